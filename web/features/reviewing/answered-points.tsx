import { useId } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** What the authors answered to a review with their next version, point by point; nothing before they sent it. */
export function AnsweredPoints({ review: { respuesta } }: { review: Pick<Review, 'respuesta'> }) {
  const t = useMessages();
  const { day } = useFormats();
  const id = useId();
  if (!respuesta?.enviada) return null;
  return (
    <div className="mt-4 max-w-reading">
      <p id={id} className="text-sm font-semibold">
        {t('answers.sent.title')}{' '}
        <span className="font-normal text-muted">
          · <time dateTime={respuesta.enviada}>{day(respuesta.enviada)}</time>
        </span>
      </p>
      <dl aria-labelledby={id} className="mt-2 divide-y divide-line border-y border-line">
        {respuesta.puntos.map(({ punto, respuesta: answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent changes no more
          <div key={index} className="flex flex-col gap-2 py-3">
            <dt className="whitespace-pre-line text-muted">
              <VisuallyHidden>{t('answers.point', { number: index + 1 })}: </VisuallyHidden>
              {punto}
            </dt>
            <dd className="border-s-2 border-accent-line ps-4 whitespace-pre-line">
              {answer || <span className="text-muted">{t('answers.sent.none')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
