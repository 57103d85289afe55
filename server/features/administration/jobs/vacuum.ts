import { z } from 'zod';
import { hourMs } from '#contract/time.ts';
import { vacuumWhereNeeded } from '#server/platform/database/vacuum.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';

/** Every hour, has the embedded engine give back what is no more used. Its result: what was done, and how long it held up. */
export const vacuuming = defineJob({
  tipo: 'mantenimiento',
  datos: z.object({}),
  tries: 3,
  everyMs: hourMs,
  work: ({ db }: Services, { signal, progress }) => vacuumWhereNeeded(db, { signal, progress }),
});
