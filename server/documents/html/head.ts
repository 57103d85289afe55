import { doiAddress } from '#contract/doi.ts';
import { affiliated, bylineNames, factsOf, kindOf, nameOf, retractionOf } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

/** What machines read of the page. Of hidden authors it says nothing. */
export function metaTags(work: ExportedWork): string {
  const tags: [string, string | null][] = [
    ['description', work.resumen.replace(/\s+/g, ' ').slice(0, 300)],
    ['keywords', work.palabrasClave.join(', ')],
    ...work.autores.map((author): [string, string] => ['author', nameOf(author)]),
    ['DC.title', work.titulo],
    ['DC.language', work.idioma],
    ['DC.date', work.fechaPublicacion],
    ['DC.identifier', work.doi && doiAddress(work.doi)],
    ['DC.rights', work.licencia],
  ];
  return tags
    .flatMap(([name, content]) => (content ? `<meta name="${name}" content="${escapeMarkup(content)}">` : []))
    .join('\n');
}

/** Title, byline, dates and summaries. */
export function header(work: ExportedWork): string {
  const retraction = retractionOf(work);
  const { affiliations } = affiliated(work);
  const facts = factsOf(work).map(
    ({ term, text, address }) =>
      `<dt>${escapeMarkup(term)}</dt><dd>${address ? `<a href="${escapeMarkup(address)}">${escapeMarkup(text)}</a>` : escapeMarkup(text)}</dd>`,
  );
  return `<header>
<p class="kind">${escapeMarkup(kindOf(work))}</p>
<h1>${escapeMarkup(work.titulo)}</h1>
<p class="byline">${byline(work)}</p>
${affiliations.length > 0 ? `<ol class="affiliations">${affiliations.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ol>` : ''}
${facts.length > 0 ? `<dl>${facts.join('')}</dl>` : ''}
${retraction ? `<p class="retraction">${escapeMarkup(retraction)}</p>` : ''}
</header>
${[{ ...work, own: true }, ...work.traducciones.map((each) => ({ ...each, own: false }))].map(summary).join('\n')}`;
}

function byline(work: ExportedWork): string {
  if (work.autoresOcultos) return escapeMarkup(bylineNames(work).join(', '));
  return affiliated(work)
    .authors.map(({ author, marks }) => {
      const name = escapeMarkup(nameOf(author));
      const named = author.orcid ? `<a href="https://orcid.org/${author.orcid}">${name}</a>` : name;
      return marks.length > 0 ? `${named}<sup>${marks.join(', ')}</sup>` : named;
    })
    .join(', ');
}

interface Summary {
  idioma: string;
  titulo: string;
  resumen: string;
  palabrasClave: string[];
  /** In the work's language: its title stands above. */
  own: boolean;
}

function summary({ idioma, titulo, resumen, palabrasClave, own }: Summary): string {
  const words = wordsIn(idioma);
  const paragraphs = resumen.split(/\n{2,}/).filter((text) => text.trim() !== '');
  if (paragraphs.length === 0 && palabrasClave.length === 0 && (own || titulo === '')) return '';
  return `<section class="abstract" lang="${idioma}" role="doc-abstract">
<h2>${words.abstract}</h2>
${own || titulo === '' ? '' : `<p><strong>${escapeMarkup(titulo)}</strong></p>`}
${paragraphs.map((text) => `<p>${escapeMarkup(text.trim())}</p>`).join('\n')}
${palabrasClave.length > 0 ? `<p><strong>${words.keywords}:</strong> ${escapeMarkup(palabrasClave.join('; '))}</p>` : ''}
</section>`;
}
