/** Editors put a book together from works that are its chapters, and order them. */
import type { ChapterOrder, ChapterPlan, PlannedChapter } from '#contract/entities/chapter.ts';
import { canGather, canJoinBook } from '#contract/gathered-chapters.ts';
import { refuse } from '#contract/refuse.ts';
import { estados } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findChapters, findUngathered, replaceChapters } from '#server/features/publications/chapter-queries.ts';
import { presentChapter } from '#server/features/publications/gathered-chapters.ts';
import { lockWork, type Work } from '#server/features/publications/queries.ts';
import { lockRunWork, runWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead, hasCompleted, isPublic, reviewsWork } from '#server/policy/index.ts';
import { fateOfChapter } from './ready.ts';

/** Works that could come into a book, told at once; of more, those sought by their words. */
const mostOffered = 50;
const noPlace = { paginaInicial: '', paginaFinal: '' };

/** A book as those who put it together have it before them. Throws as `runWork` does, and `libro_sin_capitulos` of any other work. */
export async function readChapterPlan(
  services: Services,
  viewer: Person,
  id: string,
  buscar: string,
): Promise<ChapterPlan> {
  const book = await runWork(services, viewer, id);
  if (!canGather(book.tipo)) throw refuse('libro_sin_capitulos');
  const isOut = isPublic(book);
  const possible = estados.filter((estado) => canJoinBook({ tipo: 'ARTICULO', estado }, isOut));
  const asked = { book, estados: possible, sought: buscar, most: mostOffered + 1 };
  const [chapters, found] = [await findChapters(services.db, id), await findUngathered(services.db, asked)];
  const planned = (each: Parameters<typeof presentChapter>[1]): PlannedChapter => ({
    ...presentChapter(services, each, viewer),
    estado: each.work.estado,
    destino: fateOfChapter(each.work),
  });
  return {
    id,
    titulo: book.titulo,
    fechaPublicacion: book.fechaPublicacion?.toISOString() ?? null,
    capitulos: chapters.filter(({ work }) => canRead(viewer, work)).map(planned),
    disponibles: found
      .slice(0, mostOffered)
      .filter((work) => canRead(viewer, work))
      .map((work) => planned({ place: noPlace, work })),
    hayMas: found.length > mostOffered,
  };
}

/**
 * Gathers the chapters of a book: all that it has from now on, in order, with their pages. Throws as `lockRunWork` does,
 * `libro_sin_capitulos`, `capitulos_cambiados` where others were gathered or ordered meanwhile, and `capitulo_no_posible` for a work of
 * another journal or book, a book, a notice, or one that is not far enough, and `capitulo_de_quien_revisa`, or
 * `capitulo_de_quien_reviso` where their review was handed in and is not to be taken back.
 */
export function saveChapters(
  services: Services,
  viewer: Person,
  id: string,
  { desde, capitulos }: ChapterOrder,
): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const book = await lockRunWork(services, viewer, id);
    if (!canGather(book.tipo)) throw refuse('libro_sin_capitulos');
    const before = await findChapters(db, id);
    // A chapter that went back to its authors is nobody's to see, and keeps its place at the end.
    const seen = before.filter(({ work }) => canRead(viewer, work)).map(({ work }) => work.id);
    const kept = before.filter(({ work }) => !seen.includes(work.id));
    if (desde.join() !== seen.join()) throw refuse('capitulos_cambiados');
    const added = capitulos.map((each) => each.id).filter((each) => !seen.includes(each));
    if (added.some((each) => kept.some(({ work }) => work.id === each))) throw refuse('capitulo_no_posible');
    // Always in one order: of two books that want each other's works neither waits for ever.
    const joined: Work[] = [];
    for (const each of added.toSorted()) joined.push(chapterOf(viewer, book, await lockWork(db, each)));
    const rows = [...capitulos, ...kept.map(({ place }) => ({ ...place, id: place.publicacionId }))].map(
      ({ id: publicacionId, paginaInicial, paginaFinal }, index) => ({
        ...{ publicacionId, libroId: id, orden: index + 1, paginaInicial, paginaFinal },
      }),
    );
    const out = before.map(({ work }) => work.id);
    const moved = await replaceChapters(db, id, out, rows);
    // One went to another journal in between: it is not to come back with the others.
    if (moved.left !== out.length) throw refuse('capitulos_cambiados');
    if (moved.joined !== rows.length) throw refuse('capitulo_no_posible');
    await record(db, {
      type: isPublic(book) ? 'publication.chaptersChanged' : 'publication.chaptersGathered',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: book.titulo, capitulos: capitulos.length },
    });
    const left = before.map(({ work }) => work).filter((work) => !rows.some((row) => row.publicacionId === work.id));
    await tell(db, viewer, book, 'publication.joinedBook', joined);
    await tell(db, viewer, book, 'publication.leftBook', left);
  });
}

/** Who wrote them learns which book they are of, or no longer. */
export async function tell(
  db: Services['db'],
  viewer: Person,
  { titulo: libro }: Work,
  type: 'publication.joinedBook' | 'publication.leftBook',
  works: readonly Work[],
): Promise<void> {
  for (const { id: publicacionId, titulo } of works)
    await record(db, { type, userId: viewer.id, publicacionId, datos: { titulo, libro } });
}

/** Before a decision that settles it: nobody judges a book and signs a chapter of it. */
const canStillBeReviewed = (book: Work) => !isPublic(book) && book.estado !== 'APROBADO';

/** Throws `capitulo_no_posible`, and as `saveChapters` does where one of its reviewers signs it. */
function chapterOf(viewer: Person, book: Work, work: Work | undefined): Work {
  const fits =
    work !== undefined &&
    canRead(viewer, work) &&
    !work.deletedAt &&
    work.aviso === null &&
    work.revistaId === book.revistaId &&
    canJoinBook(work, isPublic(book));
  if (!fits) throw refuse('capitulo_no_posible');
  const signs = work.authors.flatMap(({ id, pedidaAId }) => id ?? pedidaAId ?? []);
  const reviewing = canStillBeReviewed(book) ? signs.filter((id) => reviewsWork({ id }, book)) : [];
  if (reviewing.length > 0) {
    const handedIn = reviewing.some((id) => hasCompleted({ id }, book));
    const code = handedIn ? 'capitulo_de_quien_reviso' : 'capitulo_de_quien_revisa';
    throw refuse(code, { values: { titulo: work.titulo } });
  }
  return work;
}
