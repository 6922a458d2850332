// Questions that are answered again and again.

import { expect, test } from 'vitest'
import { Streams } from '../src/lib/net/streams'
import type { Hints } from '../src/lib/net/wire'

function open() {
  const sent: { type: string; command_id?: string }[] = []
  const heard: (number | null)[] = []
  let linked = true
  const streams = new Streams((frame) => {
    sent.push(frame)
    return linked
  })
  const ask = () =>
    streams.ask(
      (command_id) => ({ type: 'hint', v: 1, command_id, seq: 3, deeper: false }),
      (answer) => heard.push(answer?.type === 'hints' ? answer.simulations : null),
    )
  const answer = (
    simulations: number,
    command_id = sent.findLast((frame) => frame.command_id)!.command_id!,
  ): Hints => ({
    type: 'hints',
    v: 1,
    command_id,
    seq: 3,
    simulations,
    done: false,
    suggestions: [],
  })
  return { streams, sent, heard, ask, answer, cut: () => (linked = false) }
}

test('each answer is heard until the reader has seen enough', () => {
  const { streams, sent, heard, ask, answer } = open()
  const end = ask()
  streams.answered(answer(60))
  streams.answered(answer(120))
  end()
  streams.answered(answer(240))
  expect(heard).toEqual([60, 120])
  expect(sent.map(({ type }) => type)).toEqual(['hint', 'enough'])
})

test('a new question takes the place of the one before, which ends nothing any more', () => {
  const { streams, sent, heard, ask, answer } = open()
  const end = ask()
  const late = answer(60)
  ask()
  end()
  streams.answered(late)
  streams.answered(answer(7))
  expect(heard).toEqual([7])
  expect(sent.map(({ type }) => type)).toEqual(['hint', 'hint'])
})

test('a refusal and a lost link end it', () => {
  const { streams, sent, heard, ask, cut } = open()
  ask()
  streams.refused({ type: 'error', v: 1, command_id: 'another', code: 'too_fast', message: '', next: '' })
  expect(heard).toEqual([])
  streams.refused({ type: 'error', v: 1, command_id: sent[0]!.command_id!, code: 'too_fast', message: '', next: '' })
  expect(heard).toEqual([null])
  ask()
  streams.lost()
  streams.lost()
  expect(heard).toEqual([null, null])
  cut()
  ask()
  expect(heard).toEqual([null, null, null])
})
