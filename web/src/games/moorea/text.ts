// Moorea's table in words. What lies where comes from the view; nothing is reckoned here.

import type { Bag } from '../../lib/bags'
import { NOTHING, table, type Teller, type TextSection } from '../texts'
import type { Card, MooreaView, Owned, Player } from './view'

export function sections(view: MooreaView, teller: Teller): TextSection[] {
  const own = view.seat >= 0 ? [yours(view.players[view.seat]!, teller)] : []
  return [...own, display(view, teller), supply(view, teller), players(view, teller)]
}

function yours(player: Player, teller: Teller): TextSection {
  const { hand = {}, held, limit } = player
  const lines = [
    teller.say('text-hand', { cards: goods(hand, teller), held, limit }),
    teller.say('text-own-tools', { tools: names(player.tools, teller) }),
    teller.say('text-own-products', { products: works(player.cards, teller) }),
    ...player.stores.map((store) =>
      teller.say('text-store', {
        store: teller.name(store.store),
        cards: goods(store.laid, teller),
        points: store.points,
      }),
    ),
  ]
  return { heading: teller.say('text-yours'), lines, tables: [] }
}

function display(view: MooreaView, teller: Teller): TextSection {
  const head = ['text-product', 'text-price', 'text-worth', ...(view.seat >= 0 ? ['text-lack'] : [])]
  const cards = view.display.filter((card) => card !== null)
  const rows = cards.map((card) => [
    teller.name(card.product),
    price(card, teller),
    worth(card, view.necklaces, teller),
    ...(card.lacking ? [goods(card.lacking, teller)] : []),
  ])
  const left = teller.say('text-deck', { count: view.deck.left })
  return { heading: teller.say('text-display'), lines: [left], tables: [table(teller, 'text-display', head, rows)] }
}

function supply(view: MooreaView, teller: Teller): TextSection {
  const row = view.row.filter((card) => card !== null)
  const lines = [
    teller.say('text-pile', { count: view.pile }),
    teller.say('text-row', { cards: names(row, teller) }),
    teller.say('text-discard', { cards: goods(view.discard, teller) }),
  ]
  const head = ['text-tool', 'text-effect', 'text-price', 'text-worth', 'text-left']
  const rows = view.tools.map((tool) => [
    teller.name(tool.tool),
    teller.say(`does-${tool.effect}`, { value: tool.value ?? 0 }),
    teller.say('equal', { count: tool.cost }),
    `${tool.points}`,
    `${tool.left}`,
  ])
  return { heading: teller.say('text-supply'), lines, tables: [table(teller, 'text-tools', head, rows)] }
}

function players(view: MooreaView, teller: Teller): TextSection {
  const head = ['text-player', 'text-points', 'text-cards', 'text-tools', 'text-works']
  const rows = view.players.map((player) => [
    teller.player(player.seat),
    `${player.score}`,
    `${player.held} / ${player.limit}`,
    names(player.tools, teller),
    works(player.cards, teller),
  ])
  return { heading: teller.say('text-players'), lines: [], tables: [table(teller, 'text-players', head, rows)] }
}

/** A card costs some goods, or so many equal ones. */
function price(card: Card, teller: Teller): string {
  return card.same ? teller.say('equal', { count: card.same }) : goods(card.cost, teller)
}

/** What it brings at once, where that is known of the reader; of necklaces to others, all that they can bring. */
function worth(card: Card, necklaces: number[], teller: Teller): string {
  if (!card.per_card && card.type === 'necklace')
    return card.gain === undefined ? necklaces.slice(1).join(', ') : `${card.gain}`
  if (!card.per_card) return `${card.points}`
  return teller.say('text-per-card', { points: card.per_card, accepts: names(card.accepts, teller) })
}

function works(cards: Owned[], teller: Teller): string {
  return (
    cards
      .map((card) => (card.count > 1 ? `${card.count} ${teller.name(card.product)}` : teller.name(card.product)))
      .join(', ') || NOTHING
  )
}

function goods(counts: Bag, teller: Teller): string {
  return (
    Object.entries(counts)
      .map(([id, count]) => `${count} ${teller.name(id)}`)
      .join(', ') || NOTHING
  )
}

function names(ids: string[], teller: Teller): string {
  return ids.map((id) => teller.name(id)).join(', ') || NOTHING
}
