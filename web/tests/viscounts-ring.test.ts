/** The ring in every order its five segments can lie: each thing stands in its own segment, and no two on each other. */
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { at, fareAt, priceAt, RADIUS, SECTOR, spaceAt } from '../src/games/viscounts/ring.ts';
import { spaceAt as smallSpaceAt } from '../src/games/viscounts/phone/geometry.ts';
import type { CardFacts } from '../src/games/viscounts/facts.ts';
import { read, type Kingdom } from '../src/games/viscounts/read.ts';
import type { Point } from '../src/table/way.ts';
import type { Observation, Thing } from '../src/wire/game.ts';
import RingFrame from './RingFrame.svelte';

const IDS = ['1-2', '3-4', '5-6', '7-8', '9-10'];
const SIDES = ['left', 'inner', 'right'];
const SPOTS = 5;
const SECTORS = [0, 1, 2, 3, 4].map((place) => place * SECTOR);

function orders<T>(of: readonly T[]): T[][] {
  return of.length < 2
    ? [[...of]]
    : of.flatMap((first, index) => orders(of.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

const ORDERS = orders(IDS);

function thing(id: string, facts: object, items: Thing[] = []): Thing {
  return { id, name: { id, args: {} }, kind: 'place', facts, items } as unknown as Thing;
}

const FOLK: CardFacts = {
  ability: [],
  cost: 2,
  figure: 'squire',
  icons: ['noble'],
  kind: 'printed',
  slot: -1,
  timing: 'none',
  top: [],
};

function kingdom(order: readonly string[]): Kingdom {
  const segments = order.map((id, place) => {
    const [left, right] = id.split('-');
    const spaces = [left!, id, right!].map((name, side) =>
      thing(`space:${name}`, { side: SIDES[side], road: '', rate: side === 1 ? 0 : 2, gain: [] }),
    );
    const sites = Array.from({ length: SPOTS }, (_, index) =>
      thing(`site:${id}${index}`, { bank: index < 2 ? 'left' : 'right', effect: [], link: [], linked: true }),
    );
    return thing(`segment:${id}`, { place, faces: 'abcde'[place] }, [
      ...spaces,
      thing(`pile:${id}`, { segment: id, empty: true, printed: FOLK }),
      thing(`books:${id}`, { segment: id, empty: true, cost: 5, effect: [] }),
      ...sites,
    ]);
  });
  const things = [thing('board', {}, segments)];
  return read({ seat: 0, things, round: 1 } as unknown as Observation);
}

const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const attribute = (element: Element, name: string) => Number(element.getAttribute(name));

/** The segments as they follow one another, the discs by their spaces, the sites in order, piles by their middles. */
function drawn(container: Element) {
  const lands: string[] = [];
  const discs = new Map<string, Point>();
  const sites: string[] = [];
  const piles = new Map<string, Point>();
  for (const element of container.querySelectorAll('[data-segment], [data-thing], .disc')) {
    const land = element.getAttribute('data-segment');
    const id = element.getAttribute('data-thing') ?? '';
    if (land) lands.push(land);
    else if (id.startsWith('site:')) sites.push(id);
    else if (/^(pile|books):/.test(id)) {
      const [x, y] = (element.closest('.pile')?.getAttribute('transform') ?? '0 0').match(/-?[\d.]+/g)!.map(Number);
      const [w, h] = id.startsWith('pile') ? [60, 78] : [52, 54];
      piles.set(id, { x: x! + w! / 2, y: y! + h! / 2 });
    } else if (element.matches('.space .disc:not(.sat)')) {
      const space = element.closest('[data-thing]')!.getAttribute('data-thing')!;
      discs.set(space, { x: attribute(element, 'cx'), y: attribute(element, 'cy') });
    }
  }
  return [lands, discs, sites, piles] as const;
}

test.each([false, true])(
  'every segment with all it holds lies where the order puts it (small: %s)',
  async (small) => {
    const where = small ? smallSpaceAt : spaceAt;
    const { container, rerender } = render(RingFrame, { view: kingdom(IDS), small });
    expect(ORDERS).toHaveLength(120);
    for (const order of ORDERS) {
      await rerender({ view: kingdom(order), small });
      const [lands, discs, sites, piles] = drawn(container);
      expect(lands).toEqual(order);
      const wrong = order.flatMap((id, place) => {
        const [left, right] = id.split('-');
        return [left!, id, right!].filter(
          (name, side) => near(discs.get(`space:${name}`)!, where(place * SECTOR, SIDES[side]!)) > 0.1,
        );
      });
      expect(wrong, order.join(' ')).toEqual([]);
      const all = [...discs.values()];
      const gaps = all.flatMap((disc, index) => all.slice(index + 1).map((other) => near(disc, other)));
      expect(Math.min(...gaps)).toBeGreaterThan(small ? 46 : 60);
      expect(sites).toEqual(order.flatMap((id) => Array.from({ length: SPOTS }, (_, index) => `site:${id}${index}`)));
      const astray = order.filter(
        (id, place) =>
          !small &&
          (near(piles.get(`pile:${id}`)!, at(place * SECTOR - 9.5, RADIUS.card)) > 0.1 ||
            near(piles.get(`books:${id}`)!, at(place * SECTOR + 17.5, RADIUS.book)) > 0.1),
      );
      expect(astray, order.join(' ')).toEqual([]);
    }
  },
  300_000,
);

test('townsfolk, manuscript and spaces of a segment keep clear of each other in all five directions', () => {
  for (let place = 0; place < 5; place += 1) {
    const axis = place * SECTOR;
    const card = at(axis - 9.5, RADIUS.card);
    const book = at(axis + 17.5, RADIUS.book);
    expect(near(card, book)).toBeGreaterThan(75);
    for (const side of SIDES) {
      const space = spaceAt(axis, side);
      // A disc may touch the card's corner, never its middle.
      expect(near(space, card)).toBeGreaterThan(50);
      expect(near(space, book)).toBeGreaterThan(36);
    }
  }
});

test('the price of townsfolk is read whoever rides beside it', () => {
  for (let place = 0; place < 5; place += 1) {
    const tag = priceAt(place * SECTOR);
    for (const side of ['left', 'inner'] as const) {
      const space = spaceAt(place * SECTOR, side);
      // The middles of a tag 35 wide and 24 high and of a rider 40 wide and 46 high, which stands above its space.
      const aside = Math.abs(tag.x + 13.5 - space.x);
      const apart = Math.abs(tag.y - (space.y - 12));
      expect(aside > 37.5 || apart > 35, `${place} ${side}: ${aside} ${apart}`).toBe(true);
    }
  }
});

test('what a space costs hides neither townsfolk nor manuscripts, and of a rider not the head', () => {
  const shared = ({ x, y }: Point, middle: Point, half: readonly [number, number]) =>
    Math.max(0, Math.min(x + 31, middle.x + half[0]) - Math.max(x - 4, middle.x - half[0])) *
    Math.max(0, Math.min(y + 12, middle.y + half[1]) - Math.max(y - 12, middle.y - half[1]));
  const wrong = SECTORS.flatMap((axis) =>
    SIDES.flatMap((side) =>
      [false, true].flatMap((ridden) => {
        const tag = fareAt(axis, side, ridden);
        const space = spaceAt(axis, side);
        const cards = SECTORS.reduce(
          (sum, turn) =>
            sum +
            shared(tag, at(turn - 9.5, RADIUS.card), [30, 39]) +
            shared(tag, at(turn + 17.5, RADIUS.book), [26, 27]),
          0,
        );
        const head = ridden ? shared(tag, { x: space.x, y: space.y - 26 }, [12, 10]) : 0;
        // Of 840 square units: who rides at a manuscript leaves no place but its corner.
        return cards > (ridden ? 290 : 80) || head > 40 ? [`${axis} ${side} ${ridden}: ${cards} ${head}`] : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
