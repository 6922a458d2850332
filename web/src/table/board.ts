// What a game brings to the page.
//
// The table (this folder) is the same for all games: status, rivals, score, log, own place, draft and buttons. A game
// fills it with the parts below, from web/src/games/<game>/board.ts (default export), and its texts. Each part is a
// component that finds what it needs through useSeen() of seen.svelte.ts:
//
//   seen.view       what the server's view() says, whole; nothing else is known about the game (useSeen<MooreaView>())
//   seen.decision   what the reader is asked, null while others choose, in replays and for spectators
//   seen.preview    the option that is picked, or that the pointer rests on: draw its ghost, its price, its gain
//   seen.after      the view as it would be then, in games whose turns are planned as a whole (`plans` below)
//   seen.looking    what is under pointer or focus: a game may draw a ghost from that handle alone
//
// Anything that can be clicked is a <Handle name="display:jetty" at="slot:3"> of Handle.svelte: the name stands
// in options, `at` is the one place it has. Anything else that a line of the log or a flight may point to carries
// data-at. Handles that lie nowhere on the board (count:3, end_turn) become buttons by themselves.
//
// Live: <Live {store} {board}>. Replay: new Seen(board, info, scene) with scene.decision = null, shown by
// <Stage {seen}>; go on with seen.show(scene, log, history).

import type { Component } from 'svelte'
import type { AnyEvent, Entry, Option, Phrase, Planned, TableView } from '../lib/net/wire'
import type { Gesturing } from './gestures'
import type { Sign } from './guide/figure'
import type { Seen } from './seen.svelte'

/** An action that is always offered in the same spot; grey when no option has one of its handles. */
export interface Action<V = TableView> {
  label: string
  icon: string
  handles(view: V): string[]
  placed?: boolean // what it stands for lies on the board as well: a phone needs no button for it
}

/** The room that a board wants of the frame, in pixels; what it does not name is as usual (room.ts). */
export interface Room {
  left?: number // on a desk: the column of the rivals
  right?: number // on a desk: the column of score and log
  rivals?: 'left' | 'right' // right: on a desk, rivals, score and log share the right column; in wide windows the rail
  rail?: number // in wide windows: the column of the rivals
  panel?: number // on a tablet: the height of the rivals' panels
  beach?: number // on a desk: the height of the reader's place
}

/**
 * The note of a thing: the game's tooltip for it, its name, its drawing, and further lines. Where several things lie
 * together, `things` are listed one by one.
 */
export interface Tip {
  thing: string
  name: Phrase
  picture: string
  lines: Phrase[]
  things?: string[]
}

/** A draft in a picture and a few words; a note below them says what it does beside. */
export interface Titled {
  picture: string
  title: Phrase
  note?: Phrase | null
}

/** `before` or `after` the table changes; `stagger`: so many milliseconds after the one before it (true: the usual). */
interface Timed {
  when: 'before' | 'after'
  stagger?: boolean | number
}

/**
 * A piece on its way. `before` the table changes it leaves; `after` that it arrives at what is new there. Of several
 * places the first one counts that is shown. The element itself leaves and arrives; a copy of it flies where it is not
 * shown, but something `near` it or `towards` which it goes, and where it is `loose`. From a `back` it is turned over.
 * A `piece` goes as it is, not on a card, in the colour of its `seat`, with a `text` on it.
 */
export interface Flight extends Timed {
  picture: string
  from: string[]
  near?: string[]
  to: string[]
  towards?: string[]
  back?: boolean
  piece?: boolean
  seat?: number
  text?: string
  loose?: boolean
  via?: string[] // it touches down at these places on its way
  turns?: boolean // it is turned over
  stays?: boolean // it is seen where it went until the table has changed
}

/** A gesture of a thing that stands still: all things at the first of these places that exists. */
export interface Gesture extends Timed {
  gesture: Gesturing
  at: string[]
}

export type Motion = Flight | Gesture

/** For games whose turns have many parts: nothing is sent before the whole turn is confirmed (seen.plan) */
export interface Plans {
  /**
   * The kind of the handles that turn something before it is confirmed (`turn` for turn:0, turn:1 ...). A second click
   * on the answer before that question, R, the wheel or a <TurnButton> goes on to the next way to turn it.
   */
  cycles?: string
  /** Whether the server is asked where a click would lead while the pointer rests; false: the handle is enough. */
  hovers?(handle: string): boolean
}

/** A key of the game's own, lower case; it comes before the common ones. `label` is a text of the game. */
export interface Key {
  key: string
  label: string
  press(seen: Seen): void
}

/**
 * A part of a line of the log: a drawing, with how many of it before it, `times` and a `mark` behind it or a text `on`
 * it; words, where they matter in `bold`; or a sign between what was got and what was paid for it.
 */
export type Part =
  | { icon: string; count?: number; times?: number; mark?: string; on?: string }
  | { words: Phrase; bold?: boolean }
  | { sign: '+' | '−' }

/** A board of a game whose server sends views of type V and events of type E (view.ts and events.ts of its folder). */
export interface GameBoard<V extends TableView = TableView, E extends AnyEvent = AnyEvent> {
  title: string | null // the drawing of its name, as on the box
  Centre: Component // what lies between the players
  Own: Component // what lies on the beach: the reader's place
  Purse: Component // under the reader's name
  Area: Component<{ seat: number }> // all that lies before a player, large
  Rival: Component<{ seat: number }> // the same, small, in the panel
  Badge: Component<{ seat: number }> // beside the name in the panel: what matters even when there is no room
  Side?: Component // a further panel above the log
  Slip?: Component // the parts of a draft that have no other place on a phone, above the buttons
  actions: Action<V>[]
  plans?: Plans
  keys?: Key[]
  room?: Room
  /** What the signs of this board mean, for the help: fetched when it is opened. */
  legend?(): Promise<readonly Sign[]>
  counted?: boolean // what is paid is shown as a number and a piece, not piece by piece
  headlines: readonly E['kind'][] // kinds of event that a turn can be about
  shown: readonly E['kind'][] // kinds that the table shows anyway: they need no line in the log
  /** The drawing of a source of points in the score sheet. */
  source(source: string): string | null
  /** The drawing of a handle that lies nowhere on the board. */
  icon(handle: string): string | null
  /** The drawings that stand for a phrase inside a sentence; null when it is said in words. */
  pictures(phrase: Phrase): string[] | null
  /** The drawing and the short title of a draft, and of the plan it belongs to; null: its label does. */
  draft(option: Option, view: V, plan: Planned<V, E> | null): Titled | null
  /** What the button that sends a draft says ("Place here", "Reveal"); null: Confirm. */
  verb?(draft: Option, plan: Planned<V, E> | null): Phrase | null
  tip(handle: string, view: V): Tip | null
  /** An entry as a line of the log in pictures, after those of `log`; null: its sentence. */
  line(entry: Entry<E>, log: readonly Entry<E>[]): Part[] | null
  /** Whether an entry that is not `shown` gets a line in the log; true by default. */
  logged?(entry: Entry<E>, me: number | null): boolean
  /** The places that an event names. */
  places(event: E): string[]
  /** Of these the ones to be marked until the reader has moved. */
  flags(event: E): string[]
  /** What moves, in its order; `before` and `after` are the views around the event. */
  motions(event: E, home: number, before: V, after: V): Motion[]
}
