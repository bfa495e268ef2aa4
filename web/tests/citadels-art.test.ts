/** The drawings of Citadels: strokes become markup, rows of signs find their drawings, colours are given once. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EFFECTS, FIGURES, HOUSES, MARKS, PARTS, SCENES } from '../src/games/citadels/art/art.ts';
import { drawn, row } from '../src/games/citadels/art/strokes.ts';

test('strokes become markup', () => {
  expect(drawn('s2.nsM1 2z')).toBe('<path class="s2 ns" d="M1 2z"/>');
  expect(drawn('o#fffO1-2 3')).toBe('<ellipse class="o" fill="#fff" cx="1" cy="-2" rx="3" ry="3"/>');
  expect(drawn('#e3b13a-#5e4203 .9@.5M0 0')).toBe(
    '<path fill="#e3b13a" stroke="#5e4203" stroke-width=".9" opacity=".5" d="M0 0"/>',
  );
  expect(drawn('-#fff 1.4M0 0|<use/>')).toBe(
    '<path fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M0 0"/><use/>',
  );
});

test('every drawing is markup once it is read, and every sign of an effect is drawn', () => {
  const bodies = [...Object.values(FIGURES), ...Object.values(MARKS), ...Object.values(SCENES)].map((one) => one.body);
  const drawings = [...bodies, ...Object.values(HOUSES)].map(drawn);
  const effects = Object.values(EFFECTS).map((signs) => row(signs, PARTS));
  expect(effects.length).toBe(30);
  for (const markup of [...drawings, ...effects]) {
    expect(markup).not.toMatch(/[|$]/);
    const page = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
      'image/svg+xml',
    );
    expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
    expect([...page.querySelectorAll('g')].filter((group) => !group.children.length)).toEqual([]);
  }
});

test('what a class of the drawings looks like is said once', () => {
  const styles = readFileSync(`${import.meta.dirname}/../src/games/citadels/art/art.css`, 'utf-8');
  const rules = [...styles.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const said = rules.flatMap(([, of, what]) =>
    what!.split(';').map((one) => `${of!.trim()} ${one.split(':')[0]!.trim()}`),
  );
  expect(said.filter((one, index) => /--|\w$/.test(one) && said.indexOf(one) !== index)).toEqual([]);
});
