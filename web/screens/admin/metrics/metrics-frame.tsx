import { useCallback, useState } from 'react';
import { usePreferences } from '#web/data/preferences.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { escapeHtml } from '#web/routing/head.ts';
import { trustedHtml } from '#web/ui/trusted-html.ts';

/** The text as a document of its own, in the browser's colours of that scheme: a frame inherits none from its page. */
const documentOf = (text: string, title: string, language: string, scheme: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="color-scheme" content="${scheme}"><title>${escapeHtml(title)}</title>
<pre tabindex="0" role="region" aria-label="${escapeHtml(title)}">${escapeHtml(text)}</pre></html>`;

/**
 * The embedded frame of spec 001 §2. A frame's own request could not carry the session's token: the page asks with it,
 * and the frame shows the answer, escaped, in an origin of its own under the page's content security policy, which leaves it no
 * style of its own. Its sandbox
 * leaves scripts to the browser's tools alone: without them accessibility checks cannot look inside. It keeps the text it
 * began with: another one loads the frame anew, at its top, under the eyes of who reads it.
 */
export function MetricsFrame({ text }: { text: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { theme = 'light dark' } = usePreferences();
  const title = t('metrics.frame');
  const [shown] = useState(text);
  const write = useCallback(
    // React would write it as a text, which a page takes for no document.
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = trustedHtml(documentOf(shown, title, language, theme));
    },
    [shown, title, language, theme],
  );
  return (
    <iframe
      title={title}
      sandbox="allow-scripts"
      ref={write}
      className="h-[32rem] w-full rounded-md border border-line-strong bg-sheet"
    />
  );
}
