// Made by `python -m motu.server.typescript` from motu/games/fire_and_stone/events.py.

/** Chance said who begins. */
export interface Began {
  kind: "began";
  seat: number;
}

/** An objective, for its owner alone. */
export interface DealtObjective {
  kind: "dealt_objective";
  seat: number;
  objective: string;
}

/** An invention came into the display. */
export interface ShowedInvention {
  kind: "showed_invention";
  seat: number;
  invention: string;
}

/** A starting invention is there to be chosen. */
export interface OfferedStarting {
  kind: "offered_starting";
  seat: number;
  invention: string;
}

/** The player who triggered the end has the last turn. */
export interface LastTurn {
  kind: "last_turn";
  seat: number;
}

/** A scout walked or sailed; `path` are the areas after the first. */
export interface Moved {
  kind: "moved";
  seat: number;
  start: string;
  area: string;
  path: Array<string>;
}

/** Bags and food came in, after the word for why; what could not be stored is lost. */
export interface Gained {
  kind: "gained";
  seat: number;
  cause: string;
  bags: number;
  food: number;
  lost: number;
}

/** Storage became smaller. */
export interface LostFood {
  kind: "lost_food";
  seat: number;
  lost: number;
}

/** A discovery tile was turned over. */
export interface Revealed {
  kind: "revealed";
  seat: number;
  area: string;
  tile: string;
}

/** A stack of animals came to a new forest. */
export interface LaidAnimals {
  kind: "laid_animals";
  seat: number;
  area: string;
  animals: number;
}

/** A scout looks at the animals of a forest. */
export interface Hunted {
  kind: "hunted";
  seat: number;
  area: string;
  animals: number;
}

/** The animals of a forest, for the hunter alone. */
export interface SawAnimals {
  kind: "saw_animals";
  seat: number;
  area: string;
  animals: Record<string, number>;
}

/** A hunter took an animal; nobody else sees which. */
export interface TookAnimal {
  kind: "took_animal";
  seat: number;
  area: string;
  left: number;
}

/** Which animal the hunter took, for that player alone. */
export interface Caught {
  kind: "caught";
  seat: number;
  animal: string;
}

/** Animals were cooked and shown. */
export interface Cooked {
  kind: "cooked";
  seat: number;
  animals: Record<string, number>;
  bags: number;
  food: number;
  lost: number;
}

/** A gathering tile came to a track; `area` is None from the discard, `emptied` what made room. */
export interface TookTile {
  kind: "took_tile";
  seat: number;
  tile: string;
  area: string | null;
  track: number;
  emptied: Record<string, number>;
}

/** An invention was taken: from the display, or a starting one. */
export interface TookInvention {
  kind: "took_invention";
  seat: number;
  invention: string;
}

/** A VP card was laid on an invention. */
export interface TookPoints {
  kind: "took_points";
  seat: number;
  invention: string;
  points: number;
}

/** A filled track brought no card. */
export interface Declined {
  kind: "declined";
  seat: number;
}

/** A hut was built; `huts` stand there now. */
export interface Built {
  kind: "built";
  seat: number;
  area: string;
  paid: Record<string, number>;
  huts: number;
}

/** A hut tile came to a space of the hut track. */
export interface FoundHut {
  kind: "found_hut";
  seat: number;
  space: number;
}

/** A region may be entered from now on. */
export interface OpenedRegion {
  kind: "opened_region";
  seat: number;
  region: string;
}

/** The second scout came to the map. */
export interface PlacedScout {
  kind: "placed_scout";
  seat: number;
  area: string;
}

/** A scout went to a fire. */
export interface SentBack {
  kind: "sent_back";
  seat: number;
  area: string;
}

/** A scout stayed where it had built. */
export interface Stayed {
  kind: "stayed";
  seat: number;
  area: string;
}

/** The cave card was turned over. */
export interface FoundCave {
  kind: "found_cave";
  seat: number;
  card: string;
}

/** Points on the track, after the word for why. */
export interface Scored {
  kind: "scored";
  seat: number;
  cause: string;
  points: number;
}

/** Food was paid for the action of the cave. */
export interface Paid {
  kind: "paid";
  seat: number;
  paid: Record<string, number>;
}

/** A marker came to the cave card. */
export interface PlacedMarker {
  kind: "placed_marker";
  seat: number;
}

/** A scout went through the tunnel. */
export interface Tunnelled {
  kind: "tunnelled";
  seat: number;
  area: string;
}

/** A look at a face-down tile. */
export interface Peeked {
  kind: "peeked";
  seat: number;
  area: string;
}

/** The tile that lies there, for the one who looked. */
export interface SawTile {
  kind: "saw_tile";
  seat: number;
  area: string;
  tile: string;
}

/** An animal left the animal discard, for all to see: for one of the forests or for a mat. */
export interface LeftDiscard {
  kind: "left_discard";
  seat: number;
  animal: string;
  to: string; // "forest" or "mat"
}

/** The forests that got an animal. */
export interface LaidHerds {
  kind: "laid_herds";
  seat: number;
  areas: Array<string>;
}

/** The end is near, after the word for why. */
export interface Triggered {
  kind: "triggered";
  seat: number;
  cause: string;
}

/** The final scoring of an objective. */
export interface ShowedObjective {
  kind: "showed_objective";
  seat: number;
  objective: string;
  points: number;
}

/** The rest of the final scoring. */
export interface Counted {
  kind: "counted";
  seat: number;
  huts: number;
  majorities: number;
  most_huts: number;
}

/** Every event of FireAndStone. */
export type FireAndStoneEvent =
  | Began
  | DealtObjective
  | ShowedInvention
  | OfferedStarting
  | LastTurn
  | Moved
  | Gained
  | LostFood
  | Revealed
  | LaidAnimals
  | Hunted
  | SawAnimals
  | TookAnimal
  | Caught
  | Cooked
  | TookTile
  | TookInvention
  | TookPoints
  | Declined
  | Built
  | FoundHut
  | OpenedRegion
  | PlacedScout
  | SentBack
  | Stayed
  | FoundCave
  | Scored
  | Paid
  | PlacedMarker
  | Tunnelled
  | Peeked
  | SawTile
  | LeftDiscard
  | LaidHerds
  | Triggered
  | ShowedObjective
  | Counted;
