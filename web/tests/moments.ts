/** Recorded moments of a game of Citadels, and a table that shows one of them. */
import { readFileSync } from 'node:fs';
import { Table } from '../src/table/table.svelte.ts';
import type { Decision, Observation } from '../src/wire/game.ts';
import type { Changes, Happening } from '../src/wire/types.ts';

export interface Moment {
  observation: Observation;
  decision: Decision;
  seat: number;
  happenings: Happening[];
  changes: Changes;
}

export const moments = JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/citadels.json`, 'utf-8')) as Moment[];

export function tableAt(moment: Moment = moments[0]!): Table {
  const table = new Table();
  table.game = 'citadels';
  table.seats = ['Ola', 'Taras', 'Ed', 'Mia'].map((name, seat) => ({
    name,
    kind: seat ? 'bot' : 'person',
    mine: seat === 0,
  }));
  table.observation = moment.observation;
  table.decision = moment.decision;
  table.waiting = [moment.seat];
  return table;
}
