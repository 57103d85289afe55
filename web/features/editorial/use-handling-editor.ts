import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { Staff } from '#contract/entities/editorial.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { deskCalls } from './stale.ts';

/** Gives a work to a handling editor or to nobody, and says how it went; somebody may have been faster. */
export function useHandlingEditor(id: string, before: Staff | null) {
  const t = useMessages();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useAct('setHandlingEditor', deskCalls);
  const give = (editorId: string | null) =>
    mutate(
      { params: { id }, body: { editorId, anterior: before?.id ?? null } },
      {
        onSuccess: ({ editor }) =>
          toast.success(
            !editor
              ? t('desk.editor.released')
              : editor.id === user?.id
                ? t('desk.editor.taken')
                : t('desk.editor.given', { name: editor.nombre }),
          ),
        onError: (error) => {
          toast.error(failureText(t('desk.editor.failed'), error));
          for (const call of deskCalls) void queryClient.invalidateQueries({ queryKey: [call] });
        },
      },
    );
  return { give, isPending };
}
