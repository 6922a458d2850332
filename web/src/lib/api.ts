// Questions to the server over HTTP. Whatever goes wrong comes out as a Refusal with a stable code.

import type { GameInfo, Problem, TableInfo } from './wire'

/** The server said no, or did not say anything. */
export class Refusal extends Error implements Problem {
  constructor(
    readonly code: string,
    message: string,
    readonly next: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export interface Me { name: string; tables: TableInfo[] }
export interface NewTable {
  game: string; seats: number; settings: Record<string, string>; bots: (string | null)[]; listed: boolean
}

export const api = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  rules: (game: string) => ask<string>('GET', `/api/games/${game}/rules`),
  components: (game: string) => ask<Record<string, unknown>>('GET', `/api/games/${game}/components`),
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  table: (id: string) => ask<TableInfo>('GET', `/api/tables/${id}`),
  open: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  join: (id: string, seat?: number) => ask<TableInfo>('POST', `/api/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/leave`),
  start: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/start`),
  rematch: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/rematch`),
  seat: (id: string, seat: number, bot: string | null) =>
    ask<TableInfo>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }),
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') {
    headers['content-type'] = 'application/json'
    headers['x-csrftoken'] = await csrf()
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
    throw new Refusal('unreachable', 'The server does not answer.', 'Check the connection, then try again.', 0)
  }
}

async function refusal(reply: Response): Promise<Refusal> {
  const said = (await reply.json().catch(() => ({}))) as Partial<Problem>
  return new Refusal(said.code ?? 'unknown', said.message ?? reply.statusText, said.next ?? '', reply.status)
}

/** The token that proves a request comes from our own page; the server lays it into a readable cookie. */
async function csrf(): Promise<string> {
  const found = () => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]
  if (!found()) await reach('/api/me', {})
  return found() ?? ''
}
