import { fileURLToPath } from 'node:url';
import { dayMs } from '#contract/time.ts';
import { saveChapters } from '#server/features/editorial/book-chapters/gather.ts';
import { findWork, updateWork } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { type Cast, playerOf } from '../cast.ts';
import { idOf, loadPublishedFile } from '../load-published.ts';
import { gathered } from './chapters.ts';
import { dateGathering, keepUpdated } from './dating-queries.ts';

/** The chapters of a book into the catalogue as works of their own, gathered by its editor the day after the last of them came out. */
export async function loadChapters(services: Services, cast: Cast): Promise<void> {
  const { db } = services;
  const book = await idOf(services, gathered.book);
  const capitulos: Parameters<typeof saveChapters>[3]['capitulos'] = [];
  let published = 0;
  for (const { file, ...pages } of gathered.chapters) {
    const path = fileURLToPath(new URL(`./chapters/${file}.md`, import.meta.url));
    const id = await loadPublishedFile(services, cast, path);
    published = Math.max(published, (await findWork(db, id))?.fechaPublicacion?.getTime() ?? 0);
    capitulos.push({ id, ...pages });
  }
  await saveChapters(services, playerOf(cast, 'editor'), book, { desde: [], capitulos });
  const metadatos = { ...(await findWork(db, book))?.metadatos, pages: gathered.pages };
  await updateWork(db, book, { metadatos });
  await keepUpdated(db, book);
  const days = Math.floor((Date.now() - published) / dayMs) - 1;
  await dateGathering(db, [book, ...capitulos.map(({ id }) => id)], days);
}
