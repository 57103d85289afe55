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
  /**
   * Does it, and gives its result, as JSON. It may be done again after a kill: what it writes is written with `finish`, or
   * under keys that a second time finds taken.
   */
  work(context: C, job: RunningJob<z.output<S>>): Promise<unknown>;
}

/** Keeps the types of a kind while it checks its shape. */
export const defineJob = <C, S extends z.ZodType>(kind: JobKind<C, S>): JobKind<C, S> => kind;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
