import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/flights.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte.ts';
import { useWords } from './words/words.svelte.ts';

const target = document.getElementById('app')!;
document.documentElement.lang = settings.language;
await useWords();
target.textContent = '';
mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register('service.js', { scope: './' }).catch(() => undefined); // needs TLS or localhost
}
