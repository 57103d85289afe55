import { Templates } from '#web/features/administration/letter-templates/templates.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { PartProps } from './use-journal-part.ts';

/** What a journal words otherwise than the platform: each letter is saved by itself. */
export function LettersPart({ journal }: PartProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-12">
      <p className="max-w-form text-muted">{t('letters.journal.lead')}</p>
      <Templates journal={journal.id} />
    </div>
  );
}
