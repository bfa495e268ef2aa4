/** A push message when it is your turn: only if the server has it set up and the reader allows it. */
import { msg } from '../wire/game.ts';
import { get, post, Trouble } from '../wire/rest.ts';
import type { PushKey } from '../wire/types.ts';
import { beSomeone } from './me.svelte.ts';

export function canPush(): boolean {
  return typeof window !== 'undefined' && 'PushManager' in window && 'serviceWorker' in navigator;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<boolean> {
  return canPush() && (await subscription().catch(() => null)) !== null;
}

export async function pushOn(): Promise<boolean> {
  await beSomeone();
  const { key } = await get<PushKey>('me/push');
  if (!key) throw new Trouble(msg('push-unavailable'));
  if ((await Notification.requestPermission()) !== 'granted') throw new Trouble(msg('push-denied'));
  const worker = await navigator.serviceWorker.ready;
  const bytes = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  const { endpoint, keys } = made.toJSON();
  await post('me/push', { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
  return true;
}

export async function pushOff(): Promise<boolean> {
  const made = await subscription();
  if (made) {
    await post('me/push/off', { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  return false;
}
