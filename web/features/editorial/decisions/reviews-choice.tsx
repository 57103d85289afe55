import type { UseFormReturn } from 'react-hook-form';
import type { Review } from '#contract/entities/review.ts';
import { RecordedBadge } from '#web/features/reviewing/recorded-words.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { WrittenDecision } from './decision-values.ts';

type Props = { form: UseFormReturn<WrittenDecision>; reviews: readonly Review[] };

/** Which reviews the authors will read. */
export function ReviewsChoice({ form, reviews }: Props) {
  const t = useMessages();
  const chosen = form.watch('revisiones');
  const choose = (id: string, goes: boolean) =>
    form.setValue('revisiones', goes ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{t('decisions.reviews')}</legend>
      <p className="text-sm text-muted">{t('decisions.reviews.hint')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-3">
            <Checkbox
              // What it recommends: 'devuelta' says nothing to who has not read the list of estados.
              label={t('decisions.reviews.one', { name: review.revisorNombre, estado: review.estado })}
              hint={
                <>
                  <RecordedBadge review={review} />
                  <span className="line-clamp-2 break-words">{review.comentarios}</span>
                </>
              }
              checked={chosen.includes(review.id)}
              onChange={(event) => choose(review.id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
