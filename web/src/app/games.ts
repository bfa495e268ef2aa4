/** The games of the house, fetched once, with their words. */
import { get } from '../wire/rest.ts';
import type { GameInfo } from '../wire/types.ts';
import { useWords } from '../words/words.svelte.ts';

let asked: Promise<GameInfo[]> | null = null;

/** The games alone, for those who know the words of theirs already. */
export function infos(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('games');
  asked.catch(() => (asked = null));
  return asked;
}

export async function games(): Promise<GameInfo[]> {
  const found = await infos();
  await useWords('shared').catch(() => undefined); // it knows what the games are called; more is fetched at their tables
  return found;
}
