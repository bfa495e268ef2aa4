// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** A country to which the king may be sent. */
export interface AbroadFacts {
  king: boolean;
  neighbours: string[];
}

/** A power card with or without a modifier. */
export interface BoostFacts {
  invites: number;
  power: number;
}

/** An action card. */
export interface CardFacts {
  /** how many it lets one place */
  caballeros: number;
  /** its kind */
  card: string;
  deck: number;
}

/** The Castillo. */
export interface CastleFacts {
  /** without owners where nobody may look */
  cells: CellFacts[];
  /** the king is here: nothing goes in or out */
  king: boolean;
  /** everybody may look inside */
  open: boolean;
  /** the viewer's own caballeros inside */
  own: number | null;
  /** only where the castle is open to view */
  pays?: number[];
  printed: number[];
  /** only grandes where nobody may look */
  ranking: RankFacts[];
  tile: string;
  values: number[];
}

/** One place of a scoreboard and who takes it now. */
export interface CellFacts {
  /** king and grande bonus of whoever takes it */
  bonus: number;
  /** seats or "imaginary"; several after a tie, none where the place stays empty */
  owners: string[];
  /** points it pays */
  value: number;
}

/** An option that can be taken several times. */
export interface CountFacts {
  /** how often in a row */
  most: number;
}

/** A deck of action cards with its card of this round, wherever that lies now. */
export interface DeckFacts {
  /** its special action waits for a Veto */
  announced: boolean;
  /** kind of the card of this round, "" before it is turned up */
  card: string;
  /** its number; two of them where decks are merged */
  decks: number[];
  /** while it is in use: how many may still be placed; -1 otherwise */
  left: number;
  /** how many it lets one place */
  of: number;
  /** who took it: a seat, "imaginary", or "" for nobody */
  taken_by: string;
  /** id of that card */
  thing: string;
  /** cards of this deck that nobody has seen */
  unseen: UnseenFacts[];
}

/** A region on the secret disk of a general scoring. */
export interface DiskFacts {
  after: number;
  before: number;
  change: number;
  most: number;
  /** the king's region: what was sent there comes back to the court */
  to_court: boolean;
}

/** A place for a caballero that is taken up. */
export interface DropFacts {
  after: number;
  before: number;
  change: number;
  choice: number;
  place: string;
}

/** Where all of one's own must leave. */
export interface FleeFacts {
  region: string;
}

/** What an option changes in the points that this seat would get from the regions it touches. */
export interface GainFacts {
  after: number;
  before: number;
  change: number;
  /** how often it can be taken in a row */
  most: number;
}

/** One's own power cards, all thirteen in order. */
export interface HandFacts {
  slots: SlotFacts[];
}

/** The colour that nobody plays. */
export interface ImaginaryFacts {
  /** among all, in order of play */
  order: number;
  /** in this round */
  power: number | null;
  /** done, now or next */
  turn: string;
}

/** How many are still to be placed. */
export interface LeftFacts {
  left: number;
}

/** Caballeros of one colour in a region that may be moved. */
export interface LiftFacts {
  drops: DropFacts[];
  /** how many of them */
  most: number;
  own: boolean;
  /** where they stand */
  region: string;
}

/** A modifier of Changing Powers. */
export interface ModifierFacts {
  /** its kind */
  modifier: string;
  /** what it adds */
  power: number;
}

/** How many an action may still move. */
export interface MoveFacts {
  /** both numbers are one: of any colours */
  any: boolean;
  /** all of them out of the same region */
  one_region: boolean;
  others: number;
  own: number;
}

/** Caballeros of one colour, or a grande. */
export interface PieceFacts {
  /** a seat's id, or "imaginary" */
  owner: string;
}

/** A power card. */
export interface PowerFacts {
  /** caballeros it brings from the province */
  invites: number;
  power: number;
}

/** One colour in a place, the most numerous first. */
export interface RankFacts {
  /** its caballeros */
  count: number;
  /** its grande stands here */
  grande: boolean;
  /** a seat's id, or "imaginary" */
  owner: string;
  /** 1 for first; 0 without a caballero */
  place: number;
  /** what that would pay now, bonuses included */
  points: number;
}

/** A region of Spain. */
export interface RegionFacts {
  /** beside the king's region: caballeros may be placed here */
  adjacent: boolean;
  /** the places that are scored */
  cells: CellFacts[];
  /** the king stands here */
  king: boolean;
  /** ids of the regions beside it */
  neighbours: string[];
  /** by seat: what it would pay now */
  pays: number[];
  /** the same without a score tile */
  printed: number[];
  ranking: RankFacts[];
  /** id of the score tile that lies here, or "" */
  tile: string;
  /** points for the first, second and third place */
  values: number[];
}

/** The track of rounds. */
export interface RoundFacts {
  /** those after which all regions are scored */
  marked: number[];
  /** dealing, powers, turns, scoring or over */
  stage: string;
  /** the numbers on it */
  steps: number[];
}

/** A player. */
export interface SeatFacts {
  /** a secret disk: "asked", "set", or "" while there is none */
  disk: string;
  /** has the marker of the first player */
  first: boolean;
  /** what all regions together would pay now */
  forecast: number;
  /** among all, in order of play */
  order: number;
  /** in this round, with the modifier */
  power: number | null;
  /** done, now or next */
  turn: string;
}

/** How many one still has to send back. */
export interface SendFacts {
  left: number;
  of: number;
}

/** One of one's own thirteen power cards. */
export interface SlotFacts {
  invites: number;
  /** the seat, or "imaginary", that has this power in this round; "" for nobody */
  taken_by: string;
  value: number;
  /** hand, played or spent */
  where: string;
}

/** A score tile. */
export interface TileFacts {
  /** for the places that are scored */
  values: number[];
}

/** A kind of card that may still come. */
export interface UnseenFacts {
  card: string;
  count: number;
}

/** Which thing carries which record. */
export interface Shown {
  'round': RoundFacts;
  'region:*': RegionFacts;
  'castle': CastleFacts;
  'france': AbroadFacts;
  'portugal': AbroadFacts;
  'tile:*': TileFacts;
  'region:*/seat:*': PieceFacts;
  'region:*/imaginary': PieceFacts;
  'castle/seat:*': PieceFacts;
  'castle/imaginary': PieceFacts;
  'grande:*': PieceFacts;
  'deck:*': DeckFacts;
  'card:*': CardFacts;
  'seat:*/power:*': PowerFacts;
  'seat:*/hand': HandFacts | undefined;
  'seat:*/modifier:*': ModifierFacts;
  'seat:*/modifiers-spent:*': ModifierFacts;
  'seat:*/modifier': ModifierFacts;
  'imaginary': ImaginaryFacts;
  'seat:*': SeatFacts;
  'ask:UseCard': LeftFacts;
  'ask:Post': LeftFacts;
  'ask:MoveCaballeros': MoveFacts;
  'ask:Return': SendFacts;
  'ask:Flee': FleeFacts;
  'option:PlayPower/play': BoostFacts;
  'option:PlayPower/boost': BoostFacts;
  'option:UseCard/place': GainFacts | CountFacts;
  'option:Post/place': GainFacts;
  'option:MoveCaballeros/lift': LiftFacts;
  'option:Drop/drop': GainFacts;
  'option:Recall/recall': GainFacts;
  'option:Return/return': GainFacts | CountFacts;
  'option:War/disk': GainFacts;
  'option:Flee/disk': GainFacts;
  'option:CastleDisk/disk': DiskFacts;
  'option:RivalryDisk/disk': GainFacts;
  'option:JusticeRegion/score': GainFacts;
  'option:NewHomeRegion/grande': GainFacts;
  'option:DecreeTile/tile': GainFacts | undefined;
  'option:MoveKing/king': GainFacts;
  'option:ChooseDeputy/swap': GainFacts;
  'option:ChooseArrest/arrest': GainFacts;
  'option:ChooseEscort/escort': GainFacts;
}

export const factsOf = reader<Shown>();
