/** The reader's friends as the house last told of them; every deed brings the list anew. */
import { get, post } from '../wire/rest.ts';
import type { Friend, Friends, TableInfo } from '../wire/types.ts';
import { change, me } from './me.svelte.ts';

export const friends = $state<{ now: Friends | null }>({ now: null });

/** Nothing is asked for before the reader is somebody. */
export async function readFriends(): Promise<void> {
  if (me.now?.person) friends.now = await get<Friends>('friends');
}

export async function befriend(id: string, act: 'ask' | 'agree' | 'drop'): Promise<void> {
  try {
    friends.now = await post<Friends>(`friends/${id}/${act}`);
  } catch (problem) {
    await readFriends().catch(() => undefined); // what was refused has mostly changed meanwhile
    throw problem;
  }
}

export const invite = (table: string, id: string) => post<TableInfo>(`tables/${table}/invite/${id}`);

export async function decline(table: string): Promise<void> {
  friends.now = await post<Friends>(`tables/${table}/decline`);
}

export async function beSociable(wish: boolean): Promise<void> {
  await change({ sociable: wish });
  await readFriends();
}

/** Seats at a friend's table that wait for somebody. */
export const freeSeats = (friend: Friend) =>
  friend.table?.status === 'waiting'
    ? friend.table.seats.filter((seat) => seat.kind === 'person' && !seat.person).length
    : 0;
