import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
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
  const query = useCall('listPublications', {
    query: { estado: 'PUBLICADO', limit: 3 },
  });
  return (
    <QueryState
      query={query}
      loading={<CardsSkeleton />}
      failed={t('author.reader.featured.failed')}
      isEmpty={(data) => data.publications.length === 0}
      empty={t('author.reader.featured.empty')}
    >
      {(data) => <WorkCards works={data.publications} onOpen={onOpen} />}
    </QueryState>
  );
}
