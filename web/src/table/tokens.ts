/** What flies when a thing without an element of its own moves and its board draws nothing: a coin, a card back, or its name. */
import type { Move } from '../wire/game.ts';
import { resourceOf } from '../games/registry.ts';
import { paceOf } from '../app/settings.svelte.ts';
import { fly, type Manner, type Places } from './flights.ts';
import type { Table } from './table.svelte.ts';

const NORMAL = paceOf('normal');

/** Let these moves fly as the board of this table wishes, else in the usual way. */
export function flyAt(table: Table, moves: readonly Move[], before: Places, duration: number): Promise<void> {
  const manner: Manner = {
    draw: (move) => table.board.token?.(move) ?? flightToken(table, move),
    style: (move, through) => table.board.flight?.(move, through),
    duration,
    speed: Math.min(1.5, paceOf() / NORMAL),
  };
  return fly(moves, before, manner);
}

function flightToken(table: Table, move: Move): HTMLElement {
  const token = document.createElement('span');
  const kind = move.what.startsWith('res-') ? 'coin' : /card|hand|deck|back/.test(move.what) ? 'back' : 'chip';
  token.className = `flight ${kind}`;
  const name = table.say(move.what);
  if (kind === 'coin')
    token.textContent = resourceOf(table.game, move.what) ? String(move.amount) : `${move.amount} ${name}`;
  else if (kind === 'back') token.textContent = move.amount > 1 ? String(move.amount) : '';
  else token.textContent = name === move.what ? '' : name;
  return token;
}
