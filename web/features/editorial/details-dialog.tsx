import { Link } from 'react-router';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { WholeWork } from '#web/features/reviewing/whole-work.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionsList } from './decisions/decisions-list.tsx';
import { ReviewsOfWork } from './reviews-of-work.tsx';
import { VersionsOfWork } from './versions-of-work.tsx';

type Props = { id: string; onAssign: (work: PublicationSummary) => void; onClose: () => void };

/** 'Ver Detalles' (spec 001 §2): the whole work, its reviews and its versions, and what can be decided. */
export function DetailsDialog({ id, onAssign, onClose }: Props) {
  const t = useMessages();
  const params = { id };
  const work = useCall('getPublication', { params });
  const reviews = useCall('reviewsOfPublication', { params, query: { limit: 100 } });
  const versions = useCall('listVersions', { params });
  const parts = [work, reviews, versions];
  const failed = parts.find(({ error }) => error);
  const ready = work.data && reviews.data && versions.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={work.data?.titulo ?? t('editor.details')}
      description={work.data && `${t(`work.tipo.${work.data.tipo}`)} · ${work.data.autor}`}
      closeLabel={t('common.close')}
      size="wide"
    >
      {!ready && failed ? (
        <ErrorState
          message={messageOf(failed.error, t('editor.sheet.failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => Promise.all(parts.map((part) => part.refetch()))}
          busy={parts.some(({ isFetching }) => isFetching)}
        />
      ) : !ready ? (
        <Spinner label={t('editor.sheet.loading')} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
            {work.data.acciones.includes('CREAR_REVISION') && (
              <Button size="small" onClick={() => onAssign(work.data)}>
                {t('editor.assign')}
              </Button>
            )}
            <DecisionButtons work={work.data} />
            <Button asChild size="small">
              <Link to={`/editorial/${id}`}>{t('desk.open')}</Link>
            </Button>
          </div>
          <Tabs
            label={t('editor.sheet.tabs')}
            tabs={[
              {
                value: 'work',
                label: t('editor.sheet.work'),
                content: (
                  <div className="flex flex-col gap-8">
                    <WholeWork work={work.data} headed />
                  </div>
                ),
              },
              {
                value: 'reviews',
                label: t('editor.sheet.reviews'),
                count: reviews.data.total,
                content: <ReviewsOfWork work={work.data} reviews={reviews.data.reviews} />,
              },
              {
                value: 'decisions',
                label: t('decisions.title'),
                content: <DecisionsList id={id} />,
              },
              {
                value: 'versions',
                label: t('editor.sheet.versions'),
                count: versions.data.versions.length,
                content: <VersionsOfWork work={work.data} versions={versions.data.versions} />,
              },
            ]}
          />
        </>
      )}
    </Dialog>
  );
}
