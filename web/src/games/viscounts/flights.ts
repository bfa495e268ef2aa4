/**
 * How things of Viscounts move: riders along the road, workers step by step through the castle, coins and goods in
 * a bow. Times are those of the specification at the normal pace.
 */
import PieceIcon from '../../kit/PieceIcon.svelte';
import Sym from '../../kit/Sym.svelte';
import type { Drawn } from '../../table/board.svelte.ts';
import type { Token } from '../../table/flights.ts';
import type { Flight } from '../../table/way.ts';
import { seatOf, type Move } from '../../wire/game.ts';
import { factsOf } from './facts.ts';
import type { Kingdom } from './read.ts';

const STEP = 180;
const UP = 350;
const ASIDE = 300;

const GOODS: Readonly<Record<string, string>> = {
  'res-silver': 'silver',
  'res-ink': 'ink',
  'res-stone': 'stone',
  'res-gold': 'gold',
  'res-debt': 'unpaid',
  'res-deed': 'acquired',
  'res-virtue': 'virtue',
  'res-corruption': 'corruption',
  'res-pool': 'any',
};

/** The spaces a rider passes on its way, as the roads lead: outer left to outer right or in, and on clockwise. */
export function ridden(view: Kingdom, from: string, to: string): string[] {
  const ring = [...view.segments].sort((a, b) => a.facts.place - b.facts.place);
  const onward = new Map<string, string[]>();
  ring.forEach((segment, index) => {
    const side = (name: string, of = segment) => of.spaces.find((space) => factsOf(space, 'space:*').side === name)!.id;
    const next = ring[(index + 1) % ring.length]!;
    onward.set(side('left'), [side('right'), side('inner')]);
    onward.set(side('inner'), [side('right'), side('inner', next)]);
    onward.set(side('right'), [side('left', next)]);
  });
  let ways: string[][] = [[from]];
  for (let steps = 0; steps < 12; steps += 1) {
    ways = ways.flatMap((way) => (onward.get(way.at(-1)!) ?? []).map((space) => [...way, space]));
    const there = ways.find((way) => way.at(-1) === to);
    if (there) return there.slice(1, -1);
  }
  return [];
}

/** The steps of one update play one after another. */
let order = 0;
function next(): number {
  if (order === 0) queueMicrotask(() => (order = 0));
  order += 1;
  return order;
}

export function flightOf(view: Kingdom | null, move: Move): Flight | null {
  if (view && move.what.startsWith('viscount:') && move.from.startsWith('space:')) {
    const via = ridden(view, move.from, move.to);
    return { via, duration: STEP * (via.length + 1), easing: 'ease-in-out' };
  }
  if (move.what === 'worker') {
    const inside = move.from.startsWith('tier') && move.to.startsWith('tier');
    const aside = inside && move.from.startsWith('tier1') && move.to.startsWith('tier1');
    return { duration: aside ? ASIDE : UP, order: next(), arc: inside ? 0 : 0.15, copies: move.amount, stagger: 80 };
  }
  if (GOODS[move.what]) return { duration: 450, arc: 0.2, copies: Math.min(4, move.amount), stagger: 70, shrink: 0.8 };
  if (move.what.startsWith('card:')) return { duration: 300 };
  return null;
}

/** A piece or a resource among words. */
export function signOf(what: string, seat: number | null, size: number): Drawn | null {
  if (what === 'worker') return [PieceIcon, { seat: seat ?? 0, form: 'pawn', px: `${size}px` }];
  const sign = GOODS[what];
  return sign ? [Sym, { id: sign, size: `${size}px` }] : null;
}

export function tokenOf(view: Kingdom | null, move: Move): Token | null {
  const sign = GOODS[move.what];
  if (sign) return [Sym, { id: sign, size: '24px' }];
  if (move.what === 'worker') {
    const acting = view?.players.find((player) => player.facts.active)?.seat ?? 0;
    return [PieceIcon, { seat: seatOf(move.from) ?? seatOf(move.to) ?? acting, form: 'pawn', px: '24px' }];
  }
  return null;
}
