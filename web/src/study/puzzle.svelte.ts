/** A puzzle at the table: the question is put as in a game, a choice is a try. */
import { beSomeone } from '../app/me.svelte.ts';
import { go } from '../app/router.svelte.ts';
import { learned, recall, wonSeals } from '../app/progress.svelte.ts';
import { Table } from '../table/table.svelte.ts';
import { msg, type Message, type Option } from '../wire/game.ts';
import { get, post, said } from '../wire/rest.ts';
import type { Puzzle, PuzzleInfo, Puzzles, PuzzleState, TableInfo } from '../wire/types.ts';
import { t } from '../words/words.svelte.ts';
import { today } from './days.ts';
import type { Pointer } from './pointers.ts';
import { percent } from './share.ts';

export const CANDLES = 3;

/** What to solve next: the next one of this game that was not found yet, of the same theme if there is one. */
function nextOf(all: readonly PuzzleInfo[], now: PuzzleInfo, stars: Record<string, number>): PuzzleInfo | null {
  const at = all.findIndex((one) => one.id === now.id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].filter(
    (one) => one.game === now.game && !stars[one.id],
  );
  return others.find((one) => one.theme === now.theme) ?? others[0] ?? null;
}

export class Attempt {
  readonly id: string;
  readonly table: Table;
  info = $state.raw<PuzzleInfo | null>(null);
  state = $state.raw<PuzzleState | null>(null);
  tried = $state.raw<number[]>([]);
  clued = $state(false);
  /** What the seat knows, in sentences. */
  known = $state.raw<readonly Message[]>([]);
  trouble = $state.raw<Message | null>(null);
  private puzzle: Puzzle | null = null;
  private options = $state.raw<readonly Option[]>([]);
  readonly candles = $derived(this.state?.candles ?? CANDLES);
  readonly over = $derived(this.state?.over ?? false);
  /** How it went, once it is over. */
  readonly verdict = $derived.by(() => {
    if (!this.state?.solved) return t('puzzle-unsolved');
    return this.tried.length > 1 ? t('puzzle-on-try', { number: this.tried.length }) : t('puzzle-at-once');
  });
  /** Labels for the board: what was tried stays marked, and once it is over the castellan's choice beside it. */
  readonly pointers = $derived.by((): Pointer[] => {
    const solution = this.state?.solution;
    const options = this.options;
    const targets = (choice: number) => options.find((one) => one.choice === choice)?.targets ?? [];
    const chance = (choice: number) => {
      const found = solution?.weighed.find((one) => one.choice === choice);
      return found ? percent(found.chance) : '';
    };
    const tries = this.tried
      .filter((choice) => choice !== solution?.best)
      .map((choice, index) => ({
        key: `try ${choice}`,
        kind: 'tried' as const,
        says: `✕ ${t('puzzle-try', { number: index + 1 })} ${chance(choice)}`.trim(),
        targets: targets(choice),
      }));
    if (!solution) return tries;
    const says = `${t('puzzle-castellan')} ${chance(solution.best)}`;
    return [{ key: 'best', kind: 'better', says, targets: targets(solution.best) }, ...tries];
  });

  constructor(id: string, table: Table) {
    this.id = id;
    this.table = table;
  }

  async begin(): Promise<void> {
    void recall();
    const puzzle = await get<Puzzle>(`puzzles/${this.id}`);
    this.puzzle = puzzle;
    this.info = puzzle.info;
    this.options = puzzle.question.options;
    this.known = puzzle.known;
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
    table.notice = null; // what it said of the candles is no longer so
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

  /** The next one that was not found yet; where all were, the list of them. */
  async goOn(): Promise<void> {
    const { info } = this;
    try {
      const { puzzles } = await get<Puzzles>('puzzles');
      const next = info && nextOf(puzzles, info, learned.now.stars);
      go(next ? `puzzle/${next.id}` : 'learn');
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
      const { over, stars } = this.state;
      if (over) void wonSeals(this.id, stars, this.info?.day && stars > 0 ? today() : null);
    } catch (problem) {
      this.trouble = said(problem);
      this.table.busy = false;
    }
  }
}
