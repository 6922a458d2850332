// What scripts/check asks of TypeScript and Svelte beyond their types; prettier has the layout.

import { join } from 'node:path'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import layers from './eslint/layers.js'
import svelteConfig from './svelte.config.js'

const src = join(import.meta.dirname, 'src')
const typed = { projectService: true, extraFileExtensions: ['.svelte'] }
// By motu.server.typescript:
const GENERATED = ['**/{games/*,page}/{events,view}.ts', '**/net/wire.ts', '**/net/wire/']

export default defineConfig(
  { ignores: ['**/node_modules/', ...GENERATED] },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: typed } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { ...typed, parser: ts.parser, svelteConfig } },
  },
  {
    plugins: { motu: { rules: { layers } } },
    rules: {
      'motu/layers': ['error', { src }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_' }],
      'svelte/require-each-key': 'off', // where what is drawn has no state of its own, its place in the list is enough
      'svelte/prefer-svelte-reactivity': 'off', // caches are not state; state is $state.raw with a new value each time
      'svelte/no-useless-mustaches': 'off', // {' '} is the only space that is kept at the edge of a block
    },
  },
  {
    // The linter does not know the types of components; svelte-check does, and checks all of these.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
)
