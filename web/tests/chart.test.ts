import { expect, it } from 'vitest';
import { peaks } from '../src/study/chart.ts';

const CURVE: [number, number[]][] = [
  [0, [0.3, 0.3, 0.4]],
  [50, [0.6, 0.2, 0.2]],
  [100, [0.0, 1.0, 0.0]],
];

it('a line has its letter where its seat was best off, the winner at the end, the one looked at none', () => {
  expect(peaks(CURVE, [1], 2)).toEqual([
    { seat: 0, step: 50, chance: 0.6 },
    { seat: 1, step: 100, chance: 1 },
  ]);
});

it('two letters never lie on each other where there is another place', () => {
  const alike: [number, number[]][] = [
    [0, [0.5, 0.5]],
    [90, [0.4, 0.4]],
  ];
  expect(peaks(alike, [], -1).map((one) => one.step)).toEqual([0, 90]);
});

it('no letter lies under the mark of a mistake where there is another place', () => {
  const marks = [{ step: 51, chance: 0.58 }];
  expect(peaks(CURVE, [1], 2, marks)[0]).toEqual({ seat: 0, step: 0, chance: 0.3 });
  const everywhere = CURVE.map(([step, by]) => ({ step, chance: by[0]! }));
  expect(peaks(CURVE, [1], 2, everywhere)[0]).toEqual({ seat: 0, step: 50, chance: 0.6 });
});
