// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { Phrase } from './messages';

/** A step of the coach that speaks now. Its title is the attribute `.title` of the phrase, what to do `.do`. */
export interface Advice {
  id: string;
  number: number;
  rule: string;
  phrase: Phrase;
  points: Array<string>;
  because: Array<string>;
  waits: "" | "any" | "one";
  late: boolean;
}

/** Advice that the coach of a coached game can give the learner now. */
export interface Coach {
  steps: number;
  done: Array<string>;
  advice: Array<Advice>;
}
