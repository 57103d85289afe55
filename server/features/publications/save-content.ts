import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { publicationCalls } from '#contract/calls/publications.ts';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { contentChangeSchema, Publication } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { checkFormulas } from '#server/documents/model/checked.ts';
import { excessOf } from '#server/documents/model/excess.ts';
import { plainTextToManuscript } from '#server/documents/model/from-plain-text.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { sameText } from '#server/documents/model/same-text.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { savedBy } from '#server/policy/index.ts';
import { lockDraft } from './edit.ts';
import { updateWork, type Work } from './queries.ts';
import { readPublication } from './read.ts';
import { findManuscript, type ManuscriptRow, saveManuscript } from './text-queries.ts';

/** A text that is sent, structured or plain, made whole and measured; undefined where none is. Throws `datos_no_validos`. */
export async function checkedText({
  contenido,
  documento,
}: Pick<z.output<typeof contentChangeSchema>, 'contenido' | 'documento'>): Promise<Manuscript | undefined> {
  if (documento) return checkFormulas(await bounded(documento));
  return contenido === undefined ? undefined : bounded(plainTextToManuscript(contenido));
}

async function bounded(text: Manuscript): Promise<Manuscript> {
  const excess = await excessOf(text);
  if (excess) throw refuse('datos_no_validos', { errors: [{ field: 'documento', ...excess }] });
  return text;
}

/** Saves of one person that are no further apart than this are one entry of the activity record. */
const oneSitting = 10 * 60_000;

/**
 * Saves the text of a draft, structured or plain; what is not sent stays. With `revision` it saves only over that one: throws
 * `texto_cambiado` where another was saved since. What changes nothing is no save.
 */
export async function saveContent(
  services: Services,
  viewer: Person,
  id: string,
  { contenido, documento, referencias, revision }: z.output<typeof contentChangeSchema>,
): Promise<Publication> {
  const { db, transact } = services;
  // Before the work is locked: a long text takes its time, in which others may need it.
  const sent = await checkedText({ contenido, documento });
  await transact(async () => {
    const work = await lockDraft(services, viewer, id);
    const stored = await findManuscript(db, id);
    if (revision !== undefined && revision !== stored.revision) throw changedMeanwhile(viewer, work, stored);
    const text = sent ?? stored.documento;
    const change = { documento: text, referencias: referencias ?? stored.referencias };
    if (
      (text === stored.documento || (await sameText(text, stored.documento))) &&
      isDeepStrictEqual(change.referencias, stored.referencias)
    )
      return;
    await saveManuscript(db, {
      publicacionId: id,
      contenido: plainText(text),
      guardadoPorId: viewer.id,
      ...change,
    });
    await updateWork(db, id, {});
    if (stored.guardadoPorId === viewer.id && Date.now() - stored.guardadoEn.getTime() < oneSitting) return;
    await record(db, {
      type: 'publication.edited',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo },
    });
  });
  return readPublication(services, viewer, id);
}

/** Throws what `saveContent` does where this person may not write there; an address that names nothing is checked later. */
export async function admitContent(services: Services, viewer: Person | null, params: unknown): Promise<void> {
  const { data } = publicationCalls.saveContent.params.safeParse(params);
  if (data && viewer) await services.transact(() => lockDraft(services, viewer, data.id));
}

/** Only who may write there comes this far, and they know one another's names. */
export function changedMeanwhile(
  viewer: Person,
  work: Work,
  { revision, guardadoPorId, guardadoEn }: Pick<ManuscriptRow, 'revision' | 'guardadoPorId' | 'guardadoEn'>,
) {
  return refuse('texto_cambiado', {
    revision,
    ...savedBy(viewer, work, guardadoPorId),
    guardadoEn: guardadoEn.toISOString(),
  });
}
