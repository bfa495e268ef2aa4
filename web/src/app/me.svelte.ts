/** Who the house takes us for. A guest is made only when something needs a person. */
import { call, get, keepToken, post } from '../wire/rest.ts';
import type { ChangeMe, Me } from '../wire/types.ts';
import { settings } from './settings.svelte.ts';

export const me = $state<{ now: Me | null }>({ now: null });

export async function meet(): Promise<Me> {
  me.now = keepToken(await get<Me>('me'));
  return me.now;
}

/** Be somebody: the person of this session, or a guest from now on. */
export async function beSomeone(name?: string): Promise<Me> {
  if (!me.now) await meet();
  if (!me.now?.person)
    me.now = keepToken(await post<Me>('me/guest', { name: name ?? null, language: settings.language }));
  return me.now!;
}

export async function become(path: string, body: unknown): Promise<Me> {
  me.now = keepToken(await post<Me>(`me/${path}`, body));
  return me.now;
}

export async function change(wish: ChangeMe): Promise<Me> {
  me.now = keepToken(await call<Me>('PATCH', 'me', wish));
  return me.now;
}
