/**
 * Requests to the house. Addresses are relative to the page, so any path prefix works.
 * Whatever goes wrong becomes a `Trouble` with a message the reader's language can say.
 */
import { msg, type Message } from './game.ts';
import type { Me, Problem } from './types.ts';

export class Trouble extends Error {
  readonly said: Message;
  readonly status: number;
  readonly rule: string;

  constructor(said: Message, status = 0, rule = '') {
    super(said.id);
    this.said = said;
    this.status = status;
    this.rule = rule;
  }
}

let csrf = '';

export function keepToken(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET' && csrf) headers['X-CSRF-Token'] = csrf;
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(msg('trouble-offline'));
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw troubleOf(answer.status, text);
}

export function troubleOf(status: number, text: string): Trouble {
  try {
    const problem = JSON.parse(text) as Problem;
    if (problem.error?.id) return new Trouble(problem.error, status, problem.rule);
  } catch {
    // A proxy in between may answer with a page of its own; the status still tells enough.
  }
  if (status === 404) return new Trouble(msg('trouble-gone'), status);
  if (status === 429) return new Trouble(msg('trouble-busy'), status);
  return new Trouble(msg(status >= 500 ? 'trouble-server' : 'trouble-refused'), status);
}

export function said(trouble: unknown): Message {
  return trouble instanceof Trouble ? trouble.said : msg('trouble-unknown');
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
