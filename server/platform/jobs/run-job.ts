/** One try of one job: keeps its lease, hears that it is cancelled, and writes how it ended. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { interruptedJob } from '#contract/entities/job.ts';
import type { OpenDatabase } from '../database/database.ts';
import { log } from '../log/log.ts';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import { countJob } from '../metrics/measures.ts';
import { type Span, traced } from '../tracing/trace.ts';
import { failureLine, isHopeless, isRefusal, waitAfter } from './failure.ts';
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
import { noteFailure, noteSuccess } from './worker-failures.ts';

type Store = Pick<OpenDatabase, 'db' | 'transact'>;

/** Its process was killed at each of its tries: what it does may be what kills. */
class Interrupted extends Error {
  override message = interruptedJob;
}

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
  /** Runs outside of the transaction in which the work may be when it tells its progress. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #lease: NodeJS.Timeout | undefined;
  #ended = false;
  #progress: JobRow['progreso'] = null;
  #progressTimer: NodeJS.Timeout | undefined;
  #progressWritten = Number.NEGATIVE_INFINITY;

  constructor(store: Store, kind: JobKind<C>, row: JobRow) {
    this.#store = store;
    this.#kind = kind;
    this.#row = row;
  }

  get id(): string {
    return this.#row.id;
  }

  /** Does the job. Throws only where the database cannot be asked. */
  run(context: C): Promise<void> {
    const { tipo, intentos } = this.#row;
    const facts = { 'pliego.job': this.id, 'pliego.job.try': intentos };
    return traced(`job ${tipo}`, 'consumer', facts, (span) => this.#try(context, span));
  }

  async #try(context: C, span: Span | undefined): Promise<void> {
    if (this.#row.intentos > this.#kind.tries) return this.#fail(context, new Interrupted());
    this.#keepLease();
    const start = performance.now();
    const tell = (result: 'done' | 'failed' | 'lost') => {
      countJob({ tipo: this.#kind.tipo, result }, (performance.now() - start) / 1000);
      span?.say({ 'pliego.job.result': result });
    };
    try {
      const datos = this.#kind.datos.parse(this.#row.datos);
      const result = await this.#kind.work(context, this.#view(datos));
      if (!this.#ended) await this.#finish(async () => result);
      tell('done');
    } catch (error) {
      const isLost = this.#stop.signal.aborted || error instanceof JobLost;
      tell(isLost ? 'lost' : 'failed');
      if (!isLost) span?.end(error instanceof Error ? error.name : 'error');
      if (!isLost) await this.#fail(context, error);
      else if (this.#stop.signal.aborted) await this.giveBack();
    } finally {
      this.#end();
    }
  }

  /**
   * Asks whether the job still belongs to this try, and stops the work where it does not. It does as long as nobody else
   * has taken it, however late its lease is renewed: clocks decide when another process may take it, never whose it is.
   */
  async check(): Promise<void> {
    if (this.#ended || (await renew(this.#store.db, this.#row, leaseOf(this.#kind))) || this.#ended) return;
    this.#end();
    this.stop('it is cancelled, or another process has it');
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
      if (this.#ended || !(await holdTry(db, this.#row))) throw new JobLost('another process has it');
      await markDone(db, this.#kind, this.#row, await act());
      await queueTurn(db, this.#kind);
      await noteSuccess(db, this.#kind.tipo);
    });
    this.#end();
  }

  /** Leaves the job to another try, or says that it has failed. */
  async #fail(context: C, error: unknown): Promise<void> {
    if (this.#ended) return;
    const { db, transact } = this.#store;
    const { id, tipo, intentos, datos } = this.#row;
    const againInMs = intentos >= this.#kind.tries || isHopeless(error) ? undefined : waitAfter(intentos);
    const failed = { error: failureLine(error), againInMs, thrown: error };
    log.error({ err: error, job: id, tipo, intento: intentos, againInMs }, 'doing a job');
    await transact(async () => {
      const isOurs =
        againInMs === undefined
          ? await markFailed(db, this.#kind, this.#row, failed.error)
          : await postpone(db, this.#row, againInMs, failed.error);
      if (!isOurs) return;
      const { data, success } = this.#kind.datos.safeParse(datos);
      if (success) await this.#kind.onFailure?.(context, { datos: data, intento: intentos }, failed);
      if (againInMs === undefined) await queueTurn(db, this.#kind);
      if (!isRefusal(error)) await noteFailure(db, tipo, withoutPersonalData(failed.error));
    });
  }

  #keepLease(): void {
    // A database that cannot be asked for a while costs the job only if another process takes it meanwhile.
    const check = () => this.check().catch((err) => log.warn({ err, job: this.id }, 'renewing the lease of a job'));
    this.#lease = setInterval(check, leaseOf(this.#kind) / 3).unref();
  }

  #tell(progreso: NonNullable<JobRow['progreso']>): void {
    if (this.#ended) return;
    this.#progress = { ...progreso, parte: Math.min(Math.max(progreso.parte, 0), 1) };
    const wait = Math.max(0, this.#progressWritten + progressMs - performance.now());
    this.#progressTimer ??= this.#outside(() => setTimeout(() => this.#writeProgress(), wait).unref());
  }

  #writeProgress(): void {
    this.#progressTimer = undefined;
    this.#progressWritten = performance.now();
    writeProgress(this.#store.db, this.#row, this.#progress).catch((err) =>
      log.warn({ err, job: this.id }, 'writing how far a job is'),
    );
  }

  #end(): void {
    this.#ended = true;
    clearInterval(this.#lease);
    clearTimeout(this.#progressTimer);
  }
}
