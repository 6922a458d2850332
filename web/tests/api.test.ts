// Requests whose answer is lost.

import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal, api } from '../src/lib/net/api'

const WISH = { game: 'g', seats: 2, bots: [null, null], settings: {}, listed: false }

let sent: { command_id: string }[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  sent = []
  vi.stubGlobal('document', { cookie: 'motu_csrf=token' })
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    sent.push(JSON.parse(request.body as string) as { command_id: string })
    return answer()
  })
})

const json = (body: unknown, status: number) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const lost = () => Promise.reject(new TypeError('network'))
const made = () => json({ id: 't' }, 201)
const ids = () => sent.map(({ command_id }) => command_id)

test('a table whose answer was lost is asked for by the same command, and the next one by another', async () => {
  answer = lost
  await expect(api.make(WISH)).rejects.toMatchObject({ code: 'unreachable' })
  answer = made
  expect((await api.make(WISH)).id).toBe('t')
  await api.make(WISH)
  const [first, again, next] = ids()
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('another wish, or one that was refused, is another command', async () => {
  answer = lost
  await expect(api.make(WISH)).rejects.toBeInstanceOf(Refusal)
  await expect(api.make({ ...WISH, seats: 3 })).rejects.toBeInstanceOf(Refusal)
  answer = () => json({ code: 'too_fast', message: '', next: '' }, 429)
  await expect(api.make(WISH)).rejects.toMatchObject({ code: 'too_fast' })
  answer = made
  await api.make(WISH)
  expect(new Set(ids()).size).toBe(4)
})
