import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Report, ReportFile } from './report.tsx';

/** 'Reportes' (spec 001 §2): publications by estado, and how the process went in the last twelve months; other days are on its page. */
export function ReportsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'editorialReport', { query: {} }),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('desk.reports')}
      description={t('desk.reports.intro')}
      closeLabel={t('common.close')}
      size="wide"
      footer={
        <>
          {query.data && <ReportFile of={query.data} />}
          <Button asChild>
            <Link to="/editorial/reportes">{t('desk.reports.page')}</Link>
          </Button>
        </>
      }
    >
      <QueryState
        query={query}
        loading={t('desk.reports.loading')}
        failed={(error) => messageOf(error, t('desk.reports.failed'))}
      >
        {(data) => <Report of={data} level={3} />}
      </QueryState>
    </Dialog>
  );
}
