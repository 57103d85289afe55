import { Link } from 'react-router';
import type { Assignment } from '#contract/entities/bulk-assignment.ts';
import { failureText } from '#web/data/failure-text.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Proposal } from './proposal.tsx';
import { Running } from './running.tsx';
import { isSolving, useAssignment } from './use-assignment.ts';

type Props = { id: string; onOpen: (id: string) => void };

/** One assignment, by how far it is. */
export function AssignmentView({ id, onOpen }: Props) {
  const t = useMessages();
  const query = useAssignment(id);
  return (
    <QueryState
      query={query}
      loading={t('assignment.loading')}
      failed={(error) => failureText(t('assignment.failed'), error)}
    >
      {(data) => {
        if (isSolving(data)) return <Running assignment={data} />;
        const { propuesta } = data;
        if (propuesta) return <Proposal assignment={{ ...data, propuesta }} onOpen={onOpen} />;
        return <Ended assignment={data} />;
      }}
    </QueryState>
  );
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
