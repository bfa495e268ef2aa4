// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** An act or a favour that may be taken now, as one gesture: a payment, then a target. */
export interface ActFacts {
  /** "hunt-2"; a favour's id */
  act: string;
  /** what is asked when the workers stand: the name of that sentence, "" for nothing */
  ask: string;
  payments: PaymentsFacts;
  slots: number[];
  targets: TargetsFacts;
}

/** An action on a player's board. */
export interface ActionFacts {
  /** that it asks for or reaches by, "" for none */
  attribute: string;
  blocked: boolean;
  /** how often */
  done: number;
  /** without the paladin */
  full: number;
  gives: string[];
  /** how often that order asks for it */
  goal: number;
  has: number;
  helpers: HelperFacts[];
  /** how often it may be taken in a game, 0 without limit */
  limit: number;
  /** of that attribute, 0 for none in particular */
  need: number;
  /** points of the king's order for it, 0 for none */
  order: number;
  /** at the end, by how often it was taken */
  points: number[];
  /** now, for its player */
  price: number;
  /** regions or places of outsiders within reach, by number */
  reach: number[];
  /** "silver" or "provision", "" where it costs neither */
  resource: string;
  /** how much of that with one worker and with two, where there are these two ways */
  yields: number[];
}

/** What a paladin adds to the attributes. */
export interface BonusFacts {
  faith: number;
  influence: number;
  strength: number;
}

/** Debts of a player, unpaid or paid. */
export interface DebtFacts {
  /** points at the end */
  each: number;
}

/** What the solo opponent takes when its scheme is impossible: the first free one. */
export interface FallbackFacts {
  action: string;
  free: boolean;
}

/** One of the king's favours. */
export interface FavourFacts {
  /** the solo opponent's marker leads here */
  aimed: boolean;
  cost: string[];
  either: string[][];
  gain: string[];
  /** the worker it takes */
  slot: string;
  /** who stands there, "" for nobody */
  worker: string;
}

/** A favour that lies face down. */
export interface FavourPlaceFacts {
  /** in which it is turned up */
  round: number;
}

/** Townsfolk in the row. */
export interface FolkFacts {
  /** the solo opponent's marker leads here */
  aimed: boolean;
  debt: boolean;
  full: number;
  /** gained ever after */
  gain: string[];
  /** gained at once on hiring */
  instant: string[];
  place: number;
  price: number;
  /** gained for sending it away */
  send: string[];
  type: string;
  /** the action after which it pays, "debt" or "inquisition" */
  when: string;
}

/** A place in the row of townsfolk. */
export interface FolkPlaceFacts {
  /** a debt may be taken instead of paying */
  debt: boolean;
  /** as printed */
  full: number;
  place: number;
  /** for this player now */
  price: number;
}

/** An outsider that somebody has attacked or converted. */
export interface HeldOutsiderFacts {
  culture: string;
  /** of a converted one, now */
  points: number;
  type: string;
}

/** A hired townsfolk that an action pays. */
export interface HelperFacts {
  /** the id of the thing */
  card: string;
  gain: string[];
}

/** Townsfolk that somebody has hired. */
export interface HiredFacts {
  gain: string[];
  type: string;
  when: string;
}

/** A space for a jar. */
export interface JarFacts {
  gain: string[];
  jar: boolean;
}

/** Why an act is closed: the one thing that is missing. */
export interface LackFacts {
  act: string;
  /** the attribute that is too low, with what is needed and what there is */
  attribute?: string;
  has?: number;
  /** "slot", "workers", "attribute", "silver", "provision", "blocked", "target", "used-up" */
  lacks: string;
  need?: number;
  /** the slot nobody can fill */
  slot?: string;
}

/** A place for one of the king's orders. */
export interface OrderFacts {
  /** "" while it lies face down */
  action: string;
  /** how often, by seat */
  done: number[];
  /** how often the action must have been taken */
  need: number;
  points: number;
  /** in which it is turned up */
  round: number;
}

/** An outsider in the row. */
export interface OutsiderFacts {
  /** the solo opponent's marker leads here */
  aimed: boolean;
  /** gained for attacking */
  attack: string[];
  attack_price: number;
  /** strength gained for converting */
  convert: number;
  /** what its points are counted by: an action, an attribute, a culture, "order", "debt" ... */
  counts: string;
  culture: string;
  /** so many of them make a point */
  each: number;
  faith: number;
  place: number;
  reachable: boolean;
  strength: number;
  type: string;
  /** points that converting it would be worth to this player now */
  worth: number;
}

/** A place in the row of outsiders. */
export interface OutsiderPlaceFacts {
  /** silver that an attack here would cost this player now */
  attack_price: number;
  /** needed on top to convert */
  faith: number;
  place: number;
  /** this player has the faith to convert here */
  reachable: boolean;
  /** needed on top to attack */
  strength: number;
}

/** A paladin that is seen. */
export interface PaladinFacts {
  /** with which it helps */
  action: string;
  /** in hand: what the attributes come to with it */
  after?: BonusFacts;
  bonus: BonusFacts;
  /** by how much; 99 waives it */
  discount: number;
  /** added to that action */
  gain: string[];
  /** "top" or "under" in the own deck, "" elsewhere */
  lies: string;
  paladin: string;
  /** in hand: what the action with which it helps would cost */
  price?: number;
  /** in hand: what would be within reach */
  reach?: ReachFacts;
  /** of which it lowers the price, "" for none */
  resource: string;
  workers: string[];
}

/** The ways to fill the slots of an act, the sensible one first: in columns, for there may be dozens. */
export interface PaymentsFacts {
  /** by way: what places these workers, once the act is chosen */
  choices: number[][];
  closes?: number[];
  /** by way, then by slot from left to right: colours by number, the labourer is 0 */
  workers: number[][];
}

/** Three paladins and where each goes, as ids of things. */
export interface PickFacts {
  play: string;
  top: string;
  under: string;
}

/** A paladin of an earlier round. */
export interface PlayedFacts {
  paladin: string;
}

/** Part of a price. */
export interface PriceFacts {
  amount: number;
  /** its name */
  resource: string;
}

/** Regions or places of outsiders within reach, by number, for the actions that have a reach. */
export interface ReachFacts {
  attack: number[];
  commission: number[];
  convert: number[];
  garrison: number[];
}

/** A region around the city, with its two flags. */
export interface RegionFacts {
  /** silver that an attack here would cost this player now */
  attack_price: number;
  faith: number;
  /** within this player's faith */
  faithful: boolean;
  strength: number;
  /** within this player's strength */
  strong: boolean;
}

/** A scheme that was turned up. */
export interface SchemeFacts {
  /** an action, "favour" or "order" */
  does: string;
  last: boolean;
}

/** A player. */
export interface SeatFacts {
  /** the rulebook's automatic opponent */
  automatic: boolean;
  first: boolean;
  passed: boolean;
  /** nobody has more suspicion, and it has some */
  suspected: boolean;
}

/** A slot of an action for a worker. */
export interface SlotFacts {
  colour: string;
  /** a workshop may go here */
  dotted: boolean;
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

/** Where an act may go once it is paid for, in columns. */
export interface TargetsFacts {
  choices: number[];
  /** where one of them is not the price of the act */
  prices?: PriceFacts[][];
  things: string[];
}

/** A tavern card. */
export interface TavernFacts {
  /** the seat that has taken it, or -1 */
  by: number;
  /** actions that this player could take with its workers */
  opens: string[];
  /** cards its criminals bring */
  suspicion: number;
  workers: string[];
}

/** The taverns of the round. */
export interface TavernsFacts {
  /** how many of them have */
  chosen: number;
  /** seats in the order in which they choose */
  order: number[];
}

/** The tax supply. */
export interface TaxFacts {
  /** to which it is filled up */
  cap: number;
  /** seats that would take a debt if the inquisition were held now */
  condemned: number[];
}

/** The track of an attribute. */
export interface TrackFacts {
  /** of the paladin, on top of the marker */
  bonus: number;
  /** of the opponent: the marker's place in the stack */
  height?: number;
  /** of the opponent: it rises with the next lap */
  next?: boolean;
  /** at the end, where the marker stands */
  points: number;
  /** points by step */
  scale: number[];
  /** what counts now */
  total: number;
}

/** A wall that somebody has built. */
export interface WallFacts {
  either?: string[][];
  gain: string[];
  points: number;
}

/** The workshops of a player. */
export interface WorkshopsFacts {
  moved: number;
  /** at the end, by how many have been moved */
  points: number[];
  /** under each of the eight */
  workers: string[];
}

/** Which thing carries which record. */
export interface Shown {
  'tax': TaxFacts;
  'order-place:*': OrderFacts;
  'favour-place:*': FavourPlaceFacts;
  'favour:*': FavourFacts;
  'townsfolk-place:*': FolkPlaceFacts;
  'townsfolk:*': FolkFacts | HiredFacts | undefined;
  'outsider-place:*': OutsiderPlaceFacts;
  'outsider:*': OutsiderFacts | HeldOutsiderFacts | undefined;
  'wall:*': WallFacts;
  'taverns': TavernsFacts;
  'tavern:*': TavernFacts;
  'region:*': RegionFacts;
  'space:*': SpaceFacts;
  'seat:*': SeatFacts;
  'seat:*/attribute-*': TrackFacts;
  'seat:*/action:*': ActionFacts;
  'seat:*/action:*/*': SlotFacts;
  'seat:*/jar-space:*': JarFacts;
  'seat:*/workshops': WorkshopsFacts;
  'seat:*/paladin:*': PaladinFacts | PlayedFacts;
  'seat:*/suspicion/*': SuspicionFacts;
  'seat:*/unpaid': DebtFacts;
  'seat:*/paid': DebtFacts;
  'opponent-fallback:*': FallbackFacts;
  'scheme:*': SchemeFacts;
  'option:ChoosePaladin/paladin': PickFacts;
  'option:Turn/act': ActFacts;
  'option:Turn/favour': ActFacts;
  'closed:Turn': LackFacts;
}

export const factsOf = reader<Shown>();
