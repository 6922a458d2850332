import { expect, test } from 'vitest'
import { answered, changes, decided, repicked } from '../src/lib/moves/plans'
import type { Stage } from '../src/lib/net/wire'
import { decision, option, planned } from './fixtures'

let moves = 0

/** A question with these answers, of which one is taken for the time being. */
function stage(taken: number, ...answers: string[]): Stage {
  const options = answers.map((answer) => option(++moves, answer.split('+')))
  return { decision: decision('act', options), move: options[taken]!.move }
}

const plan = (...stages: Stage[]) => planned(stages)
const BUY = plan(
  stage(0, 'place:hula', 'place:gods', 'order:1'),
  stage(0, 'walk:0-2-0', 'walk:0-0-2'),
  stage(1, 'price:3:1', 'price:3:2'),
  stage(0, 'village:1', 'village:2'),
)

test('a plan is told by the handles of its answers', () => {
  expect(answered(BUY)).toEqual(['place:hula', 'walk:0-2-0', 'price:3:2', 'village:1'])
})

test('every answer to any of the questions can be clicked', () => {
  expect(changes(BUY).has('village:2')).toBe(true)
  expect(changes(BUY).has('order:1')).toBe(true)
  expect(changes(BUY).has('harbour')).toBe(false)
})

test('another answer keeps what was picked for the other questions, and leaves open what was filled in', () => {
  expect(repicked(BUY, ['place:hula', 'price:3:2'], ['village:2'])).toEqual(['place:hula', 'price:3:2', 'village:2'])
  expect(repicked(BUY, ['place:hula', 'price:3:2'], ['price:3:1'])).toEqual(['place:hula', 'price:3:1'])
})

test('a new beginning keeps nothing, and what nobody asked for is no pick', () => {
  expect(repicked(BUY, ['place:hula', 'village:1'], ['place:gods'])).toEqual(['place:gods'])
  expect(repicked(BUY, ['place:hula'], ['harbour'])).toBeNull()
})

test('a question asked again and again takes one more each time', () => {
  const fish = plan(stage(0, 'harbour', 'order:1'), stage(0, 'fish:3', 'fish:2'), stage(1, 'fish:2', 'stop'))
  expect(repicked(fish, ['harbour'], ['fish:2'])).toEqual(['harbour', 'fish:3', 'fish:2'])
})

test('boats go together where that is possible, else one takes the place of another', () => {
  const boats = plan(stage(0, 'post:1'), stage(0, 'boat:small', 'boat:large', 'boat:small+boat:twin'))
  expect(repicked(boats, ['post:1', 'boat:small'], ['boat:twin'])).toEqual(['post:1', 'boat:small', 'boat:twin'])
  expect(repicked(boats, ['post:1', 'boat:small'], ['boat:large'])).toEqual(['post:1', 'boat:large'])
})

test('what was filled in is not decided', () => {
  expect(BUY.stages.map((part) => decided(part, ['place:hula', 'village:1']))).toEqual([true, false, false, true])
})

test('the open question of a plan is answered beside what is picked, and what is before it can be changed', () => {
  const [first, ...later] = [stage(0, 'tile:1', 'tile:2', 'end'), stage(0, 'at:1:2', 'at:3:4')]
  const open = { ...plan(first), open: later[0].decision }
  expect([...changes(open)]).toEqual(['tile:1', 'tile:2', 'end', 'at:1:2', 'at:3:4'])
  expect(repicked(open, ['tile:1'], ['at:3:4'])).toEqual(['tile:1', 'at:3:4'])
  expect(repicked(open, ['tile:1'], ['tile:2'])).toEqual(['tile:2'])
  expect(repicked({ ...plan(), open: later[0].decision }, [], ['at:1:2'])).toEqual(['at:1:2'])
})

test('a question asked twice and open the second time keeps the first answer', () => {
  const markers = { ...plan(stage(1, 'space:1', 'space:2', 'space:3')), open: stage(0, 'space:1', 'space:3').decision }
  expect(repicked(markers, ['space:2'], ['space:3'])).toEqual(['space:2', 'space:3'])
})

test('an answer of several handles is one click of a button', () => {
  const sell = plan(stage(0, 'sell'), stage(0, 'fish+fish', 'fish+coral'))
  expect(repicked(sell, ['sell'], ['fish', 'coral'])).toEqual(['sell', 'fish', 'coral'])
})

test('where only so many go together, the one that was picked first makes room', () => {
  const take = plan(
    stage(0, 'row:1', 'row:2'),
    stage(2, 'slot:a', 'slot:b', 'slot:a+slot:b', 'slot:b+slot:c', 'slot:a+slot:c'),
  )
  expect(repicked(take, ['row:1', 'slot:a', 'slot:b'], ['slot:c'])).toEqual(['row:1', 'slot:b', 'slot:c'])
})
