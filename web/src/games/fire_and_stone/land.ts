// The map grown from the component data: land around the areas and their borders, lakes with an arm to each area at
// their shore, trails and sea routes. An edition that moves an area moves the coast with it.

import { Raster, outline, type Point } from './raster'

export type Label = 'above' | 'below' | 'left' | 'right'

/** The parts of the component file that the map is grown from. */
export interface Sheet {
  board: { width: number; height: number }
  area: { id: string; region: number; icon: string; x: number; y: number; label: Label }[]
  land: { edges: string[] } // "cape-kalahari"
  sea: { edges: string[] }
  lake: { areas: string[]; x: number; y: number }[]
}

export interface Place extends Point {
  id: string
  region: number
  label: Label
}

/** Everything as paths in world units, which are those of the component file. */
export interface Land {
  width: number
  height: number
  places: ReadonlyMap<string, Place>
  coast: string
  regions: Record<number, string>
  lakes: string
  trails: string
  routes: string
  marks: Mark[]
  isLand(at: Point): boolean
  /** The trail or sea route between neighbours, from where a move starts. */
  way(from: string, to: string): Way
}

export interface Way {
  path: string
  sea: boolean
}
export interface Mark extends Point {
  drawing: string
  size: number
}

const AROUND = 45 // radius of the land around an area
const BORDER = 27 // half the width of the land between neighbours
const FAR = 118 // neighbours farther apart are joined by a narrow neck
const POND = 4200 // smaller waters that are no lakes are filled in

/** Waters that a map of the world has; where an edition puts land, there is land. */
const WATERS: Point[][] = [
  [
    [104, 300],
    [140, 318],
    [190, 322],
    [250, 342],
    [310, 348],
  ],
  [
    [322, 420],
    [345, 446],
    [386, 476],
    [430, 520],
  ],
  [
    [448, 400],
    [480, 392],
    [505, 420],
  ],
  [
    [30, 205],
    [70, 205],
  ],
  [
    [970, 385],
    [975, 410],
  ],
  [
    [1060, 345],
    [1130, 350],
  ],
  [
    [770, 330],
    [800, 320],
  ],
  [
    [640, 470],
    [640, 520],
  ],
  [
    [330, 565],
    [345, 575],
  ],
].map((line) => line.map(([x, y]) => ({ x: x!, y: y! })))

/** Dunes, mountains, grass and palms, as far as nothing lies there. */
const MARKS: Record<string, number[][]> = {
  'fs-dune': [
    [165, 402, 30],
    [168, 338, 26],
    [92, 392, 24],
    [450, 398, 26],
    [800, 606, 26],
  ],
  'fs-mount': [
    [200, 262, 26],
    [428, 130, 28],
    [585, 332, 38],
    [588, 245, 30],
    [688, 218, 28],
    [945, 160, 32],
    [960, 258, 34],
    [1010, 432, 30],
    [1008, 560, 36],
    [1010, 622, 30],
    [1145, 262, 24],
  ],
  'fs-palm': [
    [250, 596, 28],
    [118, 560, 24],
    [172, 528, 26],
    [640, 442, 26],
    [555, 432, 24],
    [765, 555, 28],
    [1140, 470, 28],
    [1060, 440, 22],
    [995, 350, 20],
  ],
  'fs-tuft': [
    [228, 636, 20],
    [330, 520, 18],
    [245, 105, 18],
    [340, 182, 18],
    [505, 162, 20],
    [700, 155, 20],
    [610, 78, 18],
    [900, 670, 18],
    [1050, 190, 18],
    [1075, 650, 20],
    [1140, 585, 18],
    [1030, 100, 18],
  ],
}

export function grow(sheet: Sheet): Land {
  const { width, height } = sheet.board
  const places = new Map(sheet.area.map(({ id, region, x, y, label }) => [id, { id, region, x, y, label }]))
  const [borders, routes] = [pairs(sheet.land.edges, places), pairs(sheet.sea.edges, places)]
  const land = ground(sheet, places, borders)
  const bySea = new Set(routes.flatMap(([a, b]) => [`${a.id} ${b.id}`, `${b.id} ${a.id}`]))
  return {
    width,
    height,
    places,
    coast: outline(land, { blur: 6.4, rough: 0.055, seed: 3, every: 4 }),
    regions: { 1: regionOf(1, land, places), 3: regionOf(3, land, places) },
    lakes: outline(lakes(sheet, places, 0), { blur: 3.6, rough: 0.05, seed: 9, every: 2 }),
    trails: borders.map(([a, b]) => curve(a, b, false)).join(''),
    routes: routes.map(([a, b]) => curve(a, b, true)).join(''),
    marks: marksOn(land, [...places.values()]),
    isLand: (at) => land.has(at),
    way: (from, to) => {
      const sea = bySea.has(`${from} ${to}`)
      const [a, b] =
        (sea ? routes : borders).find(([p, q]) => (p.id === from && q.id === to) || (q.id === from && p.id === to)) ??
        []
      return { path: a && b ? curve(a, b, sea) : '', sea }
    },
  }
}

function pairs(edges: string[], places: ReadonlyMap<string, Place>): [Place, Place][] {
  return edges.map((edge) => edge.split('-').map((id) => places.get(id)!) as [Place, Place])
}

/** Land around every area and along every border, with bays cut into it; only lakes look like lakes. */
function ground(sheet: Sheet, places: ReadonlyMap<string, Place>, borders: [Place, Place][]): Raster {
  const land = lakes(sheet, places, 17)
  const kept = new Raster(sheet.board.width, sheet.board.height)
  for (const place of places.values()) land.disc(place, AROUND)
  for (const [a, b] of borders) land.stroke(a, b, apart(a, b) > FAR ? 17 : BORDER)
  for (const line of WATERS) {
    land.line(line, 15, 0)
    kept.line(line, 4)
  }
  for (const place of places.values()) land.disc(place, 36)
  for (const [a, b] of borders) land.stroke(a, b, 14)
  land.fillHoles(POND, kept)
  return land
}

/** Each lake, with an arm towards every area at its shore. */
function lakes(sheet: Sheet, places: ReadonlyMap<string, Place>, more: number): Raster {
  const water = new Raster(sheet.board.width, sheet.board.height)
  for (const lake of sheet.lake) {
    water.disc(lake, 12 + more)
    for (const id of lake.areas) {
      const place = places.get(id)!
      const long = apart(place, lake)
      const t = Math.max(0, (long - 27) / long)
      water.stroke(lake, { x: lake.x + (place.x - lake.x) * t, y: lake.y + (place.y - lake.y) * t }, 7 + more)
    }
  }
  return water
}

/** What lies nearest to the areas of a region. */
function regionOf(region: number, land: Raster, places: ReadonlyMap<string, Place>): string {
  const found = new Raster(land.width, land.height)
  const all = [...places.values()]
  for (let row = 0; row < found.rows; row++) {
    for (let col = 0; col < found.cols; col++) {
      const at = found.at(col, row)
      let [nearest, least] = [0, Infinity]
      for (const place of all) {
        const away = (place.x - at.x) ** 2 + (place.y - at.y) ** 2
        if (away < least) [nearest, least] = [place.region, away]
      }
      if (nearest === region) found.cells[row * found.cols + col] = 1
    }
  }
  return outline(found, { blur: 6, rough: 0.05, seed: 5 + region, every: 6 })
}

/** A bent line between two areas that leaves room for what lies there. */
function curve(a: Place, b: Place, sea: boolean): string {
  const long = apart(a, b)
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long]
  const cut = Math.min(sea ? 34 : 27, long * 0.36)
  const side = (a.id.length * 7 + b.id.length * 3 + a.x) % 2 < 1 ? 1 : -1
  const bend = side * (sea ? 0.08 : 0.06) * long
  const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`
  const middle = point((a.x + b.x) / 2 - uy * bend, (a.y + b.y) / 2 + ux * bend)
  return `M${point(a.x + ux * cut, a.y + uy * cut)}Q${middle} ${point(b.x - ux * cut, b.y - uy * cut)}`
}

function marksOn(land: Raster, places: Place[]): Mark[] {
  const all = Object.entries(MARKS).flatMap(([drawing, marks]) =>
    marks.map(([x, y, size]) => ({ drawing, x: x!, y: y!, size: size! })),
  )
  return all.filter((mark) => land.has(mark) && places.every((place) => apart(place, mark) > 26))
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
