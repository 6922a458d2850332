// Made by `python -m motu.server.typescript` from motu/server/wire.

export const VERSION = 1;

export type * from './wire/views';
export type * from './wire/codes';
export type * from './wire/messages';
export type * from './wire/to-page';
export type * from './wire/requests';
export type * from './wire/replays';
export type * from './wire/channels';
export type * from './wire/coach';
export type * from './wire/guide';
export type * from './wire/from-page';
