/**
 * What the server tells, played one thing after another at a readable pace. A flood, a page that nobody looks
 * at and a reader who skips get to the present at once.
 */
const FLOOD = 40; // more than this are not played one by one
const LATE = 2; // with more than this waiting, the table says that it is catching up
const GLANCE = 40; // milliseconds after which a pause sees that somebody skips it

export class Queue<T> {
  /** Is something being played? */
  busy = false;
  catchingUp = $state(false);
  /** How many have been played, of how many. */
  progress = $state.raw<[number, number]>([0, 0]);
  private waiting: T[] = [];
  /** Aborted when the reader skips what is being played. */
  private skips = new AbortController();
  private hurry = false;
  private readonly play: (item: T, hurry: boolean) => Promise<void>;
  private readonly rest: () => void;

  /** `play` shows one; `rest` is called when nothing is left. */
  constructor(play: (item: T, hurry: boolean) => Promise<void>, rest: () => void) {
    this.play = play;
    this.rest = rest;
  }

  push(item: T): void {
    this.waiting.push(item);
    void this.run();
  }

  /** Forget what has not been played: the whole was told anew. */
  clear(): void {
    this.waiting = [];
  }

  skip(): void {
    if (!this.busy) return;
    this.hurry = true;
    this.skips.abort();
  }

  get skipped(): AbortSignal {
    return this.skips.signal;
  }

  /** Let what was shown stand for a while. */
  pause(duration: number): Promise<void> {
    return new Promise((done) => {
      const end = performance.now() + duration;
      const wait = () => (this.hurry || performance.now() >= end ? done() : setTimeout(wait, GLANCE));
      wait();
    });
  }

  private async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let played = 0;
    try {
      while (this.waiting.length) {
        const next = this.waiting.shift()!;
        played += 1;
        this.progress = [played, played + this.waiting.length];
        this.catchingUp = this.waiting.length > LATE;
        await this.play(next, this.hurry || this.waiting.length > FLOOD || document.hidden);
      }
    } finally {
      this.busy = this.hurry = this.catchingUp = false;
      this.skips = new AbortController();
      this.rest();
    }
  }
}
