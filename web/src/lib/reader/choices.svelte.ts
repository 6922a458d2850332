// What this browser remembers about its reader: language, theme, motion, confirming, pace, board, calls, opponents.

export type Theme = 'system' | 'day' | 'night'
export type Motion = 'system' | 'on' | 'off'
export type Confirm = 'always' | 'touch' | 'final' | 'never'
export const SOUNDS = ['off', 'soft', 'on'] as const
export type Sound = (typeof SOUNDS)[number]
export type Tempo = 'calm' | 'normal' | 'quick' | 'steps' // of what others do
export type Board = 'drawn' | 'text'
/** Against whom "Play now" is played. */
export interface Opponents {
  seats: number // of the table, the reader's own one among them
  level: string
}
export interface Choices {
  language: string
  theme: Theme
  motion: Motion
  confirm: Confirm
  sound: Sound // when it is the reader's turn
  notify: boolean // of the own turn, while the page lies in the background
  notifyGuests: boolean // of people who sit down
  tempo: Tempo
  board: Board
  nameAsked: boolean // what others shall call the reader is asked once
  opponents: Opponents | null // null: not asked yet
  offered: string[] // games whose coached first game has been offered
}

const KEY = 'motu.choices'
const DEFAULTS: Choices = {
  language: '',
  theme: 'system',
  motion: 'system',
  confirm: 'touch',
  sound: 'off',
  notify: false,
  notifyGuests: false,
  tempo: 'normal',
  board: 'drawn',
  nameAsked: false,
  opponents: null,
  offered: [],
}

export const choices: Choices = $state({ ...DEFAULTS, ...remembered() })

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
let darkNow = $state(dark?.matches ?? false)
let stillNow = $state(still?.matches ?? false)
dark?.addEventListener('change', (event) => (darkNow = event.matches))
still?.addEventListener('change', (event) => (stillNow = event.matches))

/** The theme to show now. */
export function theme(): 'day' | 'night' {
  if (choices.theme !== 'system') return choices.theme
  return darkNow ? 'night' : 'day'
}

/** Whether pieces fly, or everything jumps to its place. */
export function moving(): boolean {
  return choices.motion === 'system' ? !stillNow : choices.motion === 'on'
}

/** Change some choices and remember them. A browser that refuses to remember still changes. */
export function choose(change: Partial<Choices>): void {
  Object.assign(choices, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // private windows may refuse storage: the choice then lasts as long as the page
  }
}

/** Put theme and motion on the root element, where the stylesheets look. Call once, inside an effect. */
export function dress(root: HTMLElement): void {
  root.dataset.theme = theme()
  root.dataset.motion = moving() ? 'on' : 'off'
}

function remembered(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>
  } catch {
    return {}
  }
}
