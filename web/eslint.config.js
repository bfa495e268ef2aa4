/** What the type check cannot see: dead ends, loose equality, unkeyed lists, and lines nobody can read. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'max-len': ['error', { code: 140, ignoreUrls: true, ignorePattern: " d=\"| d: '|: 'M|^ *'M|^import " }],
      'no-undef': 'off', // the type check knows better
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check reads the reason behind an ignore as further codes
      'svelte/prefer-svelte-reactivity': 'off', // plain maps on purpose: state is replaced, not changed in place
      'svelte/no-at-html-tags': 'off', // only for our own icons and rules, see ui/markdown.ts
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
