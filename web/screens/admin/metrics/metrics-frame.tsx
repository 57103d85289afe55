import { useState } from 'react';
import { usePreferences } from '#web/data/preferences.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { escapeHtml } from '#web/routing/head.ts';

/** The text as a document of its own, in the browser's colours of that scheme: a frame inherits none from its page. */
const documentOf = (text: string, title: string, language: string, scheme: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:${scheme}}body{margin:0}pre{margin:0;padding:1rem;font:0.8125rem/1.5 ui-monospace,monospace;tab-size:2}</style>
<pre tabindex="0" role="region" aria-label="${escapeHtml(title)}">${escapeHtml(text)}</pre></html>`;

/**
 * The embedded frame of spec 001 §2. A frame's own request could not carry the session's token: the page asks with it,
 * and the frame shows the answer, escaped, in an origin of its own under the page's content security policy. Its sandbox
 * leaves scripts to the browser's tools alone: without them accessibility checks cannot look inside. It keeps the text it
 * began with: another one loads the frame anew, at its top, under the eyes of who reads it.
 */
export function MetricsFrame({ text }: { text: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { theme = 'light dark' } = usePreferences();
  const title = t('metrics.frame');
  const [shown] = useState(text);
  return (
    <iframe
      title={title}
      sandbox="allow-scripts"
      srcDoc={documentOf(shown, title, language, theme)}
      className="h-[32rem] w-full rounded-md border border-line-strong bg-sheet"
    />
  );
}
