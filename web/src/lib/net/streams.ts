// Questions that are answered again and again, until the answer is complete or the reader has seen enough; one at a
// time.

import { commandId } from './command-id'
import type { Enough, Hint, Hints, Refused, Review, Reviewed } from './wire'

export type Streamed = Hints | Reviewed
type Question = Hint | Review

export class Streams {
  private id: string | null = null
  private hear: (answer: Streamed | null) => void = () => {}

  constructor(private readonly send: (frame: Question | Enough) => boolean) {}

  /** Ask; `hear` is told each answer, and null when there will be none any more. Returns what ends it. */
  ask(question: (command_id: string) => Question, hear: (answer: Streamed | null) => void): () => void {
    const id = commandId()
    this.id = id
    this.hear = hear
    if (!this.send(question(id))) this.lost()
    return () => {
      if (this.id !== id) return
      this.id = null
      this.send({ type: 'enough', v: 1 })
    }
  }

  answered(answer: Streamed): void {
    if (answer.command_id === this.id) this.hear(answer)
  }

  refused(refused: Refused): void {
    if (refused.command_id === this.id) this.lost()
  }

  /** The link is lost: the server has stopped to work on it. */
  lost(): void {
    if (this.id === null) return
    this.id = null
    this.hear(null)
  }
}
