import { labelBefore, partsOfReference } from '#contract/references.ts';
import { contributionsOf } from '#server/documents/model/byline.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { inlines } from './inlines.ts';
import { mentionAnchor, noteAnchor, type Rendering, referenceAnchor } from './rendering.ts';

/** The footnotes, what each author did, and the reference list, each where there is any. */
export function endMatter(rendering: Rendering): string {
  return [notes(rendering), contributions(rendering), references(rendering)].filter(Boolean).join('\n');
}

function notes(rendering: Rendering): string {
  const { footnotes, words } = rendering;
  if (footnotes.list.length === 0) return '';
  const items = footnotes.list.map(({ content }, index) => {
    const number = index + 1;
    const back = `<a href="#${mentionAnchor(number)}" role="doc-backlink" aria-label="${words.note} ${number}">↩\uFE0E</a>`;
    return `<li id="${noteAnchor(number)}">${inlines(content, rendering)} ${back}</li>`;
  });
  return `<section role="doc-endnotes"><h2>${words.notes}</h2><ol>${items.join('\n')}</ol></section>`;
}

function contributions({ work, words }: Rendering): string {
  const items = contributionsOf(work).map(
    ({ name, roles }) => `<p><strong>${escapeMarkup(name)}:</strong> ${escapeMarkup(roles)}.</p>`,
  );
  return items.length === 0 ? '' : `<section><h2>${words.contributions}</h2>${items.join('\n')}</section>`;
}

function references({ work: { referencias }, words }: Rendering): string {
  if (referencias.length === 0) return '';
  const items = referencias.map((reference) => {
    const parts = partsOfReference(reference).map(({ text, italic, href }) => {
      const said = escapeMarkup(text);
      if (href) return `<a href="${escapeMarkup(href)}">${said}</a>`;
      return italic ? `<em>${said}</em>` : said;
    });
    return `<li id="${referenceAnchor(reference.id)}">${escapeMarkup(labelBefore(reference))}${parts.join('')}</li>`;
  });
  return `<section role="doc-bibliography"><h2>${words.references}</h2><ul class="references">${items.join('\n')}</ul></section>`;
}
