/**
 * Which of the reader's views is on the table. With several seats at one screen a curtain stands between them
 * until the next person has taken it. Earlier moments of this sitting are kept, to look back at.
 */
import type { Observation } from '../wire/game.ts';
import type { Result, View } from '../wire/types.ts';
import { chime } from './sound.ts';
import type { Table } from './table.svelte.ts';

const MOMENTS = 240; // how many earlier moments of this sitting are kept

export class Showing {
  readonly table: Table;
  views: View[] = [];
  /** The seat that must take the screen before anything of it is shown. */
  curtain = $state<number | null>(null);
  /** The earlier moment on show; null is now. */
  looking = $state<number | null>(null);
  private seat = -1;
  /** Which change has put the question that was last shown. */
  private asked: number | null = null;
  private readonly moments = new Map<number, Observation>();

  constructor(table: Table) {
    this.table = table;
  }

  /** The view on show. */
  get current(): View | undefined {
    return this.views.find((view) => view.seat === this.seat) ?? this.views[0];
  }

  /** Do several people sit at this screen? */
  get shared(): boolean {
    return this.views.filter((view) => view.seat !== null).length > 1;
  }

  /** Bring the views onto the table, drawing the curtain where the screen changes hands. */
  settle(number: number | null, result: Result | null): void {
    this.choose();
    this.table.step = number ?? 0;
    if (this.current && number !== null) this.remember(number, this.current.observation);
    if (result) {
      this.table.over = true;
      this.table.winners = result.winners;
      this.curtain = null;
    }
    if (this.looking === null) this.show();
  }

  /** A scene lays on the table what it has reached; nothing is asked before it is over. */
  stage(reached: Observation): void {
    if (this.looking !== null || this.curtain !== null) return;
    this.table.observation = reached;
    this.table.decision = null;
    this.table.canUndo = false;
  }

  /** The person named on the curtain has taken the screen. */
  open(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.curtain = null;
    this.show();
  }

  /** Show the table as it was after a change of this sitting; null returns to now. */
  look(number: number | null): boolean {
    if (number === null) {
      this.looking = null;
      this.show();
      return true;
    }
    let best = -1;
    for (const known of this.moments.keys()) if (known <= number && known > best) best = known;
    const moment = this.moments.get(best);
    if (!moment) return false;
    this.looking = number;
    this.table.observation = moment;
    this.table.decision = null;
    return true;
  }

  /** Whose view it is: of several at one screen, the one who is asked stays, else the next one is called. */
  private choose(): void {
    const own = this.views.filter((view) => view.seat !== null);
    const asked = own.filter((view) => view.question);
    if (own.length > 1) {
      const stays = asked.some((view) => view.seat === this.seat);
      if (!stays && asked.length) this.curtain = asked[0]!.seat;
      else if (stays) this.curtain = null;
      if (this.seat < 0 && !asked.length) this.seat = own[0]!.seat ?? -1;
    } else this.seat = own[0]?.seat ?? -1;
  }

  private remember(number: number, observation: Observation): void {
    this.moments.set(number, observation);
    if (this.moments.size > MOMENTS) this.moments.delete(this.moments.keys().next().value!);
  }

  /** Others answered meanwhile, and the very same is asked: what the reader has begun to answer goes on. */
  private askedAlready(view: View): boolean {
    const before = this.table.decision;
    return before !== null && view.decision === this.asked && JSON.stringify(before) === JSON.stringify(view.question);
  }

  private show(): void {
    const { table, current: view } = this;
    const hadDecision = table.decision !== null;
    if (!view) return;
    table.observation = view.observation;
    if (this.curtain !== null) table.decision = null;
    else if (!this.askedAlready(view)) table.decision = view.question;
    this.asked = view.decision;
    table.veiled = this.curtain !== null;
    // The same turns told again, with every choice of one's own turn, are not drawn again.
    if (this.curtain === null && view.since && JSON.stringify(view.since) !== JSON.stringify(table.since))
      table.since = view.since;
    if (this.curtain === null) table.warning = view.warning ?? null;
    table.canUndo = view.can_undo;
    table.menu = null;
    if (table.explained && !table.things.has(table.explained.thing.id)) table.explained = null;
    table.advice = null;
    if (view.question && !hadDecision && table.notice?.tone !== 'info') chime('turn');
  }
}
