import { type FormEvent, useEffect } from 'react';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { useAct } from '#web/data/queries.ts';
import { useKeptText } from '#web/features/forms/use-kept-text.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = { review: Pick<Review, 'id'>; waits: boolean; onAnswering: (is: boolean) => void };

/** The author's one reply to a review; begun and not sent, it is there again the next time. */
export function ReplyForm({ review, waits, onAnswering }: Props) {
  const t = useMessages();
  const reply = useKeptText(`respuesta.${review.id}`);
  const { text } = reply;
  const answer = useAct('updateReview', ['reviewsOfPublication']);
  const write = (typed: string) => {
    reply.write(typed);
    onAnswering(typed.trim() !== '');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was written before
  useEffect(() => {
    if (text !== '') onAnswering(true);
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      await answer.mutateAsync({ params: { id: review.id }, body: { comentarioAutor: text.trim() } });
      toast.success(t('author.reply.done'));
      reply.forget();
      onAnswering(false);
    } catch (error) {
      toast.error(failureText(t('author.reply.failed'), error));
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-3">
      <Field label={t('author.reply.label')} hint={waits && t('author.reply.waits')} className="w-full">
        <Textarea
          maxLength={100_000}
          value={text}
          disabled={waits}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="small" disabled={text.trim() === ''} busy={answer.isPending}>
        {t('author.reply.submit')}
      </Button>
    </form>
  );
}
