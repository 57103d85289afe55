import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { contentChangeSchema, Publication } from '#contract/entities/publication.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { checkedManuscript } from '#server/features/manuscripts/checked.ts';
import { excessOf } from '#server/features/manuscripts/excess.ts';
import { plainTextToManuscript } from '#server/features/manuscripts/from-plain-text.ts';
import { plainText } from '#server/features/manuscripts/plain-text.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { lockDraft } from './edit.ts';
import { updateWork, type Work } from './queries.ts';
import { readPublication } from './read.ts';
import { findManuscript, type ManuscriptRow, saveManuscript } from './text-queries.ts';

function bounded(text: Manuscript): Manuscript {
  const message = excessOf(text);
  if (message) throw refuse('datos_no_validos', { errors: [{ field: 'documento', message }] });
  return text;
}

/** Saves of one person that follow each other closer than this are one entry of the activity record. */
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
  await transact(async () => {
    const work = await lockDraft(services, viewer, id);
    const stored = await findManuscript(db, id);
    if (revision !== undefined && revision !== stored.revision) throw changedMeanwhile(work, stored);
    const text = documento
      ? checkedManuscript(bounded(documento))
      : contenido === undefined
        ? stored.documento
        : bounded(plainTextToManuscript(contenido));
    const change = { documento: text, referencias: referencias ?? stored.referencias };
    if (isDeepStrictEqual(change, { documento: stored.documento, referencias: stored.referencias })) return;
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

/** Only authors come this far, and they know one another's names. */
function changedMeanwhile(work: Work, { revision, guardadoPorId, guardadoEn }: ManuscriptRow) {
  const author = work.authors.find(({ id }) => id !== null && id === guardadoPorId);
  return refuse('texto_cambiado', {
    revision,
    ...(author && { guardadoPor: `${author.nombres} ${author.apellidos}`.trim() }),
    guardadoEn: guardadoEn.toISOString(),
  });
}
