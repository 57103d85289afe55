/** What papers are put together from, by what it is to an author: headings, guidance, tables, figures, notes. */
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  CheckBox,
  Math as Equation,
  HeadingLevel,
  ImageRun,
  type MathComponent,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { colours, fonts } from './look.ts';
import { bullets } from './paper-styles.ts';
import { placeholderImage } from './placeholder-image.ts';

/** Between the margins of an A4 page, in twentieths of a point. */
export const textWidth = 9071;

export type Inline = string | ParagraphChild;
const asRun = (part: Inline): ParagraphChild => (typeof part === 'string' ? new TextRun(part) : part);

export const bold = (text: string) => new TextRun({ text, bold: true });
export const italic = (text: string) => new TextRun({ text, italics: true });
export const raised = (text: string) => new TextRun({ text, superScript: true });
/** Words of another language, so that the spelling checker reads them as such. */
export const english = (text: string, italics = false) => new TextRun({ text, italics, language: { value: 'en-GB' } });

/** A paragraph of one of the styles in paper-styles.ts, by its id. */
export const styled = (style: string, ...parts: Inline[]) => new Paragraph({ style, children: parts.map(asRun) });
export const text = (...parts: Inline[]) => new Paragraph({ style: 'Normal', children: parts.map(asRun) });
/** Advice on what follows, to be deleted before sending. */
export const guide = (...parts: Inline[]) =>
  new Paragraph({ style: 'Guia', keepNext: true, children: parts.map(asRun) });
/** Advice on what stands before it. */
export const closingGuide = (...parts: Inline[]) => styled('Guia', ...parts);
export const section = (title: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, text: title });
export const subsection = (title: string) => new Paragraph({ heading: HeadingLevel.HEADING_2, text: title });
/** 'Referencias', 'Agradecimientos' and their like, which carry no number where sections do. */
export const unnumbered = (title: string) => styled('TituloSinNumero', title);
export const bullet = (...parts: Inline[]) =>
  new Paragraph({
    style: 'ListParagraph',
    numbering: { reference: bullets.reference, level: 0 },
    children: parts.map(asRun),
  });

/** A line to tick before sending; Word ticks it at a click. */
export const check = (words: string) => {
  const state = { font: 'Segoe UI Symbol' };
  const box = new CheckBox({
    alias: 'Comprobado',
    checkedState: { value: '2612', ...state },
    uncheckedState: { value: '2610', ...state },
  });
  return new Paragraph({ style: 'Comprobacion', children: [box, new TextRun({ children: [new Tab(), words] })] });
};

type Counted = 'Tabla' | 'Figura';
const bookmarkOf = (kind: Counted, number: number) => `${kind.toLowerCase()}_${number}`;

/** 'Tabla 1' as a field: it renumbers itself, and `mention` points at it. */
const counted = (kind: Counted, number: number) =>
  new Bookmark({
    id: bookmarkOf(kind, number),
    children: [bold(`${kind} `), new SimpleField(`SEQ ${kind} \\* ARABIC`, String(number))],
  });

/** 'Tabla 1' in the running text, as a cross-reference. */
export const mention = (kind: Counted, number: number) =>
  new SimpleField(`REF ${bookmarkOf(kind, number)} \\h`, `${kind} ${number}`);

export const tableTitle = (number: number, title: string) =>
  new Paragraph({ style: 'TituloDeTabla', children: [counted('Tabla', number), new TextRun(`. ${title}`)] });
export const figureCaption = (number: number, title: string) =>
  new Paragraph({ style: 'PieDeFigura', children: [counted('Figura', number), new TextRun(`. ${title}`)] });

const rule = (size: number) => ({ style: BorderStyle.SINGLE, size, color: colours.ink });
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** A table with the three rules of a printed one. First column: words; the others: figures, set to the right. */
export function table(widths: readonly number[], head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const last = rows.length;
  const row = (cells: readonly string[], line: number) =>
    new TableRow({
      cantSplit: true,
      tableHeader: line === 0,
      children: cells.map(
        (words, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            borders: {
              top: line === 0 ? rule(8) : none,
              bottom: line === 0 ? rule(4) : line === last ? rule(8) : none,
              left: none,
              right: none,
            },
            children: [
              new Paragraph({
                style: 'TextoDeTabla',
                alignment: column === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
                keepNext: line < last,
                children: [new TextRun({ text: words, bold: line === 0 })],
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    rows: [head, ...rows].map(row),
  });
}

/** Where a picture goes, with the alternative text that is to be rewritten for it. */
export const pictureField = (description: string) =>
  new Paragraph({
    style: 'Figura',
    children: [
      new ImageRun({
        type: 'png',
        data: placeholderImage(1200, 675),
        transformation: { width: 480, height: 270 },
        altText: { id: '1', name: 'Figura de ejemplo', title: 'Figura de ejemplo', description },
      }),
    ],
  });

/** A formula in the middle of its line, its number at the end. */
export const equation = (number: number, children: readonly MathComponent[]) =>
  new Paragraph({
    style: 'Ecuacion',
    tabStops: [
      { type: TabStopType.CENTER, position: textWidth / 2 },
      { type: TabStopType.RIGHT, position: textWidth },
    ],
    children: [
      new TextRun({ children: [new Tab()] }),
      new Equation({ children }),
      new TextRun({ children: [new Tab(), `(${number})`], font: fonts.text }),
    ],
  });
