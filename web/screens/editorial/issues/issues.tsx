/** /editorial/numeros: the numbers of the journals that an editor prepares them for, those that are out among them; where one is begun. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { IssueSummary } from '#contract/entities/issue.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { IssueForm } from './issue-form.tsx';

export const title = 'numbering.title' satisfies MessageKey;

export const estadoTones = { EN_PREPARACION: 'gray', PROGRAMADO: 'blue', PUBLICADO: 'green' } as const;

export function Screen() {
  const t = useMessages();
  const navigate = useNavigate();
  const query = useCall('listIssues', { query: { propios: 'true', limit: 200 } });
  // At hand for the form that begins one.
  useCall('listJournals');
  const [begins, setBegins] = useState(false);
  const begin = (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setBegins(true)}>
      {t('numbering.begin')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('numbering.title')} intro={t('numbering.intro')} actions={begin} />
      <QueryState
        query={query}
        loading={t('numbering.loading')}
        failed={t('numbering.failed')}
        isEmpty={({ numeros }) => numeros.length === 0}
        empty={<EmptyState title={t('numbering.none')}>{t('numbering.none.text')}</EmptyState>}
      >
        {({ numeros }) => (
          <ul data-rows className="max-w-4xl divide-y divide-line border-y border-line">
            {numeros.map((issue) => (
              <Item key={issue.id} issue={issue} />
            ))}
          </ul>
        )}
      </QueryState>
      {begins && (
        <IssueForm onClose={() => setBegins(false)} onSaved={({ id }) => navigate(`/editorial/numeros/${id}`)} />
      )}
    </>
  );
}

function Item({ issue }: { issue: IssueSummary }) {
  const t = useMessages();
  const name = useIssueName()(issue);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <span className="min-w-0 wrap-anywhere">
        {issue.revista && <span className="me-2 italic">{issue.revista.nombre}</span>}
        <Link to={`/editorial/numeros/${issue.id}`} className="link">
          {name}
        </Link>
        {issue.titulo && <span className="ms-2 text-muted">{issue.titulo}</span>}
      </span>
      <span className="flex items-baseline gap-4 text-sm text-muted">
        {t('issues.works', { count: issue.obras })}
        <Badge tone={estadoTones[issue.estado]}>{t(`numbering.estado.${issue.estado}`)}</Badge>
      </span>
    </li>
  );
}
