// Which drawing stands for what the phrases and handles of Fire & Stone name.

import { drawings } from '../../lib/drawings'
import type { Phrase } from '../../lib/net/wire'

const drawn = drawings({
  prefix: 'fs-',
  as: {
    vp_card: 'vpcard',
    face_down: 'tile_back',
    printed_fire: 'fire',
    garden_of_eden: 'palm',
    overflowing_larder: 'stash',
    cave_paintings: 'red_deer',
    great_hearth: 'fire',
    dwelling_cave: 'hut',
    mushroom_grotto: 'mushroom',
    hot_springs: 'springs',
    flint_vein: 'hand_axe',
    meeting_place: 'scout',
    hide_store: 'bag',
    fertile_valley: 'apple',
    tunnel: 'cave',
    seers_cave: 'cave',
    land_bridges: 'boats',
    ice_passage: 'mount',
    ice_age: 'mammoth',
    ancestor_grave: 'tile_back',
    vision_quest: 'steps',
    totem: 'crown',
    feast_hall: 'food',
    taboo: 'cave',
    first_teacher: 'fire_drill',
    nomads: 'hide_shoes',
    returning_herds: 'bison',
    lakes: 'lake',
    forests: 'forest',
    hearths: 'fire',
    great_settlements: 'hut',
    neighbours: 'crown',
  },
  icons: {
    food: 'fs-food',
    take: 'ui-hand',
    leave: 'fs-food',
    hunt: 'fs-paw',
    build: 'fs-hut',
    forage: 'fs-food',
    use: 'fs-cave',
    pass: 'ui-pass',
    stop: 'ui-close',
    done: 'ui-confirm',
    points: 'fs-vpcard',
    decline: 'ui-close',
    end_turn: 'ui-confirm',
    stay: 'fs-scout',
  },
  kinds: {
    scout: 'fs-scout',
    area: 'fs-steps',
    fire: 'fs-fire',
    exit: 'fs-cave',
    peek: 'ui-eye',
    track: 'fs-apple',
    feast: 'fs-food',
  },
})

export const { drawing, icon } = drawn

const COUNTED: Record<string, string> = { food: 'fs-food', bags: 'fs-bag' }
const MOST = 4 // more are said as a number

/** Food and bags are shown piece by piece. */
export function pictures({ id, args }: Phrase): string[] | null {
  const count = Number(args.count)
  return COUNTED[id] && count <= MOST ? Array<string>(count).fill(COUNTED[id]) : null
}

/** What the numbers of a card's effects count; every effect of its row has one. */
const EFFECTS: Record<string, string> = {
  sea_routes: 'fs-boats',
  steps: 'fs-steps',
  steps_from_fire: 'fs-steps',
  hut_discount: 'fs-food',
  more_huts: 'fs-hut',
  take_food: 'fs-food',
  mixed_tracks: 'fs-apple',
  storage: 'fs-bag',
  turn_food: 'fs-food',
  more_animals: 'fs-paw',
  lake_food: 'fs-food',
  cook_anywhere: 'fs-fire',
  cook_food: 'fs-food',
  leave_food: 'fs-food',
  forage_food: 'fs-food',
  hut_free_at: 'fs-hut',
  leave_less: 'fs-food',
  steps_with_boats: 'fs-steps',
  steps_with_marker: 'fs-steps',
  cave_is_fire: 'fs-fire',
  hut_cap: 'fs-hut',
  stay: 'fs-scout',
  majority_points: 'fs-crown',
  most_huts: 'pt-medal',
  most_huts_shared: 'pt-medal',
  open_region: 'fs-slab3',
}

export function effectIcon(effect: string): string {
  return EFFECTS[effect] ?? 'ui-confirm'
}

/** The face of a slab, by its region. */
export function slab(region: string): string {
  return `fs-slab${region.length}`
}
