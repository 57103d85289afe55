import type { Person } from '#contract/workflow.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { readPublication, readVersion, readVersions } from '#server/features/publications/read.ts';
import { listAskedSuccessions, readSuccession } from '#server/features/publications/succession/read.ts';
import { listReviewsOf } from '#server/features/reviewing/read.ts';
import { readEarlierReviews } from '#server/features/transfer/interchange/read-earlier-reviews.ts';
import { picturesOf } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { ifReadable } from './if-readable.ts';
import { findSignedRights, findWorkIds } from './queries.ts';
import { jsonEntry, jsonListEntry, type ZipEntry } from './zip.ts';

/** The works that the person signs, as they read them: text, versions, pictures, and the reviews that they may read. */
export async function* workEntries(
  services: Services,
  { id, roles, ambitos }: UserRow,
  tell: (work: number, works: number) => void,
): AsyncGenerator<ZipEntry> {
  const ids = await findWorkIds(services.db, id);
  for (const [place, workId] of ids.entries()) {
    tell(place + 1, ids.length);
    yield* oneWork(services, { id, roles, ambitos }, workId);
  }
  yield jsonEntry('licencias-firmadas.json', await findSignedRights(services.db, id));
  yield jsonEntry('relevos.json', await listAskedSuccessions(services, { id, roles, ambitos }));
}

async function* oneWork(services: Services, viewer: Person, id: string): AsyncGenerator<ZipEntry> {
  const { files } = services;
  const folder = `obras/${id}/`;
  const work = await ifReadable(readPublication(services, viewer, id));
  if (!work) return;
  yield jsonEntry(`${folder}obra.json`, keyless(work));
  for (const { idioma } of work.idiomasDelTexto.filter((each) => each.idioma !== work.idioma)) {
    const text = await ifReadable(readPublication(services, viewer, id, idioma));
    if (text) yield jsonEntry(`${folder}obra-${idioma}.json`, keyless(text));
  }
  for (const { numero } of (await readVersions(services, viewer, id)).versions) {
    const version = await ifReadable(readVersion(services, viewer, id, numero));
    if (version) yield jsonEntry(`${folder}version-${numero}.json`, keyless(version));
  }
  const { relevo } = await readSuccession(services, viewer, id);
  if (relevo) yield jsonEntry(`${folder}relevo.json`, relevo);
  const anteriores = await readEarlierReviews(services, viewer, id);
  if (anteriores) yield jsonEntry(`${folder}revisiones-anteriores.json`, anteriores);
  yield jsonListEntry(`${folder}revisiones.json`, reviewPages(services, viewer, id));
  for await (const { name } of files.list(picturesOf(id))) {
    const picture = await files.get(name);
    const last = name.slice(picturesOf(id).length);
    if (picture) yield { name: `${folder}imagenes/${last}`, content: picture.stream(), packed: true };
  }
}

/** Without what opens the work's pictures to whoever holds it. */
function keyless<T extends { llaveDeImagenes?: unknown }>({ llaveDeImagenes: _, ...said }: T) {
  return said;
}

async function* reviewPages(services: Services, viewer: Person, id: string) {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { reviews, totalPages } = await listReviewsOf(services, viewer, id, { page, limit: 50 });
    pages = totalPages;
    yield reviews;
  }
}
