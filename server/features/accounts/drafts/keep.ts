import type { z } from 'zod';
import type { newDraftSchema, StoredDraft } from '#contract/entities/draft.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { presentDraft } from './present.ts';
import { deleteDraft, deleteOldestDrafts, findDraft, saveDraft } from './queries.ts';

/** Nobody has so many forms begun; what is beyond was forgotten long ago. */
export const mostDrafts = 200;

/**
 * Keeps what a person is writing in a form, in place of what was kept. Throws `texto_cambiado` where that is later than
 * `desde`: it was written in another window or on another machine, and is not written over unseen.
 */
export function keepDraft(
  { db, transact }: Services,
  { id: userId }: Person,
  clave: string,
  { contenido, desde }: z.output<typeof newDraftSchema>,
): Promise<StoredDraft> {
  return transact(async () => {
    // What began from nothing goes on from the beginning of time.
    const from = desde === undefined ? undefined : new Date(desde ?? 0);
    const fecha = await saveDraft(db, { userId, clave, contenido }, from);
    if (!fecha) throw laterThanSeen(await findDraft(db, userId, clave));
    await deleteOldestDrafts(db, userId, mostDrafts);
    return presentDraft({ contenido, fecha });
  });
}

/**
 * Forgets what is kept, once it was sent or given up. Throws `texto_cambiado` where that is later than `desde`: it was
 * written elsewhere, and is not taken away unseen.
 */
export function forgetDraft(
  { db, transact }: Services,
  { id: userId }: Person,
  clave: string,
  desde: string | undefined,
): Promise<undefined> {
  return transact(async () => {
    await deleteDraft(db, userId, clave, desde === undefined ? undefined : new Date(desde));
    const stored = desde === undefined ? undefined : await findDraft(db, userId, clave);
    if (stored) throw laterThanSeen(stored);
    return undefined;
  });
}

const laterThanSeen = (stored: { fecha: Date } | undefined) =>
  refuse('texto_cambiado', stored && { guardadoEn: stored.fecha.toISOString() });
