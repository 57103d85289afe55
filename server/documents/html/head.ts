import { doiAddress } from '#contract/doi.ts';
import { appearedIn, isAppeared } from '#server/documents/citations/appeared-in.ts';
import {
  affiliated,
  bylineNames,
  factsOf,
  kindInWords,
  nameOf,
  relationsOf,
  retractionOf,
  shortAddress,
} from '#server/documents/model/byline.ts';
import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { dataAddress } from '#server/documents/model/load-pictures.ts';
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

/** The journal by its mark or its name, and the issue: of a work that names another journal, that one's. */
export function masthead(work: ExportedWork, pictures: ReadonlyMap<string, ExportedPicture>): string {
  const { nombre, logo } = work.revista;
  const place = isAppeared(work) ? appearedIn(work) : { name: nombre, issue: '', issn: '' };
  const mark = place.name === nombre ? pictures.get(logo) : undefined;
  const name = escapeMarkup(place.name);
  const shown = mark ? `<img src="${dataAddress(mark)}" alt="${name}">` : name;
  const issue = [place.issue, place.issn].filter(Boolean).join(' · ');
  return `<header class="masthead sheet"><p class="journal">${shown}</p>${issue && `<p>${escapeMarkup(issue)}</p>`}</header>`;
}

/** Title, byline, facts and summaries. */
export function header(work: ExportedWork): string {
  const summaries = [{ ...work, own: true }, ...work.traducciones.map((each) => ({ ...each, own: false }))].map(
    summary,
  );
  return `<header class="title">
${retraction(work)}${relations(work)}
${kind(work)}
<h1>${escapeMarkup(work.titulo)}</h1>
${byline(work)}
${facts(work)}
</header>
${summaries.some(Boolean) ? `<div class="summaries">${summaries.filter(Boolean).join('\n')}</div>` : ''}`;
}

function kind(work: ExportedWork): string {
  const [first = '', ...others] = kindInWords(work).split(' · ').map(escapeMarkup);
  return `<p class="kind caps">${[`<b>${first}</b>`, ...others].join(' · ')}</p>`;
}

function retraction(work: ExportedWork): string {
  const said = retractionOf(work);
  const { retracted } = wordsIn(work.idioma);
  return said
    ? `<p class="retraction"><strong>${retracted}</strong>${escapeMarkup(said.slice(retracted.length))}</p>`
    : '';
}

/** What it is a notice or an edition of, and its own. */
const relations = (work: ExportedWork): string =>
  relationsOf(work)
    .map(({ kind, title, address }) => {
      const said = escapeMarkup(title);
      const named = address ? `<a href="${escapeMarkup(address)}">${said}</a>` : said;
      return `<p class="relation"><strong>${escapeMarkup(kind)}</strong> ${named}</p>`;
    })
    .join('');

/** In one line: days, DOI, licence. */
function facts(work: ExportedWork): string {
  const said = factsOf(work).map(({ term, text, address }) => {
    if (address)
      return `<li><a href="${escapeMarkup(address)}"${address === work.licencia ? ' rel="license noopener"' : ''}>${escapeMarkup(shortAddress(text, 'doi.org/'))}</a></li>`;
    return `<li>${escapeMarkup(`${term} ${text}`)}</li>`;
  });
  return said.length > 0 ? `<ul class="facts">${said.join('')}</ul>` : '';
}

function byline(work: ExportedWork): string {
  if (work.autoresOcultos) return `<p class="byline">${escapeMarkup(bylineNames(work).join(', '))}</p>`;
  const { authors, affiliations } = affiliated(work);
  if (authors.length === 0) return '';
  const isNumbered = affiliations.length > 1;
  const names = authors.map(({ author, marks }) => {
    const name = escapeMarkup(nameOf(author));
    const named = author.orcid
      ? `<a href="https://orcid.org/${author.orcid}" rel="noopener">${name}<span class="orcid" role="img" aria-label="ORCID">iD</span></a>`
      : name;
    const signs = [...(isNumbered ? marks : []), ...(author.correspondencia ? ['*'] : [])];
    return signs.length > 0 ? `${named}<sup>${signs.join(', ')}</sup>` : named;
  });
  const places = affiliations.map((text) => `<li>${escapeMarkup(text)}</li>`).join('');
  return `<p class="byline">${names.join(', ')}</p>
${places && `<ol class="affiliations${isNumbered ? '' : ' one'}">${places}</ol>`}
${authors.some(({ author }) => author.correspondencia) ? `<p class="corresponding">* ${wordsIn(work.idioma).corresponding}</p>` : ''}`;
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
  return `<section class="abstract" lang="${idioma}" dir="auto" role="doc-abstract" aria-labelledby="resumen-${idioma}">
<h2 class="caps" id="resumen-${idioma}">${words.abstract}</h2>
${own || titulo === '' ? '' : `<p class="title-in">${escapeMarkup(titulo)}</p>`}
<div class="said">${paragraphs.map((text) => `<p>${escapeMarkup(text.trim())}</p>`).join('\n')}</div>
${palabrasClave.length > 0 ? `<p class="keywords"><strong>${words.keywords}:</strong> ${escapeMarkup(palabrasClave.join('; '))}</p>` : ''}
</section>`;
}
