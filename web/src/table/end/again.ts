/** The same game again: the first who asks makes the table, the others sit down at it. */
import { go } from '../../app/router.svelte.ts';
import { post, said } from '../../wire/rest.ts';
import type { SeatInfo, TableInfo } from '../../wire/types.ts';
import type { Table } from '../table.svelte.ts';

export async function again(table: Table, id: string): Promise<void> {
  try {
    const made = await post<TableInfo>(`tables/${id}/rematch`);
    go(`table/${made.id}`);
  } catch (trouble) {
    table.notice = { message: said(trouble), tone: 'no' };
  }
}

/** Is this seat in for the next game? Bots always are. */
export function isIn(info: TableInfo, seat: SeatInfo): boolean {
  return seat.kind === 'bot' || !!info.rematch?.asked.includes(seat.seat);
}

/** What the button that leads to the next game says: ask for it, sit down at it, go there, or look on. */
export function againWord(info: TableInfo): string {
  if (!info.rematch) return 'end-again';
  if (info.seats.some((seat) => seat.mine && isIn(info, seat))) return 'code-go';
  return info.rematch.began ? 'list-watch' : 'rematch-join';
}
