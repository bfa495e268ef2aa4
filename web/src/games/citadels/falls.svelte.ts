/** Districts that fall: for a moment their house is still seen, sinking where it stood. */
import { getContext, setContext } from 'svelte';
import type { Move } from '../../wire/game.ts';

const KEY = Symbol('falls');
const SINKS = 600; // milliseconds, as long as its card flies to the deck

export interface Fall {
  city: string;
  district: string;
}

export class Falls {
  now = $state.raw<readonly Fall[]>([]);

  /** Does this move take a district down? Whoever lets it fly knows that it is to be seen. */
  heard({ what, from, to }: Move): boolean {
    if (to !== 'deck' || !/^seat:\d+\/city$/.test(from)) return false;
    const fall = { city: from, district: what.slice('district-'.length) };
    this.now = [...this.now, fall];
    setTimeout(() => (this.now = this.now.filter((one) => one !== fall)), SINKS);
    return true;
  }
}

export const provideFalls = (): Falls => setContext(KEY, new Falls());
export const useFalls = (): Falls => getContext<Falls>(KEY);
