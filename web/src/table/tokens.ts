/** What flies when a thing without an element of its own moves: a coin, a card back, or its name. */
import type { Move } from '../wire/game.ts';
import type { Table } from './table.svelte.ts';

export function flightToken(table: Table, move: Move): HTMLElement {
  const token = document.createElement('span');
  const kind = move.what.startsWith('res-') ? 'coin' : /card|hand|deck|back/.test(move.what) ? 'back' : 'chip';
  token.className = `flight ${kind}`;
  token.setAttribute('aria-hidden', 'true');
  const name = table.say(move.what);
  if (kind === 'coin') token.textContent = move.what === 'res-gold' ? String(move.amount) : `${move.amount} ${name}`;
  else if (kind === 'back') token.textContent = move.amount > 1 ? String(move.amount) : '';
  else token.textContent = name === move.what ? '' : name;
  return token;
}
