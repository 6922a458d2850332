// A drawing made of the pieces in use, as data: a sign of a board for the legend, an example for the rules.
//
// A figure is rows of bits. What has no bit of its own is a piece of the game: a component that needs no table.

import type { Component } from 'svelte'

/** How a thing stands on the board: it can be chosen, is picked, would be paid, or cannot be chosen now. */
export type Stand = 'legal' | 'picked' | 'pays' | 'off'

/** Numbers that mean the same in every language. */
export type Mark = string | number

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each piece has its own parameters
type AnyPiece = Component<any>

export type Bit =
  | {
      icon: string // a drawing
      size?: number
      on?: Mark // stands in its middle
      corner?: Mark // stands at its lower right
      count?: number // so many side by side
      look?: 'cut' | 'lack' | 'ghost' | 'faded' // struck out, missing, to come, not in play
      seat?: number // in whose colour
    }
  | { medal: Mark; size?: number }
  | { text: Mark; tone?: 'good' | 'bad' | 'soft' | 'chip' | 'dark' | 'struck' }
  | { sign: '+' | '−' | '=' | '→' | '×' | '<' | '≤' | '>' | '/' | '≠' }
  | { shape: number; size?: number }
  | { piece: AnyPiece; props: Record<string, unknown>; width?: number; height?: number }
  | { stand: Stand; of: Bit[] }
  | { grid: Bit[][][]; cell?: number } // rows of cells with bits in them; an empty cell is empty ground

/** An example in pictures. Its text is `figure-<rule>`, with `-` for the point of the rule, and says all it shows. */
export interface Figure {
  rows: Bit[][]
}

/** The figures of a game, by the number of the rule that they belong to. */
export type Figures = Record<string, Figure>

/** A sign of a board: where it is found there, and how the legend draws it. Its texts are `sign-<id>` and `.about`. */
export interface Sign {
  id: string
  on: string // a selector inside the table
  drawn: Bit[]
}

/** The id of the texts of a figure. */
export function figureId(rule: string): string {
  return `figure-${rule.replace('.', '-')}`
}

// How figures are written.

type Drawing = Extract<Bit, { icon: string }>
type Text = Extract<Bit, { text: Mark }>

export const icon = (name: string, rest: Omit<Drawing, 'icon'> = {}): Bit => ({ icon: name, ...rest })
export const text = (mark: Mark, tone?: Text['tone']): Bit => ({ text: mark, tone })
export const sign = (mark: Extract<Bit, { sign: string }>['sign']): Bit => ({ sign: mark })
export const medal = (points: Mark, size = 34): Bit => ({ medal: points, size })
export const shape = (seat: number): Bit => ({ shape: seat })
export const stand = (how: Stand, ...of: Bit[]): Bit => ({ stand: how, of })
