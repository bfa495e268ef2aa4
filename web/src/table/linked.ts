/** Which things of the table a line of the log speaks of. */
import { indexThings } from '../wire/game.ts';
import type { LogLine, Table } from './table.svelte.ts';

export function linked(line: LogLine, table: Table): Set<string> {
  const ids = new Set<string>();
  for (const move of line.moves) {
    for (const id of [move.what, move.to, move.from]) if (table.things.has(id)) ids.add(id);
  }
  if (ids.size) return ids;
  const named = new Set(
    Object.values(line.message.args)
      .flat()
      .filter((arg) => typeof arg === 'string'),
  );
  for (const [id, thing] of indexThings(table.observation?.things ?? [])) {
    if ((thing.kind === 'card' || thing.kind === 'piece' || thing.kind === 'place') && named.has(thing.name.id))
      ids.add(id);
  }
  return ids;
}
