/** Word's own styles where it has them, so that outlines, tables of contents and other programs find their way. */
import { AlignmentType, type IParagraphStyleOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';

const muted = '506069';
const text = 'Cambria';
const label = 'Calibri';
/** Sizes count half points, spaces twentieths of a point. */
const heading = (level: number, size: number, before: number) => ({
  next: 'Normal',
  run: { font: text, size, bold: true, color: '151B1E' },
  paragraph: { spacing: { before, after: 120 }, keepNext: true, keepLines: true, outlineLevel: level - 1 },
});

const own = (id: string, name: string, style: Partial<IParagraphStyleOptions>): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  ...style,
});

const paragraphStyles: IParagraphStyleOptions[] = [
  own('Autores', 'Autores', { run: { size: 24 }, paragraph: { spacing: { after: 80 } } }),
  own('Afiliacion', 'Afiliación', {
    run: { font: label, size: 19, color: muted },
    paragraph: { spacing: { after: 40 } },
  }),
  own('Resumen', 'Resumen', { run: { size: 20 }, paragraph: { spacing: { after: 80 } } }),
  own('Quote', 'Quote', { run: { size: 21 }, paragraph: { indent: { left: 720, right: 480 } } }),
  own('Caption', 'caption', {
    run: { font: label, size: 19 },
    paragraph: { spacing: { before: 120, after: 80 }, keepNext: true },
  }),
  own('PieDeFigura', 'Pie de figura', { basedOn: 'Caption', paragraph: { keepNext: false, spacing: { after: 240 } } }),
  own('TextoDeTabla', 'Texto de tabla', {
    run: { font: label, size: 19 },
    paragraph: { spacing: { before: 40, after: 40 } },
  }),
  own('NotaDeTabla', 'Nota de tabla', { run: { font: label, size: 18, color: muted } }),
  own('Codigo', 'Código', { run: { font: 'Consolas', size: 19 }, paragraph: { spacing: { after: 0 } } }),
  own('Bibliography', 'Bibliography', { paragraph: { indent: { left: 480, hanging: 480 }, spacing: { after: 80 } } }),
  own('Folio', 'Folio', {
    run: { font: label, size: 18, color: muted },
    paragraph: { alignment: AlignmentType.CENTER },
  }),
];

/** `language` is a full tag, `es-ES`. */
export const styles = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: text, size: 22, language: { value: language } },
      paragraph: { spacing: { line: 300, lineRule: LineRuleType.AUTO, after: 140 } },
    },
    title: { run: { font: text, size: 40, bold: true }, paragraph: { spacing: { before: 120, after: 200 } } },
    heading1: heading(1, 30, 400),
    heading2: heading(2, 26, 320),
    heading3: heading(3, 23, 280),
    heading4: heading(4, 22, 240),
    heading5: heading(5, 21, 240),
    footnoteText: { run: { size: 18 }, paragraph: { spacing: { after: 40 } } },
  },
  paragraphStyles,
});

const depths = Array.from({ length: 9 }, (_, level) => level);
const indent = (level: number) => ({ paragraph: { indent: { left: listIndent * (level + 1), hanging: 300 } } });
/** How far each depth of a list stands in. */
export const listIndent = 480;

const bullets = {
  reference: 'puntos',
  levels: depths.map((level) => ({ level, format: LevelFormat.BULLET, text: '•', style: indent(level) })),
};
/** Word counts in 16 bits, from 0. */
const largestStart = 32_767;
const numbers = (start: number) => ({
  reference: numbersFrom(start),
  levels: depths.map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start: Math.min(Math.max(start, 0), largestStart),
    style: indent(level),
  })),
});

/** The name of the numbering that begins at `start`. */
export const numbersFrom = (start: number): string => `numeros-${start}`;

/** Bullets, and a numbering for each number at which some list begins. */
export const numbering = (starts: readonly number[]) => ({ config: [bullets, ...starts.map(numbers)] });
