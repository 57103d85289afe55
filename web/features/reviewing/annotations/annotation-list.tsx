import type { Review } from '#contract/entities/review.ts';
import { quoted } from '#contract/points.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What a review says in the margin, under its words; nothing where it says nothing there. */
export function AnnotationList({ review: { anotaciones } }: { review: Pick<Review, 'anotaciones'> }) {
  const t = useMessages();
  if (anotaciones.length === 0) return null;
  return (
    <div className="mt-4 max-w-reading">
      <p className="text-sm font-semibold">{t('reviewing.margin.title')}</p>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {anotaciones.map(({ exacto, posicion, texto }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same of one passage
          <li key={`${posicion}-${at}`} className="flex flex-col gap-1 py-3">
            <blockquote className="line-clamp-3 border-s-2 border-accent-line ps-3 font-serif text-sm text-muted">
              {quoted(exacto)}
            </blockquote>
            <p className="whitespace-pre-line wrap-anywhere">{texto}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
