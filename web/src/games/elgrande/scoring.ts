/**
 * A general scoring, a look into the castle, disks that are turned: read from what is about to be told, before it is on
 * the table. Every number here was told by the rules; `reached` lays them on the table step by step.
 */
import type { LogLine } from '../../table/table.svelte.ts';
import { seatOf, type Message, type Observation, type Thing } from '../../wire/game.ts';
import { factsOf, type CastleFacts, type CellFacts, type RankFacts } from './facts.ts';

export interface SceneStep {
  /** `castle`, `disks` (they are turned), `leave` (what was in the castle goes), or a region. */
  id: string;
  /** Points by seat; nothing where a seat gets none. */
  points: (number | null)[];
  /** By seat: is the bonus of king or grande among them? */
  bonus: boolean[];
  /** Everybody's points after this step. */
  now: number[];
  /** How many lines are told by its end. */
  told: number;
}

export interface Scoring {
  round: number;
  before: number[];
  steps: SceneStep[];
  disks: Disks;
  /** Lines before the scoring itself: the end of a turn. */
  lead: number;
}

/** By seat: the region on its disk, and how many went there. */
export type Disks = ReadonlyMap<number, { region: string; count: number }>;

const idOf = (place: unknown): string =>
  place === 'place-castle' ? 'castle' : `region:${String(place).replace('place-', '')}`;
const who = ({ args }: Message): string => String(args['seat']);
const isCastle = ({ message }: LogLine): boolean => message.id.startsWith('event-castle');

/** The general scoring that these lines tell; null where they tell none. */
export function scoringOf(lines: readonly LogLine[], now: Observation, earlier: readonly LogLine[]): Scoring | null {
  const begun = lines.findIndex((line) => line.message.id === 'event-scoring');
  const castle = lines.findIndex(isCastle);
  const round = now.things.find((thing) => thing.id === 'round')!;
  if (castle < 0 || (begun < 0 && factsOf(round, 'round').stage !== 'scoring')) return null;
  const title = begun < 0 ? earlier.findLast((line) => line.message.id === 'event-scoring') : lines[begun];
  const before = scoresIn(now);
  const running = [...before];
  const steps: SceneStep[] = [];
  let told = castle;
  const add = (id: string, mine: (message: Message) => boolean): void => {
    const points: (number | null)[] = before.map(() => null);
    const bonus = before.map(() => false);
    lines.forEach(({ message }, index) => {
      if (!mine(message)) return;
      told = Math.max(told, index + 1);
      if (message.id !== 'event-points') return;
      const seat = seatOf(who(message))!;
      points[seat] = Number(message.args['points']);
      bonus[seat] = Boolean(message.args['king'] || message.args['grande']);
      running[seat] = Number(message.args['total']);
    });
    steps.push({ id, points, bonus, now: [...running], told });
  };
  const paysIn = (id: string) => (message: Message) =>
    message.id === 'event-points' && idOf(message.args['place']) === id;
  add('castle', (message) => message.id.startsWith('event-castle') || paysIn('castle')(message));
  const disks = disksOf(lines);
  if (disks.size) add('disks', (message) => message.id === 'event-disk');
  const leaves = (message: Message) => message.id === 'event-leave-castle' || message.id.startsWith('event-grande');
  if (lines.some(({ message }) => leaves(message))) add('leave', leaves);
  for (const { id } of now.things) if (id.startsWith('region:')) add(id, paysIn(id));
  return { round: Number(title?.message.args['round'] ?? now.round), before, steps, disks, lead: castle };
}

/** The disks that these lines turn. */
export function disksOf(lines: readonly LogLine[]): Disks {
  const count = (seat: string): number =>
    Number(
      lines.find(({ message }) => message.id === 'event-leave-castle' && who(message) === seat)?.message.args[
        'count'
      ] ?? 0,
    );
  return new Map(
    lines
      .filter(({ message }) => message.id === 'event-disk')
      .map(({ message }) => [
        seatOf(who(message))!,
        { region: idOf(message.args['place']), count: count(who(message)) },
      ]),
  );
}

/** What lies on the table at a step; `paid`: its points have arrived. */
export function reached(
  scoring: Scoring,
  step: number,
  paid: boolean,
  lines: readonly LogLine[],
  now: Observation,
  then: Observation,
): Observation {
  const left = scoring.steps.findIndex(({ id }) => id === 'leave');
  const emptied = left < 0 ? scoring.lead > 0 || step > 0 : step >= left;
  const points = (paid ? scoring.steps[step] : scoring.steps[step - 1])?.now ?? scoring.before;
  const later = new Map(then.things.map((thing) => [thing.id, thing]));
  return {
    ...now,
    things: now.things.map((thing) => {
      if (thing.kind === 'seat') return seatAt(thing, points, emptied ? later.get(thing.id) : undefined);
      if (thing.id === 'castle' && !emptied) return opened(thing, lines);
      return emptied && (thing.id === 'castle' || thing.id.startsWith('region:')) ? later.get(thing.id)! : thing;
    }),
  };
}

/** The castle with what was found in it. */
export function opened(castle: Thing, lines: readonly LogLine[]): Thing {
  const facts = factsOf(castle, 'castle');
  const told = lines.map(({ message }) => message);
  const paid = told.filter(({ id, args }) => id === 'event-points' && args['place'] === 'place-castle');
  const takes = (owner: string) => paid.find((message) => who(message) === owner);
  const ranking: RankFacts[] = told
    .filter(({ id }) => id === 'event-castle')
    .map((message) => ({
      owner: who(message),
      count: Number(message.args['count']),
      place: Number(takes(who(message))?.args['rank'] ?? 0),
      points: Number(takes(who(message))?.args['points'] ?? 0),
      grande: facts.ranking.some((one) => one.owner === who(message) && one.grande),
    }))
    .sort((a, b) => b.count - a.count);
  const cells: CellFacts[] = facts.cells.map((cell, index) => ({
    ...cell,
    owners: paid.filter(({ args }) => args['rank'] === index + 1).map(who),
  }));
  const shown: CastleFacts = { ...facts, open: true, cells, ranking };
  return { ...castle, facts: shown as unknown as NonNullable<Thing['facts']> };
}

function seatAt(seat: Thing, points: readonly number[], later: Thing | undefined): Thing {
  const number = seatOf(seat.id);
  const items = (seat.items ?? []).map((item) => {
    if (item.id === `${seat.id}/score`) return { ...item, value: points[number!]! };
    const store = item.id === `${seat.id}/court` || item.id === `${seat.id}/province`;
    return (store && later?.items?.find(({ id }) => id === item.id)) || item;
  });
  return { ...seat, items };
}

function scoresIn({ things }: Observation): number[] {
  return things
    .filter((thing) => thing.kind === 'seat')
    .map((seat) => seat.items?.find(({ id }) => id === `${seat.id}/score`)?.value ?? 0);
}
