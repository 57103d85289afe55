import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatches } from 'react-router';
import type { FoundWork } from '#contract/entities/search.ts';
import type { User } from '#contract/entities/user.ts';
import { authorsOf, isAuthor } from '#contract/workflow.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';

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
    const at = match.id.startsWith('/editorial/') ? `/editorial/${id}` : `/publications/${id}`;
    return { work: { id, titulo, tipo, estado, idioma, fechaCreacion, acciones, propia, revisionId: null }, at };
  });
  return inView;
}
