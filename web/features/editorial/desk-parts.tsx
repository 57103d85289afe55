import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ReviewsOfWork } from './reviews-of-work.tsx';
import { VersionsOfWork } from './versions-of-work.tsx';

/** The versions of a work, each to be read, and the way to two of them compared. */
export function DeskVersions({ work }: { work: Publication }) {
  const t = useMessages();
  const query = useCall('listVersions', { params: { id: work.id } });
  return (
    <Part query={query}>
      {({ versions }) => (
        <>
          <VersionsOfWork work={work} versions={versions} />
          {versions.length > 1 && (
            <Button asChild className="mt-6">
              <Link to={`/publications/${work.id}/versiones`}>{t('desk.work.compare')}</Link>
            </Button>
          )}
        </>
      )}
    </Part>
  );
}

/** The reviews of all rounds. */
export function DeskReviews({ work }: { work: Publication }) {
  const query = useCall('reviewsOfPublication', { params: { id: work.id }, query: { limit: 100 } });
  return <Part query={query}>{({ reviews }) => <ReviewsOfWork work={work} reviews={reviews} />}</Part>;
}

/** A part of the desk, once it is there. */
function Part<T>(part: Pick<ComponentProps<typeof QueryState<T>>, 'query' | 'children'>) {
  const t = useMessages();
  return (
    <QueryState
      loading={t('editor.sheet.loading')}
      failed={(error) => messageOf(error, t('editor.sheet.failed'))}
      {...part}
    />
  );
}
