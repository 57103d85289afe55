import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type BidAnswer, type BiddableWork, bidAnswers } from '#contract/entities/bid.ts';
import { longest } from '#contract/limits.ts';
import { sameJson } from '#contract/same-json.ts';
import { useClient } from '#web/data/client-context.ts';
import { problemOf } from '#web/data/problems.ts';
import { type SaveState, troubleOf } from '#web/data/save-state.ts';
import { useAutosave } from '#web/data/use-autosave.ts';
import { useMessages } from '#web/messages/use-messages.ts';

const bidSchema = z.object({ respuesta: z.enum(bidAnswers).nullable(), motivo: z.string(), titulo: z.string() });
const unsentSchema = z.record(z.string(), bidSchema);
type Bid = z.infer<typeof bidSchema>;
/** By work: what was said and the server has not got yet. */
type Unsent = Record<string, Bid>;
type List = CallAnswer<Calls['listBids']>;

/**
 * What a person says of works: shown at once, kept in this browser as everything that is written, sent one by one, and tried again
 * where there is no connection. Nothing is read again meanwhile: no work moves under one's hands.
 */
export function useBidAnswers() {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  const [unsent, show] = useState<Unsent>({});
  const [isSaved, setSaved] = useState(false);
  const isRefused = useRef(false);
  /** What the server has of them. */
  const sent = useRef<Unsent>({});

  /** Puts into the lists at hand what the server has. */
  const settle = (id: string, { respuesta, motivo }: Bid) =>
    queryClient.setQueriesData<List>(
      { queryKey: ['listBids'] },
      (list) => list && withAnswer(list, id, respuesta, motivo),
    );

  const keeping = useAutosave<Unsent>('preferencias-de-revision', unsentSchema, {
    show: (content) => show(content ?? {}),
    send: async (content) => {
      for (const [id, bid] of Object.entries(content ?? {})) {
        if (sameJson(sent.current[id] ?? null, bid) || bid.motivo.length > longest.conflictNote) continue;
        const { titulo, ...body } = bid;
        try {
          await client.saveBid({ params: { id }, body });
          settle(id, bid);
        } catch (error) {
          const problem = problemOf(error);
          if (troubleOf(problem)) throw error;
          // It stands by itself: the others go on.
          isRefused.current = true;
          toast.error(t('bids.closed', { title: titulo, why: problem?.message ?? '' }));
          void queryClient.invalidateQueries({ queryKey: ['listBids'] });
        }
        sent.current[id] = bid;
      }
      return { stamp: null, at: new Date().toISOString() };
    },
    fetch: async () => ({ content: null, stamp: null, at: null }),
  });

  const { state, forget } = keeping;
  useEffect(() => {
    if (state.kind !== 'saved') return;
    // Said again meanwhile: that is still on its way.
    if (!Object.entries(unsent).every(([id, bid]) => sameJson(sent.current[id] ?? null, bid))) return;
    sent.current = {};
    show({});
    forget();
    setSaved(!isRefused.current);
    isRefused.current = false;
  }, [state, unsent, forget]);

  const say = (work: BiddableWork, changes: Partial<Pick<Bid, 'respuesta' | 'motivo'>>, isWriting = false) => {
    const before = unsent[work.id] ?? { respuesta: work.respuesta, motivo: work.motivo, titulo: work.titulo };
    const next = { ...unsent, [work.id]: { ...before, ...changes } };
    show(next);
    keeping.write(next);
    if (!isWriting) keeping.keepMine();
  };

  return {
    /** The work with what was said of it last. */
    withSaid: (work: BiddableWork): BiddableWork => {
      const { titulo: _, ...said } = unsent[work.id] ?? { titulo: '' };
      return { ...work, ...said };
    },
    /** How many more of these are answered than the server has it. */
    more: (works: readonly BiddableWork[]) =>
      works.reduce((sum, { id, respuesta }) => sum + answered(unsent[id]?.respuesta, respuesta), 0),
    /** By the arrows of the keyboard one passes through others: these are sent once one is still. */
    choose: (work: BiddableWork, respuesta: BidAnswer | null, isPassing = false) => say(work, { respuesta }, isPassing),
    /** What a conflict of interest is: sent once its writer is still. */
    explain: (work: BiddableWork, motivo: string) => say(work, { motivo }, true),
    state: (state.kind === 'empty' && isSaved ? { kind: 'saved', at: null } : state) as SaveState<Unsent>,
  };
}

const answered = (now: BidAnswer | null | undefined, before: BidAnswer | null) =>
  now === undefined ? 0 : Number(now !== null) - Number(before !== null);

function withAnswer(list: List, id: string, respuesta: BidAnswer | null, motivo: string): List {
  const work = list.obras.find((each) => each.id === id);
  if (!work) return list;
  return {
    ...list,
    sinResponder: list.sinResponder - answered(respuesta, work.respuesta),
    obras: list.obras.map((each) => (each.id === id ? { ...each, respuesta, motivo } : each)),
  };
}
