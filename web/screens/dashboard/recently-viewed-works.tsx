import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { problemOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { WorkCards } from './work-card.tsx';

type Props = {
  /** The last one opened first. */
  ids: readonly string[];
  onOpen: (work: CatalogueEntry) => void;
};

const shown = 3;

/** 'Visto Recientemente': the published works this person opened last, in this browser. */
export function RecentlyViewed({ ids, onOpen }: Props) {
  const t = useMessages();
  return (
    <Section title={t('author.viewed.title')} intro={t('author.viewed.lead')}>
      <Viewed ids={ids.slice(0, shown)} onOpen={onOpen} />
    </Section>
  );
}

function Viewed({ ids, onOpen }: Props) {
  const t = useMessages();
  const client = useClient();
  const queries = useQueries({ queries: ids.map((id) => callQuery(client, 'readWork', { params: { id } })) });
  const works = queries.flatMap(({ data }) => data ?? []);
  // A work that is no longer public is simply gone.
  const failed = queries.filter(({ error }) => error && problemOf(error)?.status !== 404);
  if (failed.length > 0)
    return (
      <ErrorState
        message={t('author.viewed.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        busy={failed.some(({ isFetching }) => isFetching)}
      />
    );
  if (queries.some(({ isPending }) => isPending)) return <CardsSkeleton />;
  if (works.length === 0)
    return (
      <EmptyState
        title={t('author.viewed.empty')}
        action={
          <Button asChild>
            <Link to="/catalogo">{t('common.toCatalogue')}</Link>
          </Button>
        }
      />
    );
  return <WorkCards works={works} onOpen={onOpen} />;
}
