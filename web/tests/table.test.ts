import { describe, expect, it, vi } from 'vitest';
import { explanations } from '../src/table/explain.ts';
import { linked } from '../src/table/linked.ts';
import { linesOf, withoutUndone } from '../src/table/log.ts';
import { describe as spoken } from '../src/table/spot.svelte.ts';
import { isMain } from '../src/table/ways.ts';
import type { Message, Option } from '../src/wire/game.ts';
import { moments, tableAt } from './moments.ts';

const at = {} as DOMRect;

describe('the table', () => {
  it('glows exactly where the decision says', () => {
    const table = tableAt();
    const targets = new Set(moments[0]!.decision.options.flatMap((option) => option.targets));
    expect(new Set(table.open.keys())).toEqual(targets);
    expect(table.loose).toEqual([]);
  });

  it('takes the only choice on a thing at once, and only once', () => {
    const table = tableAt();
    const choose = vi.fn();
    table.link = { choose, undo: vi.fn() };
    const option = table.decision!.options[0]!;
    table.tap(option.targets[0]!, at);
    table.tap(option.targets[0]!, at);
    expect(choose).toHaveBeenCalledExactlyOnceWith([option.choice]);
    expect(table.busy).toBe(true);
  });

  it('sends a run of choices as one gesture, and nothing for an empty one', () => {
    const table = tableAt();
    const choose = vi.fn();
    table.link = { choose, undo: vi.fn() };
    table.choose([]);
    expect(table.busy).toBe(false);
    table.choose([3, 3, 5]);
    expect(choose).toHaveBeenCalledExactlyOnceWith([3, 3, 5]);
  });

  it('lists an act once: a proposed run on the same thing stands for the choice it begins with', () => {
    const table = tableAt();
    const [first, second] = table.decision!.options;
    const run = { message: first!.message, price: [] };
    table.decision = {
      ...table.decision!,
      proposals: [
        { ...run, choices: [first!.choice, 7], targets: first!.targets },
        { ...run, choices: [second!.choice, 7], targets: ['elsewhere'] },
      ],
    };
    const listed = table.ways.map((way) => way.choices.join());
    const single = table.decision.options.map((option) => `${option.choice}`);
    expect(new Set(listed)).toEqual(new Set([...single.slice(1), `${first!.choice},7`, `${second!.choice},7`]));
    expect(listed).toHaveLength(new Set(listed).size);
  });

  it('points at all that is advised as one gesture, and at that gesture alone in the list of all ways', () => {
    const table = tableAt();
    const [option, other] = table.decision!.options;
    const run = { message: option!.message, price: [], choices: [option!.choice, 7], targets: other!.targets };
    table.advice = { option: option!, run, reasons: [] };
    expect(table.advised).toEqual([...option!.targets, ...other!.targets]);
    expect(table.isAdvised(run.choices)).toBe(true);
    expect(table.isAdvised([option!.choice])).toBe(false);
    table.advice = { option: option!, reasons: [] };
    expect(table.advised).toEqual(option!.targets);
    expect(table.isAdvised([option!.choice])).toBe(true);
    table.advice = null;
    expect(table.isAdvised([option!.choice])).toBe(false);
  });

  it('opens a menu where one thing has several choices', () => {
    const table = tableAt();
    const [first, second] = table.decision!.options;
    table.decision = { ...table.decision!, options: [first!, { ...second!, targets: first!.targets }] };
    table.tap(first!.targets[0]!, at);
    expect(table.menu?.options).toHaveLength(2);
  });

  it('passes by a button alone, never by a tap on the own name, and then last and not filled', () => {
    const table = tableAt();
    const choose = vi.fn();
    table.link = { choose, undo: vi.fn() };
    const pass: Option = { ...table.decision!.options[0]!, choice: 99, targets: ['seat:0'], role: 'stop' };
    table.decision = { ...table.decision!, options: [pass, ...table.decision!.options] };
    expect(table.thing('seat:0')).toBeTruthy();
    table.tap('seat:0', at);
    expect([choose.mock.calls.length, table.menu, table.busy]).toEqual([0, null, false]);
    expect(table.open.has('seat:0')).toBe(false);
    expect(table.buttons.at(-1)).toBe(pass);
    expect(isMain(pass, table.decision.options)).toBe(false);
  });

  it('answers a closed thing with its reason and rule', () => {
    const table = tableAt();
    const closed = table.decision!.closed[0]!;
    table.tap(closed.targets[0]!, at);
    expect(table.notice).toMatchObject({ message: closed.message, rule: closed.rule, tone: 'no' });
  });

  it('keeps options without a visible thing as buttons', () => {
    const table = tableAt();
    table.decision = {
      ...table.decision!,
      options: table.decision!.options.map((option) => ({ ...option, targets: ['nowhere'] })),
    };
    expect(table.loose).toHaveLength(table.decision.options.length);
  });

  it('tells a listener what a thing is and what may be done with it', () => {
    const table = tableAt();
    const option = table.decision!.options[0]!;
    expect(spoken(table, option.targets[0]!)).toContain(table.say(option.message));
    const lines = explanations(table, table.thing(option.targets[0]!)!);
    expect(lines.map((line) => line.tone)).toEqual(expect.arrayContaining(['title', 'about', 'open']));
  });
});

describe('the log', () => {
  const entry = (number: number, kind: 'choice' | 'undo', undone: number[] = []) => ({
    number,
    kind,
    seat: 1,
    at: 0,
    undone,
    reason: '',
    happenings: kind === 'choice' ? moments[0]!.happenings : [],
  });

  it('tells what happened and forgets what was taken back', () => {
    const lines = linesOf([entry(1, 'choice')]);
    expect(lines).toHaveLength(moments[0]!.happenings.length);
    const undo = entry(2, 'undo', [1]);
    const left = withoutUndone([...lines, ...linesOf([undo])], [undo]);
    expect(left.map((line) => line.message.id)).toEqual(['log-undo']);
  });

  it('bears the sign of whom a line is about, not of who chose last', () => {
    const line = (id: string, args: Message['args'], to: number[] | null = null) => ({
      message: { id, args },
      to,
      moves: [],
    });
    const happenings = [
      line('event-called', { seat: 'seat:2' }),
      line('event-nobody', { character: 'character-thief' }),
      line('event-drawn', { district: 'district-inn' }, [0]),
      line('event-owes', { seat: 'opponent' }),
    ];
    const entries = [
      { ...entry(1, 'choice'), happenings },
      { ...entry(2, 'undo'), seat: 3 },
    ];
    expect(linesOf(entries).map((one) => one.seat)).toEqual([2, null, 0, null, 3]);
  });

  it('keeps what is for one seat alone from the others at the same screen', () => {
    const secret = { ...entry(3, 'choice'), happenings: [{ ...moments[0]!.happenings[0]!, to: [2] }] };
    expect(linesOf([secret])[0]!.to).toEqual([2]);
    const table = tableAt();
    const open = linesOf([entry(1, 'choice')]);
    const own = { ...secret, happenings: [{ ...moments[0]!.happenings[0]!, to: [table.viewer!] }] };
    const mine = linesOf([own]);
    table.log = [...open, ...linesOf([secret]), ...mine];
    expect(table.readable).toEqual(
      [...open, ...mine].filter((line) => line.to === null || line.to.includes(table.viewer!)),
    );
    table.veiled = true; // the curtain is drawn: the next one reads no secret of the last one
    expect(table.readable).toEqual(open.filter((line) => line.to === null));
  });

  it('points at the things a line speaks of', () => {
    const table = tableAt();
    const found = linked(
      {
        number: 1,
        seat: 0,
        to: null,
        message: { id: 'x', args: {} },
        moves: [{ what: 'res-gold', from: 'bank', to: 'seat:0/gold', amount: 2 }],
      },
      table,
    );
    expect(found).toEqual(new Set(['bank', 'seat:0/gold']));
  });
});
