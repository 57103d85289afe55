import { type SyntheticEvent, useCallback } from 'react';
import type { MailPreview } from '#contract/entities/decision.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { giveStyles, withStylesKept } from '#web/ui/own-styles.ts';
import { trustedHtml } from '#web/ui/trusted-html.ts';

const rules = /<style>([\s\S]*?)<\/style>/;

/** Mails are styled by themselves, which the page's content security policy does not take: what they say is said again by script. */
function style(frame: HTMLIFrameElement, html: string): void {
  const { contentDocument: page, contentWindow: itsWindow } = frame;
  if (!page || !itsWindow) return;
  const Sheet: typeof CSSStyleSheet = Reflect.get(itsWindow, 'CSSStyleSheet');
  const sheet = new Sheet();
  sheet.replaceSync(rules.exec(html)?.[1] ?? '');
  page.adoptedStyleSheets = [sheet];
  giveStyles(page);
}

/** A mail as its reader sees it, in a frame that runs no script: what is in it does nothing, and it is styled from here. */
export function MailFrame({ mail: { asunto, html } }: { mail: MailPreview }) {
  const t = useMessages();
  const write = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = trustedHtml(withStylesKept(html.replace(rules, '')));
    },
    [html],
  );
  return (
    <div className="w-full">
      <p className="mb-2 font-semibold break-words">{t('decisions.preview.subject', { subject: asunto })}</p>
      <iframe
        ref={write}
        title={t('decisions.preview.frame')}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => style(currentTarget, html)}
        className="h-[28rem] w-full rounded-md border border-line-strong bg-sheet"
      />
    </div>
  );
}
