import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { escapeHtml } from '#web/routing/head.ts';

/** The text as a document of its own; its colours are the system's, in the scheme of the page around it. */
const documentOf = (text: string, title: string, language: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{margin:0}pre{margin:0;padding:1rem;font:0.8125rem/1.5 ui-monospace,monospace;tab-size:2}</style>
<pre tabindex="0" role="region" aria-label="${escapeHtml(title)}">${escapeHtml(text)}</pre></html>`;

/**
 * The embedded frame of spec 001 §2. A frame's own request could not carry the session's token: the page asks with it,
 * and the frame shows the answer, escaped, in an origin of its own under the page's content security policy. Its sandbox
 * leaves scripts to the browser's tools alone: without them accessibility checks cannot look inside.
 */
export function MetricsFrame({ text }: { text: string }) {
  const t = useMessages();
  const language = useLanguage();
  const title = t('metrics.frame');
  return (
    <iframe
      title={title}
      sandbox="allow-scripts"
      srcDoc={documentOf(text, title, language)}
      className="h-[32rem] w-full rounded-md border border-line-strong bg-sheet"
    />
  );
}
