// Throttled questions while the pointer moves: one at a time, with a pause between two, and only the latest.

type Question = () => Promise<void>

export class Pace {
  private waiting: Question | null = null
  private running = false

  constructor(private readonly pause: number) {}

  /** Ask as soon as possible; replaces a question that still waits. */
  ask(question: Question): void {
    this.waiting = question
    if (!this.running) void this.run()
  }

  /** Drop the waiting question. */
  forget(): void {
    this.waiting = null
  }

  private async run(): Promise<void> {
    this.running = true
    while (this.waiting) {
      const question = this.waiting
      this.waiting = null
      const paused = new Promise((done) => setTimeout(done, this.pause))
      await question()
      await paused
    }
    this.running = false
  }
}
