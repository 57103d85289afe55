/** Numbers of a journal's past, as works of them are brought in (features/journals/loads): made where there is none, and out. */
import { v7 as uuid } from 'uuid';
import { issueLabel } from '#contract/issue-label.ts';
import { record } from '#server/events/events.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { followWhetherAny } from './edit-issue.ts';
import {
  countWorks,
  findIssuesCalled,
  findPlaced,
  findWithText,
  insertIssue,
  insertPlaces,
  type NewPlaceRow,
  nextOrder,
  updateIssue,
  updatePlace,
} from './queries.ts';

/** What tells a number of a journal. */
export interface IssueFacts {
  revistaId: string;
  volumen: string;
  numero: string;
  anio: number;
}
/** Where in a number a work stands. */
export type PlaceFacts = Pick<NewPlaceRow, 'paginaInicial' | 'paginaFinal' | 'articulo' | 'seccion'>;

const lowered = (words: Iterable<string>) => [...new Set([...words].map((word) => word.toLowerCase()))];

/** The numbers of a journal that may be called so, with how many works each has. */
export async function findPastIssues(
  db: Database,
  revistaId: string,
  called: readonly Pick<IssueFacts, 'volumen' | 'numero'>[],
) {
  const found = await findIssuesCalled(db, revistaId, {
    volumenes: lowered(called.map(({ volumen }) => volumen)),
    numeros: lowered(called.map(({ numero }) => numero)),
  });
  const ids = found.map(({ id }) => id);
  const counts = await countWorks(db, ids);
  return found.map((issue) => ({ ...issue, works: counts.get(issue.id)?.all ?? 0 }));
}

/** Which of these works have a text that is read, and which a place in a number. */
export const whatWorksHave = async (db: Database, ids: readonly string[]) => ({
  withText: await findWithText(db, ids),
  placed: await findPlaced(db, ids),
});

interface Brought {
  publicacionId: string;
  place: PlaceFacts;
  /** Of the number, where it is made. */
  fecha: Date;
  userId: string | null;
}

/** Puts a published work at the end of its number. The caller lets nobody else bring works into the journal meanwhile. */
export async function placeAmongPast(services: Services, facts: IssueFacts, brought: Brought): Promise<void> {
  const { db } = services;
  const { volumen, numero } = facts;
  const found = await findIssuesCalled(db, facts.revistaId, {
    volumenes: lowered([volumen]),
    numeros: lowered([numero]),
  });
  const numeroId = found.find(({ anio }) => anio === facts.anio)?.id ?? (await makeIssue(services, facts, brought));
  const { publicacionId, place } = brought;
  await insertPlaces(db, [{ publicacionId, numeroId, orden: await nextOrder(db, numeroId), ...place }]);
  await updateIssue(db, numeroId, {});
}

/** Says the pages of a work that stands in its number without. */
export const addPages = (
  db: Database,
  publicacionId: string,
  pages: Pick<PlaceFacts, 'paginaInicial' | 'paginaFinal'>,
): Promise<void> => updatePlace(db, publicacionId, pages);

async function makeIssue(services: Services, facts: IssueFacts, { place, fecha, userId }: Brought): Promise<string> {
  const { db } = services;
  const id = uuid();
  const paginacion = place.articulo && !place.paginaInicial ? 'ARTICULOS' : 'PAGINAS';
  await insertIssue(db, { id, ...facts, paginacion, fechaPublicacion: fecha });
  const datos = { revista: facts.revistaId, numero: issueLabel(facts) };
  await record(db, { type: 'publication.issueCreated', userId, datos });
  await followWhetherAny(services);
  return id;
}
