/** Bots that play for people, followed through the log: since when, and how many choices they have made. */
import type { LogEntry } from '../wire/types.ts';

export interface Standin {
  at: number;
  made: number;
  /** Why: the time was over, one was away or has left. */
  reason: string;
}

export function follow(
  known: ReadonlyMap<number, Standin>,
  entries: readonly LogEntry[],
): ReadonlyMap<number, Standin> {
  const now = new Map(known);
  for (const { kind, seat, at, reason } of entries) {
    if (seat === null) continue;
    const bot = now.get(seat);
    if (kind === 'standin') now.set(seat, { at, made: 0, reason });
    else if (kind === 'back') now.delete(seat);
    else if (kind === 'choice' && bot) now.set(seat, { ...bot, made: bot.made + 1 });
  }
  return now;
}
