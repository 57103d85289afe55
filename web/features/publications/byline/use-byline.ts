import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkAuthor } from '#contract/entities/byline.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import type { SentAuthor } from './author-fields.ts';

/** What says the byline elsewhere: asked again when it is next shown, so that a text being written is left alone. */
const stale = ['getPublication', 'myPublications', 'listPublications'] as const;

/**
 * The authors of a work and the way to change them. `save` sends the whole list, `shown` is how it looks meanwhile; saves
 * of one work follow one another. It throws what the server refuses, after the list is again as the server has it.
 */
export function useByline(workId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const input = { params: { id: workId } };
  const options = callQuery(client, 'listAuthors', input);
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `authors.${workId}` },
    mutationFn: ({ autores }: { autores: SentAuthor[]; shown?: WorkAuthor[] }) =>
      client.saveAuthors({ ...input, body: { autores } }),
    onMutate: async ({ shown }) => {
      await queryClient.cancelQueries(options);
      if (shown) queryClient.setQueryData(options.queryKey, { autores: shown });
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(options.queryKey, answer);
      for (const call of stale) void queryClient.invalidateQueries({ queryKey: [call], refetchType: 'none' });
    },
    onError: () => queryClient.invalidateQueries(options),
  });
  // What is asked for while a change is on its way may be told without it.
  const list = useQuery({ ...options, refetchOnMount: 'always', enabled: !isPending });
  const save = (autores: SentAuthor[], shown?: WorkAuthor[]) => mutateAsync({ autores, ...(shown && { shown }) });
  return { list, save, isSaving: isPending };
}
