import { contributionsOf } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

/** What each author did; nothing where nobody says. */
export function contributions(work: ExportedWork): string {
  const items = contributionsOf(work).map(
    ({ name, roles }) => `<p><strong>${escapeMarkup(name)}:</strong> ${escapeMarkup(roles)}.</p>`,
  );
  const heading = `<h2>${wordsIn(work.idioma).contributions}</h2>`;
  return items.length === 0 ? '' : `<section>${heading}${items.join('\n')}</section>`;
}
