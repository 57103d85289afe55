/** /admin/plantillas: the letters that decisions begin with, in both languages. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { LetterTemplate } from '#contract/entities/decision.ts';
import { useCall } from '#web/data/queries.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TemplateDialog } from './template-dialog.tsx';

export const title = 'decisions.templates.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader
        title={t('decisions.templates.title')}
        intro={t('decisions.templates.lead')}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
      />
      <Templates />
    </>
  );
}

function Templates() {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useCall('listLetterTemplates');
  const [edited, setEdited] = useState<LetterTemplate | null>(null);
  const nameOf = ({ clave }: LetterTemplate) => t(`decisions.act.${clave}`);
  const languageOf = ({ idioma }: LetterTemplate) => t(`decisions.idioma.${idioma}`);
  if (error && !data)
    return (
      <ErrorState
        message={t('decisions.templates.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Spinner label={t('decisions.templates.loading')} />;
  return (
    <>
      <Table
        caption={t('decisions.templates.title')}
        hideCaption
        rows={data.plantillas}
        rowKey={({ clave, idioma }) => `${clave}.${idioma}`}
        empty={t('decisions.templates.failed')}
        columns={[
          { id: 'decision', header: t('decisions.decision'), heading: true, cell: nameOf },
          { id: 'language', header: t('decisions.templates.language'), cell: languageOf },
          {
            id: 'state',
            header: t('decisions.templates.state'),
            cell: ({ cambiada }) => (
              <Badge tone={cambiada ? 'accent' : 'gray'}>
                {t(cambiada ? 'decisions.templates.changed' : 'decisions.templates.original')}
              </Badge>
            ),
          },
          {
            id: 'actions',
            header: t('decisions.templates.actions'),
            hideHeader: true,
            align: 'end',
            cell: (template) => (
              <Button
                size="small"
                aria-label={t('decisions.templates.edit.of', {
                  name: nameOf(template),
                  language: languageOf(template),
                })}
                onClick={() => setEdited(template)}
              >
                {t('decisions.templates.edit')}
              </Button>
            ),
          },
        ]}
      />
      {edited && <TemplateDialog template={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
