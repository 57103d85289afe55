import { Link } from 'react-router';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import { typeKey } from '#web/features/publications/type-key.ts';
import { WorkInDialog } from '#web/features/reviewing/work-in-dialog.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
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
  const query = together(
    [work, reviews, versions],
    work.data &&
      reviews.data &&
      versions.data && { work: work.data, reviews: reviews.data, versions: versions.data.versions },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={work.data?.titulo ?? t('editor.details')}
      description={work.data && `${t(typeKey(work.data))} · ${work.data.autor}`}
      closeLabel={t('common.close')}
      size="wide"
    >
      <QueryState
        query={query}
        loading={t('editor.sheet.loading')}
        failed={(error) => messageOf(error, t('editor.sheet.failed'))}
      >
        {(data) => (
          <>
            <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
              {data.work.acciones.includes('CREAR_REVISION') && (
                <Button size="small" aria-haspopup="dialog" onClick={() => onAssign(data.work)}>
                  {t('editor.assign')}
                </Button>
              )}
              <DecisionButtons work={data.work} />
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
                      <WorkInDialog work={data.work} headed />
                    </div>
                  ),
                },
                {
                  value: 'reviews',
                  label: t('editor.sheet.reviews'),
                  count: data.reviews.total,
                  content: <ReviewsOfWork work={data.work} reviews={data.reviews.reviews} />,
                },
                {
                  value: 'decisions',
                  label: t('decisions.title'),
                  content: <DecisionsList id={id} />,
                },
                {
                  value: 'versions',
                  label: t('editor.sheet.versions'),
                  count: data.versions.length,
                  content: <VersionsOfWork work={data.work} versions={data.versions} />,
                },
              ]}
            />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
