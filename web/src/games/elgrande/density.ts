/** How large the troops of a region can be drawn: cubes, small cubes, or tags alone. Pure numbers. */
import { stack } from './cubes.ts';
import type { RankFacts } from './facts.ts';

export interface Density {
  /** Side of a cube in pixels; none: tags alone. */
  cube: number;
  /** Cubes in a row of a stack; by their number if none is said. */
  wide: number | undefined;
}

const GAP_X = 5;
const GAP_Y = 3;

/** The rungs of the ladder, largest first. */
const LADDER: readonly { cube: number; wide?: number }[] = [{ cube: 12 }, { cube: 8.6, wide: 3 }, { cube: 0 }];

export function density(ranking: readonly RankFacts[], width: number, height: number, u: number): Density {
  for (const { cube, wide } of LADDER) {
    if (!cube || fits(ranking, width, height, u, cube * u, wide)) return { cube: cube * u, wide };
  }
  return { cube: 0, wide: undefined };
}

/** Troops fill rows from the left, as the page will lay them out. */
function fits(
  ranking: readonly RankFacts[],
  width: number,
  height: number,
  u: number,
  cube: number,
  wide: number | undefined,
): boolean {
  let across = 0;
  let tall = 0;
  let whole = 0;
  const take = (w: number, h: number): void => {
    if (across && across + GAP_X * u + w > width) {
      whole += tall + GAP_Y * u;
      across = tall = 0;
    }
    across += (across ? GAP_X * u : 0) + w;
    tall = Math.max(tall, h);
  };
  for (const { count, grande } of ranking) {
    if (grande) take(24 * u, 40 * u);
    if (!count) continue;
    const cubes = stack(count, cube, wide);
    take(Math.max(cubes.width, (count > 9 ? 37 : 29) * u), cubes.height + 16 * u);
  }
  return whole + tall <= height;
}
