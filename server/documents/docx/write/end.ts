import { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx';
import { declarationWords } from '#contract/declaration-words.ts';
import { labelBefore, partsOfReference } from '#contract/references.ts';
import { chaptersOf, contributionsOf } from '#server/documents/model/byline.ts';
import { declaredOf } from '#server/documents/model/declared-of.ts';
import { inlines } from './inlines.ts';
import { marked, type Writing } from './writing.ts';

/** The chapters of a book that are works of their own, under a heading like those of the text. */
export function chapters({ work, words }: Writing): Paragraph[] {
  const items = chaptersOf(work).map(({ title, address }, index) => {
    const text = `${index + 1}. ${title}`;
    const child = address
      ? new ExternalHyperlink({ link: address, children: [new TextRun({ text, style: 'Hyperlink' })] })
      : new TextRun(text);
    return new Paragraph({ children: [child] });
  });
  if (items.length === 0) return [];
  return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(words.chapters)] }), ...items];
}

/** What each author did, under a heading like those of the text. */
export function contributions({ work, words }: Writing): Paragraph[] {
  const items = contributionsOf(work).map(
    ({ name, roles }) =>
      new Paragraph({ children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(`${roles}.`)] }),
  );
  if (items.length === 0) return [];
  return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(words.contributions)] }), ...items];
}

/** What its authors declare, under a heading like those of the text. */
export function declarations({ work }: Writing): Paragraph[] {
  const declared = declaredOf(work);
  if (declared.length === 0) return [];
  const items = declared.flatMap(({ title, sentence, paragraphs }) => {
    const said = sentence.map(({ text, href }) =>
      href
        ? new ExternalHyperlink({ link: href, children: [new TextRun({ text, style: 'Hyperlink' })] })
        : new TextRun(text),
    );
    const lines = [...(said.length > 0 ? [said] : []), ...paragraphs.map((text) => [new TextRun(text)])];
    return lines.map(
      (line, at) =>
        new Paragraph({ children: [...(at === 0 ? [new TextRun({ text: `${title}. `, bold: true })] : []), ...line] }),
    );
  });
  const heading = new TextRun(declarationWords(work.idioma).title);
  return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [heading] }), ...items];
}

/** The reference list, under a heading like those of the text. */
export function references(writing: Writing): Paragraph[] {
  const { work, words } = writing;
  if (work.referencias.length === 0) return [];
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(words.references)] }),
    ...work.referencias.map((reference) => {
      const parts = [{ text: labelBefore(reference) }, ...partsOfReference(reference)];
      const children = parts.map(
        (part) => new TextRun({ text: part.text, ...('italic' in part && { italics: true }) }),
      );
      return new Paragraph({ style: 'Bibliography', children: marked(reference.id, children, writing) });
    }),
  ];
}

/** The footnotes, by their numbers. */
export const footnotes = (writing: Writing): Record<string, { children: Paragraph[] }> =>
  Object.fromEntries(
    writing.footnotes.list.map(({ content }, index) => [
      String(index + 1),
      { children: [new Paragraph({ style: 'FootnoteText', children: inlines(content, writing) })] },
    ]),
  );
