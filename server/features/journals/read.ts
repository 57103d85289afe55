import type { Journal, JournalSummary, ListedJournal, ManagedJournal } from '#contract/entities/journal.ts';
import { refuse } from '#contract/refuse.ts';
import { readJournals } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { canSeeJournal, type Viewer } from '#server/policy/index.ts';
import { presentJournal, presentManaged, presentSummary } from './present.ts';
import { countByJournal, countByYear, countOfJournal, findAnnouncements, findBoard, findTexts } from './queries.ts';

/** The journals that the viewer may know of, in their order. */
export const listJournals = ({ settings }: Services, viewer: Viewer): JournalSummary[] =>
  settings
    .journals()
    .filter((journal) => canSeeJournal(viewer, journal))
    .map((journal) => presentSummary(settings, journal));

/** All of them with their works and numbers counted, as stored now. */
export async function listManaged({ db, settings }: Services): Promise<ListedJournal[]> {
  const counts = await countByJournal(db);
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
  return presentJournal(settings, journal, parts, new Date().toISOString().slice(0, 10));
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
