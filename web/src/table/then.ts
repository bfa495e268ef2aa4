/** Who comes after the one who is awaited, down to the reader: "then Norbert, then you". */
import { t } from '../words/words.svelte.ts';
import type { Table } from './table.svelte.ts';

const NAMED = 2; // before the reader; more are counted

/** Nothing where nobody can know, or where several are awaited at once. */
export function thenWho(table: Table): string {
  const now = table.caption?.seat ?? table.waiting[0];
  if (!table.next.length || table.waiting.length !== 1 || now === undefined) return '';
  const later = [...table.waiting, ...table.next].filter(
    (seat, index, all) => seat !== now && all.indexOf(seat) === index,
  );
  const own = later.findIndex((seat) => table.seats[seat]?.mine && !table.seats[seat]?.autopilot);
  const before = own < 0 ? later : later.slice(0, own);
  const named = own < 0 || before.length <= NAMED ? before.slice(0, NAMED) : before.slice(0, 1);
  const said = named.map((seat) => table.say({ id: 'bar-then', args: { seat: `seat:${seat}` } }));
  if (own >= 0 && before.length > named.length) said.push(t('bar-then-more', { count: before.length - named.length }));
  if (own >= 0) said.push(t('bar-then-you'));
  return said.join(', ');
}
