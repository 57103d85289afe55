/** The files of a review: its reviewer adds and takes them until the round is decided. */

import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { SentBytes, SentFile } from '#contract/call.ts';
import { mostReviewFiles, type ReviewFile } from '#contract/entities/review.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { fileType, headBytes } from '#server/features/files/file-type.ts';
import { storeBeside } from '#server/features/files/store-beside.ts';
import { notAdmitted, uploadedName } from '#server/features/files/uploaded-name.ts';
import { placeOfReviewFile } from '#server/platform/files/places.ts';
import { withWholeBody } from '#server/platform/http/held-body.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadReviewPart, reviewActions } from '#server/policy/index.ts';
import { admitToReview, cleanedFile } from './clean-file.ts';
import { deleteReviewFile, findReviewFile, insertReviewFile, updateReviewFile } from './file-queries.ts';
import { presentReviewFile } from './present.ts';
import { lockReadableReview, readableReview, readReview } from './read.ts';
import { whyClosed } from './why-closed.ts';

/**
 * Adds a file to the viewer's review, without what programs write of its author. Throws `no_encontrado`, `sin_permiso`,
 * `ronda_decidida`, `ronda_en_pausa`, `revision_retirada`, `archivo_no_admitido`, `demasiados_adjuntos`,
 * `demasiado_grande` and `servidor_lleno`.
 */
export async function attachFile(
  services: Services,
  viewer: Person,
  reviewId: string,
  { nombre: raw, paraAutor }: { nombre: string; paraAutor: boolean },
  body: SentBytes,
): Promise<ReviewFile> {
  const nombre = uploadedName(raw);
  // First, so that who may not add any sends nothing.
  await roomInReview(services, viewer, reviewId);
  const { tipo, content } = await withWholeBody(body, async (sent) => {
    if (sent.length === 0) throw notAdmitted('archivo', 'archivo_vacio');
    const tipo = await fileType(sent.subarray(0, headBytes), nombre);
    admitToReview(tipo);
    return { tipo, content: await cleanedFile(sent, tipo) };
  });
  const id = uuid();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const row = { id, reviewId, nombre, tipo, bytes: content.length, sha256, paraAutor };
  await storeBeside(services, placeOfReviewFile(reviewId, id), chunksOf(content), async () => {
    // Another upload, or the decision, may have come in meanwhile.
    await roomInReview(services, viewer, reviewId);
    await insertReviewFile(services.db, row);
  });
  return ownFile(services, viewer, reviewId, id);
}

/** Says whom a file of the viewer's review is for. */
export async function changeAttachment(
  services: Services,
  viewer: Person,
  id: string,
  changes: { paraAutor: boolean },
) {
  const { reviewId } = await storedFile(services, id);
  await services.transact(async () => {
    await lockOwnReview(services, viewer, reviewId);
    await updateReviewFile(services.db, id, changes);
  });
  return ownFile(services, viewer, reviewId, id);
}

/** Takes a file out of the viewer's review, for good. Throws `no_encontrado`, `sin_permiso`, and where it may no longer be changed. */
export async function removeAttachment(services: Services, viewer: Person, id: string): Promise<void> {
  const { reviewId } = await storedFile(services, id);
  await services.transact(async () => {
    await lockOwnReview(services, viewer, reviewId);
    await deleteReviewFile(services.db, id);
  });
  await services.files.remove(placeOfReviewFile(reviewId, id));
}

/** A file of a review, under the name that the viewer may read. Throws `no_encontrado`. */
export async function sendAttachment(services: Services, viewer: Person, id: string): Promise<SentFile> {
  const { reviewId } = await storedFile(services, id);
  const { review, work } = await readableReview(services, viewer, reviewId);
  const { archivos } = await readReview(services, viewer, reviewId);
  const row = review.archivos.find((each) => each.id === id);
  const shown = archivos.find((each) => each.id === id);
  if (!row || !shown || !canReadReviewPart(viewer, work, review, row)) throw refuse('no_encontrado');
  const stored = await services.files.get(placeOfReviewFile(reviewId, id));
  if (!stored) throw refuse('no_encontrado');
  const type = shown.tipo.startsWith('text/') ? `${shown.tipo}; charset=utf-8` : shown.tipo;
  return { type, name: shown.nombre, body: stored.stream() };
}

/** Throws `demasiados_adjuntos` where no more fit, besides what `lockOwnReview` throws. */
const roomInReview = (services: Services, viewer: Person, reviewId: string) =>
  services.transact(async () => {
    const { archivos } = await lockOwnReview(services, viewer, reviewId);
    if (archivos.length >= mostReviewFiles)
      throw refuse('demasiados_adjuntos', { values: { maximo: mostReviewFiles } });
  });

/** The viewer's own review, which may still be changed, with its work's row held. */
async function lockOwnReview(services: Services, viewer: Person, reviewId: string) {
  const { review, work } = await lockReadableReview(services, viewer, reviewId);
  if (!isOwnReview(viewer, review)) throw refuse('sin_permiso');
  if (!reviewActions(viewer, work, review).includes('REVISAR')) throw whyClosed(work, review);
  return review;
}

async function storedFile({ db }: Services, id: string) {
  const file = await findReviewFile(db, id);
  if (!file) throw refuse('no_encontrado');
  return file;
}

async function ownFile(services: Services, viewer: Person, reviewId: string, id: string): Promise<ReviewFile> {
  const { review } = await readableReview(services, viewer, reviewId);
  const file = review.archivos.find((each) => each.id === id);
  if (!file) throw refuse('no_encontrado');
  return presentReviewFile(review, file, false);
}

async function* chunksOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
