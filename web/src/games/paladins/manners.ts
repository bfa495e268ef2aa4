/** How things fly on this board: workers one after another, pieces in an arc, coins quickly; and what flies. */
import type { Drawn } from '../../table/board.svelte.ts';
import type { Token } from '../../table/flights.ts';
import type { Flight } from '../../table/way.ts';
import { seatOf, type Move } from '../../wire/game.ts';
import FlightToken from './parts/FlightToken.svelte';
import Sign from './parts/Sign.svelte';

const DRAWN = /^(worker|res|piece|attribute)(-|$)|^card-(suspicion|debt|wall|tavern)$/;

export function token(move: Move): Token | null {
  if (!DRAWN.test(move.what)) return null;
  return [FlightToken, { what: move.what, seat: seatOf(move.from) ?? seatOf(move.to) }];
}

export function sign(what: string, _seat: number | null, size: number): Drawn | null {
  return DRAWN.test(what) ? [Sign, { what, size }] : null;
}

/** So long a reward is on its way. */
const GAIN = 260;
/** So long what has just moved stands in gold. */
const AFTERGLOW = 1200;

export function flight(move: Move): Flight | null {
  return { ...flown(move), afterglow: AFTERGLOW };
}

function flown({ what, amount, from, to }: Move): Flight {
  const copies = Math.min(4, amount);
  const gained = seatOf(to) !== null && seatOf(from) === null;
  if (what.startsWith('worker')) return { duration: gained ? GAIN : 220, stagger: 60, copies };
  if (what.startsWith('res-')) return { duration: gained ? GAIN : 180, stagger: 40, copies, shrink: 0.8 };
  if (what.startsWith('piece-')) return { duration: 350, arc: 0.25 };
  if (what.startsWith('attribute-')) return { duration: GAIN, copies: 1 };
  if (what.includes(':')) return { duration: 300, arc: 0.1 };
  return { duration: GAIN };
}
