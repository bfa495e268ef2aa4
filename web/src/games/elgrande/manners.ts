/** How the board of El Grande answers taps, explains its regions and lets its pieces fly. */
import laurels from 'icon:laurels';
import type { BoardManners } from '../../table/board.svelte.ts';
import type { Move } from '../../wire/game.ts';
import type { Flight } from '../../table/way.ts';
import Icon from '../../ui/Icon.svelte';
import Cubes from './Cubes.svelte';
import DeckTip from './DeckTip.svelte';
import { isPlace, type Grande } from './grande.svelte.ts';
import { throne } from './layout.ts';
import { way } from './map/borders.ts';
import Points from './Points.svelte';
import { tint } from './read.ts';
import RegionTable from './RegionTable.svelte';
import Sign from './Sign.svelte';

const SIGNED = /^(action|place)-/; // named things that have a picture

/** Whose piece a place or a store holds: the last owner named in its id. */
function ownerIn(...ids: string[]): string {
  for (const id of ids) {
    const found = /(seat:\d+|imaginary)/.exec(id);
    if (found) return found[1]!;
  }
  return 'imaginary';
}

/** Caballeros in an arc one after another, into the castle shrinking; the king walks; points fly to their plates. */
function flight(move: Move, grande: Grande): Flight | null {
  if (move.what === 'piece-caballero') {
    const into = move.to === 'castle';
    return {
      duration: 350,
      arc: into ? 0.45 : 0.25,
      stagger: 60,
      copies: Math.min(move.amount, 8),
      shrink: into ? 0.4 : 1,
    };
  }
  if (move.what === 'king') return { duration: 600, arc: 0.06, easing: 'ease-in-out', via: walk(move, grande) };
  if (move.what === 'res-points') return { duration: 450, stagger: 60, order: 1, easing: 'ease-in' };
  if (move.what.startsWith('grande:')) return { duration: 450, arc: 0.3 };
  return null;
}

/** The king goes by land from border to border; to the castle he sails from the nearest coast. */
function walk({ from, to }: Move, grande: Grande): string[] {
  const shore = (place: string): string => (place === 'castle' ? 'region:valencia' : place);
  return way(shore(from), shore(to), throne(grande.layout, from));
}

export function manners(grande: Grande): BoardManners {
  return {
    flight: (move) => flight(move, grande),
    token: (move) => {
      if (move.what === 'piece-caballero') {
        return [Cubes, { count: 1, size: 13 * grande.layout.u, wide: 1, colour: tint(ownerIn(move.to, move.from)) }];
      }
      return move.what === 'res-points' ? [Points, { amount: move.amount, owner: ownerIn(move.to) }] : null;
    },
    sign: (what, seat, size) => {
      const owner = seat === null ? 'imaginary' : `seat:${seat}`;
      if (what === 'piece-caballero') return [Cubes, { count: 1, size: size * 0.75, wide: 1, colour: tint(owner) }];
      if (what === 'res-points') return [Icon, { body: laurels, size: `${size}px` }];
      return SIGNED.test(what) ? [Sign, { name: what, size }] : null;
    },
    stage: (act) => grande.scene.stage(act),
    hold: (id, _at, event) => grande.hold(id, event.pointerType === 'mouse'),
    reveal: (id) => grande.reveal(id),
    tap: (id, at, event) => {
      if (grande.gestures.tap(id, event)) return true;
      return grande.answer(id, at);
    },
    tip: (thing) => {
      if (isPlace(thing.id)) return [RegionTable, { id: thing.id }];
      const deck = grande.view.decks.find(({ facts, id }) => facts.thing === thing.id || id === thing.id)?.thing;
      return deck ? [DeckTip, { thing, deck }] : null;
    },
  };
}
