import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { type Action, nameOf } from '#contract/actions.ts';
import type { CallName } from '#contract/calls.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { transitions } from '#contract/workflow.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { targetOf } from '#web/features/editorial/decisions/targets.ts';
import { useMessages } from '#web/messages/use-messages.ts';

const lists: readonly CallName[] = [
  'myPublications',
  'listPublications',
  'deletedPublications',
  'listNotifications',
  'activity',
];
const oneWork: readonly CallName[] = ['getPublication', 'reviewsOfPublication', 'readWork', 'searchCatalogue'];

/** What goes with an act: the reason, and what who sends a work was shown of the publication of its reviews. */
interface Said {
  motivo?: string | undefined;
  revisionPublica?: boolean;
  /** The drafts that are sent with a book. */
  capitulos?: readonly string[];
}
/**
 * What became of an act; `asked otherwise`: what was shown of the publication of its reviews is no longer so, `other chapters`: nor what was
 * shown of the drafts that would go with it.
 */
type Done = 'done' | 'refused' | 'asked otherwise' | 'other chapters';
const ofChapters: readonly string[] = ['capitulos_cambiados', 'capitulos_incompletos'];

/**
 * Does what the workflow offers on a work: sends it, deletes it, or takes it to the action's estado; says how it went
 * in a toast and asks again what changed, also after a refusal, since somebody may have been faster.
 */
export function useWorkAct(work: Pick<PublicationSummary, 'id'>) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Action | null>(null);
  const params = { id: work.id };
  const refresh = (calls: readonly CallName[]) =>
    Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call] })));

  async function make(action: Action, { motivo, revisionPublica = false, capitulos = [] }: Said): Promise<string> {
    if (action === 'ELIMINAR') {
      await client.deletePublication({ params, query: motivo ? { motivo } : {} });
      return t('author.delete.done');
    }
    if (action === 'ENVIAR_A_REVISION' && capitulos.length > 0) {
      await client.sendWithChapters({ params, body: { capitulos: [...capitulos], revisionPublica } });
      return t('author.chapters.sent', { count: capitulos.length });
    }
    if (action === 'ENVIAR_A_REVISION') {
      await client.submitReview({ params, query: { revisionPublica: revisionPublica ? 'true' : 'false' } });
      return t('author.submit.done');
    }
    const acto = nameOf(action);
    const body = { estado: targetOf(action), motivo, ...(acto && { acto }) };
    const { estado } = await client.changeEstado({ params, body });
    return t('author.estado.done', { estado: t(`work.estado.${estado}`) });
  }

  function sayWhyNot(action: Action, error: unknown): string {
    if (action === 'ELIMINAR') return failureText(t('author.delete.failed'), error);
    if (action === 'ENVIAR_A_REVISION') return messageOf(error, t('author.submit.failed'));
    const why = messageOf(error, '');
    return why ? t('author.estado.refused', { why }) : t('author.update.failed');
  }

  async function act(action: Action, said: Said = {}): Promise<Done> {
    setRunning(action);
    try {
      toast.success(await make(action, said));
      // A deleted work is not asked again: it answers no more.
      await refresh(action === 'ELIMINAR' ? lists : [...lists, ...oneWork]);
      return 'done';
    } catch (error) {
      toast.error(sayWhyNot(action, error));
      await refresh([...lists, ...oneWork]);
      const code = problemOf(error)?.code ?? '';
      if (ofChapters.includes(code)) return 'other chapters';
      return code === 'publicacion_de_revisiones' ? 'asked otherwise' : 'refused';
    } finally {
      setRunning(null);
    }
  }
  return { act, running };
}

/** Whether the workflow asks for a reason before it lets the action through. */
export const asksReason = (action: Action): boolean =>
  transitions.some((row) => row.action === action && row.when.includes('reason'));
