// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** A threat is to be settled. */
export interface BribeFacts {
  bribe: number;
  /** all one's gold: what refusing costs if the threat is real */
  stake: number;
  /** the seat of the Blackmailer */
  to: number;
}

/** A character before its player. */
export interface CharacterFacts {
  rank: number;
  /** to all; else it is its owner's secret */
  shown: boolean;
}

/** A city. */
export interface CityFacts {
  /** points that completing it would bring now, or has brought */
  bonus: number;
  /** it has been completed: its bonus is won, whatever becomes of it */
  complete: boolean;
  /** districts that end the game */
  goal: number;
  /** districts as counted for the end: the Monument is two */
  lots: number;
  /** the kinds of district in it, as they would count at the end */
  types: string[];
  /** the Great Wall makes its districts dearer to destroy */
  wall: boolean;
  /** what the Haunted Quarter would count as at the end; "" without one */
  wild: string;
}

/** The Thieves' Den on its lot, paid with cards and gold. */
export interface DenFacts {
  /** laid down for it so far */
  cards: number;
  /** of what is still due, so much the own gold could pay */
  gold: number;
  price: number;
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

/** A district of another city against one of one's own. */
export interface ExchangeFacts {
  /** the thing that is to come */
  theirs: string;
}

/** The bribe was refused. */
export interface ExposeFacts {
  /** what turning it up would bring */
  gold: number;
  other: number;
  real: boolean;
}

/** A character on offer: what its income would bring now. */
export interface GainFacts {
  /** likewise; both where the player may choose */
  cards: number | null;
  /** None: its income is not paid in gold, or it has none */
  gold: number | null;
}

/** A card from the hand to another. */
export interface GiveFacts {
  /** the seats that are owed one, the next first */
  order: number[];
}

/** Cards to choose one from. */
export interface KeepFacts {
  /** so many of them go back */
  back: number;
}

/** Something one may try in vain: the gold that is missing; None where it is not gold that is missing. */
export interface LackFacts {
  short: number | null;
}

/** A character that a marker may lie on. */
export interface MarkerPlace {
  /** the choice that puts one there */
  mark: number;
  /** the choice that makes it the signed or the real one, once all are placed */
  real: number;
  thing: string;
}

/** Warrants or threats that may be placed as one gesture. */
export interface MarkersFacts {
  /** how many there are; 0 once some have been placed one by one */
  count: number;
  /** "warrant", "threat" */
  marker: string;
  places: MarkerPlace[];
}

/** The characters being passed round. */
export interface PoolFacts {
  /** the seat that chooses from them */
  to: number | null;
}

/** A character in the row of ranks, with what the table knows of it. */
export interface RankFacts {
  /** the seat of the Witch who named it */
  bewitched_by: number | null;
  /** it is its turn */
  called: boolean;
  /** the only one of them has it for sure: it does not lie aside */
  certain: boolean;
  /** its id: "assassin" */
  character: string;
  /** laid aside for all to see: nobody has it in this round */
  face_up: boolean;
  killed: boolean;
  /** it lies aside unseen, as the viewer knows: nobody has it */
  laid: boolean;
  /** the seats that may have it unseen, as far as the viewer can know */
  maybe: number[];
  /** the viewer has it */
  mine: boolean;
  /** the seat that has shown it */
  owner: number | null;
  /** the kind of district it has income from; "" for none */
  pays: string;
  rank: number;
  /** the seat of the Thief who named it, until it is called */
  robbed_by: number | null;
  /** called, and nobody has answered */
  silent: boolean;
  /** gold on the Tax Collector's card */
  taxes: number | null;
  /** likewise: "" none, "back", "rose", "blank" */
  threat: string;
  /** the marker on it as the viewer sees it: "" none, "back", "signed", "unsigned" */
  warrant: string;
}

/** A player. */
export interface SeatFacts {
  acting: boolean;
  /** whose turn the seat takes, while it acts */
  character: string;
  /** characters chosen so far in this round's selection */
  chosen: number;
  crown: boolean;
  /** districts that end the game */
  goal: number;
  /** the ranks that these may be, as far as the viewer can know */
  maybe: number[];
  /** is handed the characters that are being passed */
  next: boolean;
  /** in the order of choosing this round, from 1 */
  place: number;
  /** rank 8 cannot touch the city in this round */
  protected: boolean;
  /** characters that lie face down before it, for this viewer */
  unseen: number;
}

/** The turn of a character: what is done and what is left. */
export interface TurnFacts {
  /** the character's ability is still to be used */
  ability: boolean;
  /** the least gold it would cost now; None where it costs none */
  ability_price: number | null;
  /** districts built that count */
  built: number;
  character: string;
  gathered: boolean;
  /** what its districts would pay now */
  income: number;
  /** "gold", "cards", "either"; "" for a character without income */
  income_pays: string;
  income_taken: boolean;
  /** how many may be */
  limit: number;
}

/** Somebody builds under a warrant. */
export interface WarrantFacts {
  builder: number;
  /** what goes back to the builder if the district is confiscated */
  gold: number;
  signed: boolean;
}

/** What is gained: gold and cards. */
export interface WayFacts {
  cards: number;
  gold: number;
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
  'pool': PoolFacts;
  'ask:Turn': TurnFacts;
  'ask:Gather': TurnFacts;
  'ask:Keep': KeepFacts;
  'ask:Give': GiveFacts;
  'ask:Exchange': ExchangeFacts;
  'ask:Den': DenFacts;
  'ask:Mark': MarkersFacts;
  'ask:Confiscate': WarrantFacts;
  'ask:Threat': BribeFacts;
  'ask:Expose': ExposeFacts;
  'option:Turn/take_gold': WayFacts;
  'option:Turn/draw_cards': WayFacts;
  'option:Turn/income': WayFacts;
  'option:Turn/income_in_gold': WayFacts;
  'option:Turn/voyage': WayFacts;
  'option:Turn/warrants': MarkersFacts;
  'option:Turn/threats': MarkersFacts;
  'option:Gather/take_gold': WayFacts;
  'option:Gather/draw_cards': WayFacts;
  'option:Pick/pick': GainFacts;
  'closed:Turn': LackFacts | undefined;
}

export const factsOf = reader<Shown>();
