/** The games of the house, fetched once, with their words. */
import { get } from '../wire/rest.ts';
import type { GameInfo } from '../wire/types.ts';
import { useWords } from '../words/words.svelte.ts';

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('games').then(async (found) => {
    await Promise.allSettled([useWords('shared'), ...found.map((game) => useWords(game.id))]);
    return found;
  });
  asked.catch(() => (asked = null));
  return asked;
}
