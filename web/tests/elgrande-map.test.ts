/** The map of El Grande: what is committed is what its script draws, and nothing stands outside its land. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DESK } from '../src/games/elgrande/map/anchors.ts';
import { BORDERS, way } from '../src/games/elgrande/map/borders.ts';
import { at, fit } from '../src/games/elgrande/layout.ts';
import { seats, stack } from '../src/games/elgrande/cubes.ts';
import { density } from '../src/games/elgrande/density.ts';

const folder = `${import.meta.dirname}/../src/games/elgrande/map`;

describe('the map', () => {
  it('is what its script draws from the provinces', async () => {
    const { draw } = (await import(/* @vite-ignore */ `${folder}/draw.mjs`)) as { draw: () => unknown };
    expect(draw()).toEqual(JSON.parse(readFileSync(`${folder}/spain.drawn.json`, 'utf-8')));
  });

  it('fits between cards and plates on every desk, and is as wide as a phone', () => {
    for (const [width, height] of [
      [900, 640],
      [1024, 565],
      [1080, 730],
      [1529, 886],
    ] as const) {
      const layout = fit(width, height);
      expect(layout.kind).toBe('desk');
      expect(at(layout, [960, 170]).x).toBeLessThan(width - layout.cards);
      expect(at(layout, [36, 110]).x).toBeGreaterThan(40);
      expect(at(layout, [320, 800]).y).toBeLessThan(height - 60);
    }
    const phone = fit(390, 600);
    expect(phone.kind).toBe('phone');
    expect(at(phone, [960, 170]).x).toBeLessThan(390);
  });
});

describe('the way of the king', () => {
  const sides = (id: string): readonly string[] => BORDERS.find((border) => border.id === id)!.between;

  it('leads over borders from land to land', () => {
    for (const from of Object.keys(DESK.regions)) {
      for (const to of [...Object.keys(DESK.regions).map((name) => `region:${name}`), 'france', 'portugal']) {
        let here = `region:${from}`;
        for (const crossed of way(here, to, DESK.regions[from]!.king)) {
          expect(sides(crossed)).toContain(here);
          here = sides(crossed).find((side) => side !== here)!;
        }
        expect(here).toBe(to);
      }
    }
  });

  it('is the shortest, and none where he stays or must sail', () => {
    expect(way('region:galicia', 'region:castilla', [232, 108])).toHaveLength(1);
    expect(way('region:galicia', 'region:granada', [232, 108])).toHaveLength(3);
    expect(way('region:toledo', 'region:toledo', [560, 440])).toEqual([]);
    expect(way('region:valencia', 'castle', [600, 620])).toEqual([]);
  });
});

describe('cubes', () => {
  it('stand two wide, the odd one in the middle on top', () => {
    expect(seats(5, 2)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0.5, 2],
    ]);
    expect(stack(9, 12).width).toBeGreaterThan(stack(8, 12).width);
    expect(stack(0, 12).height).toBeGreaterThan(0);
  });

  it('shrink, and give way to numbers, where troops are crowded', () => {
    const troop = (owner: string, count: number) => ({ owner, count, place: 1, points: 0, grande: false });
    const crowd = [9, 8, 7, 6, 5].map((count, seat) => troop(`seat:${seat}`, count));
    const high = (height: number) => () => height;
    expect(density([troop('seat:0', 3)], 150, high(80), 1).cube).toBe(12);
    expect(density(crowd, 150, high(100), 1).cube).toBeLessThan(12);
    expect(density(crowd, 90, high(60), 1).look).toBe('tags');
    const nobles = crowd.map((one) => ({ ...one, grande: true }));
    expect(density(nobles, 130, high(90), 1).look).toBe('chips');
  });

  it('stay cubes beside a plaque while they are narrow enough', () => {
    const troop = (seat: number) => ({ owner: `seat:${seat}`, count: 2, place: 1, points: 0, grande: false });
    const beside = (across: number) => (across < 100 ? 80 : 10);
    expect(density([troop(0)], 200, beside, 1).look).toBe('cubes');
    expect(density([0, 1, 2, 3, 4].map(troop), 200, beside, 1).look).toBe('chips');
  });
});
