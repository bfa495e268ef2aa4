/**
 * One websocket to a table that never gives up by itself: it says hello with the last number it
 * knows, comes back with growing pauses, and repeats what was not yet accepted under the same key.
 */
import type { FromClient, FromServer } from './types.ts';

export type Connection = 'joining' | 'live' | 'lost' | 'closed';

type Keyed = Extract<FromClient, { key: string }>;

export interface SocketEvents {
  message(message: FromServer): void;
  /** `next`: of a lost line, when it will be tried again, by the clock of the page. */
  state(state: Connection, next?: number): void;
  since(): number | null;
}

const PAUSES = [300, 1000, 2000, 4000, 8000];
const HEARTBEAT = 25_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private done = false;
  private readonly pending = new Map<string, Keyed>();
  private readonly url: string;
  private readonly events: SocketEvents;

  constructor(url: string, events: SocketEvents) {
    this.url = url;
    this.events = events;
    this.open();
    addEventListener('online', this.hurry);
  }

  send(message: FromClient): void {
    if ('key' in message) this.pending.set(message.key, message);
    this.write(message);
  }

  /** Say what is known here, to be told what it lacks. */
  hello(): void {
    this.write({ type: 'hello', since: this.events.since(), changes: true });
  }

  /** What the server has answered need not be said again. */
  settle(key: string): void {
    this.pending.delete(key);
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener('online', this.hurry);
    this.socket?.close();
    this.events.state('closed');
  }

  /** Come back now, without waiting for the pause to end. */
  readonly hurry = () => {
    if (this.socket?.readyState === WebSocket.OPEN || this.done) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  };

  private write(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    this.events.state(this.tries ? 'lost' : 'joining');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.hello();
      clearInterval(this.beat);
      this.beat = window.setInterval(() => this.write({ type: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === 'table') {
        this.tries = 0;
        this.events.state('live');
        for (const waiting of this.pending.values()) this.write(waiting);
      }
      if (message.type === 'accepted' || message.type === 'refused') this.settle(message.key);
      if (message.type === 'bye' && !message.again) this.done = true;
      this.events.message(message);
    };
    socket.onclose = () => {
      clearInterval(this.beat);
      if (this.socket !== socket) return;
      if (this.done) {
        this.events.state('closed');
        return;
      }
      const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]! * (0.8 + Math.random() * 0.4);
      this.tries += 1;
      this.timer = window.setTimeout(() => this.open(), pause);
      this.events.state('lost', performance.now() + pause);
    };
  }
}

/** A fresh key for something that must happen once, however often it is said. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function socketUrl(path: string): string {
  const url = new URL(`api/${path}`, document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}
