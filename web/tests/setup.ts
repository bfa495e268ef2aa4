/** What jsdom lacks: media queries, animations, and the shell's English words. */
import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { fetchWordsWith, useWords } from '../src/words/words.svelte.ts';

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;
Element.prototype.animate ??= (() => ({ finished: Promise.resolve() })) as unknown as Element['animate'];
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
Element.prototype.scrollTo ??= () => undefined;

const texts = (folder: string, language: string) =>
  readFileSync(`${import.meta.dirname}/../../src/castellany/${folder}/text/${language}.ftl`, 'utf-8');

beforeAll(async () => {
  fetchWordsWith(async (game, language) => `${texts('words', language)}\n${texts(`games/${game}`, language)}`);
  await useWords('citadels');
});
