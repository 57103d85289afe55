/** A manuscript as the stretches of words that it is made of, each with where it stands. */
import type { IdentityLeak } from '#contract/entities/anonymise.ts';
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { inlineText } from '#server/documents/model/plain-text.ts';
import { repositoryLinks } from './repository-links.ts';

export interface Passage {
  lugar: IdentityLeak['lugar'];
  bloque: number | null;
  /** The file's name, of a line of one. */
  archivo?: string;
  /** Normalised (NFC). */
  texto: string;
  /** Words that lead to somebody's address, from where to where. */
  enlaces: { desde: number; hasta: number }[];
}

export const passage = (lugar: Passage['lugar'], texto: string, bloque: number | null = null): Passage => ({
  lugar,
  bloque,
  texto: texto.normalize('NFC'),
  enlaces: [],
});

/** Of the whole text, the notes of a block after it. */
export const passagesOf = ({ content }: Manuscript): Passage[] =>
  content
    .flatMap(stretches)
    .flatMap(({ inlines, bloque }) => ofInlines(inlines, bloque))
    .filter(({ texto }) => texto.trim() !== '');

interface Stretch {
  inlines: readonly Inline[];
  bloque: number;
}

function stretches(block: Block, bloque: number): Stretch[] {
  const inside = (blocks: readonly Block[]) => blocks.flatMap((each) => stretches(each, bloque));
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [{ inlines: block.content, bloque }];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => inside(item.content));
    case 'blockquote':
      return inside(block.content);
    case 'figure':
      return [
        ...inside(block.content[0].content),
        { inlines: [{ type: 'text', text: block.attrs.alt || ' ' }], bloque },
      ];
    case 'table':
      return block.content.flatMap((part) =>
        part.type === 'tableRow' ? part.content.flatMap((cell) => inside(cell.content)) : inside(part.content),
      );
    case 'mathBlock':
    case 'horizontalRule':
      return [];
  }
}

function ofInlines(inlines: readonly Inline[], bloque: number): Passage[] {
  let texto = '';
  const enlaces: Passage['enlaces'] = [];
  const notes: Passage[] = [];
  for (const piece of inlines) {
    const desde = texto.length;
    texto += textOf(piece).normalize('NFC');
    if (piece.type === 'footnote') notes.push(passage('NOTA', inlineText(piece.content), bloque));
    const leadsToOwner =
      piece.type === 'text' && piece.marks?.some((mark) => mark.type === 'link' && isOwned(mark.attrs.href));
    if (leadsToOwner) enlaces.push({ desde, hasta: texto.length });
  }
  return [{ lugar: 'TEXTO', bloque, texto, enlaces }, ...notes];
}

const isOwned = (href: string) => href.startsWith('mailto:') || repositoryLinks(href).length > 0;

function textOf(piece: Inline): string {
  if (piece.type === 'text') return piece.text;
  return piece.type === 'hardBreak' ? '\n' : inlineText([piece]);
}
