/** The rules of a game in the reader's language, fetched once. */
import { settings } from '../app/settings.svelte.ts';
import { get } from '../wire/rest.ts';
import type { Rules } from '../wire/types.ts';

const books = new Map<string, Promise<Rules>>();

export function rulesOf(game: string): Promise<Rules> {
  const key = `${game}/${settings.language}`;
  let book = books.get(key);
  if (!book) {
    book = get<Rules>(`rules/${key}`);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** As words are compared: in any case of letters, with any apostrophe. */
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('’', "'");

/** Clauses that hold all the words. */
export function search(rules: Rules, wish: string): Set<string> | null {
  const wanted = plain(wish).split(/\s+/).filter(Boolean);
  if (!wanted.length) return null;
  const found = new Set<string>();
  for (const section of rules.sections) {
    for (const clause of section.clauses) {
      const text = plain(`${clause.id} ${clause.text} ${section.title}`);
      if (wanted.every((word) => text.includes(word))) found.add(clause.id);
    }
  }
  return found;
}
