/** Works as one HTML page that needs nothing else: pictures inside, formulas as MathML, styles for screen and paper. */

import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures } from '#server/documents/model/load-pictures.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { blocks } from './blocks.ts';
import { endMatter } from './end.ts';
import { header, metaTags } from './head.ts';
import { openRendering } from './rendering.ts';
import { style } from './style.ts';

/** The page. It holds no script, and asks for nothing from anywhere. */
export async function writeHtml(work: ExportedWork): Promise<string> {
  const rendering = openRendering(work, await loadPictures(work));
  return `<!doctype html>
<html lang="${work.idioma}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(work.titulo)}</title>
${metaTags(work)}
${work.direccion && `<link rel="canonical" href="${escapeMarkup(work.direccion)}">`}
<style>${style}</style>
</head>
<body>
<main>
<article>
${header(work)}
${blocks(work.documento.content, rendering)}
${endMatter(rendering)}
</article>
</main>
</body>
</html>
`;
}
