/** Where the coach's pins stand: on the rim of what they point at, and on nobody's words. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const PIN = 16; // pixels from the middle of a pin to its edge

const FOREIGN = 100; // words that a place in another thing counts for

const touches = (box: Box, x: number, y: number): boolean => {
  const dx = x - Math.min(Math.max(x, box.x), box.x + box.width);
  const dy = y - Math.min(Math.max(y, box.y), box.y + box.height);
  return dx * dx + dy * dy < PIN * PIN;
};

/**
 * Under it or over it; else at a corner, else at a side. The first place inside the frame that covers no words, or, where
 * all do, the one that covers fewest. In what another pin stands for it stands only where there is no other place: the
 * other would be meant.
 */
export function pinAt(
  hole: Box,
  frame: readonly [number, number],
  words: readonly Box[],
  others: readonly Box[] = [],
): [number, number] {
  const [middle, right, foot] = [hole.x + hole.width / 2, hole.x + hole.width, hole.y + hole.height];
  const places: [number, number][] = [
    [middle, foot + PIN + 4],
    [middle, hole.y - PIN - 4],
    [right, foot],
    [hole.x, foot],
    [right, hole.y],
    [hole.x, hole.y],
    [right, hole.y + hole.height / 2],
    [hole.x, hole.y + hole.height / 2],
    [Math.max(hole.x, 0) + PIN, hole.y - PIN - 4],
    [Math.min(right, frame[0]) - PIN, hole.y - PIN - 4],
    [middle, foot],
    [middle, hole.y],
  ];
  const inside = places.filter(([x, y]) => x >= PIN && y >= PIN && x <= frame[0] - PIN && y <= frame[1] - PIN);
  let best: [number, number] = inside[0] ?? [
    Math.min(Math.max(middle, PIN), frame[0] - PIN),
    Math.min(Math.max(hole.y, PIN), frame[1] - PIN),
  ];
  let fewest = Infinity;
  for (const place of inside) {
    const [x, y] = place;
    const strays = others.filter((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
    const covered = words.filter((box) => touches(box, x, y)).length + FOREIGN * strays.length;
    if (covered < fewest) [best, fewest] = [place, covered];
  }
  return best;
}

/** From where to where a thing can be seen between what lies over the upper and over the lower end of the board. */
export function uncovered(top: number, bottom: number, frame: Box, lids: readonly Box[]): [number, number] {
  for (const { y, height } of lids) {
    if (!height) continue;
    const [above, below] = [y - frame.y, frame.y + frame.height - y - height];
    if (above > below) bottom = Math.min(bottom, y);
    else top = Math.max(top, y + height);
  }
  return [top, bottom];
}

/** Where no second pin may have its middle: one would lie on the other. */
export const roundPin = ([x, y]: readonly [number, number]): Box => ({
  x: x - 2 * PIN,
  y: y - 2 * PIN,
  width: 4 * PIN,
  height: 4 * PIN,
});

/** Every so many steps across a shape a pin may stand. */
const STEPS = 14;
const AIR = 4; // pixels between a pin and what it must not touch
const around = ({ x, y, width, height }: Box): Box => ({
  x: x - AIR,
  y: y - AIR,
  width: width + 2 * AIR,
  height: height + 2 * AIR,
});

/**
 * On a shape that is no box: a place in it, away from what stands there, and as much of the pin in it as may be. A place
 * beside it would lie in its neighbour, and the neighbour would be meant.
 */
export function pinIn(
  hole: Box,
  isInside: (x: number, y: number) => boolean,
  standing: readonly Box[],
): [number, number] | null {
  const taken = standing.map(around);
  let best: [number, number] | null = null;
  let least = Infinity;
  for (let row = 1; row < STEPS; row += 1) {
    for (let column = 1; column < STEPS; column += 1) {
      const [x, y] = [hole.x + (hole.width * column) / STEPS, hole.y + (hole.height * row) / STEPS];
      if (!isInside(x, y)) continue;
      const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
      const out = rim.filter((a) => !isInside(x + PIN * Math.cos(a), y + PIN * Math.sin(a))).length;
      const cost = 10 * taken.filter((box) => touches(box, x, y)).length + out;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}

const SMALL = 90; // pixels: larger things are grounds on which others stand

/** The boxes of the pieces that stand on an element. */
export function piecesIn(ground: Element): Box[] {
  const frame = ground.getBoundingClientRect();
  return [...ground.querySelectorAll('[data-thing]')].flatMap((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const stands = width > 1 && width < SMALL && height < SMALL;
    return stands ? [{ x: x - frame.x, y: y - frame.y, width, height }] : [];
  });
}

/** The boxes of all words in an element, as they lie in it now. */
export function wordsIn(ground: Element): Box[] {
  const frame = ground.getBoundingClientRect();
  const found: Box[] = [];
  const range = document.createRange();
  const walk = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest('.unseen')) continue;
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 1 && height > 1) found.push({ x: x - frame.x, y: y - frame.y, width, height });
  }
  return found;
}
