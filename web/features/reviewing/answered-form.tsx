import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { useAnswerWords } from './use-answer-words.ts';

/** What a review answers to the platform's form, as far as its reader was given it; nothing where nothing is. */
export function AnsweredForm({ review }: { review: Pick<Review, 'formulario' | 'respuestas'> }) {
  const t = useMessages();
  const { labelOf, wordsOf } = useAnswerWords();
  const items = review.formulario.flatMap((field) => {
    const answer = review.respuestas[field.id];
    if (answer === undefined) return [];
    const words = field.tipo === 'PUNTUACION' ? t('reviewing.form.score', { score: wordsOf(answer) }) : wordsOf(answer);
    return [{ term: labelOf(field), description: <span className="whitespace-pre-line">{words}</span> }];
  });
  if (items.length === 0) return null;
  return (
    <div className="mt-4 max-w-reading">
      <DescriptionList items={items} />
    </div>
  );
}
