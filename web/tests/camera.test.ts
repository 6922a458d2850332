// A camera over a board of 1000 x 500 in a window of 400 x 300.

import { beforeEach, expect, test } from 'vitest'
import { Camera, Cameras } from '../src/table/camera.svelte'
import { Drag } from '../src/table/drag'
import { distance, within } from '../src/table/nearest'

let camera: Camera

beforeEach(() => {
  camera = new Camera()
  camera.resize(400, 300)
  camera.lay(1000, 500, 3)
})

const middle = () => camera.at({ x: 200, y: 150 })

test('at first the whole board is in the middle of the window', () => {
  expect([camera.zoom, camera.x, camera.y]).toEqual([0.4, 0, 50])
})

test('boxes are shown as large as they go, with a margin', () => {
  camera.fit([
    { left: 100, top: 100, width: 50, height: 50 },
    { left: 250, top: 100, width: 50, height: 50 },
  ])
  expect(camera.zoom).toBeCloseTo((400 - 24) / 200)
  expect(middle()).toEqual({ x: 200, y: 125 })
})

test('nobody zooms out of the board or in beyond its limit', () => {
  camera.zoomBy(100)
  expect(camera.zoom).toBe(3)
  camera.zoomBy(0.001)
  expect(camera.zoom).toBe(0.4)
})

test('what is under the pointer stays there while zooming', () => {
  camera.zoomBy(4)
  const before = camera.at({ x: 120, y: 80 })
  camera.zoomBy(1.5, { x: 120, y: 80 })
  const after = camera.at({ x: 120, y: 80 })
  expect([after.x, after.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)])
})

test('the board never leaves the window', () => {
  camera.zoomBy(5)
  camera.pan(5000, 5000)
  expect([camera.x, camera.y]).toEqual([0, 0])
  camera.pan(-50000, -50000)
  expect([camera.x, camera.y]).toEqual([400 - 2000, 300 - 1000])
})

test('what the reader has moved stays, whatever the game wants to show, until all is asked for', () => {
  camera.fit([{ left: 0, top: 0, width: 100, height: 100 }])
  camera.zoomBy(1.1)
  const held = [camera.x, camera.y, camera.zoom]
  camera.fit([{ left: 500, top: 300, width: 100, height: 100 }])
  expect([camera.x, camera.y, camera.zoom]).toEqual(held)
  camera.reset()
  expect(middle()).toEqual({ x: 550, y: 350 })
})

test('in a window of another size the same place is in the middle', () => {
  camera.zoomBy(5)
  camera.pan(-300, -200)
  const before = middle()
  camera.resize(300, 400)
  expect(camera.at({ x: 150, y: 200 })).toEqual(before)
})

test('what has the focus is brought into sight, and no farther', () => {
  camera.zoomBy(5)
  camera.pan(-600, -200)
  camera.reveal({ left: 390, top: 100, width: 40, height: 40 })
  expect([camera.x, camera.y]).toEqual([-800 - 600 - 42, -350 - 200])
  const still = [camera.x, camera.y]
  camera.reveal({ left: 100, top: 100, width: 40, height: 40 })
  expect([camera.x, camera.y]).toEqual(still)
})

test('where a camera stood is kept while it is not shown, and keys are for the one that was used last', () => {
  const cameras = new Cameras()
  const [map, island] = [cameras.named('map'), cameras.named('island')]
  const away = [map, island].map((one) => cameras.use(one))
  expect(cameras.current).toBe(island)
  cameras.use(map)
  expect(cameras.current).toBe(map)
  for (const leave of away) leave()
  expect(cameras.current).toBeNull()
  expect(cameras.named('map')).toBe(map)
})

test('a press becomes a drag after eight pixels', () => {
  camera.zoomBy(5)
  const began: number[][] = []
  const drag = new Drag(
    camera,
    () => ({ left: 0, top: 0, scale: 2 }),
    (pointers) => began.push(pointers),
  )
  const { x } = camera
  drag.press(1, { x: 100, y: 100 })
  drag.move(1, { x: 107, y: 100 })
  expect([camera.x, drag.release(1)]).toEqual([x, false])
  drag.press(1, { x: 100, y: 100 })
  drag.move(1, { x: 120, y: 100 })
  expect(camera.x).toBe(x + 10) // the window is drawn at twice its size
  expect([began, drag.release(1), drag.dragging]).toEqual([[[1]], true, false])
})

test('two fingers zoom about the point between them', () => {
  camera.zoomBy(2)
  const drag = new Drag(
    camera,
    () => ({ left: 0, top: 0, scale: 1 }),
    () => {},
  )
  drag.press(1, { x: 100, y: 150 })
  drag.press(2, { x: 300, y: 150 })
  const before = middle()
  drag.move(2, { x: 310, y: 150 })
  drag.move(1, { x: 90, y: 150 })
  expect(camera.zoom).toBeCloseTo(0.8 * 1.1)
  expect(middle().x).toBeCloseTo(before.x, 0)
})

test('a finger reaches 22 pixels beyond a thing, measured from its shape', () => {
  const box = { left: 100, top: 100, width: 40, height: 40 }
  expect(distance(box, { x: 120, y: 120 }, 'box')).toBe(0)
  expect(distance(box, { x: 160, y: 120 }, 'box')).toBe(20)
  expect(distance(box, { x: 160, y: 120 }, 'round')).toBe(20)
  expect(distance(box, { x: 141, y: 141 }, 'round')).toBeGreaterThan(distance(box, { x: 141, y: 141 }, 'box'))
  const thing = (left: number) => ({
    name: `${left}`,
    element: { dataset: { shape: 'round' }, getBoundingClientRect: () => ({ ...box, left }) } as unknown as HTMLElement,
  })
  const things = [thing(0), thing(100), thing(170)]
  expect(within(things, { x: 158, y: 120 }).map(({ name }) => name)).toEqual(['170', '100'])
  expect(within(things, { x: 60, y: 120 }).map(({ name }) => name)).toEqual(['0'])
  expect(within(things, { x: 160, y: 200 })).toEqual([])
})
