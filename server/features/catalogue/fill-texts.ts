/** Adds the texts of works that were published before the search knew texts: some at a time, so that nobody waits for them. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { minuteMs } from '#contract/time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { fillPdfTexts } from './pdf/fill-pdf-texts.ts';
import { fillText, findUnfilled } from './text-queries.ts';

/** Works that are looked up together; each is a transaction of its own. */
const atOnce = 100;
const pauseMs = 20;

/**
 * Fills all that are missing. Gives how many it filled: what others filled meanwhile, or took out of the catalogue, is
 * passed over.
 */
export async function fillTexts(db: Database, signal?: AbortSignal): Promise<number> {
  let filled = 0;
  for (let ids = await findUnfilled(db, atOnce); ids.length > 0; ids = await findUnfilled(db, atOnce))
    for (const id of ids) {
      signal?.throwIfAborted();
      await fillText(db, id);
      filled += 1;
      await wait(pauseMs);
    }
  return filled;
}

/**
 * With the first start after an upgrade, or after an old archive was restored, the texts of all works; afterwards only PDFs of
 * works that were published since.
 */
export const fillingTexts = defineJob({
  tipo: 'textos',
  datos: z.object({}),
  tries: 3,
  everyMs: 10 * minuteMs,
  work: async (services: Services, { signal }) => {
    const textos = await fillTexts(services.db, signal);
    return { textos: textos + (await fillPdfTexts(services, signal)) };
  },
});
