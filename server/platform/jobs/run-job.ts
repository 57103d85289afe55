/** One try of one job: keeps its lease, hears that it is cancelled, and writes how it ended. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenDatabase } from '../database/database.ts';
import { countJob } from '../metrics/measures.ts';
import { isHopeless, readable, waitAfter } from './failure.ts';
import type { JobKind, RunningJob } from './kind.ts';
import {
  giveBack,
  holdTry,
  type JobRow,
  leaseOf,
  markDone,
  markFailed,
  postpone,
  queueTurn,
  renew,
  writeProgress,
} from './queue.ts';

type Store = Pick<OpenDatabase, 'db' | 'transact'>;

/** Why the work is told to stop. */
class JobLost extends Error {
  override name = 'JobLost';
}

const progressMs = 1000;

export class JobRun<C> {
  readonly #store: Store;
  readonly #kind: JobKind<C>;
  readonly #row: JobRow;
  readonly #stop = new AbortController();
  /** Told apart from the transaction that the work may stand in when it tells its progress. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #lease: NodeJS.Timeout | undefined;
  #aliveUntil = 0;
  #ended = false;
  #progress: JobRow['progreso'] = null;
  #progressTimer: NodeJS.Timeout | undefined;
  #progressWritten = 0;

  constructor(store: Store, kind: JobKind<C>, row: JobRow) {
    this.#store = store;
    this.#kind = kind;
    this.#row = row;
  }

  get id(): string {
    return this.#row.id;
  }

  /** Does the job. Throws only where the database cannot be asked. */
  async run(context: C): Promise<void> {
    if (this.#row.intentos > this.#kind.tries) return this.#fail('Se interrumpió demasiadas veces.');
    this.#keepLease();
    const start = performance.now();
    const tell = (result: 'done' | 'failed' | 'lost') =>
      countJob({ tipo: this.#kind.tipo, result }, (performance.now() - start) / 1000);
    try {
      const datos = this.#kind.datos.parse(this.#row.datos);
      const result = await this.#kind.work(context, this.#view(datos));
      if (!this.#ended) await this.#finish(async () => result);
      tell('done');
    } catch (error) {
      tell(this.#stop.signal.aborted || error instanceof JobLost ? 'lost' : 'failed');
      await (this.#stop.signal.aborted ? this.giveBack() : this.#follow(error));
    } finally {
      this.#end();
    }
  }

  /** Asks whether the job is still this try's, and has the work stopped where it is not. */
  async check(): Promise<void> {
    const leaseMs = leaseOf(this.#kind);
    if (this.#ended) return;
    // Who overslept may have been replaced by a try of the same number: it does not ask, it stops.
    const alive = Date.now() < this.#aliveUntil && (await renew(this.#store.db, this.#row, leaseMs));
    if (alive) this.#aliveUntil = Date.now() + leaseMs;
    else if (!this.#ended) {
      this.#end();
      this.stop('it is cancelled, or another process has it');
    }
  }

  /** Tells the work to stop. If it does, the job is given back; if it ends all the same, it is done. */
  stop(why: string): void {
    this.#stop.abort(new JobLost(why));
  }

  /** Gives the job back to the queue, for another process or the next start: what its work still does is not written. */
  async giveBack(): Promise<void> {
    if (this.#ended) return;
    this.#end();
    await giveBack(this.#store.db, this.#row);
  }

  #view<D>(datos: D): RunningJob<D> {
    const { id, creadoPorId, intentos: intento } = this.#row;
    return {
      id,
      datos,
      creadoPorId,
      intento,
      signal: this.#stop.signal,
      progress: (parte, paso) => this.#tell({ parte, ...(paso && { paso }) }),
      finish: (act) => this.#finish(act),
    };
  }

  async #finish(act: () => Promise<unknown>): Promise<void> {
    const { db, transact } = this.#store;
    await transact(async () => {
      if (this.#ended || !(await holdTry(db, this.#row))) throw new JobLost('it is no longer this process’');
      await markDone(db, this.#row, await act());
      await queueTurn(db, this.#kind);
    });
    this.#end();
  }

  async #follow(error: unknown): Promise<void> {
    const { intentos } = this.#row;
    if (this.#ended || error instanceof JobLost) return;
    if (intentos >= this.#kind.tries || isHopeless(error)) await this.#fail(readable(error));
    else await postpone(this.#store.db, this.#row, waitAfter(intentos), readable(error));
  }

  async #fail(error: string): Promise<void> {
    const { db, transact } = this.#store;
    await transact(async () => {
      if (await markFailed(db, this.#row, error)) await queueTurn(db, this.#kind);
    });
  }

  #keepLease(): void {
    const leaseMs = leaseOf(this.#kind);
    this.#aliveUntil = Date.now() + leaseMs;
    // A database that cannot be asked for a while costs the job only if the lease runs out meanwhile.
    this.#lease = setInterval(() => this.check().catch(() => undefined), leaseMs / 3).unref();
  }

  #tell(progreso: NonNullable<JobRow['progreso']>): void {
    if (this.#ended) return;
    this.#progress = { ...progreso, parte: Math.min(Math.max(progreso.parte, 0), 1) };
    const wait = Math.max(0, this.#progressWritten + progressMs - Date.now());
    this.#progressTimer ??= this.#outside(() => setTimeout(() => this.#writeProgress(), wait).unref());
  }

  #writeProgress(): void {
    this.#progressTimer = undefined;
    this.#progressWritten = Date.now();
    writeProgress(this.#store.db, this.#row, this.#progress).catch(() => undefined);
  }

  #end(): void {
    this.#ended = true;
    clearInterval(this.#lease);
    clearTimeout(this.#progressTimer);
  }
}
