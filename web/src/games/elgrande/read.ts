/** The observation of El Grande, taken apart for drawing. Knows ids and facts, no rules. */
import { seatOf, type Observation, type Thing } from '../../wire/game.ts';
import {
  factsOf,
  type CardFacts,
  type CastleFacts,
  type DeckFacts,
  type HandFacts,
  type ImaginaryFacts,
  type RegionFacts,
  type RoundFacts,
  type SeatFacts,
} from './facts.ts';

export interface Region {
  id: string;
  /** Its name in paths and anchors: `galicia`. */
  key: string;
  thing: Thing;
  facts: RegionFacts;
}

export interface Deck {
  id: string;
  thing: Thing;
  facts: DeckFacts;
  /** The card of this round, wherever it lies now; none before it is turned up. */
  card: Thing | undefined;
  cardFacts: CardFacts | undefined;
}

export interface Player {
  id: string;
  /** Nothing for the imaginary player. */
  seat: number | null;
  thing: Thing;
  turn: string;
  power: number | null;
  order: number;
  seatFacts: SeatFacts | null;
  score: Thing | undefined;
  court: Thing | undefined;
  province: Thing | undefined;
  played: Thing | undefined;
  modifier: Thing | undefined;
  vetoes: Thing | undefined;
}

export interface Own extends Player {
  seat: number;
  hand: HandFacts | null;
  modifiers: Thing[];
  modifiersSpent: Thing[];
}

export interface TableOfGrande {
  round: Thing;
  rounds: RoundFacts;
  regions: Region[];
  castle: Thing;
  castleFacts: CastleFacts;
  king: string;
  tiles: Thing[];
  decks: Deck[];
  players: Player[];
  me: Own | null;
}

export function read(observation: Observation): TableOfGrande {
  const top = new Map(observation.things.map((thing) => [thing.id, thing]));
  const regions = observation.things
    .filter((thing) => thing.id.startsWith('region:'))
    .map((thing) => ({ id: thing.id, key: thing.id.slice(7), thing, facts: factsOf(thing, 'region:*') }));
  const castle = top.get('castle')!;
  const round = top.get('round')!;
  const players = observation.things
    .filter((thing) => thing.kind === 'seat')
    .map((thing) => player(thing))
    .concat(top.has('imaginary') ? [imaginary(top.get('imaginary')!)] : [])
    .sort((a, b) => a.order - b.order);
  const places = [...regions.map((region) => region.thing), castle, top.get('france')!, top.get('portugal')!];
  return {
    round,
    rounds: factsOf(round, 'round'),
    regions,
    castle,
    castleFacts: factsOf(castle, 'castle'),
    king: places.find((thing) => thing.items?.some((item) => item.id === 'king'))?.id ?? '',
    tiles: top.get('tiles')?.items ?? [],
    decks: observation.things.filter((thing) => thing.id.startsWith('deck:')).map((thing) => deck(thing, observation)),
    players,
    me: own(observation, players),
  };
}

const part = (thing: Thing, name: string): Thing | undefined =>
  thing.items?.find((item) => item.id === `${thing.id}/${name}`);

function player(thing: Thing): Player {
  const facts = factsOf(thing, 'seat:*');
  return {
    id: thing.id,
    seat: seatOf(thing.id),
    thing,
    turn: facts.turn,
    power: facts.power,
    order: facts.order,
    seatFacts: facts,
    score: part(thing, 'score'),
    court: part(thing, 'court'),
    province: part(thing, 'province'),
    played: part(thing, 'played'),
    modifier: part(thing, 'modifier'),
    vetoes: part(thing, 'vetoes'),
  };
}

function imaginary(thing: Thing): Player {
  const facts: ImaginaryFacts = factsOf(thing, 'imaginary');
  return {
    id: thing.id,
    seat: null,
    thing,
    turn: facts.turn,
    power: facts.power,
    order: facts.order,
    seatFacts: null,
    score: undefined,
    court: undefined,
    province: part(thing, 'province'),
    played: undefined,
    modifier: undefined,
    vetoes: undefined,
  };
}

function own(observation: Observation, players: readonly Player[]): Own | null {
  const mine = players.find((one) => one.seat !== null && one.seat === observation.seat);
  if (!mine) return null;
  const hand = part(mine.thing, 'hand');
  return {
    ...mine,
    seat: mine.seat!,
    hand: (hand && factsOf(hand, 'seat:*/hand')) ?? null,
    modifiers: part(mine.thing, 'modifiers')?.items ?? [],
    modifiersSpent: part(mine.thing, 'modifiers-spent')?.items ?? [],
  };
}

/** The card lies on its deck, before whoever took it, among the used ones, or is kept as a Veto. */
function deck(thing: Thing, observation: Observation): Deck {
  const facts = factsOf(thing, 'deck:*');
  const card = facts.thing ? find(observation.things, facts.thing) : undefined;
  return { id: thing.id, thing, facts, card, cardFacts: card?.facts ? factsOf(card, 'card:*') : undefined };
}

function find(things: readonly Thing[], id: string): Thing | undefined {
  for (const thing of things) {
    if (thing.id === id) return thing;
    const inside = thing.items && find(thing.items, id);
    if (inside) return inside;
  }
  return undefined;
}

/** The seat behind an owner's id; null for the imaginary player. */
export function ownerSeat(owner: string): number | null {
  return seatOf(owner);
}

/** The colour of an owner, as a name of the style sheet. */
export function tint(owner: string): string {
  const seat = seatOf(owner);
  return seat === null ? 'var(--imaginary)' : `var(--seat-${seat % 8})`;
}
