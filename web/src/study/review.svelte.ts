/** The review of a game as it grows: asked for once, looked at again until it is done. */
import { untrack } from 'svelte';
import { beSomeone } from '../app/me.svelte.ts';
import type { Walk } from '../replay/replay.svelte.ts';
import type { Message } from '../wire/game.ts';
import { call, get, post, said } from '../wire/rest.ts';
import type { Review, SeatReview, Turning } from '../wire/types.ts';
import { t } from '../words/words.svelte.ts';
import type { Pointer } from './pointers.ts';
import { percent } from './share.ts';

const AGAIN = 1500;

export class Study {
  readonly walk: Walk;
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** Whose game is looked at: accuracy, luck and choice. */
  seat = $state(0);
  readonly turnings = $derived([...(this.review?.turnings ?? [])].sort((a, b) => a.step - b.step));
  /** The turning point on show: the moment before the choice, or else the one after it. */
  readonly at = $derived(
    this.turnings.find((one) => one.step === this.walk.step + 1) ??
      this.turnings.find((one) => one.step === this.walk.step) ??
      null,
  );
  /** Its place among all of them, from 1. */
  readonly number = $derived(this.at ? this.turnings.indexOf(this.at) + 1 : 0);
  /** What was asked there, where the reader may see it: the moment before the choice, by the eyes of who made it. */
  readonly question = $derived.by(() => {
    const { at, walk } = this;
    const there = at !== null && walk.step === at.step - 1 && walk.view === at.seat;
    return there ? (walk.now?.question ?? null) : null;
  });
  /** Labels for the board: the better choice and the one that was made, with their chances. */
  readonly pointers = $derived.by((): Pointer[] => {
    const { at, question } = this;
    if (!at || !question) return [];
    const targets = (choice: number) => question.options.find((one) => one.choice === choice)?.targets ?? [];
    const label = (id: string, chance: number) => t(id, { percent: percent(chance) });
    return [
      { key: 'better', kind: 'better', says: label('review-pill-better', at.best_chance), targets: targets(at.best) },
      { key: 'made', kind: 'made', says: label('review-pill-made', at.made_chance), targets: targets(at.made) },
    ];
  });
  /** Has anybody asked for it? */
  readonly asked = $derived(this.review !== null && this.review.stage !== 'none');
  readonly own = $derived<SeatReview | null>(this.review?.seats[this.seat] ?? null);
  private gone = false;

  constructor(walk: Walk) {
    this.walk = walk;
  }

  /** `wanted`: whoever came to have the game reviewed need not ask for it once more. */
  async begin(wanted: boolean): Promise<void> {
    const mine = this.walk.replay?.table.seats.findIndex((seat) => seat.mine) ?? -1;
    this.seat = mine >= 0 ? mine : (this.walk.view ?? 0);
    if (this.walk.replay?.table.status !== 'over') return;
    await this.look();
    if (wanted && this.review?.stage === 'none') await this.ask();
  }

  async ask(): Promise<void> {
    await this.tell(async () => {
      await beSomeone();
      return post<Review>(this.walk.path('review'));
    });
  }

  async stop(): Promise<void> {
    await this.tell(() => call<Review>('DELETE', this.walk.path('review')));
  }

  private async look(): Promise<void> {
    await this.tell(() => get<Review>(this.walk.path('review')));
  }

  private async tell(asked: () => Promise<Review>): Promise<void> {
    try {
      this.review = await asked();
      this.trouble = null;
    } catch (problem) {
      this.trouble = said(problem);
    }
    const stage = this.review?.stage;
    if (!this.gone && (stage === 'waiting' || stage === 'thinking')) setTimeout(() => void this.look(), AGAIN);
  }

  /** The moment before a choice, by the eyes of who made it, with the better choice glowing. */
  async show(turning: Turning): Promise<void> {
    this.seat = turning.seat;
    const { walk } = this;
    if (walk.view !== turning.seat && walk.replay?.views.includes(turning.seat)) walk.view = turning.seat;
    await walk.show(turning.step - 1);
    this.glow(turning);
  }

  /** The better choice glows as long as its moment is on show. */
  private glow(turning: Turning): void {
    const { walk } = this;
    const option = walk.now?.question?.options.find((one) => one.choice === turning.best);
    walk.table.advice = option ? { option, reasons: turning.reasons } : null;
  }

  /** Whoever steps on from there leaves the glow behind; whoever comes by link or by steps finds it. */
  follow(): void {
    const { at, question, walk } = this;
    if (at && question) untrack(() => this.glow(at));
    else untrack(() => (walk.table.advice = null));
  }

  /** The next mistake, or the one before: of whoever made it. */
  next(way: 1 | -1): void {
    const list = way === 1 ? this.turnings : [...this.turnings].reverse();
    const now = this.walk.step + 1;
    const found = list.find((one) => (way === 1 ? one.step > now : one.step < now)) ?? list[0]; // round and round
    if (found) void this.show(found);
  }

  leave(): void {
    this.gone = true;
  }
}
