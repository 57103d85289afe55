/** The whole HTML document around a rendered page, or around nothing: the shell that the browser fills. */
import { createHash } from 'node:crypto';
import {
  iconAddress,
  iconOfJournal,
  iconPicture,
  iconPictureOfJournal,
  manifestAddress,
  manifestOfJournal,
} from '#contract/public-addresses.ts';
import { type Language, languages, roles } from '#contract/vocabulary.ts';
import type { Assets, MemberFiles } from './assets.ts';
import { latePart, latePartScript, restingScripts } from './data/late-part.ts';
import { themeColours, themeScript } from './data/theme-script.ts';
import { earlyActsScript } from './early-acts.ts';
import { accentStyle } from './features/site/accent-style.ts';
import { facesStyle } from './first-faces.ts';
import { type Audience, guardScript } from './guard-script.ts';
import { type PageState, stateId } from './hydration-state.ts';
import { earlyKeyScript } from './layouts/keys/early-key.ts';
import { escapeHtml, headTags } from './routing/head.ts';
import { shellScript, shellTemplate } from './shell-script.ts';
import { stateJson } from './state-json.ts';

const inlineScript = `${guardScript}\n${themeScript}\n${latePartScript}\n${earlyActsScript}\n${earlyKeyScript}`;
/** Where modules are not known: what waits will never be there. In words that such browsers know. */
const tooOldScript =
  "(function(){var w=document.getElementById('waiting');if(w)w.lastChild.data=' '+w.getAttribute('data-too-old')})()";
/** `sha256-…` of each inline script, for the content security policy's script-src. */
export const inlineScriptHashes = [inlineScript, tooOldScript, shellScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);

/** A page that `render` gave. */
export interface RenderedPage {
  html: string;
  /** The head's tags, as HTML. */
  head: string;
  /** The key of the journal in whose house it is, where that is not the platform's. */
  house?: string | undefined;
  /** The journal's own accent, '#rrggbb'; '' and absent: the platform's. */
  color?: string | undefined;
  /** Of its text, where it is said; the interface says its own where it stands. */
  lang?: string | undefined;
  state: PageState;
  /** How the state says what a call answered, where not as `scriptJson` does: as `PageOfPieces`. */
  written?: (answer: unknown) => string;
  /** The screen's source file, by which its chunks are found. */
  source: string;
  /** Of what it was made from something could not be had: the browser asks again. */
  lacksParts?: boolean;
  /** Of a page for guests: what stands in its place where it is of no use. */
  instead?: Instead | undefined;
}

/** What is said in place of what only scripts can draw, or can make use of. */
export interface Instead {
  /** Whom the address is for; absent: that is the screen's to say. */
  audience?: Audience | undefined;
  /** Where no scripts run: a title, a sentence, and the words that lead to the catalogue. */
  withoutScripts: { title: string; text: string; link: string; to?: string };
  /** Where the scripts take their time. */
  waiting: string;
  /** Where the browser is too old for them. */
  tooOld: string;
}

/** The page that the browser fills by itself. */
export interface Shell extends Pick<RenderedPage, 'head' | 'state' | 'color'> {
  instead: Instead;
  /** What stands until the scripts have drawn the page, for who has a session, by language; absent: nothing. */
  drawn?: Readonly<Record<Language, string>> | undefined;
  /** Whether it is a dashboard: each role has another. */
  isDashboard?: boolean;
}

export interface DocumentParts {
  assets: Assets;
  /** Absent for the shell. */
  page?: RenderedPage | undefined;
  shell?: Shell | undefined;
  lang?: string;
  /** Of the client's files. */
  build?: string;
}

const shellHead = headTags({ title: 'Pliego', noindex: true });

const styleSheet = (file: string) => `<link rel="stylesheet" href="${file}">`;

/** After a second without anything drawn (styles/shell.css): on a slow line the scripts take ten. */
const slowly = ({ withoutScripts: { title }, waiting, tooOld }: Instead): string =>
  `<p id="waiting" role="status" data-too-old="${escapeHtml(tooOld)}" class="noscript:hidden"><strong>${escapeHtml(title)}</strong> ${escapeHtml(waiting)}</p>
<script nomodule>${tooOldScript}</script>\n`;

function withoutScripts({ title, text, link, to = '/catalogo' }: Instead['withoutScripts']): string {
  return `<noscript><main class="page flex max-w-reading flex-col items-start gap-4 py-14">
<h1 class="text-3xl">${escapeHtml(title)}</h1>
<p class="text-lg">${escapeHtml(text)}</p>
<p><a class="link link-alone" href="${escapeHtml(to)}">${escapeHtml(link)}</a></p>
</main></noscript>
`;
}

/** In the template: asked for at once by who has a session, in their language, and by nobody else. */
const filesAhead = ({ every, texts }: MemberFiles, language: Language): string[] =>
  [...every, ...(texts[language] ? [texts[language]] : [])].map((file) => `<link rel="modulepreload" href="${file}">`);

/** Each role's, of which the browser takes one. */
const desksAhead = ({ desks, desk }: MemberFiles): string[] => [
  ...desks.map((file) => `<link rel="modulepreload" href="${file}">`),
  ...roles.flatMap((role) =>
    desk[role] ? [`<link rel="modulepreload" data-desk="${role}" href="${desk[role]}">`] : [],
  ),
];

/** What the shell script draws one of. */
function shellsOf({ drawn, isDashboard }: Shell, files: MemberFiles): string {
  if (!drawn) return '';
  const templates = languages.map((language) => {
    const ahead = [...filesAhead(files, language), ...(isDashboard ? desksAhead(files) : [])];
    return shellTemplate(language, ahead.join('') + drawn[language]);
  });
  return `${templates.join('\n')}\n`;
}

export function pageDocument({ assets, page, shell, lang = page?.lang ?? 'es', build }: DocumentParts): string {
  const files = assets(page?.source ?? '');
  const drawn = shell?.drawn && shell;
  const fonts = (drawn ? files.members.fonts : files.fonts).map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const scripts = [
    ...files.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...files.scripts.map((file) => `<script type="module" src="${file}"></script>`),
  ];
  const lateStyles = files.lateStyles.map(styleSheet);
  // A rendered page can be read before its scripts are there, and a drawn shell is seen; another is nothing without them.
  const areLate = page || drawn;
  // Who fills a form of guests needs them at once; who reads, not before they do something.
  const isWhole = page && !page.instead && !page.lacksParts && page.state.errors === null;
  const rest = isWhole ? `\n${restingScripts(scripts)}` : '';
  const faces = facesStyle(files.fonts, page !== undefined);
  const accent = accentStyle((page ?? shell)?.color ?? '');
  const styles = [faces, accent].filter(Boolean);
  const early = [...fonts, ...files.styles.map(styleSheet), ...styles, ...(areLate ? [] : scripts)];
  const late = [...(areLate && !rest ? scripts : []), ...lateStyles];
  const known = (page ?? shell)?.state;
  const instead = (page ?? shell)?.instead;
  const audience = instead?.audience ? ` data-for="${instead.audience}"` : '';
  const state = known
    ? `<script type="application/json" id="${stateId}">${stateJson({ ...known, build }, page?.written)}</script>\n`
    : '';
  return `<!doctype html>
<html lang="${lang}"${audience}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${themeColours}
<script>${inlineScript}</script>
${(page ?? shell)?.head ?? shellHead}
<link rel="icon" href="${page?.house ? iconOfJournal(page.house) : iconAddress}">
<link rel="apple-touch-icon" href="${page?.house ? iconPictureOfJournal(page.house, 180) : iconPicture(180)}">
<link rel="manifest" href="${page?.house ? manifestOfJournal(page.house) : manifestAddress}">
${early.join('\n')}
<noscript>${lateStyles.join('')}</noscript>
</head>
<body>
<div id="root"${page?.instead ? ' class="noscript:hidden"' : ''}>${page?.html ?? ''}</div>
${drawn ? shellsOf(drawn, files.members) : ''}${instead ? slowly(instead) + withoutScripts(instead.withoutScripts) : ''}${state}${latePart(late)}${rest}${drawn ? `\n<script>${shellScript}</script>` : ''}
</body>
</html>
`;
}
