/** What a kind of job is: the data it takes, what is done with them, and how often that is tried. */
import type { z } from 'zod';
import type { JobStep } from '#contract/entities/job.ts';

/** A job while it is done. */
export interface RunningJob<D> {
  id: string;
  datos: D;
  /** Whose job it is; null for the platform's own. */
  creadoPorId: string | null;
  /** 1 for the first try. */
  intento: number;
  /** Aborted where the job is cancelled, taken over by another process, or the server stops. */
  signal: AbortSignal;
  /** Tells how far it is, from 0 to 1, and what it does: screens have the words. Written at most once a second. */
  progress: (parte: number, paso?: JobStep) => void;
  /**
   * Ends the job in one transaction with `act`, whose answer is the result: what `act` writes is written exactly once,
   * however often the job is tried. Throws, and writes nothing, where the job is no longer this process'.
   */
  finish: (act: () => Promise<unknown>) => Promise<void>;
}

/** What came of a try that failed. */
export interface FailedTry {
  /** As administrators read it. */
  error: string;
  /** When it is tried again; undefined: it has failed. */
  againInMs: number | undefined;
  /** What the try threw. */
  thrown: unknown;
}

/** @template C what the work is done with, as the platform's services */
export interface JobKind<C, S extends z.ZodType = z.ZodType> {
  /** Its name in the table and on the wire. */
  tipo: string;
  datos: S;
  /** How often it is tried before it has failed; a process that dies with it has tried, too. */
  tries: number;
  /** How long a process may be silent before another takes over; a minute unless said. */
  leaseMs?: number;
  /** It is done by itself, so often: its next turn is queued with the end of the last. */
  everyMs?: number;
  /** Until its next turn, where that is at a time of day: `everyMs` says how often, and a turn that waits is moved there by a start. */
  untilNextMs?: () => number;
  /** It has so many workers of its own in each process; the kinds that say nothing share some. */
  atOnce?: number;
  /** What becomes of it stands elsewhere, as a mail's in the outbox: no screen of jobs shows it, and it goes when it has ended. */
  hasOwnRecord?: true;
  /**
   * Does it, and gives its result, as JSON. It may be done again after a kill: what it writes is written with `finish`, or
   * under keys that a second time finds taken.
   */
  work(context: C, job: RunningJob<z.output<S>>): Promise<unknown>;
  /** Called in the transaction that notes a failed try. */
  onFailure?(context: C, job: Pick<RunningJob<z.output<S>>, 'datos' | 'intento'>, failed: FailedTry): Promise<void>;
}

/** Keeps the types of a kind while it checks its shape. */
export const defineJob = <C, S extends z.ZodType>(kind: JobKind<C, S>): JobKind<C, S> => kind;
