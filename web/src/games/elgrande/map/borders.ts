/** The ways of the king: from place to place over the middles of the borders, on the shortest way. Pure geometry. */
import spain from './spain.drawn.json';
import type { Point } from './anchors.ts';

export interface Border {
  /** The dot on the map that stands for it. */
  id: string;
  between: readonly string[];
  middle: Point;
}

const place = (name: string): string => (name === 'france' || name === 'portugal' ? name : `region:${name}`);

export const BORDERS: readonly Border[] = spain.borders.map(({ between, middle }, index) => ({
  id: `border:${index}`,
  between: between.map(place),
  middle: middle as unknown as Point,
}));

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The borders that lie between two places; none where there is no way by land, as to the castle. */
export function way(from: string, to: string, start: Point): string[] {
  interface Walk {
    at: string;
    point: Point;
    length: number;
    crossed: string[];
  }
  const open: Walk[] = [{ at: from, point: start, length: 0, crossed: [] }];
  const done = new Set<string>();
  while (open.length) {
    open.sort((a, b) => a.length - b.length);
    const here = open.shift()!;
    if (here.at === to) return here.crossed;
    if (done.has(here.at)) continue;
    done.add(here.at);
    for (const { id, between, middle } of BORDERS) {
      const next = between.find((side) => side !== here.at);
      if (!next || !between.includes(here.at) || done.has(next)) continue;
      open.push({
        at: next,
        point: middle,
        length: here.length + far(here.point, middle),
        crossed: [...here.crossed, id],
      });
    }
  }
  return [];
}
