/** One click to a game: a table with the reader and bots that begins at once. */
import { beSomeone } from '../app/me.svelte.ts';
import { go } from '../app/router.svelte.ts';
import { post, Trouble } from '../wire/rest.ts';
import type { CreateTable, GameInfo, Setup, TableInfo } from '../wire/types.ts';

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

/** A table with so many bots as one plays usually, of the usual level. */
export function usualSetup(game: GameInfo): Setup {
  return { bots: Array.from({ length: usualSeats(game) - 1 }, () => usualLevel(game)), options: {} };
}

/** One click, as it was played last; where the house no longer plays it so, as usual. */
export async function quickPlay(game: GameInfo, last?: Setup): Promise<void> {
  const make = ({ bots, options }: Setup) =>
    makeTable({
      game: game.id,
      seats: [{ kind: 'me' }, ...bots.map((level) => ({ kind: 'bot' as const, level }))],
      options,
      visibility: 'private',
    });
  const table = last
    ? await make(last).catch((trouble: unknown) => {
        if (trouble instanceof Trouble && trouble.status === 400) return make(usualSetup(game));
        throw trouble;
      })
    : await make(usualSetup(game));
  go(`table/${table.id}`);
}
