import type { Block } from '#contract/entities/manuscript.ts';
import { inlineText } from '#server/documents/model/plain-text.ts';

/** Parts that JATS keeps behind the body, by the words of their headings. */
const kinds: [name: 'ack' | 'app', title: RegExp][] = [
  ['ack', /^(?:agradecimientos?|agradecimentos?|ac?knowledge?ments?)$/i],
  ['app', /^(?:ap[eé]ndices?|apêndices?|anexos?|appendix|appendices|annex)(?:\s|$)/i],
];

export interface EndMatter {
  kind: 'ack' | 'app';
  blocks: Block[];
}

/** A text without the acknowledgements and appendices at its end, and those; elsewhere they stay where they are. */
export function withoutEndMatter(content: readonly Block[]): { main: Block[]; end: EndMatter[] } {
  const main = [...content];
  const end: EndMatter[] = [];
  for (;;) {
    const start = main.findLastIndex((block) => block.type === 'heading' && block.attrs.level === 1);
    const heading = main[start];
    const title = heading?.type === 'heading' ? inlineText(heading.content).trim() : '';
    const kind = kinds.find(([, pattern]) => pattern.test(title))?.[0];
    // SPS takes no sections in acknowledgements: those that have some stay in the text.
    const isWhole = kind !== 'ack' || !main.slice(start + 1).some(({ type }) => type === 'heading');
    if (!kind || !isWhole) return { main, end };
    end.unshift({ kind, blocks: main.splice(start) });
  }
}
