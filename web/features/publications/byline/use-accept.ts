import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import type { Client } from '#contract/client.ts';
import { useClient } from '#web/data/client-context.ts';
import { updateUser } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/**
 * Accepts to sign a work, as `accept` asks for it, and leads to the work. The account may have become an author's by it: the
 * session is told.
 */
export function useAccept(
  accept: (client: Client) => Promise<{ publicacionId: string }>,
  placeOf: (id: string) => string,
) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { publicacionId } = await accept(client);
      updateUser(await client.authProfile());
      return publicacionId;
    },
    onSuccess: async (publicacionId) => {
      await queryClient.invalidateQueries();
      toast.success(t('byline.page.accepted'));
      await navigate(placeOf(publicacionId));
    },
  });
}
