/**
 * Moves made visible: things that stay on the table slide from where they were to where they are,
 * and what has no element of its own (coins, hidden cards) flies as a small token between places.
 * HTML and SVG alike: only `translate` and `scale` are animated, so an element's own `transform` stays.
 * Pure looks: with motion off nothing here runs.
 */
import { mount, unmount, type Component } from 'svelte';
import type { Move } from '../wire/game.ts';
import { centre, frameOf, type Frame } from './frame.ts';
import { far, timetable, way, type Flight, type Point, type Slot } from './way.ts';

export type Places = Map<string, DOMRect>;

/** What flies where a thing has no element of its own: an element, or a component and its props. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each token has props of its own
export type Token = Element | readonly [component: Component<any>, props: Record<string, unknown>];

export interface Manner {
  draw: (move: Move) => Token | null;
  style?: (move: Move, through: readonly string[]) => Flight | null | undefined;
  /** Milliseconds of a flight whose style names none. */
  duration: number;
  /** By how much the reader's pace stretches the times a style names. */
  speed?: number;
  root?: ParentNode;
}

const NAME = 'flight';
const GLOW = 'afterglow';
const CLOSE = 4; // pixels nobody would see it move

/** The visible element that stands for a thing, or for the place it lies in. */
export function elementOf(id: string, root: ParentNode = document): Element | null {
  for (let wanted = id; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('/')))) {
    const found = exactly(wanted, root);
    if (found) return found;
  }
  return null;
}

function exactly(id: string, root: ParentNode): Element | null {
  const all = root.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`);
  return [...all].find((element) => element.getClientRects().length > 0) ?? null;
}

/** Where things come from and go to: a dot that the board has set for it, or the element itself. */
export function place(id: string, root: ParentNode = document): DOMRect | undefined {
  const dot = root.querySelector(`[data-place="${CSS.escape(id)}"]`);
  const found = dot?.getClientRects().length ? dot : elementOf(id, root);
  return found?.getBoundingClientRect();
}

/** Where the things of these moves are now. */
export function measure(moves: readonly Move[], root: ParentNode = document): Places {
  const places: Places = new Map();
  for (const move of moves) {
    const own = exactly(move.what, root)?.getBoundingClientRect();
    if (own) places.set(move.what, own);
    for (const id of [move.from, move.to]) {
      const box = places.has(id) ? undefined : place(id, root);
      if (box) places.set(id, box);
    }
  }
  return places;
}

interface Passage {
  move: Move;
  style: Flight;
  own: Element | null;
  start: DOMRect;
  end: DOMRect;
  via: Point[];
}

/** After the table was redrawn: slide and fly. Resolves when the last one has landed. */
export async function fly(moves: readonly Move[], before: Places, manner: Manner): Promise<void> {
  const passages = planned(moves, before, manner);
  const slots = timetable(
    passages.map((passage) => passage.style),
    manner.duration,
    manner.speed,
  );
  // Every frame is asked for before the first piece sets out: what flies must not shift the measure.
  const frames = passages.map((passage) => (passage.own ? frameOf(passage.own) : null));
  const flights = passages.map((passage, index) => {
    if (!passage.own) return send(passage, slots[index]!, manner);
    const frame = frames[index];
    return frame ? slide(passage, passage.own, frame, slots[index]!) : undefined;
  });
  flights.forEach((flight, index) => void flight?.then(() => fade(passages[index]!, manner)).catch(() => undefined));
  await Promise.allSettled(flights);
}

/** What has come is seen for a while where it lies now; nothing waits for that. */
function fade({ move, own, style }: Passage, { root = document, speed = 1 }: Manner): void {
  if (!style.afterglow) return;
  const gold = '0 0 0 3px var(--glow), 0 0 14px 2px var(--glow)';
  const lies = own ?? elementOf(move.to, root);
  for (const last of lies?.getAnimations?.() ?? []) if (last.id === GLOW) last.cancel();
  const full = [0, 0.4].map((offset) => ({ boxShadow: gold, offset }));
  lies?.animate(full, { duration: style.afterglow * speed, id: GLOW });
}

function planned(moves: readonly Move[], before: Places, { style, root = document }: Manner): Passage[] {
  const passages: Passage[] = [];
  const found = journeys(moves, root);
  for (const { own } of found) land(own);
  for (const { move, own, through } of found) {
    const start = before.get(move.what) ?? before.get(move.from);
    const end = own?.getBoundingClientRect() ?? place(move.to, root) ?? before.get(move.to);
    if (!start || !end || (own && far(centre(start), centre(end)) < CLOSE)) continue;
    const how = style?.(move, through) ?? {};
    const via = (how.via ?? through).flatMap((id) => place(id, root) ?? []).map(centre);
    const copies = own ? 1 : Math.max(1, how.copies ?? 1);
    for (let copy = 0; copy < copies; copy += 1) passages.push({ move, style: how, own, start, end, via });
  }
  return passages;
}

interface Journey {
  move: Move;
  own: Element | null;
  /** Places between the first and the last. */
  through: string[];
}

/** What moves on from where it has just come makes one journey through there, if it is one thing with an element. */
function journeys(moves: readonly Move[], root: ParentNode): Journey[] {
  const found: Journey[] = [];
  const under = new Map<string, Journey>();
  for (const move of moves) {
    const last = under.get(move.what);
    if (last?.own && last.move.to === move.from) {
      last.through.push(move.from);
      last.move = { ...last.move, to: move.to };
      continue;
    }
    const journey = { move, own: exactly(move.what, root), through: [] };
    found.push(journey);
    under.set(move.what, journey);
  }
  return found;
}

/** End what an earlier move still lets fly, so that the element is where it belongs. */
function land(element: Element | null): void {
  for (const animation of element?.getAnimations?.() ?? []) if (animation.id === NAME) animation.cancel();
}

const flying = (): Animation[] => document.getAnimations?.().filter(({ id }) => id === NAME) ?? [];

/** Until all that flies now has landed. */
export async function landed(): Promise<void> {
  await Promise.allSettled(flying().map(({ finished }) => finished));
}

/** Milliseconds after which the first token of such things sets out: others may fly before it. */
export function setsOut(kind: string): number {
  const delays = flying().flatMap(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return (target as HTMLElement).dataset.what?.startsWith(kind) ? [effect!.getTiming().delay ?? 0] : [];
  });
  return delays.length ? Math.min(...delays) : 0;
}

const EASING = 'cubic-bezier(.3,.7,.2,1)';

function slide(passage: Passage, element: Element, frame: Frame, slot: Slot): Promise<unknown> {
  const { start, end, style, via } = passage;
  const goal = centre(end);
  const grown = end.width && start.width ? start.width / end.width : 1;
  const stops = way([centre(start), ...via, goal], style.arc);
  const frames = stops.map((stop): Keyframe => {
    const scale = grown + (1 - grown) * stop.offset;
    // Scaling shifts the middle too, unless it is the point that stays.
    const shift = {
      x: stop.x - frame.origin.x - scale * (goal.x - frame.origin.x),
      y: stop.y - frame.origin.y - scale * (goal.y - frame.origin.y),
    };
    const { x, y } = frame.inward(shift);
    return { translate: `${x}px ${y}px`, scale: String(scale), zIndex: 5, offset: stop.offset };
  });
  return element.animate(frames, {
    ...slot,
    id: NAME,
    easing: style.easing ?? EASING,
    composite: 'add',
    fill: 'backwards',
  }).finished;
}

async function send({ move, start, end, style, via }: Passage, slot: Slot, manner: Manner): Promise<void> {
  const token = manner.draw(move);
  if (!token) return;
  const holder = document.createElement('div');
  holder.className = 'flying';
  holder.dataset.what = move.what;
  holder.setAttribute('aria-hidden', 'true');
  (document.querySelector('[data-game]') ?? document.body).append(holder);
  let drawn: Record<string, unknown> | null = null;
  if (token instanceof Element) holder.append(token);
  else drawn = mount(token[0], { target: holder, props: token[1] });
  const size = holder.getBoundingClientRect();
  const shrink = style.shrink ?? 1;
  const frames = way([centre(start), ...via, centre(end)], style.arc).map(({ x, y, offset }): Keyframe => ({
    translate: `${x - size.width / 2}px ${y - size.height / 2}px`,
    scale: String(1 + (shrink - 1) * offset),
    offset,
  }));
  try {
    const timing = { ...slot, easing: style.easing ?? EASING, fill: 'both' as const, id: NAME };
    const fade = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
    holder.animate(fade, { ...timing, easing: 'linear' });
    await holder.animate(frames, timing).finished;
  } finally {
    if (drawn) void unmount(drawn);
    holder.remove();
  }
}
