/** Every clause of every game as the rules panel shows it: no markup is left over, in three languages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markdown } from '../src/ui/markdown.ts';
import { LANGUAGES } from '../src/words/fluent.ts';

const home = `${import.meta.dirname}/../../src/castellany/games`;
const games = readdirSync(home).filter((name) => existsSync(`${home}/${name}/rules/en.md`));
const CLAUSE = /^\*\*([A-Z]{3}-\d+\.\d+)\*\* /;
/** Asterisks, backticks, braces, bars, brackets with an address, ids with an underscore, entities shown as they are. */
const STRAY = /[*`{}|]|\]\(|\w_\w|&(?!amp;|lt;|gt;|quot;)/;

function shown(game: string, language: string): [string, string][] {
  const book = readFileSync(`${home}/${game}/rules/${language}.md`, 'utf-8');
  const parts = book.split(/\n\s*\n/).filter((part) => !part.startsWith('#'));
  return parts.map((part) => {
    const page = document.createElement('div');
    page.innerHTML = markdown(part.replace(CLAUSE, ''));
    return [CLAUSE.exec(part)?.[1] ?? part.slice(0, 30), page.textContent];
  });
}

describe.each(games)('the clauses of %s', (game) => {
  it.each([...LANGUAGES])('show no stray markup (%s)', (language) => {
    const clauses = shown(game, language);
    expect(clauses.length).toBeGreaterThan(5);
    expect(clauses.filter(([, text]) => STRAY.test(text))).toEqual([]);
  });
});

it('notices what is stray', () => {
  for (const text of ['an *open star', 'the option `x', 'rank9_with_4', '{ $count }', '**', '[a](b)'])
    expect(STRAY.test(text)).toBe(true);
  expect(STRAY.test('Option “Characters” (with the cast “Your own choice”) – 4–7 players.')).toBe(false);
});
