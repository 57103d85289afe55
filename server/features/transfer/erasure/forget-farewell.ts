import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteMails } from './erase-queries.ts';

/** Deletes the mail that confirmed an erasure, some days later: the last place where the address stood. */
export const forgettingFarewell = defineJob({
  tipo: 'datos.despedida',
  datos: z.object({ ids: z.array(z.uuid()) }),
  tries: 8,
  work: ({ db }: Services, { datos, finish }) =>
    finish(async () => {
      await deleteMails(db, datos.ids);
      return { correos: datos.ids.length };
    }),
});
