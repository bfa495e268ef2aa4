/** The observation of Viscounts, taken apart for drawing. Knows ids and facts, no rules. */
import type { Program } from '../../kit/symbols.ts';
import { seatOf, type Observation, type Thing } from '../../wire/game.ts';
import { factsOf, type CardFacts, type SeatFacts, type SegmentFacts, type Sign } from './facts.ts';

export interface Segment {
  id: string;
  thing: Thing;
  facts: SegmentFacts;
  spaces: Thing[];
  pile: Thing;
  books: Thing;
  sites: Thing[];
}

export interface Player {
  seat: number;
  thing: Thing;
  facts: SeatFacts;
  /** A part of the board by its name: `ink`, `row`, `houses` ... */
  part: (name: string) => Thing | undefined;
}

export interface Kingdom {
  segments: Segment[];
  castle: Thing | undefined;
  debts: Thing | undefined;
  deeds: Thing | undefined;
  leader: Thing | undefined;
  bonuses: Thing[];
  pairs: Thing | undefined;
  future: Thing | undefined;
  players: Player[];
}

export function read(observation: Observation): Kingdom {
  const top = new Map(observation.things.map((thing) => [thing.id, thing]));
  return {
    segments: (top.get('board')?.items ?? []).map(segment),
    castle: top.get('castle'),
    debts: top.get('debts'),
    deeds: top.get('deeds'),
    leader: top.get('leader'),
    bonuses: top.get('bonuses')?.items ?? [],
    pairs: top.get('pairs'),
    future: top.get('future'),
    players: observation.things.filter((thing) => thing.kind === 'seat').map(player),
  };
}

/** Do the same segments lie in the same places? Then the ground below them need not be drawn anew. */
export function sameOrder(one: readonly Segment[], other: readonly Segment[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (segment, index) =>
        segment.id === other[index]!.id &&
        segment.facts.place === other[index]!.facts.place &&
        segment.sites.length === other[index]!.sites.length,
    )
  );
}

function segment(thing: Thing): Segment {
  const items = thing.items ?? [];
  const of = (kind: string) => items.filter((item) => item.id.startsWith(`${kind}:`));
  return {
    id: thing.id.slice('segment:'.length),
    thing,
    facts: factsOf(thing, 'segment:*'),
    spaces: of('space'),
    pile: of('pile')[0]!,
    books: of('books')[0]!,
    sites: of('site'),
  };
}

function player(thing: Thing): Player {
  const parts = new Map((thing.items ?? []).map((item) => [item.id.slice(thing.id.length + 1), item]));
  return {
    seat: seatOf(thing.id) ?? 0,
    thing,
    facts: factsOf(thing, 'seat:*'),
    part: (name) => parts.get(name),
  };
}

const SIGNS: Readonly<Record<string, string>> = { or: '/', to: '>' };

/** A row of signs as the kit draws it. */
export function program(signs: readonly Sign[]): Program {
  return signs.map(({ icon, count }) => {
    const sign = SIGNS[icon];
    return sign ? [sign] : [icon, count];
  });
}

/** The colour of a card's frame: its owner's for a starting card. */
export function frameOf(facts: CardFacts, seat: number | undefined): string {
  if (facts.kind === 'starter' && seat !== undefined) return `var(--seat-${seat})`;
  return facts.kind === 'hero' ? '#7a4a20' : '#2d2721';
}

export const GOODS = ['silver', 'ink', 'stone', 'gold'] as const;
export const RIBBONS = ['grey', 'black', 'blue', 'yellow'] as const;
export const ACTIONS = [
  ['trade', 'merchant', 'silver'],
  ['build', 'builder', 'stone'],
  ['workers', 'noble', 'gold'],
  ['transcribe', 'cleric', 'ink'],
] as const;

export const RIBBON_COLOUR: Readonly<Record<string, string>> = {
  grey: '#77736c',
  black: '#262326',
  blue: '#2a639f',
  yellow: '#d3a318',
};

/** On a board lower than this (a small laptop) every part gives up what it can. */
export const LOWER = 590;
