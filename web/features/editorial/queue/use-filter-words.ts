import type { ViewFilters } from '#contract/entities/queue.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What the queue is narrowed down by, and its order, in a line. Who handles the works is named by the field alone: views keep no names. */
export function useFilterWords(filters: ViewFilters): string {
  const t = useMessages();
  const { espera, estado, prioridad, tipo, dias, editor, de, revista, search, orden = 'urgencia' } = filters;
  return [
    espera && t(`queue.waits.${espera}`),
    estado && t(`work.estado.${estado}`),
    prioridad && t('queue.words.prioridad', { prioridad: t(`reviewer.prioridad.${prioridad}`) }),
    tipo && t(`work.tipo.${tipo}`),
    dias && t('queue.days.some', { days: dias }),
    de === 'mias' && t('queue.words.mias'),
    de === 'libres' && t('queue.words.libres'),
    editor && t('queue.words.editor'),
    revista && t('queue.words.revista'),
    search && t('queue.words.search', { words: search }),
    t(`queue.order.${orden}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
