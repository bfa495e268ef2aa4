/** Who answers a call: the figure flies out of the moon to the plate of its player. */
import { tick } from 'svelte';
import { still } from '../../app/settings.svelte.ts';
import { measure } from '../../table/flights.ts';
import type { LogLine, Table } from '../../table/table.svelte.ts';
import { flyAt } from '../../table/tokens.ts';
import type { Move, Thing } from '../../wire/game.ts';
import { factsOf } from './facts.ts';

const FLIES = 350; // milliseconds
const WIDE = 76; // as in the card of the called character
export const ANSWER = { duration: FLIES, shrink: 0.6, arc: 0.12 };

/** The figures that set out at these lines; nothing where nobody answers, or nothing is to move. */
export function answered(table: Table, cast: readonly Thing[], lines: readonly LogLine[]): Promise<void> | undefined {
  const moves = lines.flatMap(({ message }): Move[] => {
    if (message.id !== 'event-shows') return [];
    const what = String(message.args['character']);
    const from = cast.find((thing) => figureOf(what) === factsOf(thing, 'rank:*').character)?.id;
    return from ? [{ what, from, to: `${message.args['seat']}/characters`, amount: 1 }] : [];
  });
  if (!moves.length || still()) return undefined;
  return tick().then(() => flyAt(table, moves, measure(moves), FLIES));
}

/** The character of a piece that flies; "" for other pieces. */
export const figureOf = (what: string): string =>
  what.startsWith('character-') ? what.slice('character-'.length) : '';

export function figure(character: string): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-4 -14 108 126');
  svg.setAttribute('width', String(WIDE));
  svg.innerHTML = `<use href="#cit-figure-${character}"/>`;
  return svg;
}
