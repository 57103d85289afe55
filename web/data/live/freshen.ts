/** What an event makes old: the calls whose answers are asked again, where a screen shows them. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { CallName } from '#contract/calls.ts';
import type { LiveEvent, LiveScope } from '#contract/entities/live-event.ts';

const works: readonly CallName[] = [
  'myPublications',
  'listPublications',
  'getPublication',
  'listVersions',
  'deletedPublications',
  'myStatistics',
  'listAuthors',
  'listFiles',
  'publicationHistory',
  'listDecisions',
  'editorialQueue',
  'editorialCalendar',
  'editorialReport',
  'editorialDesk',
  'listNotes',
];
const reviews: readonly CallName[] = [
  'myReviews',
  'listReviews',
  'reviewsOfPublication',
  'myConsents',
  'hiddenIdentities',
  'listCandidates',
  'getAlternates',
];
const record: readonly CallName[] = ['activity'];

/** By what is told. What a person is writing (texts, drafts, answers, settings) is never asked again under their hands. */
const stale: Record<LiveScope, readonly CallName[]> = {
  listo: [],
  publicacion: [...works, ...reviews, ...record],
  revision: [...works, ...reviews, ...record],
  edicion: [...works, ...record],
  cuenta: ['authProfile', 'profile', 'listUsers', ...record],
  plataforma: record,
  notificaciones: [],
  todo: [...works, ...reviews, ...record, 'authProfile', 'listUsers'],
  prueba: [],
};

/** The work that a query is about, where it is about one. */
function workOf({ queryKey }: Pick<Query, 'queryKey'>): string | undefined {
  const input = queryKey[1];
  if (typeof input !== 'object' || input === null || !('params' in input)) return undefined;
  const { params } = input;
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : undefined;
}

/** Whether an event makes a query's answer old. */
export function isStale({ queryKey }: Pick<Query, 'queryKey'>, event: LiveEvent): boolean {
  const call = queryKey[0];
  if (call === 'listNotifications')
    return ['listo', 'todo', 'notificaciones'].includes(event.ambito) || event.notificaciones !== undefined;
  if (!stale[event.ambito].some((name) => name === call)) return false;
  const work = workOf({ queryKey });
  return work === undefined || event.publicacionId === undefined || work === event.publicacionId;
}

/** Events that come in a row ask once; a little apart for each, so that thousands do not ask in the same moment. */
const gatherMs = 250;

/** Gives what takes events in. */
export function freshener(queryClient: QueryClient, signal: AbortSignal): (event: LiveEvent) => void {
  let waiting: LiveEvent[] = [];
  let timer: number | undefined;
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  const freshen = () => {
    const events = waiting;
    waiting = [];
    timer = undefined;
    void queryClient.invalidateQueries({ predicate: (query) => events.some((event) => isStale(query, event)) });
  };
  return (event) => {
    waiting.push(event);
    timer ??= window.setTimeout(freshen, gatherMs * (0.5 + Math.random() / 2));
  };
}
