import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allCredits } from '../src/games/credits.ts';
import { lessonOf, resourceOf } from '../src/games/registry.ts';
import { LANGUAGES, Words } from '../src/words/fluent.ts';

const home = `${import.meta.dirname}/../src/games`;
const games = readdirSync(home).filter((name) => statSync(`${home}/${name}`).isDirectory());
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe('what a game brings', () => {
  it('is its own words, the same in each language', () => {
    for (const game of games.filter((one) => existsSync(`${home}/${one}/text`))) {
      const [en, uk, pl] = LANGUAGES.map((lang) => ids(readFileSync(`${home}/${game}/text/${lang}.ftl`, 'utf-8')));
      expect(uk, game).toEqual(en);
      expect(pl, game).toEqual(en);
      expect(new Set(en).size, game).toBe(en!.length);
    }
  });

  it('is a lesson with all its texts', async () => {
    for (const game of games) {
      const lesson = await lessonOf(game);
      if (!lesson) continue;
      for (const lang of LANGUAGES) {
        const words = new Words(lang, [readFileSync(`${home}/${game}/text/${lang}.ftl`, 'utf-8')]);
        for (const tip of [{ id: 'about' }, ...lesson.tips]) {
          expect(words.has(`lesson-${game}-${tip.id}`), `${lang}: ${game} ${tip.id}`).toBe(true);
        }
      }
    }
  });

  it('is a theme that colours no other game', () => {
    for (const game of games.filter((one) => existsSync(`${home}/${one}/theme.css`))) {
      const theme = readFileSync(`${home}/${game}/theme.css`, 'utf-8').replace(/\/\*.*?\*\//gs, '');
      const selectors = [...theme.matchAll(/([^{}]+)\{/g)].flatMap((found) => found[1]!.split(','));
      const own = selectors.map((one) => one.trim()).filter((one) => !one.startsWith('@'));
      expect(own.length, game).toBeGreaterThan(0);
      for (const selector of own) expect(selector).toContain(`[data-game='${game}']`);
    }
  });

  it('is a sign for each part of a score, handed on by the board', () => {
    for (const game of games.filter((one) => existsSync(`${home}/${one}/parts.ts`))) {
      const board = readFileSync(`${home}/${game}/Board.svelte`, 'utf-8');
      expect(board, game).toMatch(/export \{ parts\b.*\} from '.\/parts.ts'/);
    }
  });

  it('is whom to thank, and how its resources look in prices', () => {
    expect(allCredits()).toHaveLength(games.length);
    for (const { title, authors } of allCredits()) expect(authors.length, title).toBeGreaterThan(0);
    expect(resourceOf('citadels', 'res-gold')?.tone).toContain('gold');
    expect(resourceOf('nowhere', 'res-gold')).toBeUndefined();
  });
});
