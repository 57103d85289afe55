/** Word documents for tests, made with the docx package. */
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  MathFraction,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSum,
  MathSuperScript,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Math as WordMath,
} from 'docx';
import { packArchive } from '../archive.ts';

/** A PNG of one point. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const word = (children: (Paragraph | Table)[], footnotes: Record<string, { children: Paragraph[] }> = {}) =>
  Packer.toBuffer(
    new Document({
      footnotes,
      numbering: {
        config: [
          {
            reference: 'numeros',
            levels: [0, 1].map((level) => ({
              level,
              format: LevelFormat.DECIMAL,
              text: `%${level + 1}.`,
              alignment: AlignmentType.START,
            })),
          },
        ],
      },
      sections: [{ children }],
    }),
  );

const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];
export const p = (...children: (string | ParagraphChild)[]) =>
  new Paragraph({ children: children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)) });
export const styled = (style: string, text: string) => new Paragraph({ style, children: [new TextRun(text)] });
export const title = (text: string) => new Paragraph({ heading: HeadingLevel.TITLE, text });
export const heading = (level: 1 | 2 | 3, text: string) =>
  new Paragraph({ heading: levels[level - 1] ?? HeadingLevel.HEADING_1, text });
export const bullet = (text: string, level = 0) => new Paragraph({ text, bullet: { level } });
export const numbered = (text: string, level = 0) =>
  new Paragraph({ text, numbering: { reference: 'numeros', level } });
export const image = (description = '') =>
  new ImageRun({
    type: 'png',
    data: picture,
    transformation: { width: 10, height: 10 },
    altText: { name: 'imagen', title: '', description },
  });
export const link = (text: string, address: string) =>
  new ExternalHyperlink({ link: address, children: [new TextRun({ text, style: 'Hyperlink' })] });
export const note = (id: number) => new FootnoteReferenceRun(id);
export const cell = (text: string, spans: { columnSpan?: number; rowSpan?: number } = {}) =>
  new TableCell({ ...spans, children: [new Paragraph(text)] });
export const row = (cells: TableCell[], tableHeader = false) => new TableRow({ children: cells, tableHeader });
export const table = (rows: TableRow[]) => new Table({ rows });
/** x² and the root of a half, the sum of all x from 1 to n. */
export const formula = () =>
  new WordMath({
    children: [
      new MathSuperScript({ children: [new MathRun('x')], superScript: [new MathRun('2')] }),
      new MathRun('='),
      new MathRadical({
        children: [new MathFraction({ numerator: [new MathRun('1')], denominator: [new MathRun('2')] })],
      }),
      new MathSum({
        subScript: [new MathRun('i=1')],
        superScript: [new MathRun('n')],
        children: [new MathSubScript({ children: [new MathRun('x')], subScript: [new MathRun('i')] })],
      }),
    ],
  });

/** An archive of these parts, as hostile as they are. */
export const archive = (parts: Record<string, Buffer | string>): Buffer =>
  packArchive(Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)]));
