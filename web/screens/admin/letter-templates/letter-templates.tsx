/** /admin/plantillas: the letters that decisions begin with and the mails of the process, in both languages. */

import { useState } from 'react';
import type { LetterTemplate } from '#contract/entities/decision.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateGroups } from './template-groups.tsx';

export const title = 'letters.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('letters.title')} intro={t('letters.lead')} />
      <Templates />
    </>
  );
}

function Templates() {
  const t = useMessages();
  const query = useCall('listLetterTemplates');
  const [edited, setEdited] = useState<LetterTemplate | null>(null);
  return (
    <QueryState query={query} loading={t('letters.loading')} failed={t('letters.failed')}>
      {(data) => (
        <>
          <TemplateGroups templates={data.plantillas} onEdit={setEdited} />
          {edited && <TemplateDialog template={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </QueryState>
  );
}
