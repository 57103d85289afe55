import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatches } from 'react-router';
import type { FoundWork } from '#contract/entities/search.ts';
import type { User } from '#contract/entities/user.ts';
import { authorsOf, isAuthor } from '#contract/workflow.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { workHome } from '#web/features/publications/work-home.ts';

/**
 * The work whose screen this is, as the screen had it when the palette was opened: what is offered first does not change under
 * anybody's hands.
 */
export function useWorkInView(user: User): { work: FoundWork | undefined; at: string | null } {
  const queryClient = useQueryClient();
  const client = useClient();
  const match = useMatches().at(-1);
  const [inView] = useState(() => {
    const id = match?.params.id;
    if (!id) return { work: undefined, at: null };
    const { queryKey } = callQuery(client, 'getPublication', { params: { id } });
    const work = queryClient.getQueryData(queryKey);
    if (!work) return { work: undefined, at: null };
    const { titulo, tipo, estado, idioma, fechaCreacion, acciones } = work;
    const propia = isAuthor(authorsOf(work), user);
    const shown = { id, titulo, tipo, estado, idioma, fechaCreacion, acciones, propia, revisionId: null };
    return { work: shown, at: actsAt(match.id, shown, user) };
  });
  return inView;
}

/**
 * Where a person does something with the work that the screen of this route shows: there, where it has its acts. Public pages have
 * none of them, nor has the desk of one's own works.
 */
export function actsAt(route: string, work: FoundWork, user: User): string | null {
  if (work.propia || route.startsWith('/publications/')) return `/publications/${work.id}`;
  return route.startsWith('/editorial/') ? `/editorial/${work.id}` : workHome(work, user);
}
