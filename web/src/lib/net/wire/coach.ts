// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { Phrase } from './messages';

/** A step of the coach that speaks now. Its title is the attribute `.title` of the phrase, what to do `.do`. */
export interface Advice {
  id: string;
  number: number; // from 1
  rule: string;
  phrase: Phrase;
  points: Array<string>; // handles and places that it points at; with a `*` at the end, all that begin alike
  because: Array<string>; // what belongs to the reason: `.tag` says it
  waits: "" | "any" | "one"; // for one answer or for any; "": it only tells
  late: boolean; // it tells of what has been done already: only to whoever has not heard it
}

/** Advice that the coach of a coached game can give the learner now. */
export interface Coach {
  steps: number;
  done: Array<string>; // what the learner has done already, by the ids of the steps
  advice: Array<Advice>; // in the order of the steps; nothing while others are asked
}
