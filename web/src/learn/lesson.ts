/**
 * A guided first game: real rules, a fixed seed, and a coach who speaks of what is asked now.
 *
 * How a game brings its lesson: `games/<game>/lesson.ts` exports `lesson: Lesson`, and the game's words
 * (`games/<game>/text/*.ftl`) hold for each tip `lesson-<game>-<id>` (two to four short sentences) with the
 * attribute-free heading `lesson-<game>-<id>-title` (two or three words), and `lesson-<game>-about` for
 * the page before the lesson.
 *
 * - A tip with `asks` belongs to these kinds of questions (`decision.kind`) and is said only while one
 *   of them is put to the reader. Without `asks` it is said when nothing more urgent is.
 * - `when(moment)` narrows that: look at facts, never reckon rules.
 * - `pins` point at things by id, in the order of their numbers: `bank`, `me/hand` (the reader's own
 *   seat), `seat:2/city`, or `drawn/*` for the first thing whose id begins so; with `to` at everything from
 *   there to that thing. A pin may say a line in the coach's card: `says` is the end of the message id
 *   (`lesson-<game>-<tip>-<says>`), `args` its values.
 *   Where it may lie under a panel, `or` names what is pointed at instead: a part of the panel (`data-part`)
 *   or another thing.
 * - The list is the order of the lesson. Of several tips that are due the first is said; what is passed
 *   over because the reader has already chosen stays due for the next such moment, so nothing is lost.
 */
import { seatId, type Decision, type Message, type Observation, type Thing } from '../wire/game.ts';

export interface Moment {
  observation: Observation;
  /** What the reader is asked; null while others choose. */
  decision: Decision | null;
  things: ReadonlyMap<string, Thing>;
  /** The id of the reader's seat: `seat:0`. */
  me: string;
}

export interface Pin {
  at: string;
  or?: string;
  to?: string;
  says?: string;
  args?: Message['args'];
}

export interface Tip {
  id: string;
  asks?: readonly string[];
  when?: (moment: Moment) => boolean;
  pins?: readonly Pin[] | ((moment: Moment) => readonly Pin[]);
  /** Values for the tip's own sentences, taken from facts. */
  args?: (moment: Moment) => Message['args'];
}

export interface Lesson {
  game: string;
  seats: number;
  seed: string;
  options: Record<string, unknown>;
  level: string;
  tips: readonly Tip[];
}

export function momentOf(
  observation: Observation,
  decision: Decision | null,
  things: ReadonlyMap<string, Thing>,
): Moment {
  return { observation, decision, things, me: seatId(observation.seat ?? 0) };
}

function isDue(tip: Tip, moment: Moment): boolean {
  if (tip.asks && (!moment.decision || !tip.asks.includes(moment.decision.kind))) return false;
  return tip.when ? tip.when(moment) : true;
}

/** The tip to say now: one of this very question before one of the game as such, in the order of the lesson. */
export function nextTip(lesson: Lesson, heard: ReadonlySet<string>, moment: Moment): Tip | null {
  const due = lesson.tips.filter((tip) => !heard.has(tip.id) && isDue(tip, moment));
  return due.find((tip) => tip.asks) ?? due[0] ?? null;
}

/** The thing that is meant by what a pin names, if it is on the table. */
export function pinned(at: string, moment: Moment): string | null {
  const id = at.replace(/^me(?=\/|$)/, moment.me);
  if (!id.endsWith('*')) return moment.things.has(id) ? id : null;
  for (const known of moment.things.keys()) if (known.startsWith(id.slice(0, -1))) return known;
  return null;
}
