/**
 * A few soft sounds, made here and only if wished: a bell for your turn, wood for a piece set down, a pluck upwards for
 * points, a chord for the end, a tap for a word. Nothing is fetched; what comes too thick is heard once.
 */
import { settings } from '../app/settings.svelte.ts';
import type { Observation } from '../wire/game.ts';

type Voice = { tone: number; at?: number; long?: number; loud?: number; type?: OscillatorType; fall?: number };

const SOUNDS = {
  turn: [{ tone: 523 }, { tone: 784, at: 0.12 }],
  place: [
    { tone: 190, long: 0.09, loud: 0.16, fall: 90 },
    { tone: 640, long: 0.04, loud: 0.04, type: 'triangle', fall: 300 },
  ],
  score: [
    { tone: 659, long: 0.35, loud: 0.05, type: 'triangle' },
    { tone: 988, at: 0.07, long: 0.45, loud: 0.05, type: 'triangle' },
  ],
  end: [392, 494, 587, 784].map((tone, index) => ({ tone, at: index * 0.12, long: 1.4 })),
  chat: [{ tone: 659, long: 0.4 }],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof SOUNDS;
const APART = 0.11; // seconds between two equal sounds

let context: AudioContext | null = null;
const heard = new Map<Sound, number>();

export function chime(kind: Sound | null): void {
  if (!kind || !settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined); // until the first touch of the page
  const now = context.currentTime;
  if (now - (heard.get(kind) ?? -1) < APART) return;
  heard.set(kind, now);
  for (const voice of SOUNDS[kind] as Voice[]) play(context, now, voice);
}

/** What a change sounds like: points gained before pieces moved, and nothing where neither was seen. */
export function soundOf(before: Observation | null, after: Observation | null, moves: number): Sound | null {
  const points = (seen: Observation | null) => (seen?.scores ?? []).reduce((sum, score) => sum + score.total, 0);
  return before && points(after) > points(before) ? 'score' : moves ? 'place' : null;
}

function play(to: AudioContext, now: number, voice: Voice): void {
  const { tone, at = 0, long = 0.9, loud = 0.07, type = 'sine', fall } = voice;
  const start = now + at;
  const source = to.createOscillator();
  const level = to.createGain();
  source.type = type;
  source.frequency.setValueAtTime(tone, start);
  if (fall) source.frequency.exponentialRampToValueAtTime(fall, start + long);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + Math.min(0.03, long / 5));
  level.gain.exponentialRampToValueAtTime(0.0005, start + long);
  source.connect(level).connect(to.destination);
  source.start(start);
  source.stop(start + long + 0.05);
}
