/** The gallery: every part of the kit on a page of its own. `npm run dev`, then `/gallery`; never in the house's own build. */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/flights.css';
import '../styles/spots.css';
import { mount } from 'svelte';
import { useWords } from '../words/words.svelte.ts';
import Gallery from './Gallery.svelte';

await useWords();
mount(Gallery, { target: document.getElementById('app')! });
