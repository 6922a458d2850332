// What moves when something has happened: the scout walks, the slab turns over, then comes what follows from it.

import type { Flight, Motion } from '../../table/board'
import { cards } from '../../lib/bags'
import type { FireAndStoneEvent } from './events'
import { drawing } from './pictures'

export function motions(event: FireAndStoneEvent, home: number): Motion[] {
  const { seat } = event
  const mine = seat === home
  const store = mine ? ['food', 'purse', `seat:${seat}`] : [`seat:${seat}:food`, `seat:${seat}`]
  switch (event.kind) {
    case 'moved':
      return [walk(seat, event.start, event.area, event.path.slice(0, -1))]
    case 'sent_back':
    case 'tunnelled':
      return [{ ...walk(seat, '', event.area, []), from: [`at:${seat}`] }]
    case 'placed_scout':
      return [comes('fs-scout', [`seat:${seat}`], [`at:${seat}:${event.area}`], seat)]
    case 'revealed':
      return [
        { gesture: 'flip', at: [`place:${event.area}`], when: 'before' },
        { gesture: 'flip', at: [`place:${event.area}`], when: 'after' },
      ]
    case 'built':
      return [
        ...pays(event.paid, store, `place:${event.area}`),
        { gesture: 'nod', at: [`place:${event.area}`], when: 'after' },
      ]
    case 'found_hut':
      return [{ gesture: 'nod', at: [`track:space:${event.space}`], when: 'after' }]
    case 'laid_animals':
      return [{ gesture: 'shake', at: [`place:${event.area}`], when: 'after' }]
    case 'took_animal':
      return [
        {
          ...comes(
            'fs-animal_back',
            [`place:${event.area}`],
            mine ? ['mat', 'purse'] : [`seat:${seat}:animals`, `seat:${seat}`],
            seat,
          ),
          loose: true,
        },
      ]
    case 'took_tile': {
      const from = event.area === null ? ['cave'] : [`place:${event.area}`]
      const to = mine ? [`track:${event.track}`, 'purse'] : [`seat:${seat}:track:${event.track}`, `seat:${seat}`]
      return [{ ...comes(drawing(event.tile), from, to, seat), loose: true }]
    }
    case 'gained':
    case 'cooked': {
      const got = cards({ bag: event.bags, food: event.food })
      return got.map((kind, i) => ({
        ...comes(drawing(kind), [`at:${seat}`], store, seat),
        loose: true,
        stagger: i > 0,
      }))
    }
    case 'paid':
      return pays(event.paid, store, 'cave')
    case 'took_invention':
      return [
        {
          picture: drawing(event.invention),
          from: [`display:${event.invention}`, `offer:${event.invention}`],
          to: [`seat:${seat}`],
          when: 'before',
        },
      ]
    case 'took_points':
      return [
        {
          ...comes(
            'fs-vpcard',
            ['points'],
            mine ? [`card:${event.invention}`, `seat:${seat}`] : [`seat:${seat}`],
            seat,
          ),
          loose: true,
        },
      ]
    case 'showed_invention':
      return [{ gesture: 'flip', at: [`display:${event.invention}`], when: 'after' }]
    case 'found_cave':
      return [{ gesture: 'flip', at: ['cave'], when: 'after' }]
    default:
      return []
  }
}

/** A scout hops from area to area and stays there. */
function walk(seat: number, start: string, area: string, path: string[]): Flight {
  return {
    picture: 'fs-scout',
    from: [`at:${seat}:${start}`],
    near: [`at:${seat}`],
    to: [`place:${area}`],
    via: path.map((on) => `place:${on}`),
    when: 'before',
    piece: true,
    seat,
    stays: true,
  }
}

function comes(picture: string, from: string[], to: string[], seat: number): Flight {
  return { picture, from, to, towards: [`seat:${seat}`], when: 'after', piece: true, seat }
}

function pays(bag: Record<string, number>, from: string[], to: string): Flight[] {
  return cards(bag).map((kind, i) => ({
    picture: drawing(kind),
    from: from.slice(0, 1),
    near: from.slice(1),
    to: [to],
    when: 'before',
    piece: true,
    stagger: i > 0,
  }))
}
