import { useState } from 'react';
import { copyText } from '#web/features/publications/copy-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** The one time that a secret is shown. A click beside it does not lose it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useMessages();
  const [copied, setCopied] = useState<boolean>();
  // Where it cannot be, it stands there to be marked and copied by hand.
  const copy = async () => setCopied(await copyText(secret));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('webhooks.secret')}
      description={t('webhooks.secret.text')}
      confirmLabel={t('webhooks.secret.kept')}
      cancelLabel={t('common.close')}
      onConfirm={onClose}
    >
      <p className="font-mono text-sm select-all wrap-anywhere">{secret}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void copy()}>
          {t('webhooks.secret.copy')}
        </Button>
        <p role="status" className="text-sm text-muted">
          {copied !== undefined && t(copied ? 'webhooks.secret.copied' : 'webhooks.secret.notCopied')}
        </p>
      </div>
    </ConfirmDialog>
  );
}
