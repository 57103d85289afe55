/** The layouts of the presentation: their places for title, text and picture, and the line and page number below. */
import { colours, fonts } from './look.ts';
import type { MasterObject, MasterProps, PlaceholderProps, Presentation } from './pptx.ts';

/** A wide slide, in inches. */
export const slide = { width: 13.33, height: 7.5, margin: 0.75 } as const;
export const column = slide.width - 2 * slide.margin;

export type Layout = 'Portada' | 'Título y contenido' | 'Dos columnas' | 'Solo título' | 'Mensaje';

type Place = Extract<MasterObject, { placeholder: unknown }>;

const title = (options: Partial<PlaceholderProps> = {}): Place => ({
  placeholder: {
    options: {
      name: 'titulo',
      type: 'title',
      x: slide.margin,
      y: 0.5,
      w: column,
      h: 1.05,
      fontFace: fonts.text,
      fontSize: 30,
      bold: true,
      color: colours.ink,
      align: 'left',
      valign: 'bottom',
      margin: 0,
      ...options,
    },
    text: 'Una afirmación, no una etiqueta',
  },
});

const words = (name: string, options: Partial<PlaceholderProps> = {}): Place => ({
  placeholder: {
    options: {
      name,
      type: 'body',
      x: slide.margin,
      y: 1.95,
      w: column,
      h: 4.6,
      fontFace: fonts.label,
      fontSize: 24,
      color: colours.ink,
      align: 'left',
      valign: 'top',
      margin: 0,
      ...options,
    },
    text: 'Escribe aquí',
  },
});

const half = (column - 0.6) / 2;
const rule = { line: { x: slide.margin, y: 1.68, w: column, h: 0, line: { color: colours.accent, width: 1.5 } } };
const number = {
  x: slide.width - slide.margin - 1,
  y: 6.95,
  w: 1,
  h: 0.3,
  align: 'right',
  fontFace: fonts.label,
  fontSize: 12,
  color: colours.muted,
  margin: 0,
} as const;
const foot = {
  text: {
    text: 'Apellido (2026) · Título breve · Congreso',
    options: {
      x: slide.margin,
      y: 6.95,
      w: 9,
      h: 0.3,
      fontFace: fonts.label,
      fontSize: 12,
      color: colours.muted,
      margin: 0,
      objectName: 'Pie de la presentación',
    },
  },
};

const inside = (layout: Layout, ...objects: MasterObject[]) => ({
  title: layout,
  background: { color: colours.paper },
  objects: [...objects, foot],
  slideNumber: number,
});

const layouts: readonly (MasterProps & { title: Layout })[] = [
  {
    title: 'Portada',
    background: { color: colours.accent },
    objects: [
      title({ y: 1.6, h: 2, fontSize: 40, color: colours.paper }),
      {
        line: { x: slide.margin, y: 3.85, w: 2, h: 0, line: { color: colours.accentLine, width: 2 } },
      },
      words('texto', { y: 4.1, h: 2.4, fontSize: 20, color: colours.accentWash }),
    ],
  },
  inside('Título y contenido', title(), rule, words('texto')),
  inside(
    'Dos columnas',
    title(),
    rule,
    words('izquierda', { w: half }),
    words('derecha', { w: half, x: slide.margin + half + 0.6 }),
  ),
  inside('Solo título', title(), rule, words('fuente', { y: 6.4, h: 0.4, fontSize: 14, color: colours.muted })),
  {
    ...inside(
      'Mensaje',
      title({ y: 1.7, h: 2.6, fontSize: 38, color: colours.accent, valign: 'middle' }),
      words('texto', { y: 4.5, h: 1.6, color: colours.muted }),
    ),
    background: { color: colours.accentWash },
  },
];

export function defineLayouts(presentation: Presentation): void {
  for (const layout of layouts) presentation.defineSlideMaster(layout);
}
