/** /admin/plantillas: the letters that decisions begin with and the mails of the process, in both languages. */

import { Templates } from '#web/features/administration/letter-templates/templates.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';

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
