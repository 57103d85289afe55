/** A whole number of a journal as an EPUB 3.3: its cover, its masthead, its contents, and a page for each work. */
import { type ExportedIssue, guestsOf, nameOfIssue, sectionsOfIssue } from '#server/documents/model/exported-issue.ts';
import { longDay, wordsIn } from '#server/documents/model/words.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { openEpub } from './open-epub.ts';
import type { EpubSubject } from './package.ts';
import { epubWordsIn } from './words.ts';
import { wholeWork } from './work-pages.ts';

/** The same number gives the same bytes. */
export async function writeEpub(issue: ExportedIssue): Promise<Uint8Array> {
  const said = { ...wordsIn(issue.idioma), ...epubWordsIn(issue.idioma) };
  const epub = openEpub();
  const titulo = titleOfIssue(issue);
  const { idioma } = issue;
  if (issue.portada) {
    const alt = escapeMarkup(`${issue.revista.nombre}, ${nameOfIssue(issue)}`);
    epub.addCover(issue.portada, alt, titulo, idioma);
  }
  epub.addPage({
    ...{ id: 'masthead', href: 'creditos.xhtml', titulo, idioma },
    body: masthead(issue, said.guestEditors),
  });
  epub.addPage({
    ...{ id: 'nav', href: 'nav.xhtml', titulo: said.contents, idioma, nav: true },
    body: contents(issue, said.contents),
  });
  const turn = takeTurns(1);
  for (const [index, { obra }] of issue.obras.entries()) {
    await turn();
    const body = wholeWork(obra, await epub.addPictures(obra, index + 1));
    epub.addPage({
      ...{ id: `work-${index + 1}`, href: hrefOf(index), titulo: obra.titulo, idioma: obra.idioma },
      body,
    });
  }
  return epub.close(subjectOf(issue));
}

/** How the whole number is called. */
const titleOfIssue = (issue: ExportedIssue): string =>
  [issue.revista.nombre, nameOfIssue(issue), issue.titulo].filter(Boolean).join(' · ');

function subjectOf(issue: ExportedIssue): EpubSubject {
  return {
    identificador: `urn:uuid:${issue.id}`,
    doi: null,
    titulo: titleOfIssue(issue),
    idioma: issue.idioma,
    otrosIdiomas: [...new Set(issue.obras.map(({ obra }) => obra.idioma))].filter((each) => each !== issue.idioma),
    editorial: issue.revista.institucion || issue.revista.nombre,
    dia: issue.fechaPublicacion ?? `${issue.anio}-01-01`,
    direccion: issue.direccion,
    licencia: null,
    autoria: [],
    otros: issue.editores.map(({ nombres, apellidos }) => ({
      nombre: `${nombres} ${apellidos}`.trim(),
      relator: 'edt' as const,
    })),
  };
}

const hrefOf = (index: number) => `obra-${index + 1}.xhtml`;

/** Those who edited it, where it says so. */
const editedBy = (issue: ExportedIssue, label: string): string => {
  const guests = guestsOf(issue);
  return guests && `<p><b>${escapeMarkup(label)}</b><br/>${escapeMarkup(guests)}</p>`;
};

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
  return `<nav epub:type="toc" role="doc-toc" aria-labelledby="sumario">
<h1 id="sumario">${escapeMarkup(title)}</h1>
<ol>
${lines.join('\n')}
</ol>
</nav>`;
}
