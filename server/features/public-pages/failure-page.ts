/**
 * The page in the place of one that could not be rendered. It stands alone, without the client's files, which may be
 * what failed: its search is a plain form, and trying again is a link to where one was.
 */
import { iconAddress } from '#contract/public-addresses.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { failureTexts } from '#server/messages/failure-page.ts';

const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: light-dark(#151b1e, #e4ebed); background: light-dark(#fff, #0f1618) }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1rem }
h1 { font: 600 2.375rem/1.15 Georgia, serif; margin: 0; padding-bottom: 1rem; border-bottom: 3px double light-dark(#78868d, #6f8188) }
a { color: light-dark(#0b5563, #78c5d1) }
form, p { margin: 1.5rem 0 0 }
label { display: block; font-weight: 600 }
div { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem }
input, button, .button { box-sizing: border-box; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; border-radius: 3px; border: 1px solid light-dark(#78868d, #6f8188) }
input { flex: 1 1 12rem; min-width: 0; color: inherit; background: transparent }
button, .button { color: #fff; background: light-dark(#0b5563, #1e7180); border-color: transparent; text-decoration: none }
small { color: light-dark(#506069, #a1b1b7) }
`;

interface Failed {
  /** Path and query that were asked for. */
  url: string;
  acceptLanguage: string | undefined;
  /** By which the failure is found in the log. */
  reference: string;
  /** The journal's name. */
  revista: string;
}

/** The whole document, in English for who asks for it first. */
export function failurePage({ url, acceptLanguage, reference, revista }: Failed): string {
  const language = /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'es';
  const t = failureTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title} · ${escapeMarkup(revista)}</title>
<link rel="icon" href="${iconAddress}" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p>${t.text}</p>
<p><a class="button" href="${escapeMarkup(url)}">${t.retry}</a></p>
<form action="/catalogo" role="search">
<label for="q">${t.search}</label>
<div><input id="q" name="q" type="search"><button>${t.submit}</button></div>
</form>
<p><a href="/catalogo">${t.home}</a></p>
<p><small>${t.reference} ${escapeMarkup(reference)}</small></p>
</main>
</body>
</html>
`;
}
