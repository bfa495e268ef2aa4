/**
 * *Tell me*: a message of this device when it is one's turn while the page lies behind others. Where the server sends
 * messages itself, it is asked to as well: then they come when the page is closed, too.
 */
import { pushOn } from './push.ts';
import { keep, settings } from './settings.svelte.ts';

export function canTell(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied';
}

/** Will the reader be told? */
export function tells(): boolean {
  return settings.tell && canTell() && Notification.permission === 'granted';
}

/** Ask the browser once, and remember the wish; false where the reader would rather not. */
export async function tellMe(wish: boolean): Promise<boolean> {
  const may = wish && canTell() && (await Notification.requestPermission()) === 'granted';
  keep('tell', may);
  const worker = may ? await navigator.serviceWorker?.getRegistration() : undefined;
  if (worker?.active) await pushOn().catch(() => false); // a server without messages leaves it to the page
  return may;
}

/** One's turn has begun; whoever looks at the page sees it there. */
export async function tell(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !tells()) return;
  const said = { body, tag, icon: 'icon-192.png', data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, said);
  const shown = new Notification(title, said);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
