// The import contract of the page: design < lib < table < games < pages. Imports point downwards only, and nobody
// imports a game's own folder but that game: boards, covers and texts are found by their folders.

import { dirname, relative, resolve, sep } from 'node:path'

const LAYERS = ['design', 'lib', 'table', 'games', 'pages']

/**
 * Where a file of src belongs: its layer, and its game if it lies in the folder of one. Those at the top know all.
 * @param {string} src
 * @param {string} file
 */
function place(src, file) {
  const [folder = '', game = '', ...rest] = relative(src, file).split(sep)
  const layer = LAYERS.indexOf(folder)
  return { layer: layer < 0 ? LAYERS.length : layer, game: folder === 'games' && rest.length ? game : null }
}

/**
 * What is wrong with an import, or null.
 * @param {string} src
 * @param {string} file
 * @param {string} wanted
 */
export function broken(src, file, wanted) {
  const target = resolve(dirname(file), wanted)
  if (!wanted.startsWith('.') || !target.startsWith(src + sep) || !file.startsWith(src + sep)) return null
  const [from, to] = [place(src, file), place(src, target)]
  if (to.layer > from.layer) return `${LAYERS[from.layer]} may not import from ${LAYERS[to.layer] ?? 'the top'}`
  if (to.game && to.game !== from.game) return `only ${to.game} itself may import from its folder`
  return null
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { src: { type: 'string' } } }] },
  create(context) {
    const [{ src }] = /** @type {[{ src: string }]} */ (context.options)
    /** @param {any} node */
    const check = ({ source }) => {
      const wanted = source?.value ?? source?.literal?.value
      const problem = typeof wanted === 'string' ? broken(src, context.filename, wanted) : null
      if (problem) context.report({ node: source, message: problem })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}
