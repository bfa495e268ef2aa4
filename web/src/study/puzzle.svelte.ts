/** A puzzle at the table: the question is put as in a game, a choice is a try. Days in a row are kept in this browser. */
import { beSomeone } from '../app/me.svelte.ts';
import { go } from '../app/router.svelte.ts';
import { fetchKept, putAway } from '../app/shelf.ts';
import { Table } from '../table/table.svelte.ts';
import { msg, type Message } from '../wire/game.ts';
import { get, post, said } from '../wire/rest.ts';
import type { Puzzle, PuzzleInfo, PuzzleState, TableInfo } from '../wire/types.ts';

const KEY = 'castellany.puzzles';
export const CANDLES = 3;

export interface Kept {
  /** By the puzzle's id: seals won, 0 for one that was not found. */
  stars: Record<string, number>;
  /** Days on which the puzzle of the day was found. */
  days: string[];
}

export const kept = (): Kept => fetchKept(KEY, { stars: {}, days: [] });

export const today = (): string => new Date().toISOString().slice(0, 10);

/** How many days in a row, up to today or yesterday. */
export function streak(days: readonly string[], now: string): number {
  const known = new Set(days);
  const at = new Date(`${now}T00:00:00Z`);
  const step = () => at.setUTCDate(at.getUTCDate() - 1);
  const day = () => at.toISOString().slice(0, 10);
  if (!known.has(day())) step();
  let count = 0;
  for (; known.has(day()); step()) count += 1;
  return count;
}

export class Attempt {
  readonly id: string;
  readonly table: Table;
  info = $state.raw<PuzzleInfo | null>(null);
  state = $state.raw<PuzzleState | null>(null);
  tried = $state.raw<number[]>([]);
  clued = $state(false);
  trouble = $state.raw<Message | null>(null);
  private puzzle: Puzzle | null = null;
  readonly candles = $derived(this.state?.candles ?? CANDLES);
  readonly over = $derived(this.state?.over ?? false);

  constructor(id: string, table: Table) {
    this.id = id;
    this.table = table;
  }

  async begin(): Promise<void> {
    const puzzle = await get<Puzzle>(`puzzles/${this.id}`);
    this.puzzle = puzzle;
    this.info = puzzle.info;
    const { table } = this;
    table.game = puzzle.info.game;
    table.seats = Array.from({ length: puzzle.players }, (_unused, seat) => ({
      name: '',
      kind: seat === puzzle.seat ? ('person' as const) : ('bot' as const),
      mine: seat === puzzle.seat,
      present: true,
    }));
    table.observation = puzzle.observation;
    table.waiting = [puzzle.seat];
    table.link = { choose: (choices) => void this.try(choices[0]!), undo: () => undefined };
    this.put();
  }

  /** The question with what may still be tried. */
  private put(): void {
    const { puzzle, state, table } = this;
    if (!puzzle) return;
    table.busy = false;
    if (state?.over) {
      table.decision = null;
      const option = puzzle.question.options.find((one) => one.choice === state.solution?.best);
      table.advice = option && state.solution ? { option, reasons: state.solution.reasons } : null;
      return;
    }
    const open = state?.kept.length ? new Set(state.kept) : null;
    const options = puzzle.question.options.filter(
      (one) => !this.tried.includes(one.choice) && (!open || open.has(one.choice)),
    );
    table.decision = { ...puzzle.question, options, proposals: [] };
  }

  async try(choice: number): Promise<void> {
    const tried = [...this.tried, choice];
    await this.tell({ tried, clue: this.clued });
    if (this.trouble) return;
    this.tried = tried;
    this.put();
    if (!this.over) this.table.notice = { message: msg('puzzle-wrong', { left: this.candles }), tone: 'no' };
  }

  async clue(): Promise<void> {
    this.clued = true;
    await this.tell({ tried: this.tried, clue: true });
    this.put();
  }

  /** Go on with this game, against bots. */
  async playOn(): Promise<void> {
    try {
      await beSomeone();
      go(`table/${(await post<TableInfo>(`puzzles/${this.id}/play-on`)).id}`);
    } catch (problem) {
      this.trouble = said(problem);
    }
  }

  async giveUp(): Promise<void> {
    await this.tell({ tried: this.tried, clue: this.clued, give_up: true });
    this.put();
  }

  private async tell(act: { tried: number[]; clue: boolean; give_up?: boolean }): Promise<void> {
    try {
      this.state = await post<PuzzleState>(`puzzles/${this.id}`, act);
      this.trouble = null;
      if (this.state.over) this.keep(this.state.stars);
    } catch (problem) {
      this.trouble = said(problem);
      this.table.busy = false;
    }
  }

  private keep(stars: number): void {
    const all = kept();
    all.stars[this.id] = Math.max(stars, all.stars[this.id] ?? 0);
    if (this.info?.day && stars > 0 && !all.days.includes(today())) all.days.push(today());
    putAway(KEY, all);
  }
}
