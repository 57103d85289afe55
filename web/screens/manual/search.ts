/** Looking for words in the manuals, in the browser: all of their text is there. */
import type { Translate } from '#web/messages/i18n.ts';
import { plainOf, readManual, wordsOf } from './manual-text.ts';
import { type Manual, type ManualPage, manualPath, manuals } from './pages.ts';

export interface FoundPart {
  to: string;
  manual: Manual;
  /** The title of the page, and of the part of it that has the words. */
  page: string;
  part: string;
}

/** More are no answer. */
export const mostFound = 20;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The parts of all pages that say each of these words, whatever their accents; `mostFound` at most, those first whose name says them. */
export function searchManuals(words: string, t: Translate): FoundPart[] {
  const wanted = bare(words)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (wanted.length === 0) return [];
  const says = (text: string) => wanted.every((word) => text.includes(word));
  const seen = new Set<string>();
  const found = manuals.flatMap((manual) =>
    manual.pages.flatMap((page) => {
      // A page that several manuals have is found once.
      if (seen.has(page.text)) return [];
      seen.add(page.text);
      return partsOf(manual, page, t).filter(({ text }) => says(bare(text)));
    }),
  );
  const isNamed = ({ page, part }: FoundPart) => says(bare(`${page} ${part}`));
  return [...found.filter(isNamed), ...found.filter((each) => !isNamed(each))].slice(0, mostFound);
}

function partsOf(manual: Manual, page: ManualPage, t: Translate): (FoundPart & { text: string })[] {
  const { title, about, blocks } = readManual(t(page.text));
  const here = { manual, page: title };
  const parts = [{ ...here, to: manualPath(manual, page), part: '', text: `${title} ${plainOf(about)}` }];
  for (const block of blocks) {
    const lines = 'items' in block ? block.items : [block.runs];
    const said = lines.map(wordsOf).join(' ');
    if (block.kind === 'part' || block.kind === 'subpart')
      parts.push({ ...here, to: `${manualPath(manual, page)}#${block.id}`, part: said, text: `${title} ${said}` });
    else {
      const last = parts.at(-1);
      if (last) last.text += ` ${said}`;
    }
  }
  return parts;
}
