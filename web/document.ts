/** The whole HTML document around a rendered page, or around nothing: the shell that the browser fills. */
import { createHash } from 'node:crypto';
import type { Assets } from './assets.ts';
import { themeScript } from './data/theme-script.ts';
import { type PageState, stateId } from './page-state.ts';
import { scriptJson } from './routing/head.ts';

/** For the content security policy's script-src: `'sha256-…'` of the one inline script. */
export const themeScriptHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;

export interface DocumentParts {
  /** Tags, as `render` gives them. */
  head: string;
  assets: Assets;
  /** Absent for the shell. */
  html?: string;
  state?: PageState;
  /** The screen's source file, as `render` gives it. */
  source?: string;
  lang?: string;
}

export function pageDocument({ head, html = '', state, source = '', assets, lang = 'es' }: DocumentParts): string {
  const files = assets(source);
  const lines = [
    ...files.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...files.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...files.scripts.map((file) => `<script type="module" src="${file}"></script>`),
  ];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script>${themeScript}</script>
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${lines.join('\n')}
</head>
<body>
<div id="root">${html}</div>
${state ? `<script type="application/json" id="${stateId}">${scriptJson(state)}</script>\n` : ''}</body>
</html>
`;
}
