import type { ViewAs } from '#contract/entities/anonymise.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { actLooks, knownActs } from '#web/features/editorial/acts/act-looks.tsx';
import { DecisionsSection } from '#web/features/editorial/decisions/decisions-section.tsx';
import { HistoryList } from '#web/features/editorial/history-list.tsx';
import { PublicationSheet } from '#web/features/publications/publication-sheet.tsx';
import { AnnotationList } from '#web/features/reviewing/annotations/annotation-list.tsx';
import { Eyes } from '#web/features/reviewing/masking/eyes.tsx';
import { RecordedBadge, ReviewersWords } from '#web/features/reviewing/recorded-words.tsx';
import { ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Section } from '#web/ui/Section.tsx';

/** All that somebody sees of a work, drawn by the screens' own parts. */
export function ViewedWork({ view }: { view: ViewAs }) {
  const t = useMessages();
  if (!view.publicacion)
    return <EmptyState title={t('anonymise.as.nothing')}>{t('anonymise.as.nothing.text')}</EmptyState>;
  return (
    <Eyes view={view}>
      <Seen view={view} work={view.publicacion} />
    </Eyes>
  );
}

function Seen({ view, work }: { view: ViewAs; work: Publication }) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-12">
      <DescriptionList items={useFacts(work, view)} />
      <PublicationSheet work={work} />
      <Section title={t('anonymise.as.reviews')} className="max-w-reading">
        <Reviews revisiones={view.revisiones} />
      </Section>
      <DecisionsSection id={work.id} />
      {view.historia.length > 0 && (
        <Section title={t('anonymise.as.history')}>
          <HistoryList id={work.id} />
        </Section>
      )}
    </div>
  );
}

function useFacts({ autor, acciones }: Publication, { versiones }: ViewAs) {
  const t = useMessages();
  const acts = knownActs.filter((act) => acciones.includes(act)).map((act) => t(actLooks[act].label));
  const numbers = versiones.map(({ numero }) => numero).sort((one, other) => one - other);
  const facts = [
    { term: t('anonymise.as.byline'), description: autor },
    { term: t('anonymise.as.acts'), description: acts.join(', ') || t('anonymise.as.acts.none') },
    { term: t('anonymise.as.versions'), description: numbers.join(', ') },
  ];
  return facts.filter(({ description }) => description !== '');
}

function Reviews({ revisiones }: Pick<ViewAs, 'revisiones'>) {
  const t = useMessages();
  if (revisiones.length === 0) return <p className="text-muted">{t('anonymise.as.reviews.none')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {revisiones.map((review) => (
        <li key={review.id} className="py-4">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            {review.revisorNombre} <ReviewEstadoBadge review={review} />
            <RecordedBadge review={review} />
          </p>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{review.comentarios}</p>
          <ReviewersWords review={review} />
          <AnnotationList review={review} />
        </li>
      ))}
    </ul>
  );
}
