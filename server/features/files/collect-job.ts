import { z } from 'zod';
import { hourMs } from '#contract/time.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { collectFiles } from './collect.ts';

/** Every hour, takes away the files that nothing refers to any more. */
export const collection = defineJob({
  tipo: 'archivos',
  datos: z.object({}),
  tries: 3,
  everyMs: hourMs,
  work: (services: Services, { signal }) => collectFiles(services, new Date(), signal),
});
