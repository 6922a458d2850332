import { expect, test } from 'vitest'
import { commandId } from '../src/lib/net/command-id'

test('ids of commands are UUIDs of version 4, none twice', () => {
  const ids = Array.from({ length: 500 }, commandId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
})
