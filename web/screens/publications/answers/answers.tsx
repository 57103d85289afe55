import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GitCompareArrows, PencilLine } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { type Progress, pointsToAnswer, progressOf, toAnswer, together } from '#web/features/publications/answering.ts';
import { WorkFailure } from '#web/features/publications/work-failure.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { ReviewAnswer } from './review-answer.tsx';

export const title = 'answers.title' satisfies MessageKey;

/** Where authors answer the reviews of the last round, point by point, while they prepare the next version. */
export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const client = useClient();
  // A co-author may have answered since this was last read.
  const fresh = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;
  const work = useQuery({ ...callQuery(client, 'getPublication', { params: { id } }), ...fresh });
  const list = useQuery({
    ...callQuery(client, 'reviewsOfPublication', { params: { id }, query: { limit: 100 } }),
    ...fresh,
  });
  const error = work.error ?? list.error;
  return (
    <>
      <PageHeader
        title={t('answers.title')}
        intro={work.data?.titulo}
        actions={work.data && <Ways work={work.data} />}
      />
      {work.data && list.data && list.isFetchedAfterMount ? (
        <Answers key={id} id={id} reviews={toAnswer(list.data.reviews)} />
      ) : error ? (
        <WorkFailure
          what={t('author.reviews.failed')}
          error={error}
          onRetry={() => void Promise.all([work.refetch(), list.refetch()])}
          busy={work.isFetching || list.isFetching}
        />
      ) : (
        <Spinner label={t('author.reviews.loading')} />
      )}
    </>
  );
}

/** To the text that answers in its own way, and to what has changed in it. */
function Ways({ work: { id, acciones } }: { work: Publication }) {
  const t = useMessages();
  return (
    <>
      {acciones.includes('EDITAR') && (
        <Button asChild size="small" icon={<PencilLine aria-hidden />}>
          <Link to={`/publications/${id}/edit`}>{t('answers.toEditor')}</Link>
        </Button>
      )}
      <Button asChild size="small" icon={<GitCompareArrows aria-hidden />}>
        <Link to={`/publications/${id}/versiones`}>{t('versions.title')}</Link>
      </Button>
    </>
  );
}

function Answers({ id, reviews }: { id: string; reviews: readonly Review[] }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({});
  const onProgress = useCallback(
    (reviewId: string, part: Progress) => setProgress((all) => ({ ...all, [reviewId]: part })),
    [],
  );
  useEffect(
    () => () => {
      // What other screens remember of the answers is old now.
      void queryClient.invalidateQueries({ queryKey: ['reviewsOfPublication'], refetchType: 'none' });
    },
    [queryClient],
  );
  if (reviews.length === 0)
    return (
      <EmptyState
        title={t('answers.nothing')}
        action={
          <Button asChild>
            <Link to={`/publications/${id}`}>{t('answers.toWork')}</Link>
          </Button>
        }
      >
        {t('answers.nothing.text')}
      </EmptyState>
    );
  const all = together(reviews.map((review) => progress[review.id] ?? progressOf(pointsToAnswer(review))));
  return (
    <div className="flex flex-col gap-12">
      <div className="max-w-reading">
        <p>{t('answers.intro')}</p>
        <p role="status" className="mt-2 font-semibold">
          {t('answers.progress', { ...all })}
        </p>
      </div>
      {reviews.map((review) => (
        <ReviewAnswer key={review.id} review={review} onProgress={onProgress} />
      ))}
    </div>
  );
}
