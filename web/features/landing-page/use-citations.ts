import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Citation } from '#contract/calls/references.ts';
import type { NamedWork } from '#contract/public-addresses.ts';
import type { Language } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery, healing } from '#web/data/queries.ts';
import { formatsIn } from '#web/messages/dates.ts';

/** The work's citations in every style, in the words of a language; what was read today was read on the reader's own day. */
export function useCitations(work: NamedWork, idioma: Language): Citation[] {
  const asked = callQuery(useClient(), 'citations', {
    params: { id: work.id },
    query: { idioma, texto: work.traducidaA },
  });
  const { data } = useQuery({ ...asked, ...healing, placeholderData: keepPreviousData });
  const today = useToday(idioma);
  const citations = data?.citas ?? [];
  if (!today) return citations;
  return citations.map((citation) => {
    const partes = citation.partes.map((part) => (part.consulta ? { ...part, texto: today } : part));
    return { ...citation, partes, texto: partes.map(({ texto }) => texto).join('') };
  });
}

const two = (number: number) => String(number).padStart(2, '0');

/** The reader's own day, in words; the page may have been made yesterday, or where it is tomorrow already. */
function useToday(language: Language): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => {
      const now = new Date();
      return formatsIn(language).day(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
    },
    () => undefined,
  );
}
