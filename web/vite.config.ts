/** The build: relative addresses (any path prefix works), single icons out of the set, tests in jsdom. */
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { cssHash } from './marks.ts';

/** `import crown from 'icon:crown'` gives the body of one icon; the other four thousand stay out. */
function icons(): Plugin {
  let set: { icons: Record<string, { body: string }> } | undefined;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      const file = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
      set ??= JSON.parse(readFileSync(file, 'utf-8'));
      const icon = set?.icons[id.slice(6)];
      if (!icon) throw new Error(`no such icon: ${id.slice(6)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** What the hall and every other page need comes in one file: each more costs a request and its headers. */
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
      output: { codeSplitting: { groups: [{ name: 'house', test: HOUSE }] } },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
