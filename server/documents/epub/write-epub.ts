/** A whole number of a journal as an EPUB 3.3: its cover, its masthead, its contents, and a page for each work. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { blocks } from '#contract/manuscript-html/blocks.ts';
import { notesSection, referenceList } from '#contract/manuscript-html/end.ts';
import { renderingOf } from '#contract/manuscript-html/rendering.ts';
import { end } from '#server/documents/html/end.ts';
import { header } from '#server/documents/html/head.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import { nameOf } from '#server/documents/model/byline.ts';
import { type ExportedIssue, nameOfIssue, sectionsOfIssue } from '#server/documents/model/exported-issue.ts';
import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures } from '#server/documents/model/load-pictures.ts';
import { longDay, wordsIn } from '#server/documents/model/words.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { editedBy, type Item, packageOf, titleOfIssue } from './package.ts';
import { style } from './style.ts';
import { epubWordsIn } from './words.ts';
import { pageOf, xhtml } from './xhtml.ts';

const folder = 'EPUB';
const page = 'application/xhtml+xml';
const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${folder}/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;
const endings: Record<string, string> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg', 'image/webp': 'webp' };
const endingOf = ({ type }: ExportedPicture) => endings[type] ?? 'png';

/** The same number gives the same bytes. */
export async function writeEpub(issue: ExportedIssue): Promise<Uint8Array> {
  const said = { ...wordsIn(issue.idioma), ...epubWordsIn(issue.idioma) };
  const files: Record<string, string | Uint8Array> = {};
  const items: Item[] = [];
  const add = (item: Item, content: string | Uint8Array) => {
    items.push(item);
    files[item.href] = content;
  };
  add({ id: 'style', href: 'style.css', type: 'text/css' }, style);
  if (issue.portada) {
    const href = `portada.${endingOf(issue.portada)}`;
    add({ id: 'cover-image', href, type: issue.portada.type, properties: 'cover-image' }, issue.portada.bytes);
    const alt = escapeMarkup(`${issue.revista.nombre}, ${nameOfIssue(issue)}`);
    const shown = `<section epub:type="cover" role="doc-cover"><img src="${href}" alt="${alt}"/></section>`;
    add(
      { id: 'cover', href: 'portada.xhtml', type: page, isPage: true },
      pageOf(titleOfIssue(issue), issue.idioma, shown),
    );
  }
  add(
    { id: 'masthead', href: 'creditos.xhtml', type: page, isPage: true },
    pageOf(titleOfIssue(issue), issue.idioma, masthead(issue, said.guestEditors)),
  );
  add({ id: 'nav', href: 'nav.xhtml', type: page, properties: 'nav', isPage: true }, contents(issue, said.contents));
  let hasPictures = issue.portada !== null;
  let hasFormulas = false;
  const turn = takeTurns(1);
  for (const [index, { obra }] of issue.obras.entries()) {
    await turn();
    const pictures = await loadPictures({ ...obra, revista: { ...obra.revista, logo: '' } });
    const places = new Map(
      [...pictures].map(([address, picture], n) => [address, `imagenes/${index + 1}-${n + 1}.${endingOf(picture)}`]),
    );
    for (const [address, { type, bytes }] of pictures) {
      const href = places.get(address) ?? '';
      add({ id: `picture-${href.replace(/\W/g, '-')}`, href, type }, bytes);
      hasPictures = true;
    }
    const body = workOf(obra, places, said.textApart);
    const isMath = body.includes('<math');
    hasFormulas ||= isMath;
    add(
      {
        id: `work-${index + 1}`,
        href: hrefOf(index),
        type: page,
        isPage: true,
        properties: isMath ? 'mathml' : undefined,
      },
      pageOf(obra.titulo, obra.idioma, body),
    );
  }
  const opf = packageOf(issue, { items, hasPictures, hasFormulas, accessibility: said.accessibility });
  return zipped({ ...files, 'package.opf': opf });
}

const hrefOf = (index: number) => `obra-${index + 1}.xhtml`;

/** Years that a zip archive can say; the same each time. */
const mtime = new Date(2000, 0, 1, 12);
/** The media type comes first and as it is (EPUB OCF 3.3 §4.3.3); pictures are packed already. */
function zipped(files: Record<string, string | Uint8Array>): Uint8Array {
  const archive: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
  };
  for (const [href, content] of Object.entries(files))
    archive[`${folder}/${href}`] = typeof content === 'string' ? strToU8(content) : [content, { level: 0 }];
  return zipSync(archive, { mtime });
}

function masthead(issue: ExportedIssue, guestEditors: string): string {
  const { nombre, institucion, issn, issnImpreso } = issue.revista;
  const words = wordsIn(issue.idioma);
  const lines = [
    institucion,
    issn && `${words.issn} ${issn}`,
    issnImpreso && `${words.printedIssn} ${issnImpreso}`,
    issue.fechaPublicacion && longDay(issue.fechaPublicacion, issue.idioma),
  ].filter(Boolean);
  return `<section epub:type="titlepage">
<p class="caps">${escapeMarkup(nombre)}</p>
<h1>${escapeMarkup(issue.titulo || nameOfIssue(issue))}</h1>
${issue.titulo && `<p>${escapeMarkup(nameOfIssue(issue))}</p>`}
${editedBy(issue, guestEditors)}
${lines.map((line) => `<p>${escapeMarkup(String(line))}</p>`).join('\n')}
${issue.direccion && `<p><a href="${escapeMarkup(issue.direccion)}">${escapeMarkup(issue.direccion)}</a></p>`}
</section>`;
}

/** The navigation document (EPUB 3.3 §7). A section is an entry of its own, with its works below. */
function contents(issue: ExportedIssue, title: string): string {
  const place = new Map(issue.obras.map((each, index) => [each, index]));
  const entry = (each: ExportedIssue['obras'][number]) =>
    `<li><a href="${hrefOf(place.get(each) ?? 0)}" lang="${each.obra.idioma}" xml:lang="${each.obra.idioma}">${escapeMarkup(each.obra.titulo)}</a></li>`;
  const lines = sectionsOfIssue(issue).map(({ titulo, obras }) => {
    const works = obras.map(entry).join('\n');
    return titulo ? `<li><span>${escapeMarkup(titulo)}</span>\n<ol>\n${works}\n</ol></li>` : works;
  });
  const nav = `<nav epub:type="toc" role="doc-toc" aria-labelledby="sumario">
<h1 id="sumario">${escapeMarkup(title)}</h1>
<ol>
${lines.join('\n')}
</ol>
</nav>`;
  return pageOf(title, issue.idioma, nav);
}

/** A work as its own exported page has it, without what stands around that. One that is a PDF alone says where that is. */
function workOf(work: ExportedWork, places: ReadonlyMap<string, string>, textApart: string): string {
  const words = wordsIn(work.idioma);
  const rendering = renderingOf(work.documento, work.referencias, {
    labels: { ...words, missingTable: words.missingPicture },
    addressOf: (href) => absolute(href, work),
  });
  const address = escapeMarkup(work.direccion);
  const isApart = work.documento.content.length === 0 && work.direccion !== '';
  return `<article role="doc-chapter" aria-label="${escapeMarkup([work.titulo, work.autores.map(nameOf).join(', ')].filter(Boolean).join('. '))}">
${header(work)}
${xhtml(blocks(work.documento.content, rendering), places)}
${isApart ? `<p>${escapeMarkup(textApart)} <a href="${address}">${address}</a></p>` : ''}
${xhtml(notesSection(rendering), places)}
${xhtml(referenceList(work.referencias, rendering), places)}
${end(work)}
</article>`;
}
