// The pictures on the boxes.

import type { Component } from 'svelte'
import { covers } from 'virtual:more-games'
import PlainCover from './PlainCover.svelte'

const FILES = { ...import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true }), ...covers }

export function coverOf(game: string): Component {
  return FILES[`./${game}/Cover.svelte`]?.default ?? PlainCover
}
