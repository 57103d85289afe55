/** Works as one HTML page that needs nothing else: pictures inside, formulas as MathML, styles for screen and paper. */
import { blocks } from '#contract/manuscript-html/blocks.ts';
import { notesSection, referenceList } from '#contract/manuscript-html/end.ts';
import { renderingOf } from '#contract/manuscript-html/rendering.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures } from '#server/documents/model/load-pictures.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { contents } from './contents.ts';
import { colophon, end } from './end.ts';
import { faces } from './faces.ts';
import { header, masthead, metaTags } from './head.ts';
import { lines } from './markup.ts';
import { styleOf } from './style.ts';

/** The page. It holds no script, and asks for nothing from anywhere. */
export async function writeHtml(work: ExportedWork): Promise<string> {
  const pictures = await loadPictures(work);
  const words = wordsIn(work.idioma);
  const rendering = renderingOf(work.documento, work.referencias, {
    // Of a table without rows, files have the picture or nothing.
    labels: { ...words, missingTable: words.missingPicture },
    addressOf: (href) => absolute(href, work),
  });
  const index = contents(work);
  return `<!doctype html>
<html lang="${work.idioma}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(work.titulo)}</title>
${metaTags(work)}
${work.direccion && `<link rel="canonical" href="${escapeMarkup(work.direccion)}">`}
<style>
${faces}
${styleOf(work.revista.color)}</style>
</head>
<body>
<a class="skip" href="#texto">${words.toText}</a>
${masthead(work, pictures)}
<main class="sheet">
<article>
${header(work)}
<div class="body${index && ' indexed'}">
${index}
<div id="texto" class="text" tabindex="-1">
${lines(blocks(work.documento.content, rendering), pictures)}
${lines(notesSection(rendering), pictures)}
${lines(referenceList(work.referencias, rendering), pictures)}
</div>
${end(work)}
</div>
</article>
</main>
<div class="sheet">${colophon(work)}</div>
</body>
</html>
`;
}
