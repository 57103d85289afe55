/** The journals as readers are told of them: not at all where there is one alone (docs/decisions, 508). */
import { canSeeJournal } from '#server/policy/index.ts';
import type { KeptJournal } from './kept-journals.ts';
import type { SettingsStore } from './settings-store.ts';

/** By their ids. */
export type NamedJournals = ReadonlyMap<string, Pick<KeptJournal, 'id' | 'clave'> & { nombre: string }>;
export const noJournals: NamedJournals = new Map();

type Journals = Pick<SettingsStore, 'journals' | 'of'>;

/** Those that anybody may know of, in the order of lists. */
export const shownJournals = ({ journals }: Pick<Journals, 'journals'>): KeptJournal[] =>
  journals().filter((journal) => canSeeJournal(null, journal));

/** Whether readers are told of journals: there is more than one that they may know of. */
export const hasSeveralJournals = (settings: Pick<Journals, 'journals'>): boolean => shownJournals(settings).length > 1;

/** Which of them are named beside works and numbers; none on a platform with one. */
export function namedJournals(settings: Journals): NamedJournals {
  const shown = shownJournals(settings);
  if (shown.length < 2) return noJournals;
  return new Map(shown.map(({ id, clave }) => [id, { id, clave, nombre: settings.of(id).nombre }]));
}
