// Corners in words: labels for readers who do not see them, and the notes of villages.

import type { Seen } from '../../table/seen.svelte'
import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { Boat, Island, Player, Tile, Village } from './view'

/** First, second, and all the others who reach the goal. */
export const PRIZES = ['prize-1', 'prize-2', 'prize-3']

/** `surfer (II)`, as the server says it. */
export function tileName(tile: Tile): Phrase {
  const product = nameOf(tile.product)
  return tile.side === 2 ? phrase('on-side', { product, side: 'II' }) : product
}

/** What a village scores, or would if it were evaluated, and what it needs for that. */
export function outlook(village: Village): Phrase {
  const { points, tikis_lacking: tikis, columns_lacking: columns } = village
  if (!village.width) return phrase('village-empty')
  if (village.scored) return phrase('village-scores', { points })
  const args = {
    points,
    tikis: phrase('more-tikis', { count: tikis ?? 0 }),
    columns: phrase('more-columns', { count: columns ?? 0 }),
  }
  if (tikis === null) return phrase('village-needs-columns', args)
  return phrase(columns === null ? 'village-needs-tikis' : 'village-needs', args)
}

/** A whole village, read aloud. */
export function villageLabel(seen: Seen, player: Player, village: Village): string {
  const printed = village.printed_hut ? [phrase('name-start_hut')] : []
  const tiles = [...printed, ...village.tiles.map(tileName)]
  const kahuna = player.kahunas[village.village - 1]!
  return [
    seen.say('village-of', { village: village.village, tiles }),
    seen.phrase(outlook(village)),
    seen.say(kahuna.filled ? 'kahuna-beside' : 'kahuna-missing', { points: kahuna.points, shells: kahuna.shells }),
  ].join(' ')
}

export function boatName(boat: Boat): Phrase {
  return phrase('boat-told', {
    boat: phrase('boats', { boat: boat.boat, count: 1 }),
    spaces: boat.spaces,
    prepaid: boat.prepaid,
    ready: boat.ready ? 'yes' : 'no',
  })
}

/** What an island gives. */
export function giftOf(island: Island): Phrase {
  if (island.gives === 'points') return phrase('points', { points: island.amount })
  if (island.gives === 'fruit') return phrase('resources', { kind: 'fruit', count: island.amount })
  if (island.gives === 'tile') return phrase('on-side', { product: nameOf(island.product ?? ''), side: 'II' })
  return phrase('pieces', { kind: island.gives, count: island.amount })
}
