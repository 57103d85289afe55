/** The journals of a platform with several, as screens of works name them and what holds in each; nothing is asked where there is one. */

import { useQuery } from '@tanstack/react-query';
import type { JournalSummary } from '#contract/entities/journal.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { typeKey } from '#web/features/publications/type-key.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';

/** Where a work is. */
export type Place = Pick<PublicationSummary, 'revistaId' | 'seccionId'>;

/** Those that are shown to everybody, in their order; empty on a platform with one journal without sections. */
export function useJournals(): readonly JournalSummary[] {
  const { variasRevistas = false, conSecciones = false } = useIdentity();
  const isChoice = variasRevistas || conSecciones;
  const { data } = useQuery({ ...callQuery(useClient(), 'listJournals'), enabled: isChoice });
  return isChoice && data ? data.revistas.filter(({ publica }) => publica) : [];
}

/** What a work's journal is called, and its section, as it is said beside the work's type; '' where there is one journal. */
export function useJournalWords(): (place: Place) => string {
  const language = useLanguage();
  const journals = useJournals();
  return ({ revistaId, seccionId }) => {
    const journal = journals.find(({ id }) => id === revistaId);
    const section = journal?.secciones.find(({ id }) => id === seccionId)?.nombre;
    return [journals.length > 1 && journal?.nombre, section && (section[language] || section.es)]
      .filter(Boolean)
      .join(' · ');
  };
}

export type KindOf = (work: Place & Pick<PublicationSummary, 'tipo' | 'aviso'>) => string;

/** What kind of work it is and, where there is more than one of them, in which journal and section. A list asks once for all its rows. */
export function useKindWords(): KindOf {
  const t = useMessages();
  const journalOf = useJournalWords();
  return (work) => [t(typeKey(work)), journalOf(work)].filter(Boolean).join(' · ');
}

/** The platform's settings as they hold for a work. */
export type SettingsOfWork = PlatformSettings & { sinRevision?: true };

/**
 * The settings that hold for each of these works, by its journal and section, as the server resolves them (`settings.of`); undefined
 * while they are not known. The platform's alone are asked for where all works are of its principal journal.
 */
export function useSettingsOfWorks(works: readonly Place[]): (work: Place) => SettingsOfWork | undefined {
  const { data: platform } = useCall('getSettings');
  const hasOthers = works.some((work) => !isPlain(work));
  const { data, isError } = useQuery({ ...callQuery(useClient(), 'listJournals'), enabled: hasOthers });
  return (work) => {
    if (!platform || isPlain(work)) return platform;
    const journal = data?.revistas.find(({ id }) => id === work.revistaId);
    if (!journal) return data || isError ? platform : undefined;
    const section = journal.secciones.find(({ id }) => id === work.seccionId);
    const held = { ...platform, ...journal.vigentes };
    return section && !section.conRevision ? { ...held, modoFlujo: 'minimalista', sinRevision: true } : held;
  };
}

/** The same of one work. */
export const useSettingsOf = (work: Place): SettingsOfWork | undefined => useSettingsOfWorks([work])(work);

const isPlain = ({ revistaId, seccionId }: Place) => revistaId === principalJournal && seccionId === null;
