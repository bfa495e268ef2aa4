/** Numbers of the end screen made ready for drawing. */
import type { Score } from '../../wire/game.ts';
import type { StepMark } from '../../wire/types.ts';

/** One part of the points: what each seat has of it, in the order of the columns. */
export interface PartRow {
  name: string;
  points: number[];
  /** The seats that have the most of it, where not all have the same. */
  best: number[];
}

export interface Matrix {
  /** Seats in order of their points: the columns. */
  seats: number[];
  totals: number[];
  rows: PartRow[];
  /** The largest figure of a single cell, gained or lost: a full bar. */
  most: number;
}

/** The points in parts as a table: a row for each part that anybody has, a column for each seat, the best first. */
export function matrix(scores: readonly Score[]): Matrix {
  const ordered = [...scores].sort((a, b) => b.total - a.total || a.seat - b.seat);
  const names = [...new Set(ordered.flatMap((score) => score.parts.map((part) => part.name)))];
  const rows = names
    .map((name) => {
      const points = ordered.map((score) => sumOf(score, name));
      const top = Math.max(...points);
      const apart = points.some((each) => each !== top);
      const best = ordered.filter((_score, index) => apart && top > 0 && points[index] === top);
      return { name, points, best: best.map((score) => score.seat) };
    })
    .filter((row) => row.points.some((points) => points !== 0));
  return {
    seats: ordered.map((score) => score.seat),
    totals: ordered.map((score) => score.total),
    rows,
    most: Math.max(1, ...rows.flatMap((row) => row.points.map(Math.abs))),
  };
}

const sumOf = (score: Score, name: string) =>
  score.parts.reduce((sum, part) => sum + (part.name === name ? part.points : 0), 0);

/** How often somebody else took the lead alone; nobody leads where several have the most. */
export function leadChanges(marks: readonly StepMark[]): number {
  let leader = -1;
  let changes = 0;
  for (const { totals } of marks) {
    const most = Math.max(...totals);
    const now = totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : -1;
    if (now < 0 || now === leader) continue;
    if (leader >= 0) changes += 1;
    leader = now;
  }
  return changes;
}

const DASHES = ['', '8 3', '2 3', '10 3 2 3', '5 5', '12 4', '1 4', '6 2 1 2'];

/** The line of a seat is known without its colour. */
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length]!;
}

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
    dash: dashOf(seat),
    points: marks.map((mark): [number, number] => [(mark.step / last) * width, high(mark.totals[seat] ?? 0)]),
  }));
  return { most, least, zero: high(0), lines };
}
