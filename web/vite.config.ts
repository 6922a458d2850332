import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { moreGames } from './games'

const server = process.env.MOTU_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), moreGames()],
  build: {
    outDir: process.env.MOTU_PAGE ?? '../motu/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data: addresses would need a looser content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the texts lie beside the Python code that uses them too
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  // One svelte for games that lie elsewhere too.
  resolve: { dedupe: ['svelte'], ...(process.env.VITEST ? { conditions: ['browser'] } : {}) },
  test: { include: ['tests/**/*.test.ts'] },
})
