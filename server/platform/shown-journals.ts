/** The journals as readers are told of them: not at all where there is one alone (docs/decisions, 508). */
import { z } from 'zod';
import type { House } from '#contract/entities/house.ts';
import { journalKey } from '#contract/entities/journal.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { refuse } from '#contract/refuse.ts';
import { canSeeJournal } from '#server/policy/index.ts';
import type { KeptJournal, OfJournal } from './kept-journals.ts';
import type { SettingsStore } from './settings-store.ts';

/** By their ids. */
export type NamedJournals = ReadonlyMap<string, Pick<KeptJournal, 'id' | 'clave'> & { nombre: string }>;
export const noJournals: NamedJournals = new Map();

type Journals = Pick<SettingsStore, 'journals'> & { of: (what: OfJournal | string) => ReturnType<SettingsStore['of']> };

/** Those that anybody may know of, in the order of lists. */
export const shownJournals = ({ journals }: Pick<Journals, 'journals'>): KeptJournal[] =>
  journals().filter((journal) => canSeeJournal(null, journal));

/** Whether readers are told of journals: there is more than one that they may know of, or one that stands at a name of its own. */
export function hasSeveralJournals(settings: Pick<Journals, 'journals'>): boolean {
  const shown = shownJournals(settings);
  return shown.length > 1 || shown.some(({ dominio }) => dominio !== '');
}

/** By the list that they are of: the store has another one with each change of what they are called by. */
const named = new WeakMap<readonly KeptJournal[], NamedJournals>();

/** Which of them are named beside works and numbers; none on a platform with one. */
export function namedJournals(settings: Journals): NamedJournals {
  const all = settings.journals();
  const known = named.get(all);
  if (known) return known;
  const shown = hasSeveralJournals(settings) ? shownJournals(settings) : [];
  const made = new Map(shown.map(({ id, clave }) => [id, { id, clave, nombre: settings.of(id).nombre }]));
  named.set(all, made);
  return made;
}

/** What pages, files and pictures show of the journal that something is of, a work or a number; the principal one has the platform's looks. */
export function houseOf(settings: Journals, what: OfJournal): House & { principal: boolean } {
  const journal = settings.journals().find(({ id }) => id === what.revistaId);
  const { nombre, institucion, contacto, telefono, direccion, ...held } = settings.of(what);
  const { issn, issnImpreso, logo, imagenPortada, color } = held;
  return {
    ...{ id: what.revistaId, clave: journal?.clave ?? '', principal: what.revistaId === principalJournal },
    ...{ nombre, institucion, contacto, telefono, direccion, issn, issnImpreso, logo, imagenPortada, color },
  };
}

/**
 * The same as the contract has it of what a guest is shown: the one that something is of, nothing where that has the platform's looks.
 * One that readers do not know of, not yet or no more, has no key: its pages are not there.
 */
export function ownHouse(settings: Journals, what: OfJournal): House | undefined {
  const { principal, clave, ...house } = houseOf(settings, what);
  if (principal) return undefined;
  const journal = settings.journals().find(({ id }) => id === house.id);
  return { ...house, clave: journal && canSeeJournal(null, journal) ? clave : '' };
}

/** What is drawn of a journal outside its pages: in mails, files, pictures and pages that stand alone. */
export type Looks = Pick<PlatformSettings, 'nombre' | 'institucion' | 'logo' | 'imagenPortada' | 'color'>;

/** How the journal of something looks, or the journal with this id, also before readers know of it; the platform where none is said. */
export function looksOf(settings: Pick<SettingsStore, 'get' | 'of'>, what?: OfJournal | string): Looks {
  const { nombre, institucion, logo, imagenPortada, color } = what === undefined ? settings.get() : settings.of(what);
  return { nombre, institucion, logo, imagenPortada, color };
}

const addressed = z.object({ clave: journalKey });

/** The one that an address names by its key. Throws `no_encontrado` where readers know of none. */
export function shownJournal(settings: Pick<Journals, 'journals'>, params: unknown): KeptJournal {
  const asked = addressed.safeParse(params);
  const journal = asked.success && shownJournals(settings).find(({ clave }) => clave === asked.data.clave);
  if (!journal) throw refuse('no_encontrado');
  return journal;
}
