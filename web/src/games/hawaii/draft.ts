// What stands on the draft before it is confirmed.

import type { Phrase } from '../../lib/wire'
import { drawing, icon } from './pictures'
import type { HawaiiView } from './view'

const PIECES = ['kahuna', 'tiki'] // they have no sides: a double price brings two

/** A whole turn in a picture and a few words; its price is drawn beside it. */
export function draft(option: { handles: string[]; label: Phrase }, view: HawaiiView): { picture: string; title: Phrase } | null {
  const { handles, label } = option
  const named = (kind: string) => handles.find((handle) => handle.startsWith(`${kind}:`))?.split(':')
  const price = named('price')
  const place = view.places.find((known) => known.place === named('place')?.[1])
  if (place) {
    const pile = Number(named('pile')?.[1] ?? 0)
    const only = place.products.length === 1 || !pile ? place.products[0] : undefined
    const product = named('product')?.[1] ?? place.products.find((known) => known.pile === pile)?.product ?? only?.product ?? ''
    const double = price?.[3] === '2'
    if (PIECES.includes(product)) return { picture: drawing(product), title: { id: 'pieces', args: { kind: product, count: double ? 2 : 1 } } }
    const title = { id: 'draft-buy', args: { product: { id: `name-${product}`, args: {} }, side: double ? 'II' : 'I' } }
    return { picture: drawing(product), title }
  }
  if (handles[0] === 'harbour') {
    const caught = handles.filter((handle) => handle.startsWith('fish:')).map((handle) => Number(handle.slice('fish:'.length)))
    return { picture: 'ha-harbour', title: { id: 'draft-fish', args: { count: caught.reduce((sum, fish) => sum + fish, 0) } } }
  }
  if (named('post')) return { picture: 'ha-islet', title: { id: 'draft-visit', args: { post: Number(named('post')![1]) } } }
  if (named('order')) return { picture: 'ha-stone', title: { id: 'draft-finish', args: { space: Number(named('order')![1]) } } }
  const picture = icon(handles[0] ?? '')
  return picture ? { picture, title: label } : null
}
