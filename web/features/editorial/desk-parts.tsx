import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { ReviewsOfWork } from './reviews-of-work.tsx';
import { VersionsOfWork } from './versions-of-work.tsx';

/** The versions of a work, each to be read, and the way to two of them compared. */
export function DeskVersions({ work }: { work: Publication }) {
  const t = useMessages();
  const query = useCall('listVersions', { params: { id: work.id } });
  if (!query.data) return <NotYet {...query} />;
  const { versions } = query.data;
  return (
    <>
      <VersionsOfWork work={work} versions={versions} />
      {versions.length > 1 && (
        <Button asChild className="mt-6">
          <Link to={`/publications/${work.id}/versiones`}>{t('desk.work.compare')}</Link>
        </Button>
      )}
    </>
  );
}

/** The reviews of all rounds. */
export function DeskReviews({ work }: { work: Publication }) {
  const query = useCall('reviewsOfPublication', { params: { id: work.id }, query: { limit: 100 } });
  return query.data ? <ReviewsOfWork work={work} reviews={query.data.reviews} /> : <NotYet {...query} />;
}

type Asked = { error: Error | null; refetch: () => unknown; isFetching: boolean };

function NotYet({ error, refetch, isFetching }: Asked) {
  const t = useMessages();
  if (!error) return <Spinner label={t('editor.sheet.loading')} />;
  return (
    <ErrorState
      message={messageOf(error, t('editor.sheet.failed'))}
      retryLabel={t('common.retry')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
