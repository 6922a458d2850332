// Made by `python -m motu.server.typescript` from motu/games/fire_and_stone/events.py.

import type { AnyEvent } from '../../lib/net/wire';

/** Chance said who begins. */
export interface Began extends AnyEvent<"began"> {}

/** An objective, for its owner alone. */
export interface DealtObjective extends AnyEvent<"dealt_objective"> {
  objective: string;
}

/** An invention came into the display. */
export interface ShowedInvention extends AnyEvent<"showed_invention"> {
  invention: string;
}

/** A starting invention is there to be chosen. */
export interface OfferedStarting extends AnyEvent<"offered_starting"> {
  invention: string;
}

/** The player who triggered the end has the last turn. */
export interface LastTurn extends AnyEvent<"last_turn"> {}

/** A scout walked or sailed; `path` are the areas after the first. */
export interface Moved extends AnyEvent<"moved"> {
  start: string;
  area: string;
  path: Array<string>;
}

/** Bags and food came in, after the word for why; what could not be stored is lost. */
export interface Gained extends AnyEvent<"gained"> {
  cause: string;
  bags: number;
  food: number;
  lost: number;
}

/** Storage became smaller. */
export interface LostFood extends AnyEvent<"lost_food"> {
  lost: number;
}

/** A discovery tile was turned over. */
export interface Revealed extends AnyEvent<"revealed"> {
  area: string;
  tile: string;
}

/** A stack of animals came to a new forest. */
export interface LaidAnimals extends AnyEvent<"laid_animals"> {
  area: string;
  animals: number;
}

/** A scout looks at the animals of a forest. */
export interface Hunted extends AnyEvent<"hunted"> {
  area: string;
  animals: number;
}

/** The animals of a forest, for the hunter alone. */
export interface SawAnimals extends AnyEvent<"saw_animals"> {
  area: string;
  animals: Record<string, number>;
}

/** A hunter took an animal; nobody else sees which. */
export interface TookAnimal extends AnyEvent<"took_animal"> {
  area: string;
  left: number;
}

/** Which animal the hunter took, for that player alone. */
export interface Caught extends AnyEvent<"caught"> {
  animal: string;
}

/** Animals were cooked and shown. */
export interface Cooked extends AnyEvent<"cooked"> {
  animals: Record<string, number>;
  bags: number;
  food: number;
  lost: number;
}

/** A gathering tile came to a track; `area` is None from the discard, `emptied` what made room. */
export interface TookTile extends AnyEvent<"took_tile"> {
  tile: string;
  area: string | null;
  track: number;
  emptied: Record<string, number>;
}

/** An invention was taken: from the display, or a starting one. */
export interface TookInvention extends AnyEvent<"took_invention"> {
  invention: string;
}

/** A VP card was laid on an invention. */
export interface TookPoints extends AnyEvent<"took_points"> {
  invention: string;
  points: number;
}

/** A filled track brought no card. */
export interface Declined extends AnyEvent<"declined"> {}

/** A hut was built; `huts` stand there now. */
export interface Built extends AnyEvent<"built"> {
  area: string;
  paid: Record<string, number>;
  huts: number;
}

/** A hut tile came to a space of the hut track. */
export interface FoundHut extends AnyEvent<"found_hut"> {
  space: number;
}

/** A region may be entered from now on. */
export interface OpenedRegion extends AnyEvent<"opened_region"> {
  region: string;
}

/** The second scout came to the map. */
export interface PlacedScout extends AnyEvent<"placed_scout"> {
  area: string;
}

/** A scout went to a fire. */
export interface SentBack extends AnyEvent<"sent_back"> {
  area: string;
}

/** A scout stayed where it had built. */
export interface Stayed extends AnyEvent<"stayed"> {
  area: string;
}

/** The cave card was turned over. */
export interface FoundCave extends AnyEvent<"found_cave"> {
  card: string;
}

/** Points on the track, after the word for why. */
export interface Scored extends AnyEvent<"scored"> {
  cause: string;
  points: number;
}

/** Food was paid for the action of the cave. */
export interface Paid extends AnyEvent<"paid"> {
  paid: Record<string, number>;
}

/** A marker came to the cave card. */
export interface PlacedMarker extends AnyEvent<"placed_marker"> {}

/** A scout went through the tunnel. */
export interface Tunnelled extends AnyEvent<"tunnelled"> {
  area: string;
}

/** A look at a face-down tile. */
export interface Peeked extends AnyEvent<"peeked"> {
  area: string;
}

/** The tile that lies there, for the one who looked. */
export interface SawTile extends AnyEvent<"saw_tile"> {
  area: string;
  tile: string;
}

/** An animal left the animal discard, for all to see: for one of the forests or for a mat. */
export interface LeftDiscard extends AnyEvent<"left_discard"> {
  animal: string;
  to: string; // "forest" or "mat"
}

/** The forests that got an animal. */
export interface LaidHerds extends AnyEvent<"laid_herds"> {
  areas: Array<string>;
}

/** The end is near, after the word for why. */
export interface Triggered extends AnyEvent<"triggered"> {
  cause: string;
}

/** The final scoring of an objective. */
export interface ShowedObjective extends AnyEvent<"showed_objective"> {
  objective: string;
  points: number;
}

/** The rest of the final scoring. */
export interface Counted extends AnyEvent<"counted"> {
  huts: number;
  majorities: number;
  most_huts: number;
}

/** Every event of FireAndStone. */
export type FireAndStoneEvent =
  | Began | DealtObjective | ShowedInvention | OfferedStarting | LastTurn | Moved | Gained | LostFood | Revealed
  | LaidAnimals | Hunted | SawAnimals | TookAnimal | Caught | Cooked | TookTile | TookInvention | TookPoints
  | Declined | Built | FoundHut | OpenedRegion | PlacedScout | SentBack | Stayed | FoundCave | Scored | Paid
  | PlacedMarker | Tunnelled | Peeked | SawTile | LeftDiscard | LaidHerds | Triggered | ShowedObjective | Counted;
