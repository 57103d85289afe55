/** What is written while it is read from the database, and read as slowly as whoever asked likes: a file of its own stands between both. */
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { refuse } from '#contract/refuse.ts';
import { passingFolder } from './passing-folders.ts';

const gibibyte = 1024 ** 3;
/** Bytes that are written, and read, together. */
const step = 65_536;
/** Bytes of all spools of this process. */
let allBytes = 0;

export interface Spooling {
  /** GiB that one takes at most. */
  most?: number;
  /** GiB that all of the process take at most: what is read slowly by many does not fill the disk, which others need. */
  mostOfAll?: number;
  /** Ms after which it is sent as far as it is: programs and proxies hang up on an answer that does not begin. */
  patience?: number;
  /** Aborted where its reader has gone: nothing more is written for them. */
  signal?: AbortSignal;
}

/**
 * The pieces as a stream, written to a file at their own pace: no query waits for a reader, and no more than some of them is in memory.
 * Given once all is written, or after `patience` once something is; until then it throws what the pieces throw, `salida_demasiado_grande`, and
 * the system's error where the disk is full, or all of the process have what they may take. After that the stream breaks off. Of the file nothing is left, whatever ends it: it has no name
 * from the moment it is open.
 */
export async function spooled(
  pieces: AsyncIterable<string | Uint8Array>,
  { most = 4, mostOfAll = 8, patience = 15_000, signal }: Spooling = {},
): Promise<Readable> {
  const spool = new Spool(await nameless(), { most, mostOfAll });
  const written = spool.write(pieces);
  // Told by the stream, where it has been given by then.
  written.catch(() => undefined);
  const stop = () => spool.stop();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const late = new AbortController();
    await Promise.race([written, wait(patience, undefined, { signal: late.signal, ref: false })]).finally(() =>
      late.abort(),
    );
    spool.beginWithLess();
    await spool.begun;
    // Its last piece may be on its way from the database, and whoever asked keeps their place as long.
    if (signal?.aborted) await written;
  } catch (error) {
    await spool.close();
    throw error;
  }
  return spool.stream();
}

async function nameless(): Promise<FileHandle> {
  const folder = await passingFolder('salida');
  try {
    return await open(join(folder, 'salida'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type State = 'writing' | 'whole' | 'stopped' | { failed: unknown };

class Spool {
  readonly #file: FileHandle;
  /** In GiB. */
  readonly #limits: { most: number; mostOfAll: number };
  /** In bytes. */
  #written = 0;
  /** What of all spools' bytes are its own: also what is just being written. */
  #taken = 0;
  #held: Uint8Array[] = [];
  /** Bytes of what is held. */
  #holding = 0;
  /** It begins with whatever is there. */
  #isLate = false;
  #state: State = 'writing';
  #writing: Promise<void> = Promise.resolve();
  /** One after the other: what is held may be put while a piece comes. */
  #putting: Promise<void> = Promise.resolve();
  #change = Promise.withResolvers<void>();

  constructor(file: FileHandle, limits: { most: number; mostOfAll: number }) {
    this.#file = file;
    this.#limits = limits;
  }

  /** Until all of it is in the file. */
  write(pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
    this.#writing = this.#writeAll(pieces).then(
      () => this.#tell(this.#state === 'writing' ? 'whole' : this.#state),
      (error: unknown) => {
        this.#tell({ failed: error });
        throw error;
      },
    );
    return this.#writing;
  }

  async #writeAll(pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
    for await (const piece of pieces) {
      if (this.#state !== 'writing') return;
      const next = typeof piece === 'string' ? Buffer.from(piece) : piece;
      this.#held.push(next);
      this.#holding += next.length;
      if (this.#holding >= step || (this.#isLate && this.#written === 0)) await this.#putHeld();
    }
    await this.#putHeld();
  }

  /** Puts what is held at once, and the next piece where nothing is. */
  beginWithLess(): void {
    this.#isLate = true;
    if (this.#state === 'writing' && this.#written === 0)
      this.#putHeld().catch((error: unknown) => this.#tell({ failed: error }));
  }

  #putHeld(): Promise<void> {
    const chunk = Buffer.concat(this.#held);
    [this.#held, this.#holding] = [[], 0];
    this.#putting = this.#putting.then(() => this.#put(chunk));
    return this.#putting;
  }

  async #put(chunk: Uint8Array): Promise<void> {
    const { most, mostOfAll } = this.#limits;
    if (this.#written + chunk.length > most * gibibyte)
      throw refuse('salida_demasiado_grande', { values: { gigas: most } });
    if (allBytes + chunk.length > mostOfAll * gibibyte)
      throw Object.assign(new Error(`answers that wait to be read have ${mostOfAll} GiB already`), { code: 'ENOSPC' });
    allBytes += chunk.length;
    this.#taken += chunk.length;
    for (let done = 0; done < chunk.length; ) {
      const { bytesWritten } = await this.#file.write(chunk, done, chunk.length - done, this.#written + done);
      done += bytesWritten;
    }
    this.#written += chunk.length;
    this.#tell(this.#state);
  }

  #tell(state: State): void {
    this.#state = state;
    const { resolve } = this.#change;
    this.#change = Promise.withResolvers();
    resolve();
  }

  /** Until something is there, or nothing will be. Throws what writing it threw. */
  get begun(): Promise<void> {
    return (async () => {
      while (this.#written === 0 && this.#state === 'writing') await this.#change.promise;
      if (typeof this.#state === 'object') throw this.#state.failed;
    })();
  }

  stream(): Readable {
    let at = 0;
    const next = async (): Promise<Buffer | null> => {
      while (at === this.#written) {
        if (typeof this.#state === 'object') throw this.#state.failed;
        if (this.#state !== 'writing') return null;
        await this.#change.promise;
      }
      const chunk = Buffer.alloc(Math.min(step, this.#written - at));
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, at);
      at += bytesRead;
      return chunk.subarray(0, bytesRead);
    };
    const spool = this;
    let reading = Promise.resolve();
    return new Readable({
      highWaterMark: step,
      read() {
        reading = next().then(
          (chunk) => void this.push(chunk),
          (error: Error) => void this.destroy(error),
        );
      },
      destroy(error, done) {
        spool.stop();
        void reading
          .then(() => spool.close())
          .then(
            () => done(error),
            (fault: Error) => done(error ?? fault),
          );
      },
    });
  }

  stop(): void {
    if (this.#state === 'writing') this.#tell('stopped');
  }

  /** Also of one that is being written: its pieces end with the one that is under way. */
  async close(): Promise<void> {
    this.stop();
    await Promise.allSettled([this.#writing, this.#putting]);
    try {
      await this.#file.close();
    } finally {
      allBytes -= this.#taken;
      this.#taken = 0;
    }
  }
}
