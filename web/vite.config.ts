/** The build: relative addresses (any path prefix works), single icons out of the set, tests in jsdom. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';
import { cssHash } from './marks.ts';

/** What the hall and every other page need. */
const HOUSE = new RegExp(
  [
    'node_modules/(esm-env|clsx|@fluent)/',
    // What moves things comes with the boards.
    'node_modules/svelte/(?!src/(animate|easing|motion|transition)/)',
    'src/(styles|words)/',
    'src/app/(?!push)',
    'src/ui/(Glyph|Icon|Shield|Token|ago|shapes)',
    'src/wire/(game|rest)',
    'src/games/registry',
    'src/pages/(hall|friends)/',
    'src/pages/(CodeForm|GameCard|Hall|TableList|play)\\.',
  ].join('|'),
);

/**
 * What is needed together comes in one file: each more costs a request, its headers, a name in every list of files, and
 * what is said alike in two files is packed twice. The first that matches takes a module, and what it needs with it.
 */
const TOGETHER = [
  { name: 'house', test: HOUSE },
  // Pages without a table need these of it: rules, the form of a new table, people and friends.
  { name: 'rules', test: /src\/(kit\/SourceMark|table\/(RulesPanel|table)\.)/ },
  { name: 'terms', test: /src\/(table\/terms|pages\/OptionField)/ },
  { name: 'Confirm', test: /src\/ui\/Confirm/ },
  // What every table has, whatever is played; a replay and a puzzle too.
  {
    name: 'TableView',
    test: /src\/(table\/(TableView|Track|board|flights|sight|spot|tokens)|kit\/(CardFrame|SeatPlate|placing)|ui\/Laurel)/,
  },
  { name: 'Pointers', test: /src\/(study\/(Pointers|share)|ui\/copy)/ },
];

/** `--mode gallery` builds the pages on which the parts of the kit are shown and tested, and only those. */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [icons(), svelte({ compilerOptions: { cssHash } }), svelteTesting()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      input: mode === 'gallery' ? 'gallery.html' : 'index.html',
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
