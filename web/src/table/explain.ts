/** What a thing says about itself: name, what it does, its state, and what can be done with it now. */
import type { Closed, Thing } from '../wire/game.ts';
import type { Table } from './table.svelte.ts';

export interface Line {
  tone: 'title' | 'about' | 'note' | 'open' | 'closed';
  text: string;
}

export function explanations(table: Table, thing: Thing): Line[] {
  const value = thing.value === undefined ? '' : `: ${thing.value}`;
  const lines: Line[] = [{ tone: 'title', text: table.say(thing.name) + value }];
  const about = table.about(thing.name);
  if (about) lines.push({ tone: 'about', text: about });
  for (const note of table.notes(thing)) lines.push({ tone: 'note', text: note });
  const options = table.open.get(thing.id) ?? [];
  for (const option of options) lines.push({ tone: 'open', text: table.say(option.message) });
  if (!options.length) {
    for (const closed of table.closed.get(thing.id) ?? []) {
      lines.push({ tone: 'closed', text: `${table.say(closed.message)} (${closed.rule})` });
    }
  }
  return lines;
}

/** Why something is not possible, for reading: which thing, the reason, the rule. A thing the reason names itself is not named twice. */
export function closedLine(table: Table, closed: Closed): string {
  const reason = table.say(closed.message);
  const things = closed.targets.map((id) => table.thing(id)).filter((thing) => thing !== undefined);
  const names = [...new Set(things.map((thing) => table.say(thing.name)))].filter((name) => !reason.includes(name));
  return `${names.length ? `${names.join(', ')}: ` : ''}${reason} (${closed.rule})`;
}
