import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Alternate, Candidate } from '#contract/entities/candidate.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { reviewsNeeded } from '#contract/workflow.ts';
import { failureText } from '#web/data/failure-text.ts';
import { isSameOrder, moved } from '#web/data/ordered-list.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useSettingsOf } from '#web/features/publications/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { nameOf } from './candidate-facts.tsx';
import { staleAfterInviting } from './stale.ts';

export type Ranking = ReturnType<typeof useRanking>;
type Ranked = (Candidate | Alternate)[];

/** The ranked list of a work as its editor is changing it; the server's own until something is changed. */
export function useRanking(work: PublicationSummary) {
  const t = useMessages();
  const stored = useCall('getAlternates', { params: { id: work.id } });
  const saving = useAct('saveAlternates', staleAfterInviting);
  const settings = useSettingsOf(work);
  const [draft, setDraft] = useState<{ list?: Ranked; wanted?: number | null }>({});
  /** What was just done, for those who listen to the page. */
  const [said, setSaid] = useState('');
  const kept: Ranked = stored.data?.candidatos ?? [];
  const list = draft.list ?? kept;
  const wanted = draft.wanted === undefined ? (stored.data?.deseados ?? null) : draft.wanted;
  const change = (next: Ranked, words: string) => {
    setDraft((before) => ({ ...before, list: next }));
    setSaid(words);
  };
  const placeOf = (candidate: Candidate) => list.findIndex(({ id }) => id === candidate.id);
  return {
    stored,
    list,
    wanted,
    said,
    busy: stored.data?.ocupadas ?? 0,
    isOpen: work.acciones.includes('CREAR_REVISION'),
    isChanged: !isSameOrder(list, kept) || wanted !== (stored.data?.deseados ?? null),
    isSaving: saving.isPending,
    /** Whether it is known what is there already: before, a list that is begun would take the place of the stored one. */
    isReady: stored.data !== undefined && settings !== undefined,
    has: (candidate: Candidate) => placeOf(candidate) >= 0,
    want: (next: number | null) => setDraft((before) => ({ ...before, wanted: next })),
    add: (candidate: Candidate) => {
      change([...list, candidate], t('candidates.ranked.added', { name: nameOf(candidate), place: list.length + 1 }));
      // A list is begun to be invited from: as many as a decision takes, or as review already, unless the editor says otherwise.
      if (list.length === 0 && wanted === null && settings)
        setDraft((before) => ({ ...before, wanted: Math.max(reviewsNeeded(settings), stored.data?.ocupadas ?? 0) }));
    },
    remove: (candidate: Candidate) =>
      change(
        list.filter(({ id }) => id !== candidate.id),
        t('candidates.ranked.removed', { name: nameOf(candidate) }),
      ),
    move: (candidate: Candidate, by: number) => {
      const next = moved(list, placeOf(candidate), by);
      const place = next.findIndex(({ id }) => id === candidate.id) + 1;
      change(next, t('candidates.ranked.moved', { name: nameOf(candidate), place, total: next.length }));
    },
    save: () =>
      saving.mutate(
        { params: { id: work.id }, body: { deseados: wanted, candidatos: list.map(({ id }) => id) } },
        {
          onSuccess: () => {
            setDraft({});
            toast.success(t('candidates.ranked.saved'));
          },
          onError: (error) => toast.error(failureText(t('candidates.ranked.save.failed'), error)),
        },
      ),
  };
}
