/** Numbers of the end screen made ready for drawing. */
import type { Score } from '../wire/game.ts';
import type { StepMark } from '../wire/types.ts';

/** Dark enough for white figures, apart enough from each other, in the colours of the house. */
export const TONES: readonly string[] = [
  '#8a2f2b',
  '#2d4c7c',
  '#2f5f45',
  '#7a5200',
  '#66417f',
  '#0b6468',
  '#8c3a62',
  '#4f4a43',
  '#6b3410',
  '#24577a',
  '#5d6413',
  '#a3325f',
  '#3b3f8f',
  '#1d6b3a',
  '#8a4b2a',
  '#7b2d8b',
];

export interface Piece {
  name: string;
  points: number;
  index: number;
}

/** What a seat gained stands right of the line of zero, what it lost left of it. */
export interface BarRow {
  seat: number;
  total: number;
  gained: number;
  lost: number;
  gains: Piece[];
  losses: Piece[];
}

export function stack(scores: readonly Score[]): { rows: BarRow[]; parts: string[]; most: number; deepest: number } {
  const parts: string[] = [];
  const rows = scores.map((score) => {
    const sums = new Map<string, number>();
    for (const part of score.parts) sums.set(part.name, (sums.get(part.name) ?? 0) + part.points);
    const pieces = [...sums]
      .filter(([, points]) => points !== 0)
      .map(([name, points]): Piece => {
        if (!parts.includes(name)) parts.push(name);
        return { name, points, index: parts.indexOf(name) };
      });
    const gains = pieces.filter((piece) => piece.points > 0);
    const losses = pieces.filter((piece) => piece.points < 0);
    return { seat: score.seat, total: score.total, gained: sumOf(gains), lost: -sumOf(losses), gains, losses };
  });
  rows.sort((a, b) => b.total - a.total);
  return {
    rows,
    parts,
    most: Math.max(1, ...rows.map((row) => row.gained)),
    deepest: Math.max(0, ...rows.map((row) => row.lost)),
  };
}

const sumOf = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece.points, 0);

const DASHES = ['', '8 3', '2 3', '10 3 2 3', '5 5', '12 4', '1 4', '6 2 1 2'];

export interface Race {
  most: number;
  least: number;
  zero: number;
  lines: { seat: number; dash: string; points: [number, number][] }[];
}

/** The points of every seat after each step, as places in a field so wide and high; `zero` is the height of no points. */
export function race(marks: readonly StepMark[], width: number, height: number): Race {
  const seats = marks.at(-1)?.totals.length ?? 0;
  const totals = marks.flatMap((mark) => mark.totals);
  const most = Math.max(1, ...totals);
  const least = Math.min(0, ...totals);
  const high = (points: number) => ((points - least) / (most - least)) * height;
  const last = Math.max(1, marks.at(-1)?.step ?? 1);
  const lines = Array.from({ length: seats }, (_unused, seat) => ({
    seat,
    dash: DASHES[seat % DASHES.length]!,
    points: marks.map((mark): [number, number] => [(mark.step / last) * width, high(mark.totals[seat] ?? 0)]),
  }));
  return { most, least, zero: high(0), lines };
}
