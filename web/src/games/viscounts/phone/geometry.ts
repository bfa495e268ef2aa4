/** The small ring of phones: a drawing of its own, 390 x 390, with targets for thumbs. */
import * as polar from '../../../kit/polar.ts';
import type { Point } from '../../../table/way.ts';
import { SECTOR } from '../ring.ts';

export const MIDDLE = 195;
export const R = {
  tier3: 18,
  tier2: 40,
  tier1: 61,
  moat: 65,
  inner: 83,
  card: 111,
  outer: 139,
  rim: 166,
  site: 178,
  edge: 191,
} as const;

const CENTRE = { x: MIDDLE, y: MIDDLE };

export function at(degrees: number, radius: number): Point {
  return polar.near(polar.at(CENTRE, radius, degrees));
}

function xy(degrees: number, radius: number): string {
  const { x, y } = at(degrees, radius);
  return `${x} ${y}`;
}

export function sector(from: number, to: number, inner: number, outer: number): string {
  return polar.sector(CENTRE, inner, outer, from, to);
}

export function spaceAt(axis: number, side: string): Point {
  if (side === 'inner') return at(axis, R.inner);
  return at(axis + (side === 'left' ? -25 : 25), R.outer);
}

export function ramps(axis: number): string[] {
  return [
    `M${xy(axis - 25, R.outer)}Q${xy(axis - 33, 104)} ${xy(axis, R.inner)}`,
    `M${xy(axis, R.inner)}Q${xy(axis + 33, 104)} ${xy(axis + 25, R.outer)}`,
  ];
}

export function siteAngle(axis: number, index: number, count: number): number {
  return axis + (index - (count - 1) / 2) * (SECTOR / count);
}
