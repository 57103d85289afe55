/** The product's own legal texts as documents of the site: parts with a title, of paragraphs and lists. */
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';

/** A sentence, or one with links in it. */
export type Said = string | readonly (string | { text: string; href: string })[];
export interface LegalPart {
  title: string;
  /** Paragraphs; what stands in a list of its own is a list. */
  body: readonly (Said | { list: readonly Said[] })[];
}

export const mailTo = (address: string) => ({ text: address, href: `mailto:${address}` });

/** Who answers for the site and its data: who is named for it, else the institution, else the platform. */
export const holderOf = (facts: { responsableDatos: string; institucion: string; nombre: string }): string =>
  facts.responsableDatos || facts.institucion || facts.nombre;

/** A document of the contract's; `opening` stands before the first part. */
export function legalDocument(opening: readonly Said[], parts: readonly LegalPart[]): Manuscript {
  const content = parts.flatMap(({ title, body }, at): Block[] => [
    { type: 'heading', attrs: { level: 1, id: `parte-${at + 1}` }, content: [{ type: 'text', text: title }] },
    ...body.map((each): Block => (isList(each) ? listOf(each.list) : paragraph(each))),
  ]);
  return { type: 'doc', content: [...opening.map(paragraph), ...content] };
}

const isList = (each: LegalPart['body'][number]): each is { list: readonly Said[] } =>
  typeof each === 'object' && 'list' in each;

const paragraph = (said: Said): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content: (typeof said === 'string' ? [said] : said).map(
    (each): Inline =>
      typeof each === 'string'
        ? { type: 'text', text: each }
        : { type: 'text', text: each.text, marks: [{ type: 'link', attrs: { href: each.href } }] },
  ),
});

const listOf = (items: readonly Said[]): Block => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});
