// What a game brings to the page, found by its folder: nothing here names a game.
//
// The table (web/src/table) is the same for all games: status, rivals, score, log, own place, draft and buttons. A game
// fills it with the parts below, from web/src/games/<game>/board.ts (default export), and its texts. Each part is a
// component that finds what it needs through useSeen() of table/seen.svelte.ts:
//
//   seen.view       what the server's view() says, whole; nothing else is known about the game
//   seen.decision   what the reader is asked, null while others choose, in replays and for onlookers
//   seen.preview    the option that is picked, or that the pointer rests on: draw its ghost, its price, its gain
//   seen.after      the view as it would be then, in games whose turns are planned as a whole (`plans` below)
//   seen.looking    what is under pointer or focus: a game may draw a ghost from that handle alone
//
// Anything that can be clicked is a <Handle name="display:jetty" at="slot:3"> of table/Handle.svelte: the name stands in
// options, `at` is the one place it has. Whatever a line of the log or a flying piece may point to, and is no handle,
// carries data-at. Handles that lie nowhere on the board (count:3, end_turn) become buttons beside the draft by themselves.
//
// Live: <Table {store}>. Replay: new Seen(board, info, scene) with scene.decision = null, shown by <Stage {seen}>;
// go on with seen.show(scene, log, history).

import type { Component } from 'svelte'
import { boards } from 'virtual:more-games'
import { placeSpriteOf } from '../design/sprite'
import type { Gesturing } from '../table/gestures'
import type { Seen } from '../table/seen.svelte'
import type { Entry, Json, Option, Phrase, Planned } from '../lib/net/wire'

/** What every game's view has in common. */
export interface TableView {
  game: string
  seat: number
  active: number // whose turn it is
  awaiting: number // who is to choose; below 0: nobody
  step: string // one of `steps`, or a word for what comes after all of them; texts step-<name>
  steps: string[]
  round: number
  last_turns: number | null // turns left, once the end has been rung in
  players: { seat: number; score: number; place: number; projected?: number }[] // by seat; what an end now would add
}

/** An action that is always offered in the same spot; grey when no option has one of its handles. */
export interface Action { label: string; icon: string; handles: (view: Json) => string[] }

/**
 * Something as it is explained on demand: which tooltip of the game tells its effect, its name, its drawing, and more to say. Where
 * several things lie together, `things` are told one by one.
 */
export interface Tip { thing: string; name: Phrase; picture: string; lines: Phrase[]; things?: string[] }

/** `before` the table changes, or `after` that; with `stagger` on another's heels, after so many milliseconds or the usual few. */
interface Timed { when: 'before' | 'after'; stagger?: boolean | number }

/**
 * A piece on its way. `before` the table changes it leaves; `after` that it arrives at what is new there. Of several
 * places the first one counts that is there. It is the thing itself that leaves and arrives; its likeness, where that is not
 * there but something `near` it or `towards` which it goes, and where it is `loose`. From a `back` it is turned over. A `piece` goes
 * as it is, not on a card, in the colour of its `seat`, with a `text` on it.
 */
export interface Flight extends Timed {
  picture: string; from: string[]; near?: string[]; to: string[]; towards?: string[]; back?: boolean; piece?: boolean; seat?: number; text?: string; loose?: boolean
  via?: string[] // it touches down at these places on its way
  turns?: boolean // it is turned over
  stays?: boolean // it is seen where it went until the table has changed
}

/** Something stirs where it stands: all things at the first of these places that is there. */
export interface Gesture extends Timed { gesture: Gesturing; at: string[] }

export type Motion = Flight | Gesture

/** A question before a move that is easily regretted; `yes` stands on the button that makes it all the same. */
export interface Doubt { question: Phrase; yes: Phrase }

/** For games whose turns have many parts: nothing is sent before the whole turn is confirmed (seen.plan, seen.after). */
export interface Plans {
  /** The handles of all that a plan would give up, from what it would tell. */
  spends(plan: Planned): string[]
  /** Which of the view's steps a question belongs to; null: none. */
  step(prompt: Phrase): string | null
  /**
   * The kind of the handles that turn something before it is confirmed (`turn` for turn:0, turn:1 ...). A second click on
   * the answer before that question, R, the wheel or a <TurnButton> goes on to the next way to turn it.
   */
  cycles?: string
  /** Whether the server is asked where a click would lead while the pointer rests on it; false: its handle is enough. */
  hovers?(handle: string): boolean
}

/** A key of the game's own, lower case; it comes before the common ones. `label` is a text of the game, for the help. */
export interface Key { key: string; label: string; press(seen: Seen): void }

export interface GameBoard {
  Centre: Component // what lies between the players
  Own: Component // what lies on the beach: the reader's place
  Purse: Component // under the reader's name
  Area: Component<{ seat: number }> // all that lies before a player, large
  Rival: Component<{ seat: number }> // the same, small, in the panel
  Badge: Component<{ seat: number }> // beside the name in the panel: what matters even when there is no room
  Side?: Component // a further panel above the log
  Slip?: Component // the parts of a draft that have no other place on a phone, above the buttons
  Line: Component<{ entry: Entry }> // a line of the log in pictures
  actions: Action[]
  plans?: Plans
  keys?: Key[]
  tall?: boolean // the middle needs height: on a phone that lies on its side, the reader's place is beside it
  counted?: boolean // what is paid is shown as a number and a piece, not piece by piece
  /** The drawing of a source of points in the score sheet. */
  source(source: string): string | null
  /** The drawing of a handle that lies nowhere on the board. */
  icon(handle: string): string | null
  /** The drawings that stand for a phrase inside a sentence; null when it is said in words. */
  pictures(phrase: Phrase): string[] | null
  /** The drawing and the short title of a draft, and of the plan it belongs to; null: its label does. */
  draft(option: { handles: string[]; label: Phrase }, view: Json, plan: Planned | null): { picture: string; title: Phrase } | null
  /** What the button that sends a draft says ("Place here", "Reveal"); null: Confirm. */
  verb?(draft: Option, plan: Planned | null): Phrase | null
  tip(handle: string, view: Json): Tip | null
  /** What is asked, once in a turn, before a move is sent; null: nothing. All that is known is what else the server offers. */
  doubt?(option: { handles: string[] }, options: Option[]): Doubt | null
  /** Whether an entry gets a line in the log; what the table shows anyway needs none. */
  logged(entry: Entry, me: number | null): boolean
  /** Whether an entry is what a turn was about. */
  headline(entry: Entry): boolean
  /** Places that an entry speaks of. */
  places(entry: Entry): string[]
  /** Of these the ones to be marked until the reader has moved. */
  flags(entry: Entry): string[]
  /** What moves, in its order; `before` and `after` are the views between which the entry was told. */
  motions(entry: Entry, home: number, before: Json, after: Json): Motion[]
}

const BOARDS = { ...import.meta.glob<{ default: GameBoard }>('./*/board.ts'), ...boards }

/** The drawn board of a game; null when it has none and is played from the text board. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const [found] = await Promise.all([BOARDS[`./${game}/board.ts`]?.(), placeSpriteOf(game)])
  return found?.default ?? null
}
