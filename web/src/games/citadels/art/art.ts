/**
 * The drawings of Citadels, by the project's own ids: 27 figures, 47 houses, marks, card scenes, signs of the five kinds.
 * All but the last are in strokes: `strokes.ts` says how they are read.
 */
import cards from './cards.drawn.json';
import figures from './figures.drawn.json';
import houses from './houses.drawn.json';
import marks from './marks.drawn.json';
import sky from './sky.drawn.json';

export interface Figure {
  /** The colour behind it. */
  tone: string;
  body: string;
}
export interface Scene {
  sky: string[];
  ground: string;
  body: string;
}
export interface Mark {
  box: string;
  body: string;
}

export const FIGURES: Readonly<Record<string, Figure>> = figures;
export const HOUSES: Readonly<Record<string, string>> = houses;
export const MARKS: Readonly<Record<string, Mark>> = marks;
export const SCENES: Readonly<Record<string, Scene>> = cards.scenes;
/** What a unique district does, as a row of signs; box 108 × 25 at 6, -2. */
export const EFFECTS: Readonly<Record<string, string>> = cards.effects;
export const PARTS: Readonly<Record<string, string>> = cards.parts;
export const SIGNS: Readonly<Record<string, string>> = cards.signs;
export const SKY = sky;

/** Where the roof of a house begins, in its box of 120: price tags hang there. */
export const TOPS: Readonly<Record<string, number>> = {
  manor: 46,
  castle: 16,
  palace: 3,
  temple: 31,
  church: 0,
  monastery: 27,
  cathedral: -2,
  tavern: 7,
  market: 44,
  trading_post: 31,
  docks: 26,
  harbor: 11,
  town_hall: 0,
  watchtower: 1,
  prison: 35,
  barracks: 26,
  fortress: 9,
  armory: 50,
  basilica: 8,
  capitol: 4,
  dragon_gate: 20,
  factory: 5,
  framework: 10,
  gold_mine: 34,
  great_wall: 10,
  haunted_quarter: 13,
  imperial_treasury: 20,
  ivory_tower: -4,
  keep: 17,
  laboratory: 18,
  library: 32,
  map_room: 23,
  monument: 1,
  museum: 27,
  necropolis: 24,
  observatory: 22,
  park: 54,
  poor_house: 45,
  quarry: 12,
  school_of_magic: -2,
  secret_vault: 37,
  smithy: 9,
  stables: 48,
  statue: 14,
  theater: 27,
  thieves_den: 38,
  wishing_well: 28,
};
