/** What shows a review on the page of a replay: fetched with the first game that can have one. */
export { default as Chart } from './ReviewChart.svelte';
export { default as Jumps } from './ReviewJumps.svelte';
export { default as Panel } from './ReviewPanel.svelte';
export { default as Pointers } from './Pointers.svelte';
export { default as Strip } from './ReviewStrip.svelte';
