import { Link } from 'react-router';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { WorkCards } from './work-card.tsx';

type Props = { onOpen: (work: CatalogueEntry) => void };

/** 'Visto Recientemente': the published works this person read last (spec 001 §7). */
export function RecentlyViewed({ onOpen }: Props) {
  const t = useMessages();
  return (
    <Section title={t('author.viewed.title')} intro={t('author.viewed.lead')}>
      <Viewed onOpen={onOpen} />
    </Section>
  );
}

function Viewed({ onOpen }: Props) {
  const t = useMessages();
  const query = useCall('listPublications', { query: { sort: 'recent', limit: 3 } });
  return (
    <QueryState
      query={query}
      loading={<CardsSkeleton />}
      failed={t('author.viewed.failed')}
      isEmpty={(data) => data.publications.length === 0}
      empty={
        <EmptyState
          title={t('author.viewed.empty')}
          action={
            <Button asChild>
              <Link to="/catalogo">{t('common.toCatalogue')}</Link>
            </Button>
          }
        />
      }
    >
      {(data) => <WorkCards works={data.publications} onOpen={onOpen} />}
    </QueryState>
  );
}
