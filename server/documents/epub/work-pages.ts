/** The text of a work as pages of an EPUB: one, or in the chapters of a book or thesis, its notes and references on pages of their own. */

import { chaptersOf } from '#contract/chapters.ts';
import { blocks } from '#contract/manuscript-html/blocks.ts';
import { notesSection, referenceList } from '#contract/manuscript-html/end.ts';
import { renderingOf } from '#contract/manuscript-html/rendering.ts';
import { contentsOf } from '#contract/outline.ts';
import { end } from '#server/documents/html/end.ts';
import { header } from '#server/documents/html/head.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import { nameOf } from '#server/documents/model/byline.ts';
import { decoded } from '#server/documents/model/decoded.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { longDay, wordsIn } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { epubWordsIn } from './words.ts';
import { type Places, xhtml } from './xhtml.ts';

export interface WorkPage {
  href: string;
  titulo: string;
  body: string;
}
/** Where something stands in the whole, for the navigation document. */
export interface NavEntry {
  href: string;
  titulo: string;
}

const renderedOf = (work: ExportedWork) => {
  const words = wordsIn(work.idioma);
  return renderingOf(work.documento, work.referencias, {
    labels: { ...words, missingTable: words.missingPicture },
    addressOf: (href) => absolute(href, work),
  });
};

/** A work as its own exported page has it, without what stands around that. One whose text is not in it says where that is, or until when it is closed. */
export function wholeWork(work: ExportedWork, places: Places): string {
  const rendering = renderedOf(work);
  return `<section epub:type="chapter" role="doc-chapter" aria-label="${escapeMarkup([work.titulo, work.autores.map(nameOf).join(', ')].filter(Boolean).join('. '))}">
${header(work)}
${xhtml(blocks(work.documento.content, rendering), places)}
${noteOfAbsence(work)}
${xhtml(notesSection(rendering), places)}
${xhtml(referenceList(work.referencias, rendering), places)}
${end(work)}
</section>`;
}

function noteOfAbsence(work: ExportedWork): string {
  if (work.documento.content.length > 0) return '';
  const said = epubWordsIn(work.idioma);
  if (work.textoCerrado)
    return `<p class="missing">${escapeMarkup(said.closed.replace('{day}', longDay(work.textoCerrado, work.idioma)))}</p>`;
  if (work.direccion === '') return '';
  const address = escapeMarkup(work.direccion);
  return `<p>${escapeMarkup(said.textApart)} <a href="${address}">${address}</a></p>`;
}

/** The pages of a work and what its contents name: its chapters, or the sections of the first level. */
export function pagesOf(work: ExportedWork, places: Places): { pages: WorkPage[]; nav: NavEntry[] } {
  const chapters = chaptersOf(work);
  const [first] = chapters;
  if (!first) {
    const sections = contentsOf(work, wordsIn(work.idioma));
    return {
      pages: [{ href: 'obra.xhtml', titulo: work.titulo, body: wholeWork(work, places) }],
      nav: [
        { href: 'obra.xhtml', titulo: work.titulo },
        ...sections.map(({ id, text }) => ({ href: `obra.xhtml#${encodeURIComponent(id)}`, titulo: text })),
      ],
    };
  }
  const words = wordsIn(work.idioma);
  const rendering = renderedOf(work);
  const part = (children: Parameters<typeof xhtml>[0]) => xhtml(children, places);
  const pages: WorkPage[] = [
    { href: 'obra.xhtml', titulo: work.titulo, body: `<section epub:type="titlepage">\n${header(work)}\n</section>` },
    ...chapters.map(({ titulo, content }, index) => ({
      href: `capitulo-${index + 1}.xhtml`,
      titulo: titulo || work.titulo,
      body: `<section epub:type="chapter" role="doc-chapter">\n${part(blocks(content, rendering))}\n</section>`,
    })),
    { href: 'notas.xhtml', titulo: words.notes, body: part(notesSection(rendering)) },
    { href: 'referencias.xhtml', titulo: words.references, body: part(referenceList(work.referencias, rendering)) },
    { href: 'final.xhtml', titulo: words.howToCite, body: end(work) },
  ].filter(({ body }) => body !== '');
  return { pages: joined(pages), nav: pages.map(({ href, titulo }) => ({ href, titulo })) };
}

/** Links from one page to what stands on another name that page. */
function joined(pages: readonly WorkPage[]): WorkPage[] {
  const home = new Map<string, string>();
  for (const { href, body } of pages)
    for (const [, id = ''] of body.matchAll(/ id="([^"]*)"/g)) if (!home.has(id)) home.set(id, href);
  return pages.map((page) => ({
    ...page,
    body: page.body.replace(/ href="#([^"]*)"/g, (whole, anchor: string) => {
      const place = home.get(anchor) ?? home.get(escapeMarkup(decoded(anchor)));
      return place && place !== page.href ? ` href="${place}#${anchor}"` : whole;
    }),
  }));
}
