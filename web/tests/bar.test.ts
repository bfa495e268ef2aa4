import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { doneBy, endingWith, inBar, inOrder, isMain, roleOf, waysOf } from '../src/table/ways.ts';
import { msg, type Decision, type Option } from '../src/wire/game.ts';
import type { TableInfo } from '../src/wire/types.ts';
import Frame from './Frame.svelte';
import { tableAt } from './moments.ts';

const option = (choice: number, role?: Option['role'], targets: string[] = []): Option => ({
  choice,
  message: msg('opt', { n: choice }),
  targets,
  price: [],
  ...(role ? { role } : {}),
});

describe('the order of the bar', () => {
  it('has what gains first, what gives up last and never filled while anything else can be done', () => {
    const all = [option(1, 'stop'), option(2), option(3, 'gain')];
    expect(inOrder(all).map((one) => one.choice)).toEqual([3, 2, 1]);
    expect(all.filter((one) => isMain(one, all)).map(roleOf)).toEqual(['gain']);
    expect(isMain(all[0]!, [all[0]!])).toBe(true);
  });

  it('with many ways: what glows is not repeated in the bar, and all of them are listed, each once', () => {
    const many = Array.from({ length: 15 }, (_unused, index) => option(index, undefined, [`thing:${index}`]));
    const pass = option(99, 'stop');
    const options = [...many, pass];
    const buttons = inBar(options, [pass]);
    expect(buttons).toEqual([pass]);
    const decision = { options, closed: [], proposals: [] } as unknown as Decision;
    const listed = waysOf(decision, buttons).map((way) => way.choices[0]!);
    expect(listed).toHaveLength(16);
    expect(new Set(listed)).toEqual(new Set(options.map((one) => one.choice)));
    expect(listed.at(-1)).toBe(99); // who opens the list and presses Enter does not pass
    const run = { choices: [3, 4], message: pass.message, targets: [], price: [] };
    expect(waysOf({ ...decision, proposals: [run] }, buttons).at(-1)?.option).toBe(pass);
  });

  it('what would else be left unused is taken with the end by one button, and the end alone stands last of all', () => {
    const [income, end] = [option(1, 'gain', ['bank']), option(2, 'stop')];
    const run = { choices: [1, 2], message: msg('take-and-end'), targets: [], price: [] };
    const decision = { options: [income, end], closed: [], proposals: [run] } as unknown as Decision;
    expect(endingWith(end, decision)).toBe(run);
    expect(endingWith(income, decision)).toBeUndefined();
    const listed = waysOf(decision, [income, end]);
    expect(listed.map((way) => way.choices)).toEqual([[1], [1, 2], [2]]);
    expect(listed.map((way) => way.message.id)).toEqual(['opt', 'take-and-end', 'opt']);
    const elsewhere = { ...decision, proposals: [{ ...run, targets: ['bank'] }] } as Decision;
    expect(endingWith(end, elsewhere)).toBeUndefined(); // what has a place on the table begins there
    expect(doneBy(end, decision)).toEqual([1, 2]);
    expect(doneBy(income, decision)).toEqual([1]);
    const table = tableAt();
    table.advice = { option: income, run, reasons: [] };
    expect([income, end].filter((one) => table.isAdvised(doneBy(one, decision)))).toEqual([end]);
    table.advice = { option: income, reasons: [] };
    expect([income, end].filter((one) => table.isAdvised(doneBy(one, decision)))).toEqual([income]);
  });

  it('without room for a few ways: those in sight on the board are left to it', () => {
    const [build, other, end] = [option(1, undefined, ['card:1']), option(2, undefined, ['card:2']), option(3, 'stop')];
    const options = [build, other, end];
    expect(inBar(options, [end])).toEqual(options);
    expect(inBar(options, [end], true)).toEqual([end]);
  });
});

describe('once more', () => {
  it('is offered to everybody who played, with who has said yes', () => {
    const table = tableAt();
    const seat = (number: number, id: string, mine = false) => ({
      seat: number,
      kind: 'person',
      name: table.names[number],
      person: { id, name: table.names[number], guest: true },
      level: '',
      mine,
      standin: false,
      present: true,
    });
    const rematch = { id: 'new', asked: [1], began: false };
    const info = { id: 'old', rematch, seats: [seat(0, 'a', true), seat(1, 'b')] } as unknown as TableInfo;
    const { container, unmount } = render(Frame, { table, part: 'rematch', info });
    expect([...container.querySelectorAll('li')].map((line) => !!line.querySelector('.yes'))).toEqual([false, true]);
    expect(container.querySelector('button.main')).toBeTruthy();
    unmount();
  });
});
