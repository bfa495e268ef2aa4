/**
 * How things of Viscounts move: riders from space to space, workers step by step through the castle, papers that
 * flip, coins and goods in a bow, houses that drop. Times are those of the specification at the normal pace.
 */
import PieceIcon from '../../kit/PieceIcon.svelte';
import Sym from '../../kit/Sym.svelte';
import type { Drawn } from '../../table/board.svelte.ts';
import type { Token } from '../../table/flights.ts';
import type { Flight } from '../../table/way.ts';
import { seatOf, type Move, type Thing } from '../../wire/game.ts';
import { factsOf } from './facts.ts';
import FlipPaper from './FlipPaper.svelte';
import FlyingCard from './FlyingCard.svelte';

const STEP = 180;
export const UP = 350;
export const ASIDE = 300;

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
const FLIPPED: Readonly<Record<string, readonly [string, string]>> = {
  paid: ['unpaid', 'paid'],
  approved: ['acquired', 'approved'],
};

function flipped(move: Move): readonly [string, string] | undefined {
  return FLIPPED[move.to.slice(move.to.lastIndexOf('/') + 1)];
}

/** One section of the first tier on. */
export function isAside(from: string, to: string): boolean {
  return from.startsWith('tier1') && to.startsWith('tier1');
}

/** The steps of one update play one after another. */
let order = 0;
function next(): number {
  if (order === 0) queueMicrotask(() => (order = 0));
  order += 1;
  return order;
}

export function flightOf(move: Move, through: readonly string[]): Flight | null {
  if (move.what.startsWith('viscount:') && move.from.startsWith('space:'))
    return { duration: STEP * (through.length + 1), easing: 'ease-in-out' };
  if (move.what.startsWith('worker:')) {
    const inside = move.from.startsWith('tier') && move.to.startsWith('tier');
    const duration = isAside(move.from, move.to) ? ASIDE : UP;
    return { duration, order: next(), arc: inside ? 0 : 0.15, copies: move.amount, stagger: 80 };
  }
  if (flipped(move)) return { duration: 500 };
  if (GOODS[move.what]) return { duration: 450, arc: 0.2, copies: Math.min(4, move.amount), stagger: 70, shrink: 0.8 };
  if (move.what.startsWith('built:')) return { duration: 450, arc: 0.25, easing: 'cubic-bezier(.5,0,.8,.6)' };
  if (move.what.startsWith('card:')) return { duration: seatOf(move.from) === seatOf(move.to) ? 600 : 450 };
  return null;
}

/** A piece or a resource among words. */
export function signOf(what: string, seat: number | null, size: number): Drawn | null {
  if (what === 'worker') return [PieceIcon, { seat: seat ?? 0, form: 'pawn', px: `${size}px` }];
  const sign = GOODS[what];
  return sign ? [Sym, { id: sign, size: `${size}px` }] : null;
}

export function tokenOf(move: Move, thing: Thing | undefined, near: boolean): Token | null {
  const sides = flipped(move);
  if (sides) return [FlipPaper, { front: sides[0], back: sides[1] }];
  const sign = GOODS[move.what];
  if (sign) return [Sym, { id: sign, size: '24px' }];
  if (move.what.startsWith('worker:'))
    return [PieceIcon, { seat: Number(move.what.slice(7)), form: 'pawn', px: near ? '44px' : '24px' }];
  const face = thing && move.what.startsWith('card:') ? factsOf(thing, 'card:*') : undefined;
  if (face && 'figure' in face) return [FlyingCard, { facts: face, seat: seatOf(move.to) ?? undefined }];
  return null;
}
