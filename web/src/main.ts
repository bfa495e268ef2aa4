import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/flights.css';
import './styles/spots.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte.ts';
import { useWords } from './words/words.svelte.ts';

const root = document.documentElement;
// A browser that is too old has been told so (public/old.js); nothing more is tried there.
if (root.dataset['old'] === undefined) {
  const target = document.getElementById('app')!;
  root.lang = settings.language;
  await useWords();
  target.textContent = '';
  mount(App, { target });
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register('service.js', { scope: './' }).catch(() => undefined); // needs TLS or localhost
  }
}
