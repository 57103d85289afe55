/**
 * The Word styles of the two papers. Built-in ones keep their English names, which Word shows in the reader's language
 * ('heading 1' is Título 1, 'Quote' is Cita, 'Bibliography' is Bibliografía); our own are named in Spanish.
 */
import {
  AlignmentType,
  BorderStyle,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';
import { colours, fonts, language, points } from './look.ts';

const { ink, muted, accent, accentWash, accentLine } = colours;
const label = { font: fonts.label };
/** Lines of `points`, whatever stands in them. */
const lead = (points: number, before: number, after: number) => ({
  line: points * 20,
  lineRule: LineRuleType.AT_LEAST,
  before: before * 20,
  after: after * 20,
});

const own = (id: string, name: string, style: Partial<IParagraphStyleOptions>): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  uiPriority: 10,
  ...style,
});

const paragraphStyles: readonly IParagraphStyleOptions[] = [
  { id: 'Normal', name: 'Normal', quickFormat: true, uiPriority: 0 },
  own('Subtitle', 'Subtitle', {
    next: 'Autores',
    run: { size: points(13), italics: true, color: muted },
    paragraph: { spacing: lead(17, 0, 10), keepNext: true },
  }),
  own('Autores', 'Autores', { next: 'Afiliacion', run: { size: points(12) }, paragraph: { spacing: lead(17, 0, 4) } }),
  own('Afiliacion', 'Afiliación', {
    run: { ...label, size: points(9.5), color: muted },
    paragraph: { spacing: lead(13, 0, 2) },
  }),
  own('TituloDeResumen', 'Título de resumen', {
    next: 'Resumen',
    run: { ...label, size: points(10), bold: true, color: accent, characterSpacing: 10 },
    paragraph: {
      spacing: lead(14, 12, 3),
      keepNext: true,
      border: { top: { style: BorderStyle.SINGLE, size: 4, space: 6, color: accentLine } },
    },
  }),
  own('Resumen', 'Resumen', { run: { size: points(10) }, paragraph: { spacing: lead(14, 0, 4) } }),
  own('PalabrasClave', 'Palabras clave', { run: { size: points(10) }, paragraph: { spacing: lead(14, 0, 4) } }),
  own('TituloSinNumero', 'Título sin número', { basedOn: 'Heading1', next: 'Normal', paragraph: { numbering: false } }),
  own('Epigrafe', 'Epígrafe', {
    run: { italics: true, size: points(10.5) },
    paragraph: { spacing: lead(15, 6, 4), indent: { left: 3400 }, alignment: AlignmentType.RIGHT },
  }),
  own('Quote', 'Quote', {
    run: { size: points(10.5) },
    paragraph: { spacing: lead(15, 4, 10), indent: { left: 720, right: 480 } },
  }),
  own('TituloDeTabla', 'Título de tabla', {
    basedOn: 'Caption',
    next: 'TextoDeTabla',
    paragraph: { spacing: lead(13, 12, 5), keepNext: true },
  }),
  own('TextoDeTabla', 'Texto de tabla', {
    run: { ...label, size: points(9.5) },
    paragraph: { spacing: lead(13, 2, 2) },
  }),
  own('Figura', 'Figura', {
    next: 'PieDeFigura',
    paragraph: {
      spacing: { line: 240, lineRule: LineRuleType.AUTO, before: 240, after: 100 },
      keepNext: true,
      alignment: AlignmentType.CENTER,
    },
  }),
  own('PieDeFigura', 'Pie de figura', {
    basedOn: 'Caption',
    next: 'NotaDeTablaOFigura',
    paragraph: { spacing: lead(13, 0, 3), keepNext: true },
  }),
  own('NotaDeTablaOFigura', 'Nota de tabla o figura', {
    run: { ...label, size: points(9), color: muted },
    paragraph: { spacing: lead(12, 6, 14) },
  }),
  own('Ecuacion', 'Ecuación', {
    paragraph: {
      spacing: { before: 160, after: 160 },
      keepLines: true,
    },
  }),
  own('Guia', 'Guía', {
    uiPriority: 1,
    run: { ...label, size: points(9.5), color: accent },
    paragraph: {
      spacing: lead(13, 9, 12),
      indent: { left: 200, right: 80 },
      shading: { fill: accentWash },
      border: {
        top: { style: BorderStyle.SINGLE, size: 4, space: 4, color: accentWash },
        bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: accentWash },
        left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: accent },
      },
      keepLines: true,
    },
  }),
  own('Comprobacion', 'Lista de comprobación', {
    run: { ...label, size: points(10) },
    paragraph: { spacing: lead(14, 0, 3), indent: { left: 360, hanging: 360 }, keepLines: true },
  }),
  own('Folio', 'Folio', {
    uiPriority: 40,
    run: { ...label, size: points(9), color: muted },
    paragraph: { spacing: lead(11, 0, 0) },
  }),
];

const heading = (size: number, before: number, after: number) => ({
  next: 'Normal',
  run: { font: fonts.text, size: points(size), bold: true, color: ink },
  paragraph: { spacing: { before: before * 20, after: after * 20 }, keepNext: true, keepLines: true },
});

/** Bullets for `bullet()`; Word's own are larger than the text's. */
export const bullets = {
  reference: 'puntos',
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: '•',
      style: { paragraph: { indent: { left: 480, hanging: 240 } }, run: { color: accent } },
    },
  ],
};

export const paperStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: fonts.text, size: points(11), color: ink, language: { value: language, eastAsia: language } },
      paragraph: { spacing: { line: 312, lineRule: LineRuleType.AUTO, after: 140 } },
    },
    title: {
      next: 'Subtitle',
      run: { font: fonts.text, size: points(22), bold: true, color: ink },
      paragraph: { spacing: lead(27, 0, 6), keepNext: true, keepLines: true },
    },
    heading1: heading(15, 18, 5),
    heading2: heading(12.5, 13, 4),
    heading3: {
      ...heading(11, 10, 3),
      run: { font: fonts.text, size: points(11), bold: true, italics: true, color: ink },
    },
    caption: { run: { ...label, size: points(9.5), color: ink } },
    listParagraph: { paragraph: { spacing: { after: 60 } } },
    bibliography: {
      run: { size: points(10.5) },
      paragraph: { spacing: lead(15, 0, 6), indent: { left: 567, hanging: 567 } },
    },
    footnoteText: { run: { size: points(9), color: ink }, paragraph: { spacing: lead(12, 0, 2) } },
    hyperlink: { run: { color: accent, underline: { color: accentLine } } },
  },
  paragraphStyles,
};
