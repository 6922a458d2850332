// Games from other folders, in builds that ask for them (web/games.ts); nothing otherwise. Keys are those of the globs.

declare module 'virtual:more-games' {
  type Lazy<T> = Record<string, () => Promise<T>>
  export const boards: Lazy<{ default: import('../table/board').GameBoard }>
  export const texts: Lazy<{ sections: import('./texts').Telling }>
  export const figures: Lazy<import('./figures').Drawn>
  export const abouts: Record<string, { about: import('./about').About }>
  export const covers: Record<string, { default: import('svelte').Component }>
  export const words: Lazy<string>
  export const sheets: Record<string, string>
}
