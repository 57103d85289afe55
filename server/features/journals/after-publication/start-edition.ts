import { v7 as uuid } from 'uuid';
import { type Manuscript, manuscriptSchema } from '#contract/entities/manuscript.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { askAuthors } from '#server/features/publications/byline/ask.ts';
import { askedAuthor, bylineOf, findByline, saveByline } from '#server/features/publications/byline-queries.ts';
import { provisionalDoi } from '#server/features/publications/dois.ts';
import { findWorksById, insertWork, type Work } from '#server/features/publications/queries.ts';
import { lockReadableWork, readableWork, readPublication } from '#server/features/publications/read.ts';
import { findRelations, insertRelation } from '#server/features/publications/relation-queries.ts';
import { findManuscript, saveManuscript } from '#server/features/publications/text-queries.ts';
import { picturesOf } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { canStartEdition, isAskedAnew } from '#server/policy/index.ts';

/** What of a work's free metadata is the place where it appeared, and no new edition's. */
const ofItsPlace = [
  'volumen',
  'numero',
  'suplemento',
  'paginaInicial',
  'paginaFinal',
  'elocation',
  'pmid',
  'pmcid',
  'isbn',
];

const ofItsEdition = ['isbn', 'depositoLegal', 'edicion'];

/**
 * A new edition of the viewer's own published work: a draft with its title, summary and text, a DOI of its own, and the same byline,
 * whose other accounts are asked. Its pictures are copied; files beside it and texts in other languages are not. Readers learn of it once
 * it is published. Throws `no_encontrado`, `sin_permiso` and `edicion_no_posible`.
 */
export async function startEdition(services: Services, viewer: Person, obraId: string): Promise<Publication> {
  const { db, transact } = services;
  const id = uuid();
  await checkEditable(services, viewer, await readableWork(services, viewer, obraId));
  // The store is not waited for with the work locked; what is copied in vain is taken away with other files that nothing names.
  await copyPictures(services, obraId, id);
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, obraId);
    await checkEditable(services, viewer, work);
    const { revistaId, seccionId, titulo, resumen, tipo, idioma, categoria, palabrasClave, licencia, traducciones } =
      work;
    const byline = (await findByline(db, obraId)).map(({ email: _, ...author }) => {
      const account = author.id ?? author.pedidaAId;
      return isAskedAnew(viewer, account) ? askedAuthor({ ...author, id: account }) : author;
    });
    await insertWork(db, {
      ...{ id, revistaId, seccionId, titulo, resumen, tipo, idioma, categoria, palabrasClave, licencia, traducciones },
      // Each edition has an ISBN and a legal deposit of its own.
      ficha: Object.fromEntries(Object.entries(work.ficha).filter(([key]) => !ofItsEdition.includes(key))),
      metadatos: Object.fromEntries(Object.entries(work.metadatos).filter(([key]) => !ofItsPlace.includes(key))),
      estado: 'BORRADOR',
      doi: await provisionalDoi(services, { id, revistaId, seccionId }),
      estadoDoi: 'PROVISIONAL',
      autorPrincipalId: viewer.id,
      autor: bylineOf(byline),
    });
    await saveByline(db, id, byline);
    const { documento, contenido, referencias } = await findManuscript(db, obraId);
    const own = withPicturesOf(id, obraId, documento);
    await saveManuscript(db, { publicacionId: id, documento: own, contenido, referencias, guardadoPorId: viewer.id });
    await insertRelation(db, { publicacionId: id, obraId, clase: 'NUEVA_EDICION' });
    await record(db, { type: 'publication.created', userId: viewer.id, publicacionId: id, datos: { titulo } });
    await record(db, {
      type: 'publication.editionStarted',
      userId: viewer.id,
      publicacionId: obraId,
      datos: { titulo },
    });
    const asked = byline.flatMap(({ pedidaAId }) => pedidaAId ?? []);
    await askAuthors(services, viewer, { id, titulo, tipo }, asked);
  });
  return readPublication(services, viewer, id);
}

/** Of what is published and no notice, while no other edition of it is under way. */
async function checkEditable({ db }: Services, viewer: Person, work: Work): Promise<void> {
  if (!canStartEdition(viewer, work)) throw refuse('sin_permiso');
  const tied = await findRelations(db, work.id);
  const isNotice = tied.some((each) => each.publicacionId === work.id && each.clase !== 'NUEVA_EDICION');
  if (work.estado !== 'PUBLICADO' || work.deletedAt || isNotice) throw refuse('edicion_no_posible');
  const editions = tied.filter((each) => each.obraId === work.id && each.clase === 'NUEVA_EDICION');
  const begun = await findWorksById(
    db,
    editions.map(({ publicacionId }) => publicacionId),
  );
  if (begun.some(({ wasPublished, deletedAt }) => !wasPublished && !deletedAt)) throw refuse('edicion_no_posible');
}

async function copyPictures({ files }: Services, from: string, to: string): Promise<void> {
  for await (const { name } of files.list(picturesOf(from))) {
    const picture = await files.get(name);
    if (picture) await files.put(picturesOf(to) + name.slice(picturesOf(from).length), picture.stream());
  }
}

/** The text with its own copies of the pictures: those of another work are nobody's to show. */
const withPicturesOf = (to: string, from: string, documento: Manuscript): Manuscript =>
  manuscriptSchema.parse(JSON.parse(JSON.stringify(documento).replaceAll(`"/files/${from}/`, `"/files/${to}/`)));
