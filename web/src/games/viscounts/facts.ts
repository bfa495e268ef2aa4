// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** The book that is printed on a segment. */
export interface BookFacts {
  cost: number;
}

/** A building on the board. */
export interface BuiltFacts {
  owner: number;
  /** "trading_post", "guildhall" or "workshop" */
  type: string;
}

/** A townsfolk, hero or scheme card. */
export interface CardFacts {
  cost: number;
  /** by kind, without those it has none of */
  icons: Record<string, number>;
  /** in a player's row, from the left */
  slot?: number;
}

/** A building of a player's board. */
export interface HouseFacts {
  built: boolean;
  type: number;
}

/** A piece of somebody. */
export interface OwnedFacts {
  /** its seat */
  owner: number;
}

/** The pile of debts or of deeds. */
export interface PaperFacts {
  /** Poverty or Prosperity lies open */
  revealed: boolean;
}

/** A bonus card of the clergy. */
export interface RibbonFacts {
  ribbon: string;
}

/** A player. */
export interface SeatFacts {
  /** the rulebook's opponent */
  automatic: boolean;
}

/** A section of the castle. */
export interface SectionFacts {
  tier: number;
}

/** A segment of the ring. */
export interface SegmentFacts {
  /** the section of the castle before it */
  faces: string;
  /** clockwise, from 0 */
  place: number;
}

/** A spot for a building. */
export interface SiteFacts {
  /** "left" or "right" */
  bank: string;
  linked: boolean;
}

/** A space on the road for viscounts. */
export interface SpaceFacts {
  /** on the outer road: its number */
  exchange?: number;
  /** "inner" or "outer" */
  road: string;
}

/** A player card. */
export interface StartFacts {
  /** its number */
  start: number;
}

/** A manuscript. */
export interface TileFacts {
  cost: number;
  ribbon: string;
}

/** The track of corruption or virtue. */
export interface TrackFacts {
  length: number;
}

/** Which thing carries which record. */
export interface Shown {
  'debts': PaperFacts;
  'deeds': PaperFacts;
  'bonus:*': RibbonFacts;
  'pair:*': StartFacts;
  'start:*': StartFacts;
  'segment:*': SegmentFacts;
  'space:*': SpaceFacts;
  'viscount:*': OwnedFacts;
  'site:*': SiteFacts;
  'built:*': BuiltFacts;
  'pile:*': CardFacts | undefined;
  'card:*': CardFacts;
  'books:*': BookFacts | undefined;
  'tile:*': TileFacts;
  'tier*:*': SectionFacts;
  'tier*:*/seat:*': OwnedFacts;
  'tier3/seat:*': OwnedFacts;
  'seat:*': SeatFacts;
  'seat:*/corruption': TrackFacts;
  'seat:*/virtue': TrackFacts;
  'seat:*/trading_post_*': HouseFacts;
  'seat:*/guildhall_*': HouseFacts;
  'seat:*/workshop_*': HouseFacts;
}

export const factsOf = reader<Shown>();
