/** Everybody who asks at once, until they are told to stop: each turn of theirs after the one before and a short rest. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Received } from '#server/testing/smtp.ts';
import { Client } from './client.ts';
import { Person } from './person.ts';
import { crawler, Listener, reader } from './readers.ts';
import type { Kind, Tally } from './tally.ts';
import { author, editor, reviewer, type Writer } from './writers.ts';

/** How many of each there are, and how long each rests, in ms. */
const readers = { many: 4, rest: 200 };
const crawlers = { many: 2, rest: 1000 };
const streams = 4;
const writersRest = 250;
const restAfterError = 1000;

export class Traffic {
  readonly #tally: Tally;
  readonly #clients: Client[] = [];
  readonly #listeners: Listener[] = [];
  readonly #loops: Promise<void>[] = [];
  writers: readonly Writer[] = [];
  #speaker: Person | undefined;
  #isOver = false;
  #isPaused = false;
  #pass = Promise.resolve();

  /** Begins all of it at the processes' addresses; resolves once the writers have something to write at. */
  static async begin(urls: readonly string[], tally: Tally, files: FileStore, received: () => readonly Received[]) {
    const traffic = new Traffic(tally);
    const client = (kind: Kind) => {
      const made = new Client(kind, urls, tally, traffic.#clients.length);
      traffic.#clients.push(made);
      return made;
    };
    traffic.#speaker = new Person(client('author'), 'autor');
    traffic.writers = [
      await author(traffic.#speaker, files, 'autor'),
      await author(new Person(client('author'), 'carme.pous'), files, 'carme.pous'),
      await reviewer(new Person(client('reviewer'), 'revisor')),
      await editor(new Person(client('editor'), 'editor'), received),
    ];
    for (const { turn } of traffic.writers) traffic.#repeat(turn, writersRest);
    for (let n = 0; n < readers.many; n++) traffic.#repeat(reader(client('reader')), readers.rest);
    for (let n = 0; n < crawlers.many; n++) traffic.#repeat(crawler(client('crawler')), crawlers.rest);
    for (let n = 0; n < streams; n++) {
      const listener = new Listener(new Person(client('stream'), 'autor'), tally);
      traffic.#listeners.push(listener);
      const isWanted = () => !traffic.#isOver && !traffic.#isPaused;
      traffic.#repeat(() => listener.listen(isWanted), 0);
    }
    return traffic;
  }

  private constructor(tally: Tally) {
    this.#tally = tally;
  }

  /** Has everybody hang up and wait; resolves once all have. Gives what lets them go on. */
  async pause(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pass = promise;
    this.#isPaused = true;
    for (const listener of this.#listeners) listener.leave();
    await Promise.all(this.#clients.map((client) => client.pause(promise)));
    return () => {
      this.#isPaused = false;
      resolve();
    };
  }

  /** Something happens that all who listen are told of. Gives how many of them heard within half a minute, as `4 of 4`. */
  async tellListeners(): Promise<{ told: number; of: number }> {
    const until = Date.now() + 30_000;
    while (this.#listeners.some(({ isOpen }) => !isOpen) && Date.now() < until) await wait(100);
    const before = this.#listeners.map(({ heard }) => heard);
    const body = { titulo: 'Contada a todos', resumen: 'Un resumen.', palabrasClave: ['prueba'] };
    await this.#speaker?.ask('/publications', { method: 'POST', body });
    const told = () => this.#listeners.filter(({ heard }, n) => heard > (before[n] ?? 0)).length;
    while (told() < this.#listeners.length && Date.now() < until) await wait(100);
    return { told: told(), of: this.#listeners.length };
  }

  /** How often the streams were opened, together. */
  get opened(): number {
    return this.#listeners.reduce((sum, { opened }) => sum + opened, 0);
  }

  /** Ends it; resolves once everybody has been answered. Writers can still be asked what was lost. */
  async stop(): Promise<void> {
    this.#isOver = true;
    for (const listener of this.#listeners) listener.leave();
    await Promise.all(this.#loops);
  }

  #repeat(turn: () => Promise<void>, restMs: number): void {
    const loop = async () => {
      while (!this.#isOver) {
        await this.#pass;
        if (this.#isOver) return;
        try {
          await turn();
          await wait(restMs);
        } catch (error) {
          this.#note(error);
          await wait(restAfterError);
        }
      }
    };
    this.#loops.push(loop());
  }

  /** What a client has noted already is not noted twice. */
  #note(error: unknown): void {
    const words = error instanceof Error ? error.message : String(error);
    if (!this.#tally.errors.includes(words)) this.#tally.errors.push(words);
  }
}
