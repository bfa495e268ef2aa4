/**
 * The seam between table and games: a folder here with the game's name may bring a `Board.svelte`
 * (drawn board), a `Picture.svelte` (for the hall), an `emblem.ts` (its sign), a `lesson.ts` (guided first game),
 * its words in `text/`, its colours in `theme.css`, how its `resources.ts` look in prices, the signs of the `parts.ts` of a
 * score, and its `credits.ts`.
 * What it does not bring, the house has: the generic board, a plain shield, no lesson, its own colours.
 */
import type { Component } from 'svelte';
import type { Lesson } from '../learn/lesson.ts';
import type { Credits } from './credits.ts';
import type { Resource, Resources } from './resources.ts';

import.meta.glob('./*/theme.css', { eager: true });

const boards = import.meta.glob('./*/Board.svelte', { import: 'default' }) as Record<string, () => Promise<Component>>;
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
  return (await boards[`./${game}/Board.svelte`]?.()) ?? null;
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

const credits = import.meta.glob('./*/credits.ts', { import: 'credits', eager: true }) as Record<string, Credits>;
const resources = import.meta.glob('./*/resources.ts', { import: 'resources', eager: true }) as Record<
  string,
  Resources
>;

/** What the games stand on, in the order of their folders. */
export function allCredits(): Credits[] {
  return Object.values(credits);
}

/** How a resource looks in a price, where its game says so. */
export function resourceOf(game: string, name: string): Resource | undefined {
  return resources[`./${game}/resources.ts`]?.[name];
}

const partSigns = import.meta.glob('./*/parts.ts', { import: 'parts', eager: true }) as Record<
  string,
  Record<string, string>
>;

/** The sign of each part of a score: bodies of icons by the part's name. */
export function partIcons(game: string): Record<string, string> {
  return partSigns[`./${game}/parts.ts`] ?? {};
}
