import { type FormEvent, useEffect } from 'react';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = { review: Pick<Review, 'id'>; waits: boolean; onAnswering: (is: boolean) => void };

/** The author's one reply to a review; begun and not sent, it is there again the next time. */
export function ReplyForm({ review, waits, onAnswering }: Props) {
  const t = useMessages();
  const reply = useSavedText(`respuesta.${review.id}`);
  const { text } = reply;
  const answer = useAct('updateReview', ['reviewsOfPublication']);
  const isBegun = text.trim() !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: also for what was written before, when it comes
  useEffect(() => {
    if (isBegun) onAnswering(true);
    return () => {
      if (isBegun) onAnswering(false);
    };
  }, [isBegun]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      await answer.mutateAsync({ params: { id: review.id }, body: { comentarioAutor: text.trim() } });
      toast.success(t('author.reply.done'));
      reply.forget();
    } catch (error) {
      toast.error(failureText(t('author.reply.failed'), error));
    }
  }

  return (
    <form onSubmit={submit} className="mt-3 flex flex-col items-start gap-3">
      <Field label={t('author.reply.label')} hint={waits && t('author.reply.waits')} className="w-full">
        <Textarea
          maxLength={longest.review}
          value={text}
          disabled={waits}
          onChange={(event) => reply.write(event.currentTarget.value)}
        />
      </Field>
      <DraftLine keeping={reply.keeping} />
      <Button type="submit" variant="primary" size="small" disabled={!isBegun} busy={answer.isPending}>
        {t('author.reply.submit')}
      </Button>
    </form>
  );
}
