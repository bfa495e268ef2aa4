/**
 * Warrants and threats placed as one gesture: the first character touched gets the signed or the real one. They are
 * sent in the order of the ranks: what everybody hears does not tell which was touched first.
 */
import type { Gesture, Table } from '../../table/table.svelte.ts';
import { msg } from '../../wire/game.ts';
import { factsOf, type MarkerPlace, type RankFacts } from './facts.ts';

const BEGIN = ['opt-warrants', 'opt-threats'];

export class Markers {
  picked = $state.raw<readonly MarkerPlace[]>([]);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly #marking = $derived.by(() => this.#table.decision?.kind === 'Mark');
  readonly #begins = $derived.by(() => this.#table.decision?.options.find((one) => BEGIN.includes(one.message.id)));
  readonly #facts = $derived.by(() => {
    const asked = this.#marking ? this.#table.decision : this.#begins;
    const facts = asked && factsOf(asked, 'ask:Mark', 'option:Turn/warrants', 'option:Turn/threats');
    return facts?.count ? facts : null;
  });
  readonly held = $derived(new Set(this.#facts?.places.map((place) => place.thing)));

  readonly gesture = $derived.by<Gesture | null>(() => {
    const first = this.picked[0];
    if (!this.#facts || (!first && !this.#marking)) return null;
    const left = this.#facts.count - this.picked.length;
    return {
      message: msg(`markers-${this.#facts.marker}`, {
        left,
        character: this.#table.thing(first?.thing ?? '')?.name ?? '',
      }),
      places: this.#facts.places.length - this.picked.length,
      drop: () => {
        if (this.picked.length) return this.drop();
        this.#table.gesture = null;
        this.#table.undo();
      },
    };
  });

  drop(): void {
    this.picked = [];
  }

  /** What a character carries by this gesture. */
  on(id: string): Partial<RankFacts> {
    const at = this.picked.findIndex((place) => place.thing === id);
    if (at < 0) return {};
    return this.#facts?.marker === 'warrant'
      ? { warrant: at ? 'unsigned' : 'signed' }
      : { threat: at ? 'blank' : 'rose' };
  }

  /** One that was advised is placed by itself: the adviser does not say which is to be the real one. */
  tap(id: string): boolean {
    const place = this.#facts?.places.find((one) => one.thing === id);
    if (!place || this.#table.busy || (this.#marking && this.#table.hinted)) return false;
    this.#table.explained = this.#table.notice = null;
    this.picked = this.picked.includes(place) ? this.picked.filter((one) => one !== place) : [...this.picked, place];
    if (this.picked.length < this.#facts!.count) return true;
    const marks = this.#facts!.places.filter((one) => this.picked.includes(one)).map((one) => one.mark);
    const run = [...marks, this.picked[0]!.real];
    this.#table.choose(this.#marking ? run : [this.#begins!.choice, ...run]);
    return true;
  }
}
