/** A few soft sounds, made here and only if wished: a bell for your turn, a chord for the end, a tap for a word. */
import { settings } from '../app/settings.svelte.ts';

const TONES = { turn: [523, 784], end: [392, 494, 587, 784], chat: [659] } as const;
let context: AudioContext | null = null;

export function chime(kind: keyof typeof TONES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  TONES[kind].forEach((tone, index) => {
    const start = context!.currentTime + index * 0.12;
    const voice = context!.createOscillator();
    const level = context!.createGain();
    voice.type = 'sine';
    voice.frequency.value = tone;
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(0.07, start + 0.03);
    level.gain.exponentialRampToValueAtTime(0.0005, start + 0.9);
    voice.connect(level).connect(context!.destination);
    voice.start(start);
    voice.stop(start + 1);
  });
}
