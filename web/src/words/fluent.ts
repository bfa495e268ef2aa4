/**
 * Sentences from message ids: the twin of castellany.words, over the same `.ftl` files.
 * NAME($x, case: "acc") and GENDER($x) read names that are messages with cases as attributes;
 * a seat is called by its player's name; lists are joined as the language joins them.
 */
import { FluentBundle, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../wire/game.ts';

export type Language = 'en' | 'uk' | 'pl';
export const LANGUAGES: readonly Language[] = ['en', 'uk', 'pl'];
export type Names = readonly string[];

const MOST_SAID = 6000;

/** What stands for `{ $x }`: the name of what has one, anything else as it is. Selectors still see the id. */
const SAID = 'SAID';

class NameList extends FluentType<FluentVariable[]> {
  toString(): string {
    return this.value.map(text).join(', ');
  }
}

/** Words that are said already, such as a player's name: never taken for the id of a name. */
class Spoken extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

export class Words {
  readonly lang: Language;
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;
  private readonly said = new Map<string, string | null>();
  /** Names that are phrases: how each stands inside a sentence, and the other way round how it begins one. */
  private readonly within = new Map<string, string>();
  private readonly alone = new Map<string, string>();
  private readonly begins: RegExp | null;
  private calledBy = '';

  constructor(lang: Language, sources: readonly string[]) {
    this.lang = lang;
    this.list = new Intl.ListFormat(lang, { type: 'conjunction' });
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: ([value], options) => this.declined(value, text(options['case'])),
        GENDER: ([value]) => this.gender(value),
        [SAID]: ([value]) =>
          typeof value === 'string' || value instanceof NameList ? this.declined(value, '') : (value ?? ''),
      },
    });
    for (const source of sources) {
      const resource = new FluentResource(source);
      for (const entry of resource.body) sayNames(entry);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const { id, attributes } of resource.body)
        if (attributes['within']) {
          const [inside, name] = [this.form(id, 'within')!, this.form(id, null)!];
          this.within.set(name, inside);
          this.alone.set(inside, name);
        }
    }
    const phrases = [...this.alone.keys()].join('|');
    this.begins = phrases ? new RegExp(`(^|[.!?…]\\s+)(${phrases})(?![\\p{L}\\d-])`, 'gu') : null;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence; a missing message shows as its raw id and is reported to `faults`. */
  say(message: Message | string, names: Names = [], faults?: string[]): string {
    const { id, args } = typeof message === 'string' ? { id: message, args: {} } : message;
    const sentence = faults ? this.whole(id, null, args, names, faults) : this.known(id, null, args, names);
    if (sentence === null) faults?.push(`${this.lang}: no message ${id}`);
    return sentence ?? id;
  }

  /** The shorter form, for a place where the rest is shown otherwise. */
  short(message: Message | string, names: Names = []): string {
    const { id, args } = typeof message === 'string' ? { id: message, args: {} } : message;
    return this.known(id, 'short', args, names) ?? this.say(message, names);
  }

  /** What one is called who stood before all others in a part of the points. */
  honour(part: string): string {
    return this.known(part, 'honour', {}, []) ?? this.say(part);
  }

  /** What a thing does, in words, or null where nothing is told of it. */
  about(message: Message | string, names: Names = []): string | null {
    const { id, args } = typeof message === 'string' ? { id: message, args: {} } : message;
    return this.known(id, 'about', args, names);
  }

  /** Where on the scale of sources a thing stands; no word for readers. */
  level(id: string): string | null {
    return this.known(id, 'level', {}, []);
  }

  /** A table says the same hundreds of sentences after every choice; each is put together once. */
  private known(id: string, attribute: string | null, args: Message['args'], names: Names): string | null {
    const called = names.join('\n');
    if (called !== this.calledBy || this.said.size > MOST_SAID) {
      this.said.clear();
      this.calledBy = called;
    }
    const key = `${id} ${attribute ?? ''} ${JSON.stringify(args)}`;
    let sentence = this.said.get(key);
    if (sentence === undefined) {
      sentence = this.whole(id, attribute, args, names);
      this.said.set(key, sentence);
    }
    return sentence;
  }

  seat(seat: number, names: Names = []): string {
    const name = names[seat];
    if (name && this.has(name)) return this.form(name, null) ?? name;
    return name || (this.form('seat-number', null, { number: seat + 1 }) ?? String(seat + 1));
  }

  /** What stands by itself: a phrase that begins it begins as it does alone. */
  private whole(...[id, attribute, args, names, faults]: Parameters<Words['form']>): string | null {
    const sentence = this.form(id, attribute, args, names, faults);
    if (sentence === null || !this.begins) return sentence;
    return sentence.replace(this.begins, (_, before: string, name: string) => before + this.alone.get(name));
  }

  private form(
    id: string,
    attribute: string | null,
    args?: Record<string, Arg>,
    names: Names = [],
    faults?: string[],
  ): string | null {
    const entry = this.bundle.getMessage(id);
    const pattern = attribute === null ? entry?.value : entry?.attributes[attribute];
    if (pattern == null) return null;
    const ready: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args ?? {})) ready[key] = this.argument(value, names, faults);
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, ready, errors);
    for (const error of errors) faults?.push(`${this.lang}: ${id}: ${error.message}`);
    return sentence;
  }

  private argument(value: Arg, names: Names, faults?: string[]): FluentVariable {
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'string') return this.called(value, names);
    if (Array.isArray(value)) return new NameList(value.map((item: Arg) => this.argument(item, names, faults)));
    if (typeof value === 'object') return new Spoken(this.part(value, names, faults));
    return value;
  }

  private called(value: string, names: Names): FluentVariable {
    if (!value.startsWith('seat:')) return value;
    const name = this.seat(Number(value.slice(5)), names);
    return new Spoken(this.within.get(name) ?? name);
  }

  /** A message inside another. */
  private part({ id, args }: Message, names: Names, faults?: string[]): string {
    const said = this.form(id, null, args, names, faults);
    if (said === null) faults?.push(`${this.lang}: no message ${id}`);
    return said ?? id;
  }

  private declined(value: FluentVariable | undefined, wanted: string): string {
    if (value instanceof NameList) return this.list.format(value.value.map((item) => this.declined(item, wanted)));
    const id = text(value);
    if (value instanceof Spoken || !this.has(id)) return id;
    return (wanted && this.form(id, wanted)) || (this.form(id, 'within') ?? this.form(id, null) ?? id);
  }

  private gender(value: FluentVariable | undefined): string {
    if (value instanceof NameList) return value.value.length === 1 ? this.gender(value.value[0]) : 'p';
    return this.form(text(value), 'gender') ?? '';
  }
}

type Entry = FluentResource['body'][number];
type Pattern = Entry['value'];

function sayNames(entry: Entry): void {
  sayNamesIn(entry.value);
  for (const pattern of Object.values(entry.attributes)) sayNamesIn(pattern);
}

function sayNamesIn(pattern: Pattern): void {
  if (!Array.isArray(pattern)) return;
  pattern.forEach((part, at) => {
    if (typeof part === 'string') return;
    if (part.type === 'var') pattern[at] = { type: 'func', name: SAID, args: [part] };
    else if (part.type === 'select') for (const variant of part.variants) sayNamesIn(variant.value);
  });
}

function text(value: FluentVariable | undefined): string {
  return typeof value === 'string' ? value : value == null ? '' : String(value.valueOf());
}

/** An option within a sentence: some end with one of their own, whose full stop would stand beside another. */
export function unended(option: string): string {
  return option.replace(/\.$/, '');
}

/** The first of the reader's languages that we speak. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase().split('-')[0];
    if (tag === 'en' || tag === 'uk' || tag === 'pl') return tag;
  }
  return 'en';
}
