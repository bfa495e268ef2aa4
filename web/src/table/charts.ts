/** Numbers of the end screen made ready for drawing. */
import type { Score } from '../wire/game.ts';
import type { StepMark } from '../wire/types.ts';

/** Dark enough for white figures, apart enough from each other, in the colours of the house. */
export const TONES: readonly string[] = ['#8a2f2b', '#2d4c7c', '#2f5f45', '#7a5200', '#66417f', '#0b6468', '#8c3a62', '#4f4a43', '#6b3410', '#24577a', '#5d6413', '#a3325f', '#3b3f8f', '#1d6b3a', '#8a4b2a', '#7b2d8b'];

export interface BarRow {
  seat: number;
  total: number;
  positive: number;
  pieces: { name: string; points: number; index: number }[];
}

export function stack(scores: readonly Score[]): { rows: BarRow[]; parts: string[]; most: number } {
  const parts: string[] = [];
  const rows = scores.map((score) => {
    const sums = new Map<string, number>();
    for (const part of score.parts) sums.set(part.name, (sums.get(part.name) ?? 0) + part.points);
    const pieces = [...sums].filter(([, points]) => points > 0).map(([name, points]) => {
      if (!parts.includes(name)) parts.push(name);
      return { name, points, index: parts.indexOf(name) };
    });
    const positive = pieces.reduce((sum, piece) => sum + piece.points, 0);
    return { seat: score.seat, total: score.total, positive, pieces };
  });
  rows.sort((a, b) => b.total - a.total);
  return { rows, parts, most: Math.max(1, ...rows.map((row) => row.positive)) };
}

const DASHES = ['', '8 3', '2 3', '10 3 2 3', '5 5', '12 4', '1 4', '6 2 1 2'];

export function race(marks: readonly StepMark[], width: number, height: number) {
  const seats = marks.at(-1)?.totals.length ?? 0;
  const most = Math.max(1, ...marks.flatMap((mark) => mark.totals));
  const last = Math.max(1, marks.at(-1)?.step ?? 1);
  return Array.from({ length: seats }, (_unused, seat) => ({
    seat,
    dash: DASHES[seat % DASHES.length]!,
    points: marks.map((mark): [number, number] => [(mark.step / last) * width, (Math.max(0, mark.totals[seat] ?? 0) / most) * height]),
  }));
}
