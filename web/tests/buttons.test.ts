// Which answers get a button, and where.

import { expect, test } from 'vitest'
import type { Decision, Option, Planned } from '../src/lib/net/wire'
import { buttons } from '../src/table/buttons'
import { decision, option as offered } from './fixtures'

let moves = 0
const option = (handles: string[], spends: string[] = []): Option => offered(moves++, handles, { spends })
const question = (...options: Option[]): Decision => decision('act', options)
const plan = {} as Planned
const loose = (handle: string) => ['end', 'keep', 'take', 'leave'].includes(handle)

test('answers that lie nowhere stand in place of the draft', () => {
  const [end, tile] = [option(['end']), option(['tile:1'])]
  expect(buttons([question(end, tile)], null, false, loose)).toEqual({ instead: [end], beside: [] })
})

test('the only answer needs no button but Confirm', () => {
  expect(buttons([question(option(['end']))], null, true, loose)).toEqual({ instead: [], beside: [] })
})

test('a few whole payments stand in place of the draft, many are chosen piece by piece', () => {
  const payments = [1, 2, 3, 4, 5].map((i) => option(['wood', `fish:${i}`], ['wood', `fish:${i}`]))
  expect(buttons([question(...payments.slice(0, 4))], null, false, loose).instead).toHaveLength(4)
  expect(buttons([question(...payments)], null, false, loose).instead).toEqual([])
})

test('while a plan has a draft, other answers to all its questions stand beside it', () => {
  const [end, keep] = [option(['end']), option(['keep'])]
  const questions = [question(option(['tile:1']), end), question(option(['at:1']), keep)]
  expect(buttons(questions, plan, true, loose)).toEqual({ instead: [], beside: [end, keep] })
})

test('the same answer to a question that is asked again is one button', () => {
  const stop = option(['end'])
  const questions = [question(option(['fish:1']), stop), question(option(['fish:2']), { ...stop })]
  expect(buttons(questions, plan, true, loose).beside).toEqual([stop])
})

test('an open question has its own buttons, and those of the questions before it stay', () => {
  const [end, take, leave] = [option(['end']), option(['take']), option(['leave'])]
  const questions = [question(option(['tile:1']), end), question(take, leave)]
  expect(buttons(questions, plan, false, loose)).toEqual({ instead: [take, leave], beside: [end] })
})
