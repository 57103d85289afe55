import { useNavigate, useParams } from 'react-router';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

export const title = 'notices.edition.title' satisfies MessageKey;

/** What a new edition is, and its beginning. */
export function Screen() {
  const t = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: work } = useCall('getPublication', { params: { id } });
  const start = useAct('startEdition', ['listPublications', 'myPublications', 'publishedProcess']);
  const begin = () =>
    start.mutate(
      { params: { id } },
      { onSuccess: (edition) => void navigate(`/publications/${edition.id}/edit`, { replace: true }) },
    );
  return (
    <>
      <PageHeader title={t('notices.edition.title')} intro={work?.titulo} />
      <div className="flex max-w-reading flex-col items-start gap-6">
        <p>{t('notices.edition.intro')}</p>
        <p className="text-muted">{t('notices.edition.asked')}</p>
        {start.error && (
          <Notice tone="error" live>
            {failureText(t('notices.edition.failed'), start.error)}
          </Notice>
        )}
        <Button variant="primary" busy={start.isPending} onClick={begin}>
          {t('notices.edition.start')}
        </Button>
      </div>
    </>
  );
}
