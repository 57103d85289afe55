/** The jobs that make a copy each night and prove it; as `kindsHere` (server/background.ts) has them, by `BACKUP_TO`. */
import { z } from 'zod';
import { dayMs, hourMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import { copyJobs } from '#server/platform/backup/last-copies.ts';
import type { Environment } from '#server/platform/environment.ts';
import { defineJob, type JobKind } from '#server/platform/jobs/kind.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { openRunner } from '#server/platform/processes/runner.ts';
import type { Services } from '#server/platform/services.ts';
import { makeCopy } from './make-copy.ts';
import { provenCopySchema } from './prove-copy.ts';

/** An embedded engine, and what it holds in memory of a database. */
const proofBytes = 4e9;

const prover = openRunner({
  program: new URL('prove-child.ts', import.meta.url),
  answer: provenCopySchema,
  milliseconds: 6 * hourMs,
  bytes: proofBytes,
  atOnce: 1,
});

/** Restores a copy in a process of its own. Its result: what was found in it. */
export const provingCopy = defineJob({
  tipo: copyJobs.proving,
  datos: z.object({ nombre: z.string().max(200) }),
  tries: 3,
  atOnce: 1,
  work: async ({ env: { BACKUP_TO, BACKUP_KEY } }: Services, { datos: { nombre }, signal }) =>
    BACKUP_TO ? prover.run({ nombre, BACKUP_TO, BACKUP_KEY }, { signal }) : null,
});

/** Makes a copy; the entry of the record that says so is in the copy, too. Its result: what the copy holds. */
export const makingCopy = defineJob({
  tipo: copyJobs.making,
  datos: z.object({}),
  tries: 4,
  atOnce: 1,
  everyMs: dayMs,
  work: async (services: Services, { signal, finish }) => {
    const { db, env } = services;
    if (!env.BACKUP_TO) return null;
    await record(db, { type: 'system.copied', userId: null });
    const made = await makeCopy(services, signal);
    await finish(async () => {
      await enqueue(db, provingCopy, { nombre: made.nombre }, { unico: `${provingCopy.tipo}:${made.nombre}` });
      return made;
    });
    return made;
  },
});

/** Milliseconds from now until the clock of this machine next says so; a second more, for a clock of the database that is a little behind. */
export function untilClock({ hours, minutes }: Environment['BACKUP_AT'], now = new Date()): number {
  const next = new Date(now);
  next.setHours(hours, minutes, 1, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}

/** Does what was queued before the setting was taken away, and comes no more. */
const { everyMs: _, ...noMoreCopies } = makingCopy;

/**
 * The kinds as this platform's settings ask for them: a copy at its time of day, or none by itself. A turn that waits from before is
 * taken all the same, or it would be late for ever.
 */
export const asScheduled = (kinds: readonly JobKind<Services>[], env: Environment): readonly JobKind<Services>[] =>
  kinds.map((kind) =>
    kind !== makingCopy
      ? kind
      : env.BACKUP_TO
        ? { ...makingCopy, untilNextMs: () => untilClock(env.BACKUP_AT) }
        : noMoreCopies,
  );
