// What moves when a round ends and the next one begins: prizes, incomes, then tokens and islands.

import type { Flight, Motion } from '../../table/board'
import type { Earned, HawaiiEvent, Reached, WashedUp } from './events'
import { drawing, fishes } from './pictures'
import { costAt, face, held, type HawaiiChange } from './places'

const TURNING = 220 // milliseconds until a token that is too dear turns over

export function roundEnds(event: HawaiiEvent, change: HawaiiChange): Motion[] {
  switch (event.kind) {
    case 'reached':
      return [prize(event)]
    case 'earned':
      return income(event, change)
    case 'began':
      return begin(change)
    case 'laid':
      return [comes(face(event.token), 'bag', [costAt(event.token, event.place)], [`place:${event.place}`])]
    case 'washed_up':
      return washedUp(event)
    case 'laid_order':
      return [comes(face(event.token), 'bag', [costAt(event.token, 'order')])]
    case 'arrived':
      return [comes({ picture: 'ha-islet' }, 'stack', [`isle:${event.post}`])]
    default:
      return []
  }
}

/** Something new comes to its place, on the heels of others. */
function comes(what: { picture: string; text?: string }, from: string, to: string[], towards: string[] = []): Flight {
  return { ...what, from: [from], to, towards, when: 'after', piece: true, stagger: true }
}

/** A token is drawn for a place, turns over there, and goes to the beach. */
function washedUp({ token, place, fish }: WashedUp): Flight[] {
  const drawn = comes(face(token), 'bag', [`place:${place}`])
  const turned = comes({ picture: fishes(fish) }, `place:${place}`, [`fish:${fish}`], ['harbour'])
  return [
    { ...drawn, loose: true },
    { ...turned, turns: true, stagger: TURNING },
  ]
}

/** The prize runs along the lane to the one who has won it. */
function prize({ seat, rank, points }: Reached): Flight {
  return {
    picture: 'pt-medal',
    text: `${points}`,
    from: [`prize:${rank}`],
    near: [`standing:${seat}`],
    via: [`sum:${seat}`],
    to: [`runner:${seat}`, `seat:${seat}`],
    when: 'before',
    piece: true,
    loose: true,
    stagger: true,
  }
}

/** What everybody gets falls from the goal, what tiles pay from the tiles. */
function income({ seat, handout, tiles }: Earned, change: HawaiiChange): Flight[] {
  const paying = tiles.map(({ product, village, resource }) => ({
    from: `${held(change, product)}:${village}`,
    resource,
  }))
  const handed = Object.keys(handout).map((resource) => ({ from: 'flag', resource }))
  return [...handed, ...paying].map(({ from, resource }) => ({
    picture: drawing(resource),
    from: [from, 'flag'],
    near: [`standing:${seat}`],
    to: change.mine ? [`purse:${resource}`] : [`seat:${seat}`],
    when: 'before',
    piece: true,
    loose: true,
    stagger: true,
  }))
}

/** What lies there is cleared away, the islands that are left move up, and the bag is shaken. */
function begin({ before, after }: HawaiiChange): Motion[] {
  const moved = after.posts.flatMap(({ post, island }): Flight[] => {
    const old = before.posts.find((known) => island && known.island?.island === island.island)?.post ?? post
    return old === post ? [] : [comes({ picture: 'ha-islet' }, `post:${old}`, [`isle:${post}`])]
  })
  return [
    { gesture: 'fade', at: ['cost'], when: 'before' },
    { gesture: 'fade', at: ['chief'], when: 'before', stagger: 0 },
    ...moved,
    { gesture: 'shake', at: ['bag'], when: 'after' },
  ]
}
