import { createHash } from 'node:crypto';
import type { CallAnswer, SentBytes } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { cleanPicture } from '#server/documents/metadata/clean-picture.ts';
import { lockDraft } from '#server/features/publications/edit.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { picturesOf } from '#server/platform/files/places.ts';
import { withWholeBody } from '#server/platform/http/held-body.ts';
import type { Services } from '#server/platform/services.ts';

/** A4 at 600 points an inch is 35 million; more would fill the memory of whoever draws it. */
const mostMegapixels = 50;

/**
 * Puts a picture beside the text of a draft, without what its camera or program wrote into it, under a name that its
 * content gives: the same picture twice is one file. Throws what `lockDraft` does, `imagen_no_valida`, `demasiado_grande` and `servidor_lleno`.
 */
export async function uploadPicture(
  services: Services,
  viewer: Person,
  workId: string,
  body: SentBytes,
): Promise<CallAnswer<Calls['uploadPicture']>> {
  const { db, transact, files } = services;
  // First, so that who may not upload sends nothing.
  await transact(() => lockDraft(services, viewer, workId));
  const picture = await withWholeBody(body, async (bytes) => cleanPicture(bytes));
  if (!picture || Math.min(picture.width, picture.height) < 1) throw notUsable();
  if (picture.width * picture.height > mostMegapixels * 1e6) throw notUsable();
  const digest = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32);
  const place = `${picturesOf(workId)}${digest}.${picture.type}`;
  await transact(async () => {
    await lockDraft(services, viewer, workId);
    // First, so that the removal of unreferenced files, which looks at works that rest, leaves it alone.
    await updateWork(db, workId, {});
  });
  // Also where it is there already, so that it counts as new.
  await files.put(place, picture.bytes);
  return { src: `/files/${place}`, ancho: picture.width, alto: picture.height };
}

const notUsable = () => refuse('imagen_no_valida', { values: { megapixeles: mostMegapixels } });
