/**
 * What the reader has learned: lessons, puzzles, days in a row. This browser keeps it; for whoever has an account the
 * house keeps it too, for all their browsers. What a guest has learned goes with the account they make.
 */
import { post } from '../wire/rest.ts';
import type { LessonProgress, Progress } from '../wire/types.ts';
import { me } from './me.svelte.ts';
import { fetchKept, putAway } from './shelf.ts';

const KEY = 'castellany.progress';

interface Learned {
  /** Seals by puzzle, 0 for one that was not found. */
  stars: Record<string, number>;
  /** Days on which the puzzle of the day was found. */
  days: string[];
  lessons: Record<string, LessonProgress>;
  /** The account this belongs to; a guest's belongs to the browser. */
  whose: string;
}

const nothing = (): Learned => ({ stars: {}, days: [], lessons: {}, whose: '' });

/** Replaced whole, never changed in place. */
class Shelf {
  now = $state.raw<Learned>(fetchKept(KEY, nothing()));
}
export const learned = new Shelf();

/** Whose progress the house has already told, and how often it was asked: an answer that comes late is not the last word. */
let told = '';
let asked = 0;

function hold(now: Learned): void {
  learned.now = now;
  putAway(KEY, now);
}

const account = (): string => (me.now?.person && !me.now.person.guest ? me.now.person.id : '');

/** What the house knows beside this browser. Once we know who we are; what somebody else left here is put away. */
export async function recall(): Promise<void> {
  if (!me.now) return;
  const now = account();
  if (learned.now.whose && learned.now.whose !== now) hold(nothing());
  if (!now) told = '';
  else if (told !== now) await share(now);
}

async function share(whose: string): Promise<void> {
  const { stars, days, lessons } = learned.now;
  const mine = (asked += 1);
  try {
    const all = await post<Progress>('progress', { stars, days, lessons });
    told = whose;
    if (mine === asked) hold({ ...nothing(), ...all, whose });
  } catch {
    told = ''; // Without the house the browser still knows; next time.
  }
}

async function add(now: Learned): Promise<void> {
  hold(now);
  const whose = account();
  if (whose) await share(whose);
}

/** A puzzle is over; `day`: it was that day's, and found. */
export async function wonSeals(puzzle: string, stars: number, day: string | null): Promise<void> {
  const { now } = learned;
  const best = Math.max(stars, now.stars[puzzle] ?? 0);
  const days = day && !now.days.includes(day) ? [...now.days, day] : now.days;
  await add({ ...now, stars: { ...now.stars, [puzzle]: best }, days });
}

/** A lesson has got so far. */
export async function keptLesson(game: string, lesson: Omit<LessonProgress, 'at'>): Promise<void> {
  const { now } = learned;
  const before = now.lessons[game];
  if (before?.table === lesson.table && before.of === lesson.of && before.heard.length === lesson.heard.length) return;
  await add({ ...now, lessons: { ...now.lessons, [game]: { ...lesson, at: Date.now() } } });
}
