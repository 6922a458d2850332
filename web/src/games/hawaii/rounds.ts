// What moves when a round ends and the next one begins: prizes, incomes, then tokens and islands.

import type { Flight, Motion } from '..'
import { fishes } from './pictures'
import { costAt, face, held, placeOf, type Told } from './told'
import type { HawaiiView } from './view'

/** What a tile pays at the end of a round, for the eye. */
const PAYERS: Record<string, string> = { shell_hut: 'shell', foot_hut: 'foot', breadfruit: 'fruit', taro: 'fruit', coconut: 'fruit', banana: 'fruit' }
const TURNING = 220 // milliseconds until a token that is too dear turns over

export function roundEnds(told: Told): Motion[] {
  const { entry } = told
  switch (entry.kind) {
    case 'reached':
      return prize(told)
    case 'earned':
      return income(told)
    case 'began':
      return begin(told)
    case 'laid':
      return [{ ...face(entry), from: ['bag'], to: [costAt(entry, placeOf(entry))], towards: [placeOf(entry)], when: 'after', piece: true, stagger: true }]
    case 'washed_up':
      return [
        { ...face(entry), from: ['bag'], to: [placeOf(entry)], when: 'after', piece: true, loose: true, stagger: true },
        { picture: fishes(entry.data[2]!), from: [placeOf(entry)], to: [`fish:${entry.data[2]}`], towards: ['harbour'], when: 'after', piece: true, turns: true, stagger: TURNING },
      ]
    case 'laid_order':
      return [{ ...face(entry), from: ['bag'], to: [costAt(entry, 'order')], when: 'after', piece: true, stagger: true }]
    case 'arrived':
      return [{ picture: 'ha-islet', from: ['stack'], to: [`isle:${entry.phrase.args.post}`], when: 'after', piece: true, stagger: true }]
    default:
      return []
  }
}

/** The prize runs along the lane to the one who has won it. */
function prize({ entry, seat, before }: Told): Motion[] {
  const rank = before.goal.lanes[seat]!.rank ?? 3
  const points = String(entry.phrase.args.points)
  return [{ picture: 'pt-medal', text: points, from: [`prize:${rank}`], near: [`standing:${seat}`], via: [`sum:${seat}`], to: [`runner:${seat}`, `seat:${seat}`], when: 'before', piece: true, loose: true, stagger: true }]
}

/** What everybody gets falls from the goal, what tiles pay from the tiles. */
function income(told: Told): Flight[] {
  const { seat, mine, before } = told
  const paying = before.players[seat]!.villages.flatMap((village) => village.tiles.flatMap(({ product }) => (PAYERS[product] ? [{ from: `${held(told, product)}:${village.village}`, kind: PAYERS[product]! }] : [])))
  const handed = Object.entries(before.goal.handout).flatMap(([kind, count]) => (count ? [{ from: 'flag', kind }] : []))
  return [...handed, ...paying].map(({ from, kind }) => ({
    picture: `ha-${kind}`, from: [from, 'flag'], near: [`standing:${seat}`], to: mine ? [`purse:${kind}`] : [`seat:${seat}`], when: 'before', piece: true, loose: true, stagger: true,
  }))
}

/** What lies there is cleared away, the islands that are left move up, and the bag is shaken. */
function begin({ before, after }: Told): Motion[] {
  const old = (island: string) => before.posts.find((post) => post.island?.island === island)?.post
  const up = (view: HawaiiView) => view.posts.flatMap(({ post, island }) => (island && (old(island.island) ?? post) !== post ? [{ from: old(island.island)!, to: post }] : []))
  const moved = up(after).map(({ from, to }): Flight => ({ picture: 'ha-islet', from: [`post:${from}`], to: [`isle:${to}`], when: 'after', piece: true, stagger: true }))
  return [{ gesture: 'fade', at: ['cost'], when: 'before' }, { gesture: 'fade', at: ['chief'], when: 'before', stagger: 0 }, ...moved, { gesture: 'shake', at: ['bag'], when: 'after' }]
}
