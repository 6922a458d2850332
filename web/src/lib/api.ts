// Questions to the server over HTTP. Whatever goes wrong comes out as a Refusal with a stable code.

import type { GameInfo, Json, MakeTable, Me, Moment, Problem, Replay, TableInfo } from './wire'

/** The server said no, or said nothing. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'unreachable',
    message: string,
    readonly next: string,
  ) {
    super(message)
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  rules: (game: string) => ask<string>('GET', `/api/games/${game}/rules`),
  components: (game: string) => ask<Json>('GET', `/api/games/${game}/components`),
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  make: (wish: MakeTable) => ask<TableInfo>('POST', '/api/tables', wish),
  join: (id: string, seat: number | null = null) => ask<TableInfo>('POST', `${table(id)}/join`, { seat }),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  start: (id: string, fill: string | null = null) => ask<TableInfo>('POST', `${table(id)}/start`, { fill }),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  seat: (id: string, seat: number, bot: string | null) => ask<TableInfo>('PUT', `${table(id)}/seats/${seat}`, { bot }),
  replay: (id: string) => ask<Replay>('GET', `${table(id)}/replay`),
  moment: (id: string, moment: number) => ask<Moment>('GET', `${table(id)}/moments/${moment}`),
  recordAddress: (id: string) => `${table(id)}/record`,
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') {
    headers['content-type'] = 'application/json'
    headers['x-motu-csrf'] = await token()
  }
  const reply = await reach(path, { method, headers, body: method === 'GET' ? undefined : JSON.stringify(body ?? {}) })
  if (!reply.ok) throw await refusal(reply)
  const isJson = reply.headers.get('content-type')?.includes('json')
  return (isJson ? await reply.json() : await reply.text()) as T
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch {
    throw new Refusal('unreachable', 'The server does not answer.', 'Check the connection, then try again.')
  }
}

async function refusal(reply: Response): Promise<Refusal> {
  const said = (await reply.json().catch(() => ({}))) as Partial<Problem>
  return new Refusal(said.code ?? 'broken', said.message ?? reply.statusText, said.next ?? '')
}

/** What proves that a request comes from our own page: the server lays it into a cookie that scripts can read. */
async function token(): Promise<string> {
  const found = () => /(?:^|; )motu_csrf=([^;]+)/.exec(document.cookie)?.[1]
  if (!found()) await reach('/api/me', {})
  return found() ?? ''
}
