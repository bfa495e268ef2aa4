/** The log as lines to read: what the game says of each change, and what befell the table itself. */
import { msg, seatOf } from '../wire/game.ts';
import type { Happening, LogEntry } from '../wire/types.ts';
import type { LogLine } from './table.svelte.ts';

export function linesOf(entries: readonly LogEntry[]): LogLine[] {
  return entries.flatMap((entry) => {
    const own = ownLine(entry);
    const told = entry.happenings.map((happening) => ({
      number: entry.number,
      seat: about(happening),
      to: happening.to,
      message: happening.message,
      moves: happening.moves,
    }));
    return own ? [own, ...told] : told;
  });
}

/**
 * Whom a line is about, which need not be who chose: a choice lets others answer, pay and draw. It is who is named as
 * the one who does it, or the only one who hears it; nobody where the table itself speaks.
 */
export function about({ message, to }: Pick<Happening, 'message' | 'to'>): number | null {
  return seatOf(String(message.args?.['seat'])) ?? (to?.length === 1 ? to[0]! : null);
}

/** Steps that say the same are one line: with all that moved, and how often. */
export interface Steps extends LogLine {
  times: number;
}

export function together(lines: readonly LogLine[]): Steps[] {
  const found: Steps[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const same =
      last &&
      last.seat === line.seat &&
      JSON.stringify([last.message, last.to]) === JSON.stringify([line.message, line.to]);
    if (same)
      found[found.length - 1] = {
        ...last,
        number: line.number,
        moves: [...last.moves, ...line.moves],
        times: last.times + 1,
      };
    else found.push({ ...line, times: 1 });
  }
  return found;
}

/** What moved in such steps, by name and how many: what is drawn instead of saying it again. */
export function piecesOf(line: LogLine): [string, number][] {
  const found = new Map<string, number>();
  for (const move of line.moves) found.set(move.what, (found.get(move.what) ?? 0) + move.amount);
  return [...found];
}

/** Lines whose change was taken back no longer stand. */
export function withoutUndone(lines: LogLine[], entries: readonly LogEntry[]): LogLine[] {
  const gone = new Set(entries.flatMap((entry) => entry.undone));
  return gone.size ? lines.filter((line) => !gone.has(line.number)) : lines;
}

function ownLine(entry: LogEntry): LogLine | null {
  const id = {
    start: '',
    choice: '',
    undo: 'log-undo',
    standin: `log-standin-${entry.reason || 'asked'}`,
    back: 'log-back',
    closed: 'log-closed',
  }[entry.kind];
  if (!id) return null;
  const args: Record<string, string> = entry.seat === null ? {} : { seat: `seat:${entry.seat}` };
  return { number: entry.number, seat: entry.seat, to: null, message: msg(id, args), moves: [] };
}
