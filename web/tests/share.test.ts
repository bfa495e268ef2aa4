import { expect, it } from 'vitest';
import { percent, signed } from '../src/study/share.ts';

it('never says that there is no chance, nor a certain one before the end', () => {
  expect([0, 0.004, 0.3, 0.997, 1].map(percent)).toEqual([
    '< 1\u00a0%',
    '< 1\u00a0%',
    '30\u00a0%',
    '> 99\u00a0%',
    '100\u00a0%',
  ]);
  expect([-0.31, 0.001, 0.11].map(signed)).toEqual(['−31\u00a0%', '±0\u00a0%', '+11\u00a0%']);
});
