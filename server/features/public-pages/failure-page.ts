/**
 * The page in the place of one that could not be had. It stands alone, without the client's files, which may be what failed: its
 * search is a plain form, and trying again is a link to where one was.
 */
import type { PlatformSettings } from '#contract/entities/system.ts';
import { iconAddress } from '#contract/public-addresses.ts';
import type { Language } from '#contract/vocabulary.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { failureKinds, failureTexts } from '#server/messages/failure-page.ts';
import { standaloneStyle } from './standalone-style.ts';

export type FailureKind = keyof typeof failureKinds;
/** `home`: the page of a journal among others; without it the face is the platform's, and leads to the catalogue. */
export type FailedHouse = Pick<PlatformSettings, 'nombre' | 'logo' | 'color'> & { home?: string };

interface Failed {
  kind: FailureKind;
  /** Path and query that were asked for. */
  url: string;
  language: Language;
  /** By which the failure is found in the log. */
  reference: string;
  journal: FailedHouse;
  /** What is said in place of the kind's own text. */
  said?: string;
}

/** Seconds after which a page that is not ready asks again. */
const again = 10;

/** The whole document. */
export function failurePage({ kind, url, language, reference, journal, said }: Failed): string {
  const t = failureTexts[language];
  const { title, text } = failureKinds[kind][language];
  const isOurs = kind === 'failed' || kind === 'notReady';
  const goOn = isOurs
    ? `<a class="button" href="${escapeMarkup(url)}">${t.retry}</a>`
    : kind === 'refused'
      ? `<a class="button" href="/login">${t.login}</a>`
      : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${kind === 'notReady' ? `<meta http-equiv="refresh" content="${again}">\n` : ''}<title>${title} · ${escapeMarkup(journal.nombre)}</title>
<link rel="icon" href="${journal.home ?? ''}${iconAddress}">
<style>${standaloneStyle(journal.color)}</style>
</head>
<body>
${journalHead(journal)}
<main>
<h1>${title}</h1>
<p>${said === undefined ? text : escapeMarkup(said)}</p>
${goOn && `<p>${goOn}</p>\n`}<form action="/catalogo" role="search">
<label for="q">${t.search}</label>
<div><input id="q" name="q" type="search"><button>${t.submit}</button></div>
</form>
<p><a href="/catalogo">${t.home}</a></p>
${isOurs ? `<p><small>${t.reference} ${escapeMarkup(reference)}</small></p>\n` : ''}</main>
</body>
</html>
`;
}

/** The journal's mark or name, as the way to its page or to the catalogue. */
export function journalHead({ nombre, logo, home = '/catalogo' }: Omit<FailedHouse, 'color'>): string {
  const name = escapeMarkup(nombre);
  const mark = logo ? `<img src="${escapeMarkup(logo)}" alt="${name}" height="36">` : name;
  return `<header><a href="${home}">${mark}</a></header>`;
}
