import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshKey, TableSocket, type Connection } from '../src/wire/socket.ts';
import type { FromServer } from '../src/wire/types.ts';

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  sent: { type: string; key?: string; since?: number | null }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line['sent'][number]);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe('the line to the table', () => {
  const states: Connection[] = [];
  const heard: FromServer[] = [];
  let socket: TableSocket;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    Line.all = [];
    states.length = heard.length = 0;
    socket = new TableSocket('ws://x', {
      message: (one) => heard.push(one),
      state: (one) => states.push(one),
      since: () => (heard.length ? 5 : null),
    });
    Line.all[0]!.onopen();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello, and after a loss says what it knows', () => {
    expect(Line.all[0]!.sent).toEqual([{ type: 'hello', since: null, changes: true }]);
    Line.all[0]!.tell({ type: 'table' });
    Line.all[0]!.close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    Line.all[1]!.onopen();
    expect(Line.all[1]!.sent).toEqual([{ type: 'hello', since: 5, changes: true }]);
  });

  it('repeats what was not yet accepted, under the same key', () => {
    Line.all[0]!.tell({ type: 'table' });
    socket.send({ type: 'choose', seat: 0, decision: 1, choices: [2], key: 'k1' });
    socket.send({ type: 'choose', seat: 0, decision: 2, choices: [2], key: 'k2' });
    Line.all[0]!.tell({ type: 'accepted', key: 'k1', number: 1, repeated: false });
    Line.all[0]!.close();
    vi.advanceTimersByTime(500);
    Line.all[1]!.onopen();
    Line.all[1]!.tell({ type: 'table' });
    expect(Line.all[1]!.sent.map((one) => one.key)).toEqual([undefined, 'k2']);
  });

  it('stays away after a farewell', () => {
    Line.all[0]!.tell({ type: 'bye', again: false, problem: {} });
    Line.all[0]!.close();
    vi.advanceTimersByTime(20_000);
    expect(Line.all).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('never makes the same key twice', () => {
    expect(new Set(Array.from({ length: 200 }, freshKey)).size).toBe(200);
  });
});
