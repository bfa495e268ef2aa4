// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** A character before its player. */
export interface CharacterFacts {
  rank: number;
  /** to all; else it is its owner's secret */
  shown: boolean;
}

/** A city. */
export interface CityFacts {
  /** districts that end the game */
  goal: number;
}

/** A district card that is seen. */
export interface DistrictFacts {
  /** the Artist has laid a coin on it */
  beautified: boolean;
  /** its kind: "noble", "religious", "trade", "military", "unique" */
  colour: string;
  /** as printed */
  cost: number;
  /** its id: "harbor" */
  district: string;
}

/** A character in the row of ranks, with what the table knows of it. */
export interface RankFacts {
  /** it is its turn */
  called: boolean;
  /** its id: "assassin" */
  character: string;
  /** laid aside for all to see: nobody has it in this round */
  face_up: boolean;
  /** the seat that has shown it */
  owner: number | null;
  rank: number;
  /** called, and nobody has answered */
  silent: boolean;
}

/** A player. */
export interface SeatFacts {
  acting: boolean;
  crown: boolean;
  /** districts that end the game */
  goal: number;
}

/** Which thing carries which record. */
export interface Shown {
  'site': DistrictFacts;
  'drawn/*': DistrictFacts;
  'seat:*/hand/*': DistrictFacts;
  'seat:*/city/*': DistrictFacts;
  'seat:*/city/museum/under/*': DistrictFacts;
  'rank:*': RankFacts;
  'seat:*': SeatFacts;
  'seat:*/city': CityFacts;
  'seat:*/characters/*': CharacterFacts;
}

export const factsOf = reader<Shown>();
