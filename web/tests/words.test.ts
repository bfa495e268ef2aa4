import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, pickLanguage, unended, Words } from '../src/words/fluent.ts';
import type { Message } from '../src/wire/game.ts';

const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf-8');
const shell = Object.fromEntries(LANGUAGES.map((language) => [language, read(`../src/text/${language}.ftl`)]));
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, 'utf-8')] : [];
  });
}

describe('the shell in three languages', () => {
  it('has the same messages in each, in the same order', () => {
    expect(ids(shell['uk']!)).toEqual(ids(shell['en']!));
    expect(ids(shell['pl']!)).toEqual(ids(shell['en']!));
  });

  it('has every message that the code says', () => {
    const known = new Set(ids(shell['en']!));
    const folders = readdirSync(`${import.meta.dirname}/../src`).filter((name) => name !== 'games');
    const used = folders
      .map((name) => `${import.meta.dirname}/../src/${name}`)
      .filter((path) => statSync(path).isDirectory())
      .flatMap(sources)
      .flatMap((text) => [...text.matchAll(/\b(?:t|msg)\(\s*'([a-z][\w-]*)'/g)].map((found) => found[1]!));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it('says every message without a fault', () => {
    const args = {
      code: 'K7F 3Q',
      round: 2,
      what: 'x',
      paid: 2,
      due: 3,
      count: 3,
      low: 2,
      high: 5,
      weight: 3,
      number: 4,
      game: 'X',
      level: 'L',
      seconds: 4,
      choice: 'c',
      seat: 'seat:0',
      seats: ['seat:0', 'seat:1'],
      option: 'o',
      why: 'w',
      rule: 'R',
      said: 's',
      date: 'd',
      name: 'N',
      when: 'w',
      percent: 41,
      began: 25,
      ended: 0,
      points: 5,
      who: 'W',
      of: 4,
      place: 2,
      time: '14:02',
      step: 4,
      rounds: 9,
      phase: 'p',
      before: 2,
      after: 3,
      mark: '?',
      levels: ['L'],
      ago: 'a',
      ahead: 'b',
      left: 2,
      leaves: 'a',
    };
    for (const language of LANGUAGES) {
      const words = new Words(language, [shell[language]!]);
      const faults: string[] = [];
      for (const id of ids(shell[language]!)) words.say({ id, args }, ['Ola', 'Ed'], faults);
      expect(faults).toEqual([]);
    }
  });
});

const games = readdirSync(`${import.meta.dirname}/../src/games`).filter((name) =>
  existsSync(`${import.meta.dirname}/../src/games/${name}/text/en.ftl`),
);

describe.each(games)('what only the board of %s says', (game) => {
  const own = Object.fromEntries(
    LANGUAGES.map((language) => [language, read(`../src/games/${game}/text/${language}.ftl`)]),
  );

  it('has the same messages in each language', () => {
    expect(ids(own['uk']!).sort()).toEqual(ids(own['en']!).sort());
    expect(ids(own['pl']!).sort()).toEqual(ids(own['en']!).sort());
  });

  it('is all there: what the code says stands here, in the shell, or in the words of the game itself', () => {
    const engine = ['games/' + game, 'words'].map((room) => read(`../../src/castellany/${room}/text/en.ftl`));
    const known = new Set([own['en']!, shell['en']!, ...engine].flatMap(ids));
    const used = sources(`${import.meta.dirname}/../src/games/${game}`).flatMap((text) =>
      [...text.matchAll(/\b(?:t|msg|say)\(\s*'([a-z][\w-]*)'/g)].map((found) => found[1]!),
    );
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('names in sentences', () => {
  const words = new Words('uk', [
    'role = Король\n    .acc = короля\n    .gender = m\n' +
      'kill = Вбивця обирає { NAME($role, case: "acc") }. { GENDER($role) ->\n    [f] Вона\n   *[m] Він\n } мовчить.\n' +
      'all = { NAME($seats) }',
  ]);

  it('declines a name and knows its gender', () => {
    expect(words.say({ id: 'kill', args: { role: 'role' } })).toBe('Вбивця обирає короля. Він мовчить.');
  });
  it('joins several as the language does and calls seats by their players', () => {
    expect(words.say({ id: 'all', args: { seats: ['seat:0', 'seat:1', 'seat:2'] } }, ['Ада', 'Іван', 'Лев'])).toBe(
      'Ада, Іван і Лев',
    );
  });
  it('says a name that is a phrase small inside a sentence, large where one begins', () => {
    const own = new Words('en', [
      'opponent = The opponent\n    .within = the opponent\nbuys = { NAME($seat) } buys.\n' +
        'marks = The markers of { NAME($seat) }. { NAME($seat) } has { $what }',
    ]);
    const seat = 'seat:1';
    const buys = { id: 'buys', args: { seat } };
    for (const names of [
      ['Ann', 'opponent'],
      ['Ann', 'The opponent'],
    ]) {
      expect(own.say(buys, names)).toBe('The opponent buys.');
      expect(own.say({ id: 'marks', args: { seat, what: 'opponent' } }, names)).toBe(
        'The markers of the opponent. The opponent has the opponent',
      );
      expect(own.say({ id: 'marks', args: { seat: 'seat:0', what: buys } } as unknown as Message, names)).toBe(
        'The markers of Ann. Ann has the opponent buys.',
      );
      expect(own.seat(1, names)).toBe('The opponent');
    }
  });
  it('joins messages as it joins names', () => {
    const own = new Words('en', ['cost = { $n } silver\nboth = { NAME($parts) }']);
    const parts = [
      { id: 'cost', args: { n: 1 } },
      { id: 'cost', args: { n: 2 } },
    ];
    expect(own.say({ id: 'both', args: { parts } } as unknown as Message)).toBe('1 silver and 2 silver');
  });
  it('puts no second full stop behind an option that is a sentence', () => {
    expect([unended('Move the king.'), unended('Move the king')]).toEqual(['Move the king', 'Move the king']);
  });
  it('shows a raw id rather than nothing', () => {
    const faults: string[] = [];
    expect(words.say('no-such', [], faults)).toBe('no-such');
    expect(faults).toHaveLength(1);
  });
});

describe('the reader', () => {
  it('is met in the first language we share', () => {
    expect(pickLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(pickLanguage(['fr'])).toBe('en');
  });
});

describe('names in sentences', () => {
  const words = new Words('en', [
    'bank = The Bank\nres-gold = Gold\n    .acc = gold\nplain = { $what } goes to { $whom }.\n' +
      'picked = { $what ->\n    [res-gold] shiny { $what }\n   *[other] { $what }\n}\nouter = There: { $inner }',
  ]);
  it('says the name of what has one, and never its id', () => {
    expect(words.say({ id: 'plain', args: { what: 'res-gold', whom: 'bank' } })).toBe('Gold goes to The Bank.');
    expect(words.say({ id: 'plain', args: { what: ['res-gold', 'bank'], whom: 3 } })).toBe(
      'Gold and The Bank goes to 3.',
    );
  });
  it('still picks variants by the id', () => {
    expect(words.say({ id: 'picked', args: { what: 'res-gold' } })).toBe('shiny Gold');
    expect(words.say({ id: 'picked', args: { what: 'bank' } })).toBe('The Bank');
  });
  it('says a text within a text', () => {
    const inner = { id: 'plain', args: { what: 'res-gold', whom: 'seat:0' } };
    expect(words.say({ id: 'outer', args: { inner } }, ['Ada'])).toBe('There: Gold goes to Ada.');
  });
  it('leaves the name of a player alone, even one that is an id', () => {
    expect(words.say({ id: 'plain', args: { what: 'seat:0', whom: 'seat:1' } }, ['res-gold2', 'x'])).toBe(
      'res-gold2 goes to x.',
    );
  });
});
