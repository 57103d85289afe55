import { Link } from 'react-router';
import type { Assignment } from '#contract/entities/bulk-assignment.ts';
import { failureText } from '#web/features/publications/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Proposal } from './proposal.tsx';
import { Running } from './running.tsx';
import { isSolving, useAssignment } from './use-assignment.ts';

type Props = { id: string; onOpen: (id: string) => void };

/** One assignment, by how far it is. */
export function AssignmentView({ id, onOpen }: Props) {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useAssignment(id);
  if (!data && error)
    return (
      <ErrorState
        message={failureText(t('assignment.failed'), error)}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Spinner label={t('assignment.loading')} />;
  if (isSolving(data)) return <Running assignment={data} />;
  const { propuesta } = data;
  if (propuesta) return <Proposal assignment={{ ...data, propuesta }} onOpen={onOpen} />;
  return <Ended assignment={data} />;
}

function Ended({ assignment: { estado, error } }: { assignment: Assignment }) {
  const t = useMessages();
  const again = (
    <Button asChild size="small">
      <Link to="/editorial/asignacion">{t('assignment.again')}</Link>
    </Button>
  );
  return estado === 'FALLIDO' ? (
    <Notice tone="error" live title={t('assignment.broken')} action={again}>
      {error}
    </Notice>
  ) : (
    <Notice live title={t('assignment.cancelled')} action={again}>
      {t('assignment.cancelled.text')}
    </Notice>
  );
}
