import type { ActivityEntry } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import { languageOf } from '#server/features/accounts/language.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import { signsBlind } from '#server/features/publications/scope.ts';
import type { Services } from '#server/platform/services.ts';
import { presentActivity } from './present.ts';
import type { ActivityRow } from './queries.ts';

/** Entries as this administrator may read them, in their language, with the works that say who is hidden looked up at once. */
export async function presentRows(
  services: Pick<Services, 'db'>,
  viewer: Person,
  rows: readonly ActivityRow[],
): Promise<ActivityEntry[]> {
  const { db } = services;
  const language = await languageOf(services, viewer);
  const ids = new Set(rows.flatMap(({ entry }) => entry.publicacionId ?? []));
  const works = new Map((await findWorksById(db, [...ids])).map((work) => [work.id, work]));
  const blind = await signsBlind(db, viewer.id);
  return rows.map((row) => presentActivity(row, works.get(row.entry.publicacionId ?? ''), viewer, language, blind));
}
