/** What a table has agreed on: its options where they differ from the usual, its pace and its clock. */
import type { TableOption } from '../wire/game.ts';
import type { Clock, GameInfo, TableInfo } from '../wire/types.ts';
import { t, words } from '../words/words.svelte.ts';

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  turn60: { kind: 'turn', seconds: 60 },
  turn180: { kind: 'turn', seconds: 180 },
  bank15: { kind: 'bank', seconds: 900, plus: 15 },
  bank40: { kind: 'bank', seconds: 2400, plus: 30 },
  day: { kind: 'turn', seconds: 86_400 },
  days3: { kind: 'turn', seconds: 3 * 86_400 },
};

/**
 * The clocks that fit a pace. Whoever plays by turns sees one in days, and one is set: else the others wait for ever for
 * one who forgot the game.
 */
export const fitting: Record<'live' | 'turns', string[]> = {
  live: ['none', 'turn60', 'turn180', 'bank15', 'bank40'],
  turns: ['days3', 'day', 'none'],
};

/** Is there anything to choose here, with so many seats and the other options as they stand? */
export function matters(option: TableOption, seats: number, options: Record<string, unknown>): boolean {
  const given: Record<string, unknown> = { ...options, seats };
  return (
    (!option.seats.length || option.seats.includes(seats)) &&
    (!option.needs.length ||
      option.needs.some((all) => all.every(([other, ...values]) => values.includes(String(given[other!])))))
  );
}

export const differs = (option: TableOption, value: unknown): boolean =>
  value !== undefined && JSON.stringify(value) !== JSON.stringify(option.default);

/** A value of an option in words. */
export function valueName(game: string, option: TableOption, value: unknown): string {
  const own = words(game);
  const name = `${option.names || `option-${option.id}`}-${String(value)}`;
  return own.has(name) ? own.say(name) : String(value);
}

/** An option as it was chosen: "Level of the solo opponent: Hard". */
function optionTold(game: string, option: TableOption, value: unknown): string {
  const name = words(game).say(`option-${option.id}`);
  if (option.kind === 'flag') return value ? name : t('terms-not', { option: name });
  const chosen = (Array.isArray(value) ? value : [value]).map((one) => valueName(game, option, one));
  return t('terms-option', { option: name, said: chosen.join(', ') });
}

/** Which of the usual clocks it is; `own` for another. */
export function clockOf(clock: Clock): string {
  const known = Object.entries(CLOCKS).find(
    ([, one]) =>
      one.kind === clock.kind && (one.seconds ?? 0) === (clock.seconds ?? 0) && (one.plus ?? 0) === (clock.plus ?? 0),
  );
  return known?.[0] ?? 'own';
}

export const clockTold = (clock: Clock): string => t(`clock-${clockOf(clock)}`);

/** What a chosen value means, where its game says more of it. */
function aboutValue(game: string, option: TableOption, value: unknown): string {
  return option.kind === 'choice' ? (words(game).about(`option-${option.id}-${String(value)}`) ?? '') : '';
}

/**
 * What those who come to a table should know of it, a line for each. `whole`, before the game: also which of several
 * ways to play it is, where that is the usual one, and what it means.
 */
export function termsOf(info: TableInfo, game: GameInfo, whole = false): string[] {
  const chosen = Object.fromEntries(
    game.options.map((option) => [option.id, info.options[option.id] ?? option.default] as const),
  );
  const way = game.options.find((option) => option.kind === 'choice' && matters(option, info.seats.length, chosen));
  const told = (option: TableOption) => whole && option === way;
  const lines = game.options
    .filter((option) => differs(option, info.options[option.id]) || told(option))
    .map((option) => {
      const line = optionTold(info.game, option, chosen[option.id]);
      const more = whole ? aboutValue(info.game, option, chosen[option.id]) : '';
      return more ? `${line}. ${more}` : line;
    });
  if (!game.options.some((option) => differs(option, info.options[option.id]))) lines.push(t('terms-usual'));
  if (info.seats.filter((seat) => seat.kind === 'person').length > 1) {
    if (info.pace === 'turns') lines.push(t('new-turns'));
    if (info.clock.kind !== 'none') lines.push(clockTold(info.clock));
    if (info.rated) lines.push(t('new-rated'));
  }
  return lines;
}
