import { X } from 'lucide-react';
import type { Passage } from '#contract/entities/annotation.ts';
import type { Place } from '#web/features/manuscript/passages.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { passageHash } from './passage-link.ts';
import { quotation } from './quotation.ts';

type Props = {
  highlights: readonly Passage[];
  /** Where each stands in the text. */
  places: readonly (Place | null)[];
  /** Of the text. */
  language: string;
  onRemove: (highlight: Passage) => void;
};

/** What the reader highlighted, as it comes in the text; what the text has no more comes last. Nothing where there is nothing. */
export function HighlightList({ highlights, places, language, onRemove }: Props) {
  const t = useMessages();
  if (highlights.length === 0) return null;
  const end = Number.POSITIVE_INFINITY;
  const inOrder = highlights
    .map((passage, index) => ({ passage, place: places[index] }))
    .sort((one, other) => (one.place?.start ?? end) - (other.place?.start ?? end) || 0);
  return (
    <section aria-label={t('work.passage.list')} data-print="hide" className="mt-10 border-t border-line pt-4 text-sm">
      <h2 className="label-caps">{t('work.passage.list')}</h2>
      <p className="text-muted">{t('work.passage.list.hint')}</p>
      <ul className="mt-2 divide-y divide-line">
        {inOrder.map(({ passage, place }) => (
          <li key={`${passage.posicion} ${passage.exacto}`} className="flex items-start gap-2 py-2">
            <div className="min-w-0 grow">
              {place === null ? (
                <>
                  <p lang={language} className="line-clamp-3 wrap-anywhere">
                    {quotation(passage.exacto, language)}
                  </p>
                  <p className="text-muted">{t('work.passage.changed')}</p>
                </>
              ) : (
                <a href={passageHash(passage)} lang={language} className="link line-clamp-3 min-h-6 wrap-anywhere">
                  {quotation(passage.exacto, language)}
                </a>
              )}
            </div>
            <Button size="small" variant="quiet" icon={<X aria-hidden />} onClick={() => onRemove(passage)}>
              {t('work.passage.remove')}
              <span className="sr-only">{quotation(passage.exacto.slice(0, 60), language)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
