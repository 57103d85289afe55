import { contentsOf, type OutlineSection } from '#contract/outline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

/** The table of contents, beside the text where there is room and folded above it where there is none; '' of a text without parts. */
export function contents(work: ExportedWork): string {
  const words = wordsIn(work.idioma);
  const sections = contentsOf(work, words);
  if (sections.length === 0) return '';
  return `<details class="contents"><summary>${words.contents}</summary><nav aria-label="${words.contents}">${list(sections)}</nav></details>`;
}

const list = (sections: readonly OutlineSection[]): string => `<ol>${sections.map(item).join('')}</ol>`;

const item = ({ id, text, children }: OutlineSection): string =>
  `<li><a href="#${escapeMarkup(id)}">${escapeMarkup(text)}</a>${children.length > 0 ? list(children) : ''}</li>`;
