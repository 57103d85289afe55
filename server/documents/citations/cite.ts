/** A work cited in one of the usual styles: the one place where the page, the API and the files have their citations from. */
import type { Citation, CitationStyleName } from '#contract/calls/references.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { CitationStyle } from './citation-style.ts';
import type { CitedWork } from './cited-work.ts';
import { textOf } from './runs.ts';
import { apa } from './styles/apa.ts';
import { chicago } from './styles/chicago.ts';
import { ieee } from './styles/ieee.ts';
import { iso690 } from './styles/iso-690.ts';
import { mla } from './styles/mla.ts';
import { vancouver } from './styles/vancouver.ts';
import { wordings } from './words.ts';

const styles: Record<CitationStyleName, CitationStyle> = { apa, iso690, chicago, mla, vancouver, ieee };

/** As entries of a list, in the words of `language`; the day of reading is the item's `accessed`. */
export function cite(work: CitedWork, estilo: CitationStyleName, language: Language = 'es'): Citation {
  const partes = styles[estilo](work, wordings[language]);
  return { estilo, texto: textOf(partes), partes };
}
