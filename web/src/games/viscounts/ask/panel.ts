/** Which questions need room of their own; all others are answered on the board. */
import type { Component } from 'svelte';
import type { Gesture } from '../gesture.svelte.ts';
import Draft from './Draft.svelte';
import Flips from './Flips.svelte';
import PayPanel from './PayPanel.svelte';
import Several from './Several.svelte';
import Ways from './Ways.svelte';
import Workers from './Workers.svelte';

/** Questions about things that glow on the board. */
const ON_BOARD = new Set([
  'Play',
  'Move',
  'Act',
  'Hire',
  'FreeHire',
  'DiscardAsk',
  'DestroyAsk',
  'CastleMove',
  'FreeWorkers',
  'FreeCopyAsk',
  'Spot',
  'FreeBuildAsk',
  'Bump',
  'Advance',
]);

export function panelOf(gesture: Gesture): Component | null {
  if (!gesture.kind) return null;
  if (gesture.act?.chain.length) return Workers;
  if (gesture.payment) return PayPanel;
  if (gesture.kind === 'Pick') return Draft;
  if (gesture.kind === 'Any') return Several;
  if (gesture.kind === 'FlipAsk') return Flips;
  return ON_BOARD.has(gesture.kind) ? null : Ways;
}
