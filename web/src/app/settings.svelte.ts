/** The reader's wishes, kept in this browser: language, look, pace, motion, sound, palette, plain view. */
import { fetchKept, putAway } from './shelf.ts';
import { LANGUAGES, pickLanguage, type Language } from '../words/fluent.ts';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  size: 'small' | 'normal' | 'large';
  pace: 'slow' | 'normal' | 'fast' | 'instant';
  motion: 'auto' | 'calm';
  sound: boolean;
  palette: 'court' | 'safe';
  plain: boolean;
  /** A message of this device when it is one's turn. */
  tell: boolean;
  /** What leaves no choice is chosen by itself. */
  onward: boolean;
}

const KEY = 'castellany.settings';

function initial(): Settings {
  const base: Settings = {
    language: pickLanguage(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'auto',
    size: 'normal',
    pace: 'normal',
    motion: 'auto',
    sound: false,
    palette: 'court',
    plain: false,
    tell: false,
    onward: true,
  };
  const kept = fetchKept(KEY, base);
  return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: base.language };
}

export const settings: Settings = $state(initial());

export function keep<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  putAway(KEY, settings);
}

/** Is as little as possible to move, by a wish of the reader's or of the system? */
export function calm(): boolean {
  const system = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return settings.motion === 'calm' || system;
}

/** Milliseconds one event stays before the next; 0 where nothing should move. */
export function paceOf(wish: Settings['pace'] = settings.pace): number {
  return calm() && wish !== 'instant' ? PACES[wish] / 2 : PACES[wish];
}

export function still(): boolean {
  return calm() || settings.pace === 'instant';
}

const PACES = { slow: 1600, normal: 800, fast: 320, instant: 0 } as const;
