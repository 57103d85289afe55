import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatches } from 'react-router';
import type { FoundWork } from '#contract/entities/search.ts';
import type { User } from '#contract/entities/user.ts';
import { authorsOf, isAuthor } from '#contract/workflow.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { workHome } from '#web/features/publications/work-home.ts';

export interface WorkInView {
  work: FoundWork | undefined;
  /** Where this person does something with it. */
  at: string | null;
  /** It came after the palette was opened over its screen: nothing that was there already is to move for it. */
  cameLate: boolean;
  /** Its screen is asking for it. */
  isAwaited: boolean;
}

/**
 * The work whose screen this is, as the screen had it first while the palette is open: what is offered does not change under
 * anybody's hands. The palette asks for nothing itself: a screen that is still on its way brings its work.
 */
export function useWorkInView(user: User): WorkInView {
  const match = useMatches().at(-1);
  const id = match?.params.id ?? '';
  const question = callQuery(useClient(), 'getPublication', { params: { id } });
  const { data, isLoading } = useQuery({ ...question, enabled: false });
  const [work, setWork] = useState(data);
  const [cameLate] = useState(work === undefined);
  if (!work && data) setWork(data);
  if (!work || work.id !== id) return { work: undefined, at: null, cameLate, isAwaited: isLoading };
  const { titulo, tipo, estado, idioma, fechaCreacion, acciones } = work;
  const propia = isAuthor(authorsOf(work), user);
  const shown = { id, titulo, tipo, estado, idioma, fechaCreacion, acciones, propia, revisionId: null };
  return { work: shown, at: actsAt(match?.id ?? '', shown, user), cameLate, isAwaited: false };
}

/**
 * Where a person does something with the work that the screen of this route shows: there, where it has its acts. Public pages have
 * none of them, nor has the desk of one's own works.
 */
export function actsAt(route: string, work: FoundWork, user: User): string | null {
  if (work.propia || route.startsWith('/publications/')) return `/publications/${work.id}`;
  return route.startsWith('/editorial/') ? `/editorial/${work.id}` : workHome(work, user);
}
