/**
 * `{@attach spot(table, id)}` makes any element, HTML or SVG, stand for a thing of the table: it glows
 * when the decision lists it, answers when it is closed, explains itself on hover, focus and long press,
 * and can be found by its id for flights and for links from the log.
 *
 * A shape of SVG glows along its outline; in a group the shape to outline is marked `data-shape`.
 * `{@attach glow(table, id)}` lets a second element only show how a thing stands: the rim of a region
 * drawn above its neighbours, a counter that belongs to it.
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Closed, Option, Thing } from '../wire/game.ts';
import type { Table } from './table.svelte.ts';

const LINGER = 400;
const SLACK = 8; // pixels a pressing hand may tremble
const SHAPES = new Set(['path', 'circle', 'rect', 'ellipse', 'polygon', 'polyline', 'line']);

type Drawn = HTMLElement | SVGElement;
const made = new WeakMap<Table, Map<string, Attachment<Drawn>>>();

/** The attachment for a thing, one and the same as long as the table lives: elements keep it from moment to moment. */
export function spot(table: Table, id: string): Attachment<Drawn> {
  let own = made.get(table);
  if (!own) made.set(table, (own = new Map()));
  let found = own.get(id);
  if (!found) own.set(id, (found = attachment(table, id)));
  return found;
}

function attachment(table: Table, id: string): Attachment<Drawn> {
  return (element) => {
    element.dataset['thing'] = id;
    if (SHAPES.has(element.localName)) element.dataset['shape'] = '';
    // With every change of a table all its spots are asked; only those that now stand differently are touched.
    const state = $derived(stateOf(table, id));
    const reachable = $derived(state !== 'thing' || table.exploring);
    const thing = $derived(table.thing(id));
    const open = $derived(table.open.get(id));
    const closed = $derived(table.closed.get(id));
    const label = $derived(thing ? told(table, thing, open, closed) : '');
    const source = $derived(thing ? table.source(thing.name, true) : null);
    $effect(() => {
      element.dataset['spot'] = state;
      if (reachable) element.tabIndex = 0;
      else if (element !== document.activeElement) leave(); // else, in the middle of drawing, all would be laid out twice
      element.setAttribute('role', reachable ? 'button' : 'group');
    });
    const leave = () => reachable || element.removeAttribute('tabindex');
    lights(table, id, element);
    $effect(() => {
      if (label) element.setAttribute('aria-label', label);
    });
    $effect(() => {
      if (source) element.setAttribute('aria-description', source);
      else element.removeAttribute('aria-description');
    });

    let timer = 0;
    let held = false;
    let pressed: { x: number; y: number } | null = null;
    const show = () => {
      const now = table.thing(id);
      if (now && !table.menu) table.explained = { at: element.getBoundingClientRect(), thing: now };
    };
    const stay = () => {
      clearTimeout(timer);
      timer = 0;
    };
    const hide = () => {
      stay();
      if (table.explained?.thing.id === id) table.explained = null;
    };
    /** A pointer that moves here asks; one that rests while the table changes under it does not. */
    const soon = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      if ((event.target as Element).closest('[data-spot]') !== element) hide();
      else if (!pressed && !table.board.answers?.(id)) timer ||= window.setTimeout(show, LINGER);
    };
    const press = (event: PointerEvent) => {
      held = false;
      const own = (event.target as Element).closest('[data-spot]') === element; // a thing within speaks for itself
      if (!own || event.button !== 0) return;
      stay();
      pressed = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        timer = 0;
        held = table.board.hold?.(id, element.getBoundingClientRect(), event) === true;
        if (held || event.pointerType === 'mouse') return;
        held = true;
        show();
      }, LINGER);
    };
    /** A press that moves away is a drag. */
    const drift = (event: PointerEvent) => {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK) release();
    };
    const release = () => {
      if (pressed) stay();
      pressed = null;
    };
    const tap = (event: Event) => {
      event.stopPropagation();
      stay();
      if (held) held = false;
      else table.tap(id, element.getBoundingClientRect(), event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      if (event.target !== element) return; // a button on it, or a thing within, answers for itself
      event.preventDefault();
      held = false;
      tap(event);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) show();
    };
    const listeners: [string, (event: never) => void][] = [
      ['pointermove', drift],
      ['pointermove', soon],
      ['pointerleave', hide],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['click', tap],
      ['keydown', key],
      ['focus', focus],
      ['blur', hide],
      ['blur', leave],
      ['contextmenu', (event: Event) => held && event.preventDefault()],
    ];
    // Focus comes and goes also while the table is being drawn: `on` hears it apart from whatever draws just then.
    const deaf = listeners.map(([type, listener]) => on(element, type, listener as EventListener));
    return () => {
      hide();
      for (const off of deaf) off();
    };
  };
}

/** The attachment for an element that shows how a thing stands and is not the thing: nothing to click, nothing to hear. */
export function glow(table: Table, id: string): Attachment<Drawn> {
  return (element) => {
    if (SHAPES.has(element.localName)) element.dataset['shape'] = '';
    const state = $derived(stateOf(table, id));
    $effect(() => {
      element.dataset['glow'] = state;
    });
    lights(table, id, element);
  };
}

function stateOf(table: Table, id: string): 'open' | 'closed' | 'thing' {
  return table.open.has(id) || table.held.has(id) ? 'open' : table.closed.has(id) ? 'closed' : 'thing';
}

function lights(table: Table, id: string, element: Drawn): void {
  const lit = $derived(table.lit.has(id) || table.tutor.has(id));
  const hinted = $derived(table.advised.includes(id));
  $effect(() => toggle(element, 'lit', lit));
  $effect(() => toggle(element, 'hinted', hinted));
}

function toggle(element: Drawn, name: string, on: boolean): void {
  if (on) element.dataset[name] = '';
  else delete element.dataset[name];
}

/** What a screen reader says of a thing: its name, its count, its notes, and what can be done with it. */
export function describe(table: Table, id: string): string {
  const thing = table.thing(id);
  return thing ? told(table, thing, table.open.get(id), table.closed.get(id)) : '';
}

function told(table: Table, thing: Thing, open: readonly Option[] = [], closed: readonly Closed[] = []): string {
  const parts = [table.say(thing.name)];
  if (thing.value !== undefined) parts[0] += `: ${thing.value}`;
  for (const note of thing.notes ?? []) parts.push(table.say(note));
  for (const option of open) parts.push(table.say(option.message) + priced(table, option));
  if (!open.length) for (const { message } of closed) parts.push(table.say(message));
  return parts.join('. ');
}

/** What is written on it for the eye is said as well: what it costs. */
function priced(table: Table, { price }: Pick<Option, 'price'>): string {
  const parts = price.map(([name, count]) => table.say({ id: 'price', args: { count, name } }));
  return parts.length ? ` (${parts.join(', ')})` : '';
}
