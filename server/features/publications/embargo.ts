/** The embargo of a thesis in its row, and its end by itself on its day. */
import { z } from 'zod';
import { type Embargo, endOfEmbargo } from '#contract/entities/embargo.ts';
import { canBeEmbargoed } from '#contract/particulars.ts';
import { refuse } from '#contract/refuse.ts';
import { minuteMs } from '#contract/time.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { clockOf } from '#server/events/event-queries.ts';
import { record } from '#server/events/events.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import { findOverEmbargoes, lockWork, updateWork, type Work } from './queries.ts';

const noEmbargo = { embargoDia: null, embargoZona: null, embargoHasta: null };

/** The row's embargo. Throws `datos_no_validos` where the type of the work has none. */
export function embargoOf(tipo: Tipo, embargo: Embargo | null) {
  if (!embargo) return noEmbargo;
  const embargoHasta = endOfEmbargo(embargo);
  if (!canBeEmbargoed(tipo) || !embargoHasta)
    throw refuse('datos_no_validos', { errors: [{ field: 'embargo', code: 'ficha_ajena' }] });
  return { embargoDia: embargo.hasta, embargoZona: embargo.zona, embargoHasta };
}

/** Works that are opened in one turn. */
const most = 200;

/** Every few minutes opens the texts whose day has begun. Its result: how many. */
export const openingEmbargoes = defineJob({
  tipo: 'embargos',
  datos: z.object({}),
  tries: 5,
  everyMs: 5 * minuteMs,
  work: async (services: Services, { signal }) => ({ abiertas: await openEmbargoes(services, signal) }),
});

/** Opens those whose embargo is over by the clock of the database. Gives how many. */
export async function openEmbargoes(services: Services, signal?: AbortSignal): Promise<number> {
  let opened = 0;
  for (const id of await findOverEmbargoes(services.db, await clockOf(services.db), most)) {
    signal?.throwIfAborted();
    if (await open(services, id)) opened += 1;
  }
  return opened;
}

/** With the work's row held: it may have been lengthened, or opened by another process, in between. */
function open({ db, transact }: Services, id: string): Promise<boolean> {
  return transact(async () => {
    const work = await lockWork(db, id);
    if (!work || !isOver(work, await clockOf(db))) return false;
    await updateWork(db, id, noEmbargo);
    if (isPublic(work))
      await record(db, {
        type: 'publication.embargoEnded',
        userId: null,
        publicacionId: id,
        datos: { titulo: work.titulo },
      });
    return true;
  });
}

const isOver = ({ embargoHasta }: Work, now: Date) => embargoHasta !== null && embargoHasta <= now;
