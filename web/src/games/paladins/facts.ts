// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** An action on a player's board. */
export interface ActionFacts {
  blocked: boolean;
  /** how often */
  done: number;
}

/** What a paladin adds to the attributes. */
export interface BonusFacts {
  faith: number;
  influence: number;
  strength: number;
}

/** One of the king's favours. */
export interface FavourFacts {
  cost: string[];
  either: string[][];
  gain: string[];
  /** the worker it takes */
  slot: string;
  /** who stands there, "" for nobody */
  worker: string;
}

/** Townsfolk in the row. */
export interface FolkFacts {
  debt: boolean;
  /** gained ever after */
  gain: string[];
  /** gained at once on hiring */
  instant: string[];
  place: number;
  price: number;
  /** gained for sending it away */
  send: string[];
  type: string;
}

/** A place in the row of townsfolk. */
export interface FolkPlaceFacts {
  /** hiring here also costs a debt */
  debt: boolean;
  place: number;
  price: number;
}

/** An outsider that somebody has attacked or converted. */
export interface HeldOutsiderFacts {
  culture: string;
  type: string;
}

/** Townsfolk that somebody has hired. */
export interface HiredFacts {
  gain: string[];
  type: string;
}

/** A space for a jar. */
export interface JarFacts {
  gain: string[];
  jar: boolean;
}

/** A place for one of the king's orders. */
export interface OrderFacts {
  points: number;
}

/** An outsider in the row. */
export interface OutsiderFacts {
  /** gained for attacking */
  attack: string[];
  /** strength gained for converting */
  convert: number;
  culture: string;
  faith: number;
  place: number;
  strength: number;
  type: string;
}

/** A place in the row of outsiders. */
export interface OutsiderPlaceFacts {
  /** needed on top to convert */
  faith: number;
  place: number;
  /** needed on top to attack */
  strength: number;
}

/** A paladin that is seen. */
export interface PaladinFacts {
  /** the action made cheaper */
  action: string;
  bonus: BonusFacts;
  workers: string[];
}

/** A region around the city, with its two flags. */
export interface RegionFacts {
  faith: number;
  strength: number;
}

/** A player. */
export interface SeatFacts {
  /** the rulebook's automatic opponent */
  automatic: boolean;
}

/** A slot of an action for a worker. */
export interface SlotFacts {
  colour: string;
  /** a worker, "workshop", or "" for nobody */
  stands: string;
}

/** A space for a monk or an outpost. */
export interface SpaceFacts {
  gain: string[];
  /** used with this many players */
  open: boolean;
  /** its seat */
  owner?: number;
  /** "monk" or "outpost" */
  piece?: string;
}

/** A suspicion card. */
export interface SuspicionFacts {
  tax: number;
}

/** A tavern card. */
export interface TavernFacts {
  taken: boolean;
  workers: string[];
}

/** The track of an attribute. */
export interface TrackFacts {
  /** of the paladin, on top of the marker */
  bonus: number;
  /** of the opponent: the marker's place in the stack */
  height?: number;
}

/** A wall that somebody has built. */
export interface WallFacts {
  either?: string[][];
  gain: string[];
  points: number;
}

/** Which thing carries which record. */
export interface Shown {
  'order-place:*': OrderFacts;
  'favour:*': FavourFacts;
  'townsfolk-place:*': FolkPlaceFacts;
  'townsfolk:*': FolkFacts | HiredFacts | undefined;
  'outsider-place:*': OutsiderPlaceFacts;
  'outsider:*': OutsiderFacts | HeldOutsiderFacts | undefined;
  'wall:*': WallFacts;
  'tavern:*': TavernFacts;
  'region:*': RegionFacts;
  'space:*': SpaceFacts;
  'seat:*': SeatFacts;
  'seat:*/attribute-*': TrackFacts;
  'seat:*/action:*': ActionFacts;
  'seat:*/action:*/*': SlotFacts;
  'seat:*/jar-space:*': JarFacts;
  'seat:*/paladin:*': PaladinFacts | undefined;
  'seat:*/suspicion/*': SuspicionFacts;
}

export const factsOf = reader<Shown>();
