import { describe, expect, it } from 'vitest'
import { placed } from '../src/table/beside'

const room = { width: 1000, height: 700 }
const size = { width: 200, height: 150 }
const at = (left: number, top: number) => ({ left, top, width: 80, height: 60 })

describe('the place of a note', () => {
  it('is at the right where there is room', () => {
    expect(placed(at(400, 300), size, room, [])).toMatchObject({ side: 'right', left: 494, top: 255 })
  })
  it('is at the left near the right edge', () => {
    expect(placed(at(900, 300), size, room, []).side).toBe('left')
  })
  it('is above where there is room at neither side', () => {
    expect(placed({ left: 100, top: 300, width: 800, height: 60 }, size, room, []).side).toBe('above')
  })
  it('is not over the buttons', () => {
    const buttons = { left: 550, top: 280, width: 200, height: 60 }
    expect(placed(at(400, 300), size, room, [buttons]).side).toBe('left')
  })
  it('is over the buttons rather than off the table', () => {
    const all = { left: 0, top: 0, ...room }
    expect(placed(at(400, 300), size, room, [all]).side).toBe('right')
  })
  it('stays on the table at a corner, with its arrow on the thing', () => {
    const { top, arrow } = placed(at(400, 640), size, room, [])
    expect(top + size.height).toBe(692)
    expect(top + arrow + 7).toBeCloseTo(670)
  })
})
