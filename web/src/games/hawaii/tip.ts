// What a handle is about, and what can be said of it beside what is printed on it.

import type { Tip } from '../../table/board'
import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import { outlook } from './corner-words'
import { drawing, icon } from './pictures'
import type { HawaiiView } from './view'

export function tip(handle: string, view: HawaiiView): Tip | null {
  const [kind = '', what = ''] = handle.split(':', 2)
  return (TIPS[kind] ?? other)(what, view, handle)
}

const ABOUT: Record<string, string> = { shell: 'about-shell', foot: 'about-foot', fruit: 'about-fruit' }

type Tell = (what: string, view: HawaiiView, handle: string) => Tip | null

/** Products, gods and boats say what is printed on them. */
const TIPS: Record<string, Tell> = {
  product: (what) => thing(what),
  thing: (what) => thing(what),
  pile: (what, view) => {
    const top = view.places.flatMap((place) => place.products).find((found) => found.pile === Number(what))
    return top?.product ? thing(top.product, [phrase('gods-below', { count: top.below ?? 0 })]) : null
  },
  boat: (what) => thing(what === 'small' ? 'small_boat' : 'large_boat'),
  post: (what, view, handle) => {
    const post = view.posts[Number(what) - 1]
    const island = post?.island ? `island-${post.island.island}` : ''
    const price = phrase('post-told', { feet: post?.feet ?? 0, points: post?.points ?? 0 })
    return post
      ? { thing: island, name: phrase('post-name', { post: post.post }), picture: icon(handle)!, lines: [price] }
      : null
  },
  place: (what, view) => {
    const place = view.places.find((found) => found.place === what)
    const products = place?.products.flatMap(({ product }) => (product ? [product] : [])) ?? []
    const lines =
      place && !place.products.some(({ pile }) => pile) ? [phrase('place-number', { number: place.number })] : []
    const picture = drawing(products[0] ?? 'token')
    const [thing, ...more] = products
    const named = more.length ? { thing: '', things: [...new Set(products)] } : { thing: thing ?? '' }
    return { ...named, name: phrase(`place-${what}`), picture, lines }
  },
  village: (what, view, handle) => {
    const village = view.players[Math.max(0, view.seat)]?.villages[Number(what) - 1]
    if (!village) return null
    const lines = village.width ? [outlook(village)] : []
    return { thing: '', name: phrase('village', { village: village.village }), picture: icon(handle)!, lines }
  },
  purse: (what) => ({
    thing: '',
    name: nameOf(what),
    picture: drawing(what),
    lines: ABOUT[what] ? [phrase(ABOUT[what])] : [],
  }),
  order: (what, view, handle) => {
    const space = view.order_spaces[Number(what) - 1]
    return space
      ? {
          thing: '',
          name: phrase('order-name', { space: space.space }),
          picture: icon(handle)!,
          lines: [phrase('about-order')],
        }
      : null
  },
  harbour: (_, view, handle) => ({
    thing: '',
    name: phrase('harbour'),
    picture: icon(handle)!,
    lines: [phrase('about-harbour', { count: view.harbour.fish.length })],
  }),
  fish: (what, _, handle) => ({
    thing: '',
    name: phrase('catch', { count: Number(what) }),
    picture: icon(handle)!,
    lines: [phrase('about-fish')],
  }),
  price: (_, __, handle) => {
    const [, colour = '', value = ''] = handle.split(':')
    const name = phrase('token', { colour, value: Number(value) })
    return {
      thing: '',
      name,
      picture: colour === 'red' ? 'ha-token_spear' : 'ha-token',
      lines: [phrase(colour === 'red' ? 'about-token-red' : 'about-token-orange')],
    }
  },
}

function thing(name: string, lines: Phrase[] = []): Tip {
  return { thing: name, name: nameOf(name), picture: drawing(name), lines }
}

/** What is clear by its button. */
const other: Tell = () => null
