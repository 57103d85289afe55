import { declarationWords } from '#contract/declaration-words.ts';
import { appearedIn, isAppeared } from '#server/documents/citations/appeared-in.ts';
import { cite } from '#server/documents/citations/cite.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { chaptersOf, contributionsOf } from '#server/documents/model/byline.ts';
import { declaredOf } from '#server/documents/model/declared-of.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

/** What follows the text: the chapters that are works of their own, what each author did, what they declare, and how the work is cited; nothing of what is not known. */
export function end(work: ExportedWork): string {
  const parts = [chapters(work), contributions(work), declarations(work), howToCite(work)].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? '' : `<div class="after">${parts.join('\n')}</div>`;
}

function chapters(work: ExportedWork): string {
  const items = chaptersOf(work).map(({ title, address }) =>
    address
      ? `<li><a href="${escapeMarkup(address)}" rel="noopener">${escapeMarkup(title)}</a></li>`
      : `<li>${escapeMarkup(title)}</li>`,
  );
  const heading = `<h2>${wordsIn(work.idioma).chapters}</h2>`;
  return items.length === 0 ? '' : `<section>${heading}<ol>${items.join('\n')}</ol></section>`;
}

function contributions(work: ExportedWork): string {
  const items = contributionsOf(work).map(
    ({ name, roles }) => `<p><strong>${escapeMarkup(name)}:</strong> ${escapeMarkup(roles)}.</p>`,
  );
  const heading = `<h2>${wordsIn(work.idioma).contributions}</h2>`;
  return items.length === 0 ? '' : `<section>${heading}${items.join('\n')}</section>`;
}

function declarations(work: ExportedWork): string {
  const items = declaredOf(work).map(({ title, sentence, paragraphs }) => {
    const said = sentence.map(({ text, href }) =>
      href ? `<a href="${escapeMarkup(href)}" rel="noopener">${escapeMarkup(text)}</a>` : escapeMarkup(text),
    );
    const [first = '', ...others] = [...(said.length > 0 ? [said.join('')] : []), ...paragraphs.map(escapeMarkup)];
    const more = others.map((text) => `<p>${text}</p>`).join('\n');
    return `<p><strong>${escapeMarkup(title)}.</strong> ${first}</p>${more}`;
  });
  return items.length === 0
    ? ''
    : `<section><h2>${declarationWords(work.idioma).title}</h2>${items.join('\n')}</section>`;
}

/** In its language (APA), as the PDF has it. */
function howToCite(work: ExportedWork): string {
  if (!isAppeared(work)) return '';
  const { partes } = cite(citedWork(work), 'apa', work.idioma.startsWith('en') ? 'en' : 'es');
  const said = partes.map(({ texto, cursiva }) => (cursiva ? `<em>${escapeMarkup(texto)}</em>` : linked(texto)));
  return `<section><h2>${wordsIn(work.idioma).howToCite}</h2><p>${said.join('')}</p></section>`;
}

/** Addresses within a text as links: of what it is split into, the odd pieces. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+[^\s.,;])/)
    .map((part, at) =>
      at % 2 ? `<a href="${escapeMarkup(part)}" rel="noopener">${escapeMarkup(part)}</a>` : escapeMarkup(part),
    )
    .join('');

/** The last line of the page: whose it is, and where it stands on the web. */
export function colophon(work: ExportedWork): string {
  const { revista, direccion } = work;
  const who = isAppeared(work)
    ? [appearedIn(work).name, revista.institucion, appearedIn(work).issn]
    : [revista.nombre, revista.institucion];
  const address = escapeMarkup(direccion);
  return `<footer class="colophon"><span>${escapeMarkup([...new Set(who)].filter(Boolean).join(' · '))}</span>
${direccion && `<a href="${address}">${address.replace(/^https?:\/\//, '')}</a>`}</footer>`;
}
