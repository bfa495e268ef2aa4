import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte.ts';
import type { Observation } from '../src/wire/game.ts';
import { moments } from './moments.ts';

/** An instrument that only notes which tones were struck. */
class Instrument {
  static tones: number[] = [];
  static now = 0;
  state = 'running';
  destination = {};
  get currentTime(): number {
    return Instrument.now;
  }
  createOscillator() {
    const frequency = {
      setValueAtTime: (tone: number) => Instrument.tones.push(tone),
      exponentialRampToValueAtTime: () => undefined,
    };
    const next = { connect: () => next };
    return { type: '', frequency, connect: () => next, start: () => undefined, stop: () => undefined };
  }
  createGain() {
    const quiet = () => undefined;
    return {
      gain: { setValueAtTime: quiet, linearRampToValueAtTime: quiet, exponentialRampToValueAtTime: quiet },
      connect: quiet,
    };
  }
}

describe('sounds', () => {
  let chime: typeof import('../src/table/sound.ts').chime;
  let soundOf: typeof import('../src/table/sound.ts').soundOf;
  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('AudioContext', Instrument);
    Instrument.tones = [];
    ({ chime, soundOf } = await import('../src/table/sound.ts'));
    const fresh = await import('../src/app/settings.svelte.ts');
    fresh.settings.sound = true;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.sound = false;
  });

  it('are different for a turn, a piece, points, the end and a word', () => {
    const heard = (['turn', 'place', 'score', 'end', 'chat'] as const).map((kind) => {
      Instrument.tones = [];
      chime(kind);
      return Instrument.tones.join();
    });
    expect(heard.every((tones) => tones.length > 0)).toBe(true);
    expect(new Set(heard).size).toBe(5);
  });

  it('are silent with one tap', async () => {
    (await import('../src/app/settings.svelte.ts')).settings.sound = false;
    chime('turn');
    expect(Instrument.tones).toEqual([]);
  });

  it('are heard once where they come too thick, and again later', () => {
    chime('place');
    const once = Instrument.tones.length;
    chime('place');
    expect(Instrument.tones.length).toBe(once);
    Instrument.now += 1;
    chime('place');
    expect(Instrument.tones.length).toBe(2 * once);
  });

  it('tell points from pieces', () => {
    const now = moments[0]!.observation as Observation;
    const richer = {
      ...now,
      scores: (now.scores ?? []).map((score, seat) => ({ ...score, total: score.total + (seat ? 0 : 2) })),
    } as Observation;
    expect(now.scores?.length).toBeGreaterThan(0);
    expect(soundOf(now, richer, 3)).toBe('score');
    expect(soundOf(richer, now, 3)).toBe('place');
    expect(soundOf(now, now, 0)).toBe(null);
    expect(soundOf(null, now, 0)).toBe(null);
  });
});
