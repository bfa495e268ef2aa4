/** The icons as the client carries them show what the set shows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places, slim, strokes } from '../icons.ts';

/** Every place a path leads to, bends too. */
function led(path: string): [number, number][] {
  let [pen, first] = [
    [0, 0],
    [0, 0],
  ];
  return strokes(path).flatMap((stroke) => {
    const found = places(stroke, pen[0]!, pen[1]!);
    pen = found.at(-1) ?? first;
    if (stroke[0].toLowerCase() === 'm') first = pen;
    return found;
  });
}

test('an icon in whole numbers leads through the same places, to the nearest of the grid', () => {
  const file = `${import.meta.dirname}/../node_modules/@iconify-json/game-icons/icons.json`;
  const { icons } = JSON.parse(readFileSync(file, 'utf-8')) as { icons: Record<string, { body: string }> };
  let [before, after] = [0, 0];
  for (const { body } of Object.values(icons).filter((_, index) => index % 10 === 0))
    for (const [, path] of body.matchAll(/ d="([^"]*)"/g)) {
      const light = slim(path!);
      before += path!.length;
      after += light.length;
      const [exact, written] = [led(path!).flat(), led(light).flat()];
      expect(written.length).toBe(exact.length);
      const furthest = Math.max(...exact.map((value, index) => Math.abs(value - written[index]!)));
      expect(furthest, path).toBeLessThan(0.501);
    }
  expect(after).toBeLessThan(0.65 * before);
});

test('steps are written as short as they are read', () => {
  expect(slim('M10.4 10.4L20.6 10.4 20.6 30.2zM5 5h3v.2')).toBe('m10 10h11v20zm-5-5h3 0');
  expect(slim('M0 0a5.26 5.26 0 01.4 9.8C1 2 3 4 5.5 6s2 2 4 4')).toBe('m0 0a5.3 5.3 0 0 1 0 10c1-8 3-6 6-4s2 2 4 4');
});
