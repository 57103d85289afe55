import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** What came of an import: that it is done, and what could not be carried over. */
export function ImportOutcome({ warnings }: { warnings: readonly string[] }) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success" live>
        {t('imports.done')} {warnings.length === 0 && t('imports.done.complete')}
      </Notice>
      {warnings.length > 0 && (
        <>
          <p className="text-sm font-semibold">{t('imports.warnings')}</p>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {warnings.map((warning) => (
              <li key={warning} className="py-2">
                {warning}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
