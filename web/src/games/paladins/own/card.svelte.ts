/** How an action card stands: open, closed with the one thing missing, busy, armed; and what a click on it does. */
import type { Desk } from '../desk.svelte.ts';
import type { LackFacts } from '../facts.ts';
import { ROMAN, type Action, type Player } from '../read.ts';

export class Card {
  readonly #desk: Desk;
  readonly #player: () => Player;
  readonly #action: () => Action;

  constructor(desk: Desk, player: () => Player, action: () => Action) {
    this.#desk = desk;
    this.#player = player;
    this.#action = action;
  }

  readonly mine = $derived.by(() => this.#player().seat === this.#desk.table.viewer);
  readonly #waiting = $derived.by(() => this.mine && this.#desk.armed !== null);
  readonly options = $derived.by(() => this.#desk.table.open.get(this.#action().id) ?? []);
  readonly armed = $derived.by(
    () => this.#desk.armed !== null && this.options.some((one) => one.choice === this.#desk.armed!.option.choice),
  );
  /** The act begun may be aimed at this action. */
  readonly aimed = $derived.by(() => this.#desk.table.held.has(this.#action().id));
  /** While an act waits for its target nothing glows but where it may go. */
  readonly open = $derived.by(() => (this.#waiting ? this.armed : this.options.length > 0) || this.aimed);
  /** Neither the act begun nor any place for it. */
  readonly calm = $derived.by(() => {
    const { held } = this.#desk.table;
    return this.#waiting && !this.open && !this.#action().slots.some((slot) => held.has(slot.id));
  });
  readonly two = $derived.by(() => ['recruit', 'hunt', 'trade'].includes(this.#action().action));
  /** In a turn each of its ways is taken by itself; a question about the action, such as what to clear, takes it whole. */
  readonly split = $derived.by(() => this.two && this.#desk.turn !== null && !this.aimed);
  readonly busy = $derived.by(() => this.#action().blocked);
  readonly lack = $derived.by((): LackFacts | undefined => {
    const id = this.#action().id;
    const closed = this.#desk.turn?.closed.find((one) => one.targets.includes(id));
    return this.options.length ? undefined : (closed?.facts as LackFacts | undefined);
  });
  /** The attribute is too low; silver or provisions are. */
  readonly low = $derived.by(() => this.lack?.lacks === 'attribute');
  readonly short = $derived.by(() => this.lack?.lacks === 'silver' || this.lack?.lacks === 'provision');
  /** On the flag: what is asked of the attribute, where it is a number. */
  readonly need = $derived.by(() => this.lack?.need ?? (this.#action().need || null));
  /** Regions or places within reach, as they are printed. */
  readonly reach = $derived.by(() => {
    const [first, last] = [this.seen.reach[0], this.seen.reach.at(-1)];
    if (first === undefined || last === undefined) return '';
    return first === last ? ROMAN[first]! : `${ROMAN[first]}–${ROMAN[last]}`;
  });
  /** The action as it would be with the paladin that is picked: what it would cost, how far it would reach. */
  readonly seen = $derived.by((): Action => {
    const action = this.#action();
    const picked = this.mine ? this.#desk.picked : null;
    if (!picked) return action;
    const price = picked.action === action.action ? picked.price : undefined;
    const reach = picked.reach?.[action.action as keyof typeof picked.reach];
    return { ...action, price: price ?? action.price, reach: reach ?? action.reach };
  });
  readonly cheaper = $derived.by(() => this.seen.price < this.seen.full);
  /** What is advised is one of its ways, or all of it. */
  readonly hinted = $derived.by(() => !this.split && this.#desk.table.advised.includes(this.#action().id));
  readonly shut = $derived.by(() => !this.open && !this.busy && this.#desk.table.decision !== null && this.mine);
  /** The tavern or paladin looked at would open it. */
  readonly soon = $derived.by(() => this.mine && (this.#desk.tavern?.opens.includes(this.#action().action) ?? false));

  click(event: MouseEvent): void {
    if ((event.target as Element).closest('[data-spot], button')) return;
    this.#desk.table.tap(this.#action().id, (event.currentTarget as Element).getBoundingClientRect(), event);
  }
}
