/** The whole HTML document around a rendered page, or around nothing: the shell that the browser fills. */
import { createHash } from 'node:crypto';
import type { Assets } from './assets.ts';
import { themeScript } from './data/theme-script.ts';
import { earlyClickScript } from './early-click.ts';
import { type PageState, stateId } from './hydration-state.ts';
import { latePart, latePartScript } from './late-part.ts';
import { escapeHtml, headTags, scriptJson } from './routing/head.ts';

const inlineScript = `${themeScript}\n${latePartScript}\n${earlyClickScript}`;
/** `sha256-…` of the one inline script, for the content security policy's script-src. */
export const inlineScriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;

/** A page that `render` gave. */
export interface RenderedPage {
  html: string;
  /** The head's tags, as HTML. */
  head: string;
  /** Of its text, where it is said; the interface says its own where it stands. */
  lang?: string | undefined;
  state: PageState;
  /** The screen's source file, by which its chunks are found. */
  source: string;
}

/** The page that the browser fills by itself. */
export interface Shell extends Pick<RenderedPage, 'head' | 'state'> {
  /** What it says where no scripts run: a title, a sentence, and the words that lead to the catalogue. */
  withoutScripts: { title: string; text: string; link: string };
  /** What it says where its scripts take their time. */
  waiting: string;
}

export interface DocumentParts {
  assets: Assets;
  /** Absent for the shell. */
  page?: RenderedPage | undefined;
  shell?: Shell | undefined;
  lang?: string;
}

const shellHead = headTags({ title: 'Pliego', noindex: true });

const styleSheet = (file: string) => `<link rel="stylesheet" href="${file}">`;

/** After a second without anything drawn (styles/shell.css): on a slow line the scripts take ten. */
const slowly = ({ withoutScripts: { title }, waiting }: Shell): string =>
  `<p id="waiting" role="status" class="noscript:hidden"><strong>${escapeHtml(title)}</strong> ${escapeHtml(waiting)}</p>\n`;

function withoutScripts({ title, text, link }: Shell['withoutScripts']): string {
  return `<noscript><main class="page flex max-w-reading flex-col items-start gap-4 py-14">
<h1 class="text-3xl">${escapeHtml(title)}</h1>
<p class="text-lg">${escapeHtml(text)}</p>
<p><a class="link link-alone" href="/catalogo">${escapeHtml(link)}</a></p>
</main></noscript>
`;
}

export function pageDocument({ assets, page, shell, lang = page?.lang ?? 'es' }: DocumentParts): string {
  const files = assets(page?.source ?? '');
  const fonts = files.fonts.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const scripts = [
    ...files.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...files.scripts.map((file) => `<script type="module" src="${file}"></script>`),
  ];
  const lateStyles = files.lateStyles.map(styleSheet);
  // A rendered page can be read before its scripts are there; the shell is nothing without them.
  const early = [...fonts, ...files.styles.map(styleSheet), ...(page ? [] : scripts)];
  const late = [...(page ? scripts : []), ...lateStyles];
  const known = (page ?? shell)?.state;
  const state = known ? `<script type="application/json" id="${stateId}">${scriptJson(known)}</script>\n` : '';
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script>${inlineScript}</script>
${(page ?? shell)?.head ?? shellHead}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${early.join('\n')}
<noscript>${lateStyles.join('')}</noscript>
</head>
<body>
<div id="root">${page?.html ?? ''}</div>
${shell ? slowly(shell) + withoutScripts(shell.withoutScripts) : ''}${state}${latePart(late)}
</body>
</html>
`;
}
