/** A work as an EPUB 3.3: an article, a report, a thesis or book by its chapters, a book with the works that are its chapters. */
import { bookFormats } from '#contract/particulars.ts';
import { appearedIn, isAppeared } from '#server/documents/citations/appeared-in.ts';
import { nameOf } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { openEpub } from './open-epub.ts';
import type { EpubSubject } from './package.ts';
import { type NavEntry, pagesOf, wholeWork } from './work-pages.ts';

/** The same work gives the same bytes. `chapters`: works that a book gathers, in its order, each with its page. */
export async function writeWorkEpub(work: ExportedWork, chapters: readonly ExportedWork[] = []): Promise<Uint8Array> {
  const epub = openEpub();
  const { pages, nav } = pagesOf(work, await epub.addPictures(work, 0));
  const entries: (NavEntry & { idioma: string })[] = nav.map((entry) => ({ ...entry, idioma: work.idioma }));
  // What a book says of itself comes first, and what it ends with last: between them its chapters.
  const [first, ...rest] = pages;
  const own = (page: (typeof pages)[number]) =>
    epub.addPage({ ...page, id: page.href.replace('.xhtml', ''), idioma: work.idioma });
  if (first) own(first);
  const inner = chapters.map((chapter, index) => ({ chapter, href: `obra-${index + 1}.xhtml` }));
  const all = [
    ...entries,
    ...inner.map(({ chapter, href }) => ({ href, titulo: chapter.titulo, idioma: chapter.idioma })),
  ];
  const { contents } = wordsIn(work.idioma);
  epub.addPage({
    id: 'nav',
    href: 'nav.xhtml',
    titulo: contents,
    idioma: work.idioma,
    body: navOf(contents, all),
    nav: true,
  });
  for (const page of rest) own(page);
  const turn = takeTurns(1);
  for (const [index, { chapter, href }] of inner.entries()) {
    await turn();
    const body = wholeWork(chapter, await epub.addPictures(chapter, index + 1));
    epub.addPage({ id: `work-${index + 1}`, href, titulo: chapter.titulo, idioma: chapter.idioma, body });
  }
  return epub.close(subjectOf(work, chapters));
}

function navOf(title: string, entries: readonly (NavEntry & { idioma: string })[]): string {
  const lines = entries.map(
    ({ href, titulo, idioma }) =>
      `<li><a href="${escapeMarkup(href)}" lang="${idioma}" xml:lang="${idioma}">${escapeMarkup(titulo)}</a></li>`,
  );
  return `<nav epub:type="toc" role="doc-toc" aria-labelledby="sumario">
<h1 id="sumario">${escapeMarkup(title)}</h1>
<ol>
${lines.join('\n')}
</ol>
</nav>`;
}

/** Of hidden authors it says nothing; a book is known by the ISBN that it has as an EPUB. */
function subjectOf(work: ExportedWork, chapters: readonly ExportedWork[]): EpubSubject {
  const { id, titulo, idioma, doi, ficha, tipo, direccion, licencia, revista } = work;
  const isbn = tipo === 'LIBRO' ? ficha.isbn?.[bookFormats[3]] : undefined;
  const languages = new Set(chapters.map((chapter) => chapter.idioma));
  const hidden = work.autoresOcultos;
  return {
    identificador: isbn ? `urn:isbn:${isbn.replaceAll('-', '')}` : `urn:uuid:${id}`,
    doi,
    titulo,
    idioma,
    otrosIdiomas: [...languages].filter((language) => language !== idioma),
    editorial: isAppeared(work) ? revista.institucion || appearedIn(work).name : revista.institucion || revista.nombre,
    // What is not published has no day: that of no file of ours.
    dia: work.fechaPublicacion ?? work.fechaRecepcion ?? '2000-01-01',
    direccion,
    licencia,
    autoria: hidden ? [] : work.autores.map((author) => ({ nombre: nameOf(author), relator: 'aut' as const })),
    otros: (tipo === 'LIBRO' ? (ficha.editores ?? []) : []).map((editor) => ({
      nombre: `${editor.nombres} ${editor.apellidos}`.trim(),
      relator: 'edt' as const,
    })),
  };
}
