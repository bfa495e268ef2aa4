import { describe, expect, it } from 'vitest';
import { parse } from '../src/app/router.svelte.ts';
import { paceOf } from '../src/app/settings.svelte.ts';
import { EFFECTS, FIGURES, HOUSES, SCENES, TOPS } from '../src/games/citadels/art/art.ts';
import { drawn } from '../src/games/citadels/art/strokes.ts';
import { lesson } from '../src/games/citadels/lesson.ts';
import { read } from '../src/games/citadels/read.ts';
import { momentOf, nextTip, pinned } from '../src/learn/lesson.ts';
import { usualLevel, usualSeats } from '../src/pages/play.ts';
import { rounds, stop } from '../src/replay/stops.ts';
import type { StepMark } from '../src/wire/types.ts';
import { lead, leadChanges, matrix, race } from '../src/table/end/figures.ts';
import { clockText } from '../src/table/clock.ts';
import { commits } from '../src/table/fair.ts';
import { keyOf } from '../src/table/keys.ts';
import { search } from '../src/table/rules.svelte.ts';
import { clockTold, matters, termsOf } from '../src/table/terms.ts';
import { ago, ahead } from '../src/ui/ago.ts';
import { markdown } from '../src/ui/markdown.ts';
import { troubleOf } from '../src/wire/rest.ts';
import { indexThings } from '../src/wire/game.ts';
import type { GameInfo, Rules, TableInfo } from '../src/wire/types.ts';
import { moments } from './moments.ts';

describe('addresses', () => {
  it('name a page, a thing and wishes', () => {
    const place = parse('#/table/abc?invite=x%20y');
    expect([place.page, place.id, place.query.get('invite')]).toEqual(['table', 'abc', 'x y']);
    expect(parse('').page).toBe('');
  });
});

describe('markdown of the rules', () => {
  it('makes paragraphs, lists and tables', () => {
    expect(markdown('a **b** *c*\n\n- x\n- y')).toBe(
      '<p>a <strong>b</strong> <em>c</em></p><ul><li>x</li><li>y</li></ul>',
    );
    expect(markdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<thead><tr><th>a</th><th>b</th></tr></thead>');
  });
  it('lets no text become markup', () => {
    expect(markdown('<img src=x onerror=alert(1)>')).not.toContain('<img');
  });
});

describe('how long ago', () => {
  const minute = 60_000,
    day = 1440 * minute;
  it('counts whole units in the reader’s language', () => {
    expect(ago(0, 59.9 * minute, 'en')).toBe('59 minutes ago');
    expect(ago(0, 2.9 * day, 'uk')).toBe('2 дні тому');
    expect(ago(0, 65 * day, 'pl')).toBe('2 miesiące temu');
  });
  it('does not count what is fresh, or lies ahead of a clock that is late', () => {
    expect(ago(0, 10 * minute, 'en')).toBeNull();
    expect(ago(5 * minute, 0, 'en')).toBeNull();
  });

  it('says in how long, down to the last minute', () => {
    expect(ahead(23.9 * 60 * minute, 0, 'en')).toBe('in 23 hours');
    expect(ahead(3 * day, 0, 'uk')).toBe('через 3 дні');
    expect(ahead(2.5 * minute, 0, 'pl')).toBe('za 2 minuty');
    expect(ahead(1000, 0, 'en')).toBe('in 1 minute');
    expect(ahead(0, 1000, 'en')).toBeNull();
  });
});

describe('searching the rules', () => {
  const rules = {
    sections: [
      {
        title: 'Gold',
        intro: '',
        clauses: [
          { id: 'CIT-1.1', text: 'Take two.' },
          { id: 'CIT-1.2', text: 'Build ONE district.' },
        ],
      },
    ],
  } as unknown as Rules;
  it('finds clauses by words in any case, by id and by section', () => {
    expect(search(rules, 'one build')).toEqual(new Set(['CIT-1.2']));
    expect(search(rules, 'cit-1.1')).toEqual(new Set(['CIT-1.1']));
    expect(search(rules, 'gold')?.size).toBe(2);
    expect(search(rules, '  ')).toBeNull();
  });
});

describe('walking a replay', () => {
  const marks = [
    [0, null, 1],
    [1, 0, 1],
    [2, 0, 1],
    [3, 1, 1],
    [4, 1, 2],
    [5, 0, 2],
  ].map(([step, seat, round]) => ({
    step: step!,
    seat: seat ?? null,
    round: round!,
    totals: [step!, 1],
    whole: step !== 1,
    scoring: false,
  }));
  it('goes by choice, by gesture, by turn and by round, and never beyond the ends', () => {
    expect(stop(marks, 0, 1, 'step')).toBe(1);
    expect(stop(marks, 0, -1, 'step')).toBe(0);
    expect(stop(marks, 0, 1, 'gesture'), 'two choices made as one').toBe(2);
    expect(stop(marks, 2, -1, 'gesture')).toBe(0);
    expect(stop(marks, 1, 1, 'gesture')).toBe(2);
    expect(stop(marks, 2, 1, 'gesture')).toBe(3);
    expect(stop(marks, 0, 1, 'turn')).toBe(2);
    expect(stop(marks, 2, 1, 'turn')).toBe(4);
    expect(stop(marks, 0, 1, 'round')).toBe(4);
    expect(stop(marks, 4, 1, 'round')).toBe(5);
    expect(stop(marks, 5, -1, 'round')).toBe(4);
  });
  it('marks where rounds begin', () => {
    expect(rounds(marks)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 4 },
    ]);
  });
  it('draws the race inside its frame', () => {
    const { lines, grid } = race(marks, 100, 50);
    expect(lines).toHaveLength(2);
    expect(lines[0]!.points.at(-1)).toEqual([100, 50]);
    expect(grid[0]).toEqual({ points: 0, y: 0 });
  });
  it('draws points below zero below its line, and lines at round numbers', () => {
    const mark = (step: number, ...totals: number[]) => ({ ...marks[0]!, step, totals });
    const { lines, grid } = race([mark(0, 0, 0), mark(1, -5, 1), mark(2, 15, 2)], 100, 40);
    expect(grid).toEqual([
      { points: -5, y: 0 },
      { points: 0, y: 10 },
      { points: 5, y: 20 },
      { points: 10, y: 30 },
      { points: 15, y: 40 },
    ]);
    expect(lines[0]!.points).toEqual([
      [0, 10],
      [50, 0],
      [100, 40],
    ]);
  });
  it('numbers no more rounds than there is room for', () => {
    const long = Array.from({ length: 40 }, (_unused, step) => ({ ...marks[0]!, step, round: 1 + (step >> 1) }));
    expect(race(long, 78, 50).rounds).toEqual(
      [1, 4, 7, 10, 13, 16, 19].map((round) => ({ round, x: 4 * (round - 1) })),
    );
  });
});

describe('points', () => {
  const part = (name: string, points: number) => ({ name, points, rule: '' });
  const table = matrix([
    { seat: 0, total: 3, parts: [part('a', 5), part('b', -2), part('c', 0)] },
    { seat: 1, total: 8, parts: [part('a', 4), part('a', 3), part('d', 1)] },
  ]);

  it('stand in a table by parts, the best seat first, its best cells marked', () => {
    expect([table.seats, table.totals, table.most]).toEqual([[1, 0], [8, 3], 7]);
    expect(table.rows).toEqual([
      { name: 'a', points: [7, 5], best: [1] },
      { name: 'd', points: [1, 0], best: [1] },
      { name: 'b', points: [0, -2], best: [] },
    ]);
  });
  it('tell how often the lead changed hands', () => {
    const marks = [
      [0, 0],
      [2, 1],
      [2, 2],
      [2, 3],
      [4, 3],
      [5, 5],
    ].map((totals, step) => ({ step, totals }) as StepMark);
    expect(leadChanges(marks)).toBe(2);
  });
  it('tell from when the winner was ahead for good, and by what', () => {
    const course = (...totals: number[][]) =>
      totals.map((each, step) => ({ step, totals: each, round: 1 + step }) as StepMark);
    const turned = course([0, 0], [3, 1], [3, 4], [5, 5], [9, 5], [9, 8]);
    expect(lead(turned, 0)).toEqual({ step: 4, round: 5, from: 5, to: 9 });
    // Ahead from the first moment on; ahead because another lost points; never ahead alone.
    expect(lead(course([1, 0], [2, 0]), 0)).toBeNull();
    expect(lead(course([1, 1], [1, 0]), 0)).toBeNull();
    expect(lead(course([1, 0], [1, 1]), 0)).toBeNull();
  });
});

describe('small things', () => {
  it('show time as a clock', () => {
    expect(clockText(65_000, 'en')).toBe('1:05');
    expect(clockText(3_725_000, 'en')).toBe('1:02:05');
    expect(['en', 'uk', 'pl'].map((language) => clockText(3 * 86_400_000, language))).toEqual([
      '3 days',
      '3 дні',
      '3 dni',
    ]);
  });
  it('find a key where it lies on a Ukrainian keyboard', () => {
    expect(keyOf({ code: 'KeyZ', key: 'я' } as KeyboardEvent)).toBe('z');
    expect(keyOf({ code: 'Digit1', key: '1' } as KeyboardEvent)).toBe('1');
  });
  it('prove a seed by its commitment', async () => {
    expect(await commits('7', 'a2c781bde9475acb9fbba42d92e85647bfb368a9fd0d7053f7265bad9e45c8f1')).toBe(true);
    expect(await commits('8', 'a2c781bde9475acb9fbba42d92e85647bfb368a9fd0d7053f7265bad9e45c8f1')).toBe(false);
  });
  it('offer a usual table', () => {
    const game = { seats: [1, 2, 3], levels: ['a', 'b', 'c'] } as unknown as GameInfo;
    expect(usualSeats(game)).toBe(3);
    expect(usualLevel(game)).toBe('b');
  });
  it('ask only for what matters at it', () => {
    const option = {
      id: 'a',
      kind: 'flag' as const,
      default: false,
      values: [],
      rule: '',
      seats: [],
      needs: [],
      names: '',
    };
    expect(matters(option, 3, {})).toBe(true);
    expect([1, 2].map((seats) => matters({ ...option, seats: [1] }, seats, {}))).toEqual([true, false]);
    const custom = { ...option, needs: [[['cast', 'custom', 'random']]] };
    expect(['custom', 'random', 'first_game'].map((cast) => matters(custom, 3, { cast }))).toEqual([true, true, false]);
    const few = {
      ...option,
      needs: [
        [
          ['seats', '3'],
          ['ninth', 'true'],
        ],
        [['cast', 'random']],
      ],
    };
    expect(matters(few, 3, { ninth: true })).toBe(true);
    expect(matters(few, 4, { ninth: true })).toBe(false);
    expect(matters(few, 3, { ninth: false })).toBe(false);
    expect(matters(few, 4, { cast: 'random' })).toBe(true);
  });
  it('tell what was agreed on', () => {
    const option = {
      id: 'hard',
      kind: 'flag' as const,
      default: true,
      values: [],
      rule: '',
      seats: [],
      needs: [],
      names: '',
    };
    const game = {
      id: 'x',
      options: [option, { ...option, id: 'level', kind: 'choice' as const, default: 'a', values: ['a', 'b'] }],
    } as unknown as GameInfo;
    const info = {
      game: 'x',
      options: { hard: true, level: 'a' },
      seats: [{ kind: 'person' }, { kind: 'person' }],
      pace: 'turns',
      clock: { kind: 'turn', seconds: 86_400 },
      rated: true,
    } as unknown as TableInfo;
    expect(termsOf(info, game)).toEqual([
      'The usual rules of the game.',
      'By turns, over days',
      '1 day a turn',
      'Rated game',
    ]);
    const own = { ...info, options: { hard: false, level: 'b' }, seats: info.seats.slice(1) };
    expect(termsOf(own, game)).toEqual(['option-hard: no', 'option-level: b']);
    expect(clockTold({ kind: 'bank', seconds: 7, plus: 1 })).toBe('With a clock');
  });
  it('make calm troubles of any answer', () => {
    expect(troubleOf(502, '<html>').said.id).toBe('trouble-server');
    expect(troubleOf(404, '').said.id).toBe('trouble-gone');
    expect(troubleOf(409, '{"error":{"id":"error-full","args":{}},"rule":"","status":409}').said.id).toBe('error-full');
  });
  it('have a pace', () => {
    expect(paceOf('instant')).toBe(0);
    expect(paceOf('slow')).toBeGreaterThan(paceOf('fast'));
  });
});

describe('Citadels', () => {
  it('has every character and district drawn', () => {
    expect(Object.keys(FIGURES)).toHaveLength(27);
    expect(Object.keys(HOUSES)).toHaveLength(47);
    expect(Object.keys(TOPS).sort()).toEqual(Object.keys(HOUSES).sort());
    expect(Object.keys(SCENES)).toEqual(['noble', 'religious', 'trade', 'military', 'unique']);
    expect(Object.keys(EFFECTS).every((id) => id in HOUSES)).toBe(true);
  });
  it('is drawn in strokes that are all read', () => {
    expect(drawn('s2.nsM1 2h3z|o#abc@.5O1-2 3|-#fff 1.4M0 0')).toBe(
      '<path class="s2 ns" d="M1 2h3z"/><ellipse class="o" fill="#abc" opacity=".5" cx="1" cy="-2" rx="3" ry="3"/>' +
        '<path fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M0 0"/>',
    );
    for (const body of [...Object.values(HOUSES), ...Object.values(FIGURES).map((figure) => figure.body)])
      expect(drawn(body)).toMatch(/^(<(path|ellipse|g|\/g)[^<>|]*>){5,}$/);
  });
  it('is read from the observation', () => {
    const view = read(moments[0]!.observation);
    expect(view.cast).toHaveLength(8);
    expect(view.players).toHaveLength(4);
    expect(view.players[0]!.hand!.items).toHaveLength(4);
    expect(view.players[1]!.hand!.items).toBeUndefined();
    expect(view.players.filter((player) => player.crown)).toHaveLength(1);
  });
  it('teaches one thing at a time', () => {
    const { observation, decision } = moments[0]!;
    const moment = momentOf(observation, decision, indexThings(observation.things));
    const first = nextTip(lesson, new Set(), moment);
    expect(first?.id).toBe('welcome');
    expect(nextTip(lesson, new Set(['welcome']), moment)?.id).toBe('draft');
    expect(nextTip(lesson, new Set(['welcome', 'draft']), { ...moment, decision: null })).toBeNull();
  });
  it('speaks of what is asked, when it is asked', () => {
    const said = (message: string, heard: string[] = []) => {
      const { observation, decision } = moments.find((one) => one.decision.message.id === message)!;
      return nextTip(lesson, new Set(heard), momentOf(observation, decision, indexThings(observation.things)))?.id;
    };
    expect(said('ask-pick')).toBe('welcome');
    expect(said('ask-gather')).toBe('gather'); // also before the call of ranks was explained
    expect(said('ask-turn', ['target'])).toBe('turn'); // never of gathering once that is done
  });
  it('points at things on the table alone, the own seat’s by one name', () => {
    const { observation, decision } = moments[0]!;
    const moment = momentOf(observation, decision, indexThings(observation.things));
    expect(pinned('me/hand', moment)).toBe(`seat:${observation.seat}/hand`);
    expect(pinned('nowhere', moment)).toBeNull();
    expect(pinned('rank:*', moment)).toMatch(/^rank:/);
  });
});
