import type { CountedJournal, Journal, ListedJournal, ManagedJournal } from '#contract/entities/journal.ts';
import { refuse } from '#contract/refuse.ts';
import type { Catalogue } from '#server/features/catalogue/search.ts';
import { readJournals } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunIssues, canSeeJournal, type Viewer } from '#server/policy/index.ts';
import { presentNeighbour } from './issues/present.ts';
import { findLastIssues } from './issues/queries.ts';
import { presentJournal, presentManaged, presentSummary } from './present.ts';
import { countByYear, countOfJournal, countPerJournal, findAnnouncements, findBoard, findTexts } from './queries.ts';

/** The journals that the viewer may know of, in their order; their works as the catalogue counts and keeps them. */
export async function listJournals(
  { db, settings }: Services,
  { countJournals }: Pick<Catalogue, 'countJournals'>,
  viewer: Viewer,
): Promise<ListedJournal[]> {
  const [counts, last] = await Promise.all([countJournals(), findLastIssues(db)]);
  const published = new Map(counts.map(({ valor, total }) => [valor, total]));
  return settings
    .journals()
    .filter((journal) => canSeeJournal(viewer, journal))
    .map((journal) => {
      const issue = last.get(journal.id);
      return {
        ...presentSummary(settings, journal),
        publicadas: published.get(journal.id) ?? 0,
        numera: canRunIssues(viewer, { revistaId: journal.id }),
        ultimoNumero: issue ? presentNeighbour(issue) : null,
      };
    });
}

/** All of them with their works and numbers counted, as stored now. */
export async function listManaged({ db, settings }: Services): Promise<CountedJournal[]> {
  const counts = await countPerJournal(db);
  return (await readJournals(db)).map((journal) => ({
    ...presentSummary(settings, journal),
    fechaCierre: journal.fechaCierre?.toISOString() ?? null,
    ...(counts.get(journal.id) ?? { obras: 0, numeros: 0 }),
  }));
}

/** A journal's page by its key. Throws `no_encontrado`, the same for what is not there and what is not shown yet. */
export async function readJournal(services: Services, viewer: Viewer, clave: string): Promise<Journal> {
  const { db, settings } = services;
  const journal = settings.journals().find((each) => each.clave === clave);
  if (!journal || !canSeeJournal(viewer, journal)) throw refuse('no_encontrado');
  const parts = { ...(await readParts(services, journal.id)), anios: await countByYear(db, journal.id) };
  return presentJournal(settings, journal, parts, new Date());
}

/** All that administrators change of it, as it is stored now. Throws `no_encontrado`. */
export async function readManaged(services: Services, id: string): Promise<ManagedJournal> {
  const { db, settings } = services;
  const journal = (await readJournals(db)).find((each) => each.id === id);
  if (!journal) throw refuse('no_encontrado');
  const parts = { ...(await readParts(services, id)), obras: await countOfJournal(db, id) };
  return presentManaged(settings, journal, parts);
}

async function readParts({ db }: Services, id: string) {
  return {
    board: await findBoard(db, id),
    texts: await findTexts(db, id),
    announcements: await findAnnouncements(db, id),
  };
}
