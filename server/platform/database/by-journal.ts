/** What journals have of their own, for statements over the works of all of them at once. */
import type { HeldSettings } from '../kept-journals.ts';
import type { SettingsStore } from '../settings-store.ts';
import { type Column, type SQL, type SQLWrapper, sql } from './sql.ts';

/** A value of the settings, and where another holds: in a journal, or in one of its sections. */
export interface ByJournal<T> {
  usual: T;
  elsewhere: { revistaId: string; seccionId: string | null; value: T }[];
}

/** What something made of settings comes to by journal and section; of those where it is as on the platform nothing is said. */
export function byJournal<T>(
  { get, of, journals }: Pick<SettingsStore, 'get' | 'of' | 'journals'>,
  pick: (settings: HeldSettings) => T,
): ByJournal<T> {
  const usual = pick(get());
  const same = (one: T, other: T) => JSON.stringify(one) === JSON.stringify(other);
  const elsewhere = journals().flatMap(({ id: revistaId, secciones }) => {
    const ofJournal = pick(of(revistaId));
    const sections = secciones.flatMap(({ id: seccionId }) => {
      const value = pick(of({ revistaId, seccionId }));
      return same(value, ofJournal) ? [] : [{ revistaId, seccionId, value }];
    });
    return [...sections, ...(same(ofJournal, usual) ? [] : [{ revistaId, seccionId: null, value: ofJournal }])];
  });
  return { usual, elsewhere };
}

interface Places {
  revistaId: Column | SQLWrapper;
  seccionId: Column | SQLWrapper;
}

/** The value that holds for a row, as SQL: the usual one alone where nothing differs anywhere. */
export function caseByJournal<T>(
  { usual, elsewhere }: ByJournal<T>,
  { revistaId, seccionId }: Places,
  as: (value: T) => SQL,
): SQL {
  if (elsewhere.length === 0) return as(usual);
  // Sections come before their journal, and so are asked first.
  const cases = elsewhere.map((place) =>
    place.seccionId
      ? sql`when ${seccionId} = ${place.seccionId}::uuid then ${as(place.value)}`
      : sql`when ${revistaId} = ${place.revistaId}::uuid then ${as(place.value)}`,
  );
  return sql`(case ${sql.join(cases, sql` `)} else ${as(usual)} end)`;
}
