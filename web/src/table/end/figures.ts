/** Numbers of the end screen made ready for drawing. */
import { rounds } from '../../replay/stops.ts';
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

/** The moment from which somebody led alone to the end, and what it brought. */
export interface Lead {
  step: number;
  round: number;
  from: number;
  to: number;
}

/** When the winner went ahead for good; null where they had led from the beginning, or others fell behind them. */
export function lead(marks: readonly StepMark[], winner: number): Lead | null {
  const ahead = ({ totals }: StepMark) => totals.every((total, seat) => seat === winner || total < totals[winner]!);
  const before = marks.findLastIndex((mark) => !ahead(mark));
  const [last, first] = [marks[before], marks[before + 1]];
  if (!last || !first) return null;
  const [from, to] = [last.totals[winner]!, first.totals[winner]!];
  return to > from ? { step: first.step, round: first.round, from, to } : null;
}

export interface Race {
  /** Round numbers of points, with the heights of their lines. */
  grid: { points: number; y: number }[];
  /** Where rounds begin; as many as can carry their number. */
  rounds: { round: number; x: number }[];
  lines: { seat: number; dash: string; points: [number, number][] }[];
  x: (step: number) => number;
}

const PACES = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const LINES = 4;
const NUMBERED = 7;

/** The points of every seat after each step, as places in a field so wide and high. */
export function race(marks: readonly StepMark[], width: number, height: number): Race {
  const seats = marks.at(-1)?.totals.length ?? 0;
  const totals = marks.flatMap((mark) => mark.totals);
  const most = Math.max(1, ...totals);
  const least = Math.min(0, ...totals);
  const y = (points: number) => ((points - least) / (most - least)) * height;
  const last = Math.max(1, marks.at(-1)?.step ?? 1);
  const x = (step: number) => (step / last) * width;
  const lines = Array.from({ length: seats }, (_unused, seat) => ({
    seat,
    dash: dashOf(seat),
    points: marks.map((mark): [number, number] => [x(mark.step), y(mark.totals[seat] ?? 0)]),
  }));
  const pace = PACES.find((each) => (most - least) / each <= LINES) ?? PACES.at(-1)!;
  const grid = [];
  for (let points = Math.ceil(least / pace) * pace; points <= most; points += pace)
    grid.push({ points: points || 0, y: y(points) });
  const begun = rounds(marks);
  const each = Math.ceil(begun.length / NUMBERED);
  const numbered = begun.filter((_round, index) => index % each === 0);
  return { grid, rounds: numbered.map(({ round, step }) => ({ round, x: x(step) })), lines, x };
}
