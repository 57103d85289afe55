import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { updateUser } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** Accepts an invitation to sign a work and leads to it. The account may have become an author's by it: the session is told. */
export function useAccept(token: string) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { publicacionId } = await client.acceptCoauthorship({ params: { token } });
      updateUser(await client.authProfile());
      return publicacionId;
    },
    onSuccess: async (publicacionId) => {
      await queryClient.invalidateQueries();
      toast.success(t('byline.page.accepted'));
      await navigate(`/publications/${publicacionId}/edit`);
    },
  });
}
