import { useState } from 'react';
import type { LetterTemplate } from '#contract/entities/decision.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateGroups } from './template-groups.tsx';

/** The templates of the platform, or of the journal with this id, to be changed one by one. */
export function Templates({ journal }: { journal?: string }) {
  const t = useMessages();
  const query = useCall('listLetterTemplates', { query: { revista: journal } });
  const [edited, setEdited] = useState<LetterTemplate | null>(null);
  return (
    <QueryState query={query} loading={t('letters.loading')} failed={t('letters.failed')}>
      {(data) => (
        <>
          <TemplateGroups templates={data.plantillas} journal={journal} onEdit={setEdited} />
          {edited && <TemplateDialog template={edited} journal={journal} onClose={() => setEdited(null)} />}
        </>
      )}
    </QueryState>
  );
}
