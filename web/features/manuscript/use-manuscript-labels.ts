import { useMemo } from 'react';
import type { ManuscriptLabels } from '#web/features/manuscript/labels.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What stands around a text (notes, references, contents), in the reader's language. */
export function useManuscriptLabels(): ManuscriptLabels {
  const t = useMessages();
  return useMemo(
    () => ({
      notes: t('work.text.notes'),
      note: t('work.text.note'),
      backToText: t('work.text.backToText'),
      references: t('work.text.references'),
      formula: t('work.text.formula'),
      table: t('work.text.table'),
      enlarge: t('work.text.enlarge'),
      missingPicture: t('work.text.missingPicture'),
      missingTable: t('work.text.missingTable'),
      contents: t('work.text.contents'),
    }),
    [t],
  );
}
