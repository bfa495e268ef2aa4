/**
 * The board of El Grande as one reader uses it: the table taken apart, how the map is fitted, and the gestures that make
 * several choices one (gesture.svelte.ts). Parts of the board find it by `useGrande`.
 */
import { getContext, setContext } from 'svelte';
import type { Table } from '../../table/table.svelte.ts';
import type { Option, Thing } from '../../wire/game.ts';
import { Drag } from './drag.svelte.ts';
import { factsOf, type DiskFacts, type GainFacts, type SendFacts } from './facts.ts';
import { Gestures } from './gesture.svelte.ts';
import { DESK_FROM, fit } from './layout.ts';
import { read } from './read.ts';
import { Scene } from './scene.svelte.ts';

/** What a choice changes in points. */
export type Change = Pick<GainFacts, 'before' | 'after' | 'change'>;

export class Grande {
  readonly table: Table;
  readonly gestures: Gestures;
  readonly drag: Drag;
  readonly scene: Scene;
  width = $state(0);
  height = $state(0);
  /** How much of the board is in sight; on a phone the board itself is as high as what it holds. */
  stage = $state(0);
  /** Does the castle stand higher? In little room an open one has its troops in two rows below it. */
  raised = $state(false);

  constructor(table: Table) {
    this.table = table;
    this.gestures = new Gestures(table);
    this.drag = new Drag(this.gestures);
    this.scene = new Scene(table);
  }

  readonly view = $derived.by(() => read(this.table.observation!));
  readonly layout = $derived.by(() => fit(this.width, this.width < DESK_FROM ? this.stage : this.height));
  readonly phone = $derived.by(() => this.layout.kind === 'phone');
  /** By how much the castle stands higher, in units of the map. */
  readonly higher = $derived.by(() => (this.layout.compact && this.raised ? 52 : 0));
  readonly kind = $derived.by(() => this.table.decision?.kind ?? '');
  /** Whose seat looks: cubes of one's own are in this colour. */
  readonly me = $derived.by(() => this.view.me);

  isOpen(id: string): boolean {
    return this.table.open.has(id) || this.table.held.has(id);
  }

  readonly openRegions = $derived.by(() => this.view.regions.filter(({ id }) => this.isOpen(id)).length);

  isLit(id: string): boolean {
    return this.table.lit.has(id) || this.table.tutor.has(id);
  }

  isHinted(id: string): boolean {
    return this.table.advised.includes(id);
  }

  shines(id: string): boolean {
    return this.isLit(id) || this.isHinted(id);
  }

  /** The one option that a click on a thing would take, if it is one. */
  only(id: string): Option | undefined {
    const options = this.table.open.get(id);
    return options?.length === 1 ? options[0] : undefined;
  }

  /** What choosing a place would change in points. */
  gain(id: string): Change | null {
    return this.gestures.gain(id) ?? (gainOf(this.only(id)) as Change | null);
  }

  /** On a secret disk: what was sent there would come back to the court. */
  warns(id: string): boolean {
    return (gainOf(this.only(id)) as DiskFacts | null)?.to_court === true;
  }

  /** One's own secret disk: asked for, set, or none at the moment. */
  readonly disk = $derived.by(() => this.me?.seatFacts?.disk ?? '');

  /** How many from the court may be placed now. */
  readonly placeable = $derived.by((): number => {
    const decision = this.table.decision;
    if (decision?.kind === 'UseCard') return factsOf(decision, 'ask:UseCard').left;
    return decision?.kind === 'Post' ? factsOf(decision, 'ask:Post').left : 0;
  });

  /** How many one still has to send back. */
  readonly sending = $derived.by((): SendFacts | null => {
    const decision = this.table.decision;
    return decision?.kind === 'Return' ? factsOf(decision, 'ask:Return') : null;
  });

  /** What would be lost with a troop, as a chip on it. */
  chip(id: string): Change | null {
    return this.kind === 'MoveCaballeros' ? null : (gainOf(this.only(id)) as Change | null);
  }

  liftedFrom(id: string): number {
    return this.gestures.lifted.find((lift) => lift.piece === id)?.count ?? 0;
  }

  /** What moved by the last gesture of this seat, or since then by the others. */
  readonly fresh = $derived.by((): ReadonlySet<string> => {
    const lines = this.table.readable;
    const mine = this.table.viewer;
    const last = lines.findLastIndex((line) => line.seat !== null && line.seat === mine);
    const after = lines.slice(last + 1);
    const shown = after.some((line) => line.moves.length)
      ? after
      : lines.filter((line) => line.number === lines[last]?.number);
    return new Set(shown.flatMap((line) => line.moves.map((move) => move.to)));
  });

  /** Choices that no thing on the board stands for; here they are buttons among the cards. */
  readonly loose = $derived.by((): Option[] => this.table.loose);

  /** The part of the phone's board below the map. */
  segment = $state<'cards' | 'powers' | 'players'>('cards');
  /** The region told in full at the lower edge of a phone. */
  told = $state<string | null>(null);

  /** A tap that no gesture took: closed and quiet regions tell themselves. */
  answer(id: string, at: DOMRect): boolean {
    if (!isPlace(id) || this.table.open.has(id)) return false;
    if (this.phone) this.told = id;
    else {
      const thing = this.table.thing(id);
      if (thing) this.table.explained = { at, thing };
    }
    return true;
  }

  /** A long press: with a mouse all the rest at once, with a finger the region told in full with what may be done. */
  hold(id: string, mouse: boolean): boolean {
    if (mouse) return !this.drag.load && this.gestures.all(id);
    if (!this.phone || !isPlace(id)) return false;
    this.told = id;
    return true;
  }

  /** Turn to the segment in which a thing is drawn. */
  reveal(id: string): boolean {
    const part = this.phone && segmentOf(id);
    if (part) this.segment = part;
    return Boolean(part);
  }

  /** Does a hint speak of what lies at the lower edge? Then its words stand elsewhere. */
  readonly advisesLow = $derived.by(() => this.table.advised.some((id) => segmentOf(id) || id.endsWith('/court')));

  thing(id: string): Thing | undefined {
    return this.table.thing(id);
  }
}

function segmentOf(id: string): 'cards' | 'powers' | null {
  return /^(card|deck):/.test(id) ? 'cards' : /\/(power|modifier):/.test(id) ? 'powers' : null;
}

/** A region or the castle, which tell themselves. */
export const isPlace = (id: string): boolean => /^region:[a-z]+$/.test(id) || id === 'castle';

function gainOf(option: Option | undefined): unknown {
  const facts = option?.facts as Partial<GainFacts> | undefined;
  return facts && typeof facts.change === 'number' ? facts : null;
}

const KEY = Symbol('grande');

export function provideGrande(table: Table): Grande {
  return setContext(KEY, new Grande(table));
}

export function useGrande(): Grande {
  return getContext<Grande>(KEY);
}
