/** What assigning many works at once asks of candidates: everybody's load, and how close each is to each work. */
import type { Absence } from '#contract/absence.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { RoleScopes } from '#contract/journals.ts';
import type { Role } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import { closenessIndex } from './closeness.ts';
import { readExpertise } from './expertise.ts';
import { findTermsOfPeople, findWorkTerms } from './expertise-queries.ts';
import { readLoads } from './loads.ts';
import { type CandidateRow, findReviewerIds } from './queries.ts';

/** Somebody who reviews, and what they have to do. */
export interface ReviewerRoom {
  id: string;
  nombres: string;
  apellidos: string;
  afiliacion: string;
  roles: readonly Role[];
  ambitos: RoleScopes;
  bloqueada: boolean;
  abiertas: number;
  capacidad: number;
  /** As they said it: each work's journal decides whether it keeps them from answering in time (`absenceForAsking`). */
  ausencia: Absence;
}

/** Works that the person could take, were they here. */
export const roomOf = ({ abiertas, capacidad }: ReviewerRoom): number => Math.max(0, capacidad - abiertas);

/** Everybody who reviews and has all these words in a name or the address, by surname. */
export const listReviewers = ({ db }: Pick<Services, 'db'>, search = ''): Promise<string[]> =>
  findReviewerIds(db, search);

/** The load of these people, by id; deleted accounts are left out. */
export async function readRoom(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  ids: readonly string[],
): Promise<Map<string, ReviewerRoom>> {
  const loads = await readLoads({ db }, ids);
  return new Map([...loads].map(([id, row]) => [id, asRoom(row, settings.get())]));
}

function asRoom(row: CandidateRow, settings: PlatformSettings): ReviewerRoom {
  const { id, nombres, apellidos, afiliacion, roles, ambitos, bloqueada, abiertas } = row;
  const { ausenteDesde, noDisponibleHasta } = row;
  return {
    ...{ id, nombres, apellidos, afiliacion, roles, ambitos, bloqueada, abiertas },
    capacidad: row.capacidadRevisiones ?? settings.capacidadRevisor,
    ausencia: { ausenteDesde, noDisponibleHasta },
  };
}

/** How close one person is to each of the works, from 0 to 1: compared with what they know about alone. */
export async function closenessOfPerson(
  { db, database }: Pick<Services, 'db' | 'database'>,
  works: readonly string[],
  person: string,
): Promise<Map<string, number>> {
  const { rarity } = await readExpertise(database);
  const known = (await findTermsOfPeople(db, [person])).get(person) ?? {};
  const index = closenessIndex([known], rarity);
  const terms = await findWorkTerms(db, works);
  return new Map(works.map((work) => [work, Math.min(1, index.of(terms.get(work) ?? {})[0] ?? 0)]));
}

/** How close these people are to each of the works, from 0 to 1, in their order; who is known for nothing is at 0. */
export async function closenessToWorks(
  { db, database }: Pick<Services, 'db' | 'database'>,
  works: readonly string[],
  people: readonly string[],
): Promise<Map<string, Float32Array>> {
  const { ids, index } = await readExpertise(database);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = people.map((id) => places.get(id) ?? -1);
  const terms = await findWorkTerms(db, works);
  return new Map(
    works.map((work) => {
      const all = index.of(terms.get(work) ?? {});
      return [work, Float32Array.from(placeOf, (place) => Math.min(1, all[place] ?? 0))];
    }),
  );
}
