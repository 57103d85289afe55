import type { CatalogueEntry } from '#contract/entities/publication.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { NamedJournals } from '#server/platform/shown-journals.ts';
import { presentEntries } from './present.ts';
import { readRows } from './queries.ts';

/** Works of the catalogue by their ids, in that order, as its lists show them. */
export const readEntries = async (
  db: Database,
  ids: readonly string[],
  journals: NamedJournals,
): Promise<CatalogueEntry[]> => presentEntries(await readRows(db, [...ids]), journals);
