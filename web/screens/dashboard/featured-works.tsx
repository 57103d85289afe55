import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { WorkCards } from './work-card.tsx';

/** Three published works (spec 000 §9). */
export function FeaturedWorks({ onOpen }: { onOpen: (work: CatalogueEntry) => void }) {
  const t = useMessages();
  return (
    <Section title={t('author.reader.featured')}>
      <Featured onOpen={onOpen} />
    </Section>
  );
}

function Featured({ onOpen }: { onOpen: (work: CatalogueEntry) => void }) {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useCall('listPublications', {
    query: { estado: 'PUBLICADO', limit: 3 },
  });
  if (error && !data)
    return (
      <ErrorState
        message={t('author.reader.featured.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <CardsSkeleton />;
  if (data.publications.length === 0) return <EmptyState title={t('author.reader.featured.empty')} />;
  return <WorkCards works={data.publications} onOpen={onOpen} />;
}
