/** A turn in short, as one sentence: for whoever listens, and for the plain view. */
import type { GistLine } from '../wire/types.ts';
import { t } from '../words/words.svelte.ts';
import type { Table } from './table.svelte.ts';

export function gistWords(table: Table, line: GistLine): string {
  // The count comes last: before a name it would ask for cases and plurals that a name does not have.
  const list = (amounts: readonly (readonly [string, number])[]) =>
    amounts.map(([name, count]) => `${table.say(name)}\u00a0×${count}`).join(', ');
  const what = [
    ...(line.action ? [table.say(line.action)] : []),
    ...line.things.map(([thing, count]) => (count > 1 ? `${table.say(thing)} ×${count}` : table.say(thing))),
  ].join(', ');
  const told = [
    what,
    line.cost.length ? t('gist-paid', { what: list(line.cost) }) : '',
    line.gain.length ? t('gist-gained', { what: list(line.gain) }) : '',
    ...line.others.map(([seat, name, amount]) =>
      t(amount < 0 ? 'gist-other-lost' : 'gist-other-gained', {
        name: table.called(seat),
        what: list([[name, Math.abs(amount)]]),
      }),
    ),
  ];
  const sentence = told.filter(Boolean).join('; ');
  return line.seat === null ? `${sentence}.` : `${table.called(line.seat)}: ${sentence}.`;
}
