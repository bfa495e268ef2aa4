/** The small ring of phones: a drawing of its own, 390 x 390, with targets for thumbs. */
import { planOf } from '../ring.ts';

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

export const MIDDLE = 195;
export const SMALL = planOf(MIDDLE, R, { into: [-33, 104], out: [33, 104], beside: 0 });
export const { at, sector, spaceAt, routeLine } = SMALL;
