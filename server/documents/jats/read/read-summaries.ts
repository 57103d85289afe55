/** Title, abstract and keywords, in each language in which the file gives them. */

import { at, attribute, elements, isElement, type XmlElement } from '#server/documents/xml/xml.ts';
import { languageOf, type Versions } from './choose-text.ts';
import { plainText, withoutEnd } from './text.ts';

export interface Summary {
  titulo: string;
  resumen: string;
  palabrasClave: string[];
}

type Piece = Partial<Summary> & { language: string; isOwn: boolean };

/** By language. What a text says of itself in its own language goes before what others say of it. */
export function readSummaries({ original, translations }: Versions): Map<string, Summary> {
  const pieces = [original, ...translations].flatMap(({ text, language }) => readPieces(metaOf(text), language));
  const summaries = new Map<string, Summary>();
  for (const { language, isOwn: _, ...said } of [...pieces].sort((a, b) => Number(b.isOwn) - Number(a.isOwn))) {
    const known = summaries.get(language) ?? { titulo: '', resumen: '', palabrasClave: [] };
    summaries.set(language, {
      titulo: known.titulo || (said.titulo ?? ''),
      resumen: known.resumen || (said.resumen ?? ''),
      palabrasClave: known.palabrasClave.length > 0 ? known.palabrasClave : (said.palabrasClave ?? []),
    });
  }
  return summaries;
}

/** `article-meta` of an article, `front-stub` of a sub-article. */
export function metaOf(text: XmlElement): XmlElement | undefined {
  return at(text, 'front', 'article-meta') ?? at(text, 'front-stub') ?? at(text, 'front');
}

function readPieces(meta: XmlElement | undefined, own: string): Piece[] {
  const inLanguage = (element: XmlElement, said: Partial<Summary>): Piece => {
    const language = languageOf(element) ?? own;
    return { language, isOwn: language === own, ...said };
  };
  const titles = at(meta, 'title-group');
  return [
    { language: own, isOwn: true, titulo: titleOf(titles, 'article-title', 'subtitle') },
    ...elements(titles, 'trans-title-group').map((group) =>
      inLanguage(group, { titulo: titleOf(group, 'trans-title', 'trans-subtitle') }),
    ),
    // Highlights, graphical abstracts and the like are of a named type.
    ...elements(meta, 'abstract', 'trans-abstract')
      .filter((abstract) => attribute(abstract, 'abstract-type') === undefined)
      .map((abstract) => inLanguage(abstract, { resumen: abstractText(abstract) })),
    ...elements(meta, 'kwd-group')
      .filter((group) => !/abbr/.test(attribute(group, 'kwd-group-type') ?? ''))
      .map((group) => inLanguage(group, { palabrasClave: keywords(group) })),
  ];
}

/** Title and subtitle on one line, without the marks of notes to them. */
function titleOf(group: XmlElement | undefined, title: string, subtitle: string): string {
  const [main, ...others] = elements(group, title, subtitle).map((part) =>
    withoutEnd(plainText(...part.children.filter((child) => !isNoteMark(child))), ' *†‡§¶'),
  );
  return others.filter(Boolean).reduce((said, more) => `${said}${/[.:?!]$/.test(said) ? '' : ':'} ${more}`, main ?? '');
}

const isNoteMark = (node: XmlElement['children'][number]) =>
  isElement(node) && (node.name === 'xref' || (node.name === 'sup' && /^[*†‡§¶#\s]*$/u.test(plainText(node))));

/** Paragraphs and sections of an abstract, a blank line between; its own heading ('Resumen') is left out. */
function abstractText(abstract: XmlElement): string {
  const blocks = elements(abstract).flatMap((part): string[] => {
    if (part.name === 'title' || part.name === 'label') return [];
    if (part.name !== 'sec') return [plainText(part)];
    const title = plainText(...(elements(part, 'title')[0]?.children ?? []));
    const text = abstractText(part);
    return [title === '' ? text : `${title}${/[.:?!]$/.test(title) ? '' : ':'} ${text}`];
  });
  return blocks.filter(Boolean).join('\n\n');
}

function keywords(group: XmlElement): string[] {
  const said = elements(group, 'kwd', 'compound-kwd').map((word) => plainText(...word.children));
  const each = said.length === 1 ? (said[0]?.split(';') ?? []) : said;
  return [...new Set(each.map((word) => withoutEnd(word, ' .;,').trim()).filter(Boolean))];
}
