// Requests to the server over HTTP. Every failure is thrown as a Refusal with a stable code.

import { heard } from '../shelf/people'
import { commandId } from './command-id'
import type {
  Channels,
  GameInfo,
  Guide,
  Invitation,
  Json,
  MakeTable,
  Me,
  Moment,
  Phrase,
  Problem,
  PushChannel,
  Recap,
  Replay,
  SetTable,
  TableInfo,
} from './wire'

/** The server refused a request, or did not answer. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'unreachable',
    message: string,
    readonly next: string,
  ) {
    super(message)
  }
}

const PATIENCE = 8_000 // milliseconds

const known = (me: Me): Me => ({ ...me, tables: me.tables.map(heard) })
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  rules: (game: string, language: string) => ask<string>('GET', `/api/games/${game}/rules?language=${language}`),
  tooltips: (game: string) => ask<Record<string, Phrase>>('GET', `/api/games/${game}/tooltips`),
  guide: (game: string) => ask<Guide>('GET', `/api/games/${game}/guide`),
  components: (game: string) => ask<Json>('GET', `/api/games/${game}/components`),
  me: (signal?: AbortSignal) => ask<Me>('GET', '/api/me', undefined, signal).then(known),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }).then(known),
  logOut: (everywhere: boolean) => ask<Me>('POST', '/api/me/log-out', { everywhere }),
  erase: () => ask<Me>('DELETE', '/api/me'),
  fileAddress: '/api/me/file',
  channels: () => ask<Channels>('GET', '/api/me/channels'),
  startPush: (channel: PushChannel) => ask<Channels>('PUT', '/api/me/channels/push', channel),
  stopPush: (endpoint: string) => ask<Channels>('POST', '/api/me/channels/push/stop', { endpoint }),
  setWebhook: (url: string, language: string) => ask<Channels>('PUT', '/api/me/channels/webhook', { url, language }),
  stopWebhook: () => ask<Channels>('DELETE', '/api/me/channels/webhook'),
  tables: () => ask<TableInfo[]>('GET', '/api/tables').then((tables) => tables.map(heard)),
  table: (id: string, signal?: AbortSignal) => ask<TableInfo>('GET', table(id), undefined, signal).then(heard),
  make,
  invitation: (id: string) => ask<Invitation>('GET', `${table(id)}/invitation`),
  join: (id: string, seat: number | null = null) => ask<TableInfo>('POST', `${table(id)}/join`, { seat }).then(heard),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`).then(heard),
  start: (id: string, fill: string | null = null) => ask<TableInfo>('POST', `${table(id)}/start`, { fill }).then(heard),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`).then(heard),
  seat: (id: string, seat: number, bot: string | null) =>
    ask<TableInfo>('PUT', `${table(id)}/seats/${seat}`, { bot }).then(heard),
  agree: (id: string, wish: SetTable) => ask<TableInfo>('PUT', table(id), wish).then(heard),
  standIn: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/seats/${seat}/stand-in`).then(heard),
  resign: (id: string) => ask<TableInfo>('POST', `${table(id)}/resign`).then(heard),
  forget: (id: string) => ask<Me>('DELETE', `/api/me/tables/${encodeURIComponent(id)}`).then(known),
  replay: (id: string, seat: number) =>
    ask<Replay>('GET', `${table(id)}/replay?seat=${seat}`).then((replay) => ({ ...replay, info: heard(replay.info) })),
  moment: (id: string, moment: number, seat: number) =>
    ask<Moment>('GET', `${table(id)}/moments/${moment}?seat=${seat}`),
  since: (id: string, moment: number) => ask<Recap>('GET', `${table(id)}/since/${moment}`),
  recordAddress: (id: string) => `${table(id)}/record`,
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') {
    headers['content-type'] = 'application/json'
    headers['x-motu-csrf'] = await token()
  }
  const said = method === 'GET' ? undefined : JSON.stringify(body ?? {})
  const reply = await reach(path, { method, headers, body: said, signal })
  if (!reply.ok) throw await refusal(reply)
  const isJson = reply.headers.get('content-type')?.includes('json')
  return (isJson ? await reply.json() : await reply.text()) as T
}

/** A line that has fallen silent never says that nobody answers: a question that changes nothing is given up. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  const patient = request.signal ?? (request.body ? undefined : AbortSignal.timeout(PATIENCE))
  try {
    return await fetch(path, { ...request, signal: patient })
  } catch {
    throw new Refusal('unreachable', 'The server does not answer.', 'Check the connection, then try again.')
  }
}

async function refusal(reply: Response): Promise<Refusal> {
  const said = (await reply.json().catch(() => ({}))) as Partial<Problem>
  return new Refusal(said.code ?? 'broken', said.message ?? reply.statusText, said.next ?? '')
}

/** The CSRF token, which the server sets as a cookie that scripts can read. */
async function token(): Promise<string> {
  const found = () => /(?:^|; )(?:__Host-)?motu_csrf=([^;]+)/.exec(document.cookie)?.[1]
  if (!found()) await reach('/api/me', {})
  return found() ?? ''
}

let unanswered: { wish: string; command_id: string } | null = null

/** A new table. Where no answer came, the same wish again is the same command: there is one table, not two. */
async function make(wished: MakeTable): Promise<TableInfo> {
  const wish = JSON.stringify(wished)
  if (unanswered?.wish !== wish) unanswered = { wish, command_id: commandId() }
  try {
    const made = await ask<TableInfo>('POST', '/api/tables', { ...wished, command_id: unanswered.command_id })
    unanswered = null
    return heard(made)
  } catch (failure) {
    if (failure instanceof Refusal && failure.code !== 'unreachable') unanswered = null
    throw failure
  }
}
