// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { Patience } from './messages';

/** PUT /api/me. An empty name keeps the guest's name; a new guest gets a random one. */
export interface SetMe {
  name?: string;
}

/** POST /api/me/log-out. */
export interface LogOut {
  everywhere?: boolean; // in all browsers
}

/**
 * POST /api/tables. `bots` has a bot's name or null (a person) for each seat; missing ones are null.
 *
 * The same `command_id` again makes no other table: it is answered with the one that it made.
 */
export interface MakeTable {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  bots?: Array<string | null>;
  listed?: boolean;
  patience?: Patience;
  hints?: boolean | null; // null: as long as one person plays against bots
  coach?: boolean; // the coached first game: the game's own deal, settings and bot, whatever else is wished
  command_id?: string | null;
}

/** PUT /api/tables/{id}. What is null stays as it is; patience and hints are agreed before the start. */
export interface SetTable {
  locked?: boolean | null;
  patience?: Patience | null;
  phrases?: boolean | null;
  hints?: boolean | null;
}

/** POST /api/tables/{id}/join. Without `seat`: the guest's own seat, or else the first free one. */
export interface Join {
  seat?: number | null;
}

/** POST /api/tables/{id}/start. `fill` names the bot for empty seats. */
export interface Start {
  fill?: string | null;
}

/** PUT /api/tables/{id}/seats/{seat}, before the start: a bot, or null (empty). */
export interface SetSeat {
  bot: string | null;
}

/** PUT /api/me/channels/push: a PushSubscription of a browser. `zone` is its time zone: nights are quiet. */
export interface PushChannel {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
  zone?: string;
}

/** PUT /api/me/channels/webhook. */
export interface WebhookChannel {
  url: string;
  language?: string;
}

/** POST /api/me/channels/push/stop: this browser is told nothing any more. */
export interface StopPush {
  endpoint: string;
}
