// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** A country to which the king may be sent. */
export interface AbroadFacts {
  neighbours: string[];
}

/** An action card. */
export interface CardFacts {
  /** how many it lets one place */
  caballeros: number;
  deck: number;
  /** what of it is ours: "" where all of it is as printed */
  reconstructed: string;
}

/** The Castillo. */
export interface CastleFacts {
  king: boolean;
  original: string;
  /** only where the castle is open to view */
  pays?: number[];
  values: number[];
}

/** The colour that nobody plays. */
export interface ImaginaryFacts {
  colour: string;
}

/** Caballeros of one colour, or a grande. */
export interface PieceFacts {
  colour: string;
  /** a seat's id, or "imaginary" */
  owner: string;
}

/** A power card. */
export interface PowerFacts {
  power: number;
}

/** A region of Spain. */
export interface RegionFacts {
  /** beside the king's region: caballeros may be placed here */
  adjacent: boolean;
  /** the king stands here */
  king: boolean;
  /** ids of the regions beside it */
  neighbours: string[];
  /** its Spanish name, as on the board */
  original: string;
  /** by seat: what it would pay now */
  pays: number[];
  /** points for the first, second and third place */
  values: number[];
}

/** The track of rounds. */
export interface RoundFacts {
  /** those after which all regions are scored */
  marked: number[];
  /** the numbers on it */
  steps: number[];
}

/** A player. */
export interface SeatFacts {
  colour: string;
  /** has the marker of the first player */
  first: boolean;
}

/** Which thing carries which record. */
export interface Shown {
  'round': RoundFacts;
  'region:*': RegionFacts;
  'castle': CastleFacts;
  'france': AbroadFacts;
  'portugal': AbroadFacts;
  'region:*/seat:*': PieceFacts;
  'region:*/imaginary': PieceFacts;
  'castle/seat:*': PieceFacts;
  'castle/imaginary': PieceFacts;
  'grande:*': PieceFacts;
  'card:*': CardFacts;
  'seat:*/power:*': PowerFacts;
  'imaginary': ImaginaryFacts;
  'seat:*': SeatFacts;
}

export const factsOf = reader<Shown>();
