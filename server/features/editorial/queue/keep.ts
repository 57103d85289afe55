import { z } from 'zod';
import { minuteMs } from '#contract/time.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { isQueueCurrent, keepQueue } from './keep-queries.ts';
import { queueRules } from './wait-queries.ts';

/** Brings the queue up to date where it is not. */
export async function ensureCurrent({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<void> {
  const rules = queueRules(settings);
  const now = new Date();
  if (!(await isQueueCurrent(database.db, rules, now))) await keepQueue(database, rules, now);
}

/** So that the first who reads after a quiet night, or after a thousand assignments, does not wait for it. */
export const keepingQueue = defineJob({
  tipo: 'cola.editorial',
  datos: z.object({}),
  tries: 1,
  everyMs: 10 * minuteMs,
  work: async (services: Services) => {
    await ensureCurrent(services);
    return null;
  },
});
