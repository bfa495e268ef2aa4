/** What a hint advises lies ready where it is pressed: the action is open, and paid as the hint would pay. */
import { expect, test } from 'vitest';
import { Gesture } from '../src/games/viscounts/gesture.svelte.ts';
import type { ActFacts, Payment } from '../src/games/viscounts/facts.ts';
import { Table } from '../src/table/table.svelte.ts';
import type { Decision, Option } from '../src/wire/game.ts';

const [STONE, DISMISS, ACT, OTHER, AFTER] = [1, 2, 3, 4, 9];

function payment(...first: number[]): Payment {
  const way = (choice: number, dismiss: boolean, stone: number) => ({
    choices: [...first, choice],
    dismiss,
    icons: 3,
    spend: [{ good: 'stone', count: stone }],
    times: 1,
  });
  const sources = [{ good: 'stone', most: 1, figure: '' }];
  return {
    action: 'build',
    sources,
    ways: [way(STONE, false, 1), way(DISMISS, true, 0)],
    proposed: 0,
  } as unknown as Payment;
}

function option(choice: number, facts?: Partial<ActFacts>): Option {
  return {
    choice,
    message: { id: 'x', args: {} },
    targets: [],
    price: [],
    ...(facts && { facts }),
  } as unknown as Option;
}

function gestureAt(kind: string, options: Option[], facts?: object): Gesture {
  const table = new Table();
  table.game = 'viscounts';
  table.decision = { kind, seat: 0, message: { id: 'x', args: {} }, options, facts } as unknown as Decision;
  const gesture = new Gesture(table);
  gesture.reset();
  return gesture;
}

test('a payment is laid out as it is advised', () => {
  const options = [option(STONE), option(DISMISS)];
  const gesture = gestureAt('Pay', options, { payment: payment() });
  expect([gesture.dismiss, gesture.counts['stone']]).toEqual([false, 1]);
  gesture.heed(options[1]!);
  expect([gesture.dismiss, gesture.counts['stone']]).toEqual([true, 0]);
});

test('an advised action lies open with its payment, and what comes after that changes nothing', () => {
  const facts = (choice: number) => ({ payment: payment(choice), spots: [], chain: [], next: [], workers: 0 });
  const options = [option(ACT, facts(ACT)), option(OTHER, facts(OTHER))];
  const gesture = gestureAt('Act', options);
  gesture.table.advice = { option: options[0]!, reasons: [] };
  expect([ACT, OTHER].map((choice) => gesture.isAdvised([choice]))).toEqual([true, false]);
  gesture.heed(options[0]!);
  expect([gesture.action, gesture.dismiss]).toEqual([ACT, false]);
  gesture.heed(options[0]!, [ACT, DISMISS, AFTER]);
  expect([gesture.action, gesture.dismiss]).toEqual([ACT, true]);
});
