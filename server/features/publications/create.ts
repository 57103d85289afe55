import { v7 as uuid } from 'uuid';
import type { NewPublication, Publication } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { askAuthors } from './byline/ask.ts';
import { accountsAsAuthors, askedAuthor, bylineOf, saveByline } from './byline-queries.ts';
import { chosenPlace } from './choose-journal.ts';
import { freeDoi } from './dois.ts';
import { mergeParticulars } from './merge-particulars.ts';
import { mergeMetadata } from './metadata.ts';
import { insertWork } from './queries.ts';
import { readPublication } from './read.ts';

/** The byline of a new work: its main author, then the co-authors as given, who are asked. Throws `coautor_no_valido`. */
async function firstByline({ db }: Services, mainAuthorId: string, coautoresIds: readonly string[]) {
  const ids = [mainAuthorId, ...coautoresIds];
  const authors = await accountsAsAuthors(db, ids);
  if (authors.length !== ids.length || new Set(ids).size !== ids.length) throw wrongCoauthor();
  return authors.map((author, place) => (place === 0 ? { ...author, correspondencia: true } : askedAuthor(author)));
}

/** The refusal of co-authors who are no accounts in use, or are named twice. */
export const wrongCoauthor = () =>
  refuse('coautor_no_valido', {
    errors: [{ field: 'coautoresIds', code: 'coautores' }],
  });

/** A new draft of the viewer's. */
export async function createPublication(
  services: Services,
  viewer: Person,
  input: NewPublication,
): Promise<Publication> {
  const { db, transact, settings } = services;
  const {
    coautoresIds,
    categoria,
    revistaId,
    seccionId,
    metadatos: { doi: wanted, categoria: ofMetadata, ...metadatos },
    ficha = {},
    ...fields
  } = input;
  const id = uuid();
  const place = chosenPlace(services, { revistaId, seccionId });
  await transact(async () => {
    const authors = await firstByline(services, viewer.id, coautoresIds);
    await insertWork(db, {
      ...fields,
      ...place,
      id,
      estado: 'BORRADOR',
      licencia: settings.of(place).licencia || null,
      categoria: categoria || ofMetadata || null,
      metadatos: mergeMetadata({}, metadatos),
      ficha: mergeParticulars(fields.tipo, {}, ficha),
      doi: wanted ? await freeDoi(services, { ...place, id }, wanted) : null,
      estadoDoi: wanted ? 'PROVISIONAL' : null,
      autorPrincipalId: viewer.id,
      autor: bylineOf(authors),
    });
    await saveByline(db, id, authors);
    await record(db, {
      type: 'publication.created',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: fields.titulo },
    });
    await askAuthors(services, viewer, { id, titulo: fields.titulo, tipo: fields.tipo }, coautoresIds);
  });
  return readPublication(services, viewer, id);
}
