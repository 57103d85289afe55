import type { ReactNode } from 'react';
import { longest } from '#contract/limits.ts';
import { useAct } from '#web/data/queries.ts';
import { NewTextForm } from '#web/features/forms/new-text-form.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** What changes with a message: the discussion, and how many messages the desk counts. */
export const staleAfterMessage = ['readDiscussion', 'editorialDesk'] as const;

/** Under which name a message that is being written is kept. */
export const messageDraft = (publicacionId: string, ronda: number) => `discusion.${publicacionId}.${ronda}`;

type Props = {
  publicacionId: string;
  ronda: number;
  /** As whom the others read who writes. */
  children: ReactNode;
};

/** What is being written is kept until it is sent. */
export function NewMessage({ publicacionId, ronda, children }: Props) {
  const t = useMessages();
  const { mutateAsync } = useAct('writeMessage', staleAfterMessage);
  return (
    <NewTextForm
      what={messageDraft(publicacionId, ronda)}
      maxLength={longest.discussionMessage}
      label={t('discussion.write')}
      hint={
        <>
          {children} {t('discussion.write.hint')}
        </>
      }
      words={{
        required: t('discussion.required'),
        send: t('discussion.send'),
        sent: t('discussion.sent'),
        failed: t('discussion.failedAct'),
      }}
      onSend={(texto) => mutateAsync({ params: { id: publicacionId }, body: { ronda, texto } })}
    />
  );
}
