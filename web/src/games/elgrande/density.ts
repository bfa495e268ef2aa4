/** How large the troops of a place can be drawn: cubes, small cubes, tags, or shapes with numbers. Pure numbers. */
import { stack } from './cubes.ts';
import type { CellFacts, RankFacts } from './facts.ts';

export interface Density {
  /** Cubes over a tag with token and number; the tag alone; a shape with its number, a crown on it for the grande. */
  look: 'cubes' | 'tags' | 'chips';
  /** Side of a cube in pixels. */
  cube: number;
  /** Cubes in a row of a stack; by their number if none is said. */
  wide: number | undefined;
}

const GAP_X = 5;
const GAP_Y = 3;
export const CHIP = 27;

/** The rungs of the ladder, largest first. */
const LADDER: readonly { cube: number; wide?: number }[] = [{ cube: 12 }, { cube: 8.6, wide: 3 }, { cube: 0 }];

export function density(ranking: readonly RankFacts[], width: number, height: number, u: number): Density {
  for (const { cube, wide } of LADDER) {
    if (fits(ranking, width, height, u, cube * u, wide)) {
      return { look: cube ? 'cubes' : 'tags', cube: cube * u, wide };
    }
  }
  return { look: 'chips', cube: 0, wide: undefined };
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
    const cubes = cube ? stack(count, cube, wide) : { width: 0, height: 2 };
    take(Math.max(cubes.width, (count > 9 ? 37 : 29) * u), cubes.height + 16 * u);
  }
  return whole + tall <= height;
}

/** How wide a plaque is: cells grow with the tokens of those who share a place. */
export function plaqueWidth(cells: readonly CellFacts[], u: number): number {
  const cell = ({ owners }: CellFacts): number => Math.max(26 * u, owners.length * 19 * u) + 6;
  return cells.reduce((sum, one) => sum + cell(one), 4 + cells.length);
}
