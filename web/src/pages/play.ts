/** One click to a game: a table with the reader and bots that begins at once. */
import { beSomeone } from '../app/me.svelte.ts';
import { go } from '../app/router.svelte.ts';
import { post } from '../wire/rest.ts';
import type { CreateTable, GameInfo, TableInfo } from '../wire/types.ts';

/** A friendly number of opponents: four at the table where the game allows it. */
export function usualSeats(game: GameInfo): number {
  const several = game.seats.filter((count) => count > 1);
  return several.includes(4) ? 4 : (several.at(-1) ?? game.seats[0] ?? 2);
}

/** The middle of the levels: neither a walk nor a wall. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor(game.levels.length / 2)] ?? '';
}

export async function makeTable(wish: CreateTable): Promise<TableInfo> {
  await beSomeone();
  return post<TableInfo>('tables', wish);
}

export async function quickPlay(game: GameInfo): Promise<void> {
  const level = usualLevel(game);
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'bot' as const, level }));
  const table = await makeTable({ game: game.id, seats: [{ kind: 'me' }, ...bots], visibility: 'private' });
  go(`table/${table.id}`);
}
