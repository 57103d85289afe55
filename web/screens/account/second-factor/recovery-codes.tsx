import { useState } from 'react';
import { saveBlob } from '#web/data/save-file.ts';
import { copyText } from '#web/features/publications/copy-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The recovery codes, this once; they stay until their owner says that they have them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useMessages();
  const [copied, setCopied] = useState<boolean>();
  const words = copied === undefined ? '' : t(copied ? 'second-factor.copied' : 'second-factor.copy.failed');
  const text = `${t('second-factor.file')}\n\n${codes.join('\n')}\n`;
  return (
    <Notice tone="success" live title={t('second-factor.codes.title')}>
      <div className="mt-3 flex flex-col gap-4">
        <p>{t('second-factor.codes.text')}</p>
        <ul className="grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" onClick={async () => setCopied(await copyText(codes.join('\n')))}>
            {t('second-factor.copy')}
          </Button>
          <Button size="small" onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'pliego-codigos.txt')}>
            {t('second-factor.save')}
          </Button>
          <Button size="small" variant="primary" onClick={onClose}>
            {t('second-factor.kept')}
          </Button>
          <span role="status">{words}</span>
        </div>
      </div>
    </Notice>
  );
}
