import type { MailPreview } from '#contract/entities/decision.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/**
 * A mail as its reader sees it, in an origin of its own. Its sandbox leaves scripts to the browser's tools alone: without
 * them accessibility checks cannot look inside; the mail has none.
 */
export function MailFrame({ mail }: { mail: MailPreview }) {
  const t = useMessages();
  return (
    <div className="w-full">
      <p className="mb-2 font-semibold break-words">{t('decisions.preview.subject', { subject: mail.asunto })}</p>
      <iframe
        title={t('decisions.preview.frame')}
        sandbox="allow-scripts"
        srcDoc={mail.html}
        className="h-[28rem] w-full rounded-md border border-line-strong bg-sheet"
      />
    </div>
  );
}
