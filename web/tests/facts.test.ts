import { describe, expect, it } from 'vitest';
import { reader } from '../src/wire/facts.ts';

interface Shown {
  'card:*': { number: number };
  'seat:*/hand/*': { cost: number };
  site: { cost: number };
}
const factsOf = reader<Shown>();

describe('facts', () => {
  it('are read by the pattern under which the game declares them', () => {
    expect(factsOf({ id: 'card:7', facts: { number: 8 } }, 'card:*').number).toBe(8);
    expect(factsOf({ id: 'seat:1/hand/harbor:2', facts: { cost: 4 } }, 'site', 'seat:*/hand/*').cost).toBe(4);
  });

  it('of another kind of thing are refused while we develop', () => {
    expect(() => factsOf({ id: 'seat:1/hand', facts: {} }, 'seat:*/hand/*')).toThrow('seat:1/hand');
    expect(() => factsOf({ id: 'seat:1/hand/a/b', facts: {} }, 'seat:*/hand/*')).toThrow();
    expect(() => factsOf({ id: 'site2', facts: {} }, 'site')).toThrow();
  });

  it('that are not declared do not compile', () => {
    // @ts-expect-error: a card has no weight
    void factsOf({ id: 'card:7', facts: { number: 8 } }, 'card:*').weight;
  });
});
