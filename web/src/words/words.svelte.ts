/**
 * The words in use: the shell's own (part of the client) and each game's (from the server, the same
 * files the terminal reads). Switching the language first fetches, then switches, so nothing flickers.
 */
import { keep, settings } from '../app/settings.svelte.ts';
import type { Message } from '../wire/game.ts';
import { Words, type Language, type Names } from './fluent.ts';

const shells = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;
/** What only the client says of a game: its board, its lesson. */
const boards = import.meta.glob('../games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;
const sources = new Map<string, string>(); // by game and language; "/pl" is the shell
const built = new Map<string, Words>();
const games = new Set<string>();
let arrived = $state(0);

type Fetcher = (game: string, lang: Language) => Promise<string>;
let fetchGame: Fetcher = async (game, lang) => {
  const answer = await fetch(`api/texts/${lang}/${game}`);
  if (!answer.ok) throw new Error(`words ${game}/${lang}: ${answer.status}`);
  return answer.text();
};

/** Tests bring their own words. */
export function fetchWordsWith(fetcher: Fetcher): void {
  fetchGame = fetcher;
}

async function load(game: string, lang: Language): Promise<void> {
  const key = `${game}/${lang}`;
  if (sources.has(key)) return;
  const parts = game
    ? [fetchGame(game, lang), boards[`../games/${game}/text/${lang}.ftl`]?.() ?? '']
    : [shells[`../text/${lang}.ftl`]!()];
  sources.set(key, (await Promise.all(parts)).join('\n'));
  for (const known of built.keys()) if (known.endsWith(`/${lang}`)) built.delete(known);
  arrived += 1;
}

/** Have the words of a game (and of the shell) at hand in the reader's language. */
export async function useWords(game = ''): Promise<void> {
  if (game) games.add(game);
  await Promise.all([load('', settings.language), game ? load(game, settings.language) : undefined]);
}

export async function switchLanguage(lang: Language): Promise<void> {
  await Promise.allSettled([load('', lang), ...[...games].map((game) => load(game, lang))]);
  keep('language', lang);
  document.documentElement.lang = lang;
}

/** The words of a game on top of the shell's, in the reader's language; reactive. */
export function words(game = ''): Words {
  void arrived;
  const key = `${game}/${settings.language}`;
  let found = built.get(key);
  if (!found) {
    const lang = settings.language;
    // Before a game's own words are here, the shared ones know at least what it is called.
    const parts = [sources.get(key) ?? sources.get(`shared/${lang}`), sources.get(`/${lang}`)].filter(
      (part) => part !== undefined,
    );
    found = new Words(lang, parts);
    built.set(key, found);
  }
  return found;
}

/** A sentence of the shell itself. */
export function t(id: string, args?: Message['args'], names?: Names): string {
  return words().say(args ? { id, args } : id, names);
}

/** What a bot of a level is called. */
export function levelName(game: string, level: string): string {
  const own = words(game);
  const id = [`bot-${level}`, `level-${level}`].find((one) => own.has(one));
  return id ? own.say(id) : level;
}
