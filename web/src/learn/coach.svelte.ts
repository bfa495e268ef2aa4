/** The coach of one lesson: which tip is said, what it points at, how far the lesson is, what was said before. */
import { untrack } from 'svelte';
import { keptLesson, learned } from '../app/progress.svelte.ts';
import { lessonOf } from '../games/registry.ts';
import type { Table } from '../table/table.svelte.ts';
import { msg, type Decision, type Message } from '../wire/game.ts';
import { momentOf, nextTip, pinned, type Lesson, type Tip } from './lesson.ts';

export interface ShownPin {
  /** Beside a line of the coach's card; what has no line there has no number. */
  number: number | null;
  thing: string;
  /** What is pointed at where the thing is hidden. */
  or: string | null;
  /** It stands for all from that thing to this one. */
  to: string | null;
  says: Message | null;
}

export class Coach {
  readonly table: Table;
  lesson = $state.raw<Lesson | null>(null);
  /** What was said, in the order in which it was. */
  heard = $state.raw<readonly string[]>([]);
  /** How many steps back the reader has turned to read again. */
  back = $state(0);
  /** The reader manages alone: nothing more is said. */
  silent = $state(false);

  private readonly moment = $derived.by(() => {
    const { observation, decision, things } = this.table;
    return observation ? momentOf(observation, decision, things) : null;
  });
  private readonly due = $derived(
    this.lesson && this.moment ? nextTip(this.lesson, new Set(this.heard), this.moment) : null,
  );
  readonly tip = $derived.by((): Tip | null => {
    if (this.silent || this.table.over) return null;
    if (!this.back) return this.due;
    const id = this.heard.at(-this.back);
    return this.lesson?.tips.find((tip) => tip.id === id) ?? this.due;
  });
  readonly pins = $derived.by((): ShownPin[] => {
    const { tip, moment } = this;
    if (!tip || !moment) return [];
    const pins = typeof tip.pins === 'function' ? tip.pins(moment) : (tip.pins ?? []);
    let said = 0;
    return pins.flatMap((pin) => {
      const thing = pinned(pin.at, moment);
      const to = pin.to ? pinned(pin.to, moment) : null;
      const says = pin.says ? msg(`${this.idOf(tip)}-${pin.says}`, pin.args) : null;
      return thing ? [{ thing, to, or: pin.or ?? null, says, number: says && (said += 1) }] : [];
    });
  });
  readonly count = $derived(this.lesson?.tips.length ?? 0);

  /** For the list: what was said, what is being said, and what is to come, in this order. */
  readonly steps = $derived.by(() => {
    const now = this.tip;
    const tips = this.lesson?.tips ?? [];
    const order = [...this.heard, ...(now && !this.heard.includes(now.id) ? [now.id] : [])];
    const rest = tips.filter((tip) => !order.includes(tip.id)).map((tip) => tip.id);
    return [...order, ...rest].map((id) => ({
      title: this.titleOf(id),
      state: id === now?.id ? ('now' as const) : this.heard.includes(id) ? ('done' as const) : ('later' as const),
    }));
  });

  /** `id` names the table: a lesson that was left goes on there with what was said. */
  constructor(table: Table, game: string, id = '') {
    this.table = table;
    const before = untrack(() => learned.now.lessons[game]);
    if (id && before?.table === id) this.heard = before.heard;
    void lessonOf(game).then((found) => (this.lesson = found));
    $effect(() => {
      if (!this.lesson || !id) return;
      const now = { table: id, heard: [...this.heard], of: this.count };
      untrack(() => void keptLesson(game, now));
    });
  }

  private idOf(tip: Tip): string {
    return `lesson-${this.table.game}-${tip.id}`;
  }

  private titleOf(id: string): string {
    return this.table.say(`lesson-${this.table.game}-${id}-title`);
  }

  title(tip: Tip): string {
    return this.titleOf(tip.id);
  }

  says(tip: Tip): string {
    return this.table.say(msg(this.idOf(tip), this.moment && tip.args ? tip.args(this.moment) : {}));
  }

  /** I see: on to the next thought. */
  understood(): void {
    if (this.back) this.back -= 1;
    else if (this.tip && !this.heard.includes(this.tip.id)) this.heard = [...this.heard, this.tip.id];
  }

  again(): void {
    if (this.back < this.heard.length) this.back += 1;
  }

  private beside: { decision: Decision; id: string } | null = null;

  /** Whoever has chosen has understood what was said about that choice: the next thought need not be asked for. */
  follow(): void {
    const { decision } = this.table;
    const done = this.beside && this.beside.decision !== decision ? this.beside.id : null;
    if (done && !this.heard.includes(done)) {
      this.heard = [...this.heard, done];
      this.back = 0;
    }
    const tip = this.back ? null : this.due;
    this.beside = decision && tip && tip.id !== done ? { decision, id: tip.id } : null;
  }
}
