/**
 * The seam between table and games: a folder here with the game's name may bring a `Board.svelte`
 * (drawn board, with the signs of the `parts` of a score), a `Picture.svelte` (for the hall), a `Cast.svelte` (what its
 * options bring, for the lobby), an `emblem.ts` (its sign), a
 * `lesson.ts` (guided first game), its words in `text/`, its colours in `theme.css`, how its `resources.ts` look in prices,
 * and its `credits.ts`.
 * What it does not bring, the house has: the generic board, a plain shield, no lesson, its own colours.
 */
import type { Component } from 'svelte';
import type { Lesson } from '../learn/lesson.ts';
import type { Resource, Resources } from './resources.ts';

import.meta.glob('./*/theme.css', { eager: true });

interface Drawn {
  default: Component;
  parts?: Record<string, string>;
  sheet?: string;
}
const boards = import.meta.glob('./*/Board.svelte') as Record<string, () => Promise<Drawn>>;
const pictures = import.meta.glob('./*/Picture.svelte', { import: 'default', eager: true }) as Record<
  string,
  Component
>;
const lessons = import.meta.glob('./*/lesson.ts', { import: 'lesson' }) as Record<string, () => Promise<Lesson>>;

const emblems = import.meta.glob('./*/emblem.ts', { import: 'default', eager: true }) as Record<string, string>;

/** The game's sign in the status line and on its buttons: the body of one icon. */
export function emblemOf(game: string): string | null {
  return emblems[`./${game}/emblem.ts`] ?? null;
}

export async function boardOf(game: string): Promise<Component | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

const casts = import.meta.glob('./*/Cast.svelte', { import: 'default' }) as Record<
  string,
  () => Promise<Component<{ names: readonly string[] }>>
>;

/** How a game draws what its options bring, for those who wait for it. */
export async function castOf(game: string): Promise<Component<{ names: readonly string[] }> | null> {
  return (await casts[`./${game}/Cast.svelte`]?.()) ?? null;
}

/** The signs of the parts of a score by the part's name: bodies of icons, or whole drawings, with what these point at. */
export interface PartSigns {
  parts: Readonly<Record<string, string>>;
  sheet: string;
}

/** They come with the board, since only who played needs them. */
export async function partSigns(game: string): Promise<PartSigns> {
  const board = await boards[`./${game}/Board.svelte`]?.();
  return { parts: board?.parts ?? {}, sheet: board?.sheet ?? '' };
}

export function pictureOf(game: string): Component | null {
  return pictures[`./${game}/Picture.svelte`] ?? null;
}

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in lessons;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`./${game}/lesson.ts`]?.()) ?? null;
}

const resources = import.meta.glob('./*/resources.ts', { import: 'resources', eager: true }) as Record<
  string,
  Resources
>;

/** How a resource looks in a price, where its game says so. */
export function resourceOf(game: string, name: string): Resource | undefined {
  return resources[`./${game}/resources.ts`]?.[name];
}
