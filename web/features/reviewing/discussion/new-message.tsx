import { type FormEvent, type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

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
  const { text, write, forget, keeping } = useSavedText(messageDraft(publicacionId, ronda));
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useAct('writeMessage', staleAfterMessage);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const texto = text.trim();
    setMissing(texto === '');
    if (texto === '' || isPending) return;
    mutate(
      { params: { id: publicacionId }, body: { ronda, texto } },
      {
        onSuccess: () => {
          forget(text);
          toast.success(t('discussion.sent'));
        },
        onError: (error) => toast.error(failureText(t('discussion.failedAct'), error)),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field
        label={t('discussion.write')}
        hint={
          <>
            {children} {t('discussion.write.hint')}
          </>
        }
        error={missing && t('discussion.required')}
        required
      >
        <Textarea
          rows={4}
          maxLength={longest.discussionMessage}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      <DraftLine keeping={keeping} />
      <Button type="submit" variant="primary" busy={isPending} className="self-start">
        {t('discussion.send')}
      </Button>
    </form>
  );
}
