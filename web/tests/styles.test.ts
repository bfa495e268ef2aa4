/** Styles of a component are its own: the short marks by which they are told apart never meet. */
import { expect, test } from 'vitest';
import { cssHash } from '../marks.ts';

const mark = (whole: string) => cssHash({ hash: () => whole, css: '', filename: `${whole}.svelte` });

test('a mark is short, and the same whenever it is asked for', () => {
  expect([mark('1a2b3c4'), mark('1a2b3c4')]).toEqual(['s-b3c4', 's-b3c4']);
});

test('where two would be alike, the later one is longer', () => {
  expect([mark('0zzyx99'), mark('1zzyx99'), mark('2ozyx99'), mark('0zzyx99')]).toEqual([
    's-yx99',
    's-zyx99',
    's-ozyx99',
    's-yx99',
  ]);
});
