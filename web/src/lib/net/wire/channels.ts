// Made by `python -m motu.server.typescript` from motu/server/wire.

/** GET /api/me/channels. `key` is the public key of this server, for PushManager.subscribe. */
export interface Channels {
  key: string;
  browsers: Array<string>; // their endpoints
  webhook: string | null;
}
