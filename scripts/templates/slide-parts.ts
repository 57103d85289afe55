/** What slides are put together from. */
import { colours, fonts } from './look.ts';
import type { CellProps, Presentation, SlideCanvas, TextProps } from './pptx.ts';
import { column, type Layout, slide } from './slide-master.ts';

/** Plain words, a list of points, or points under a heading. */
type Words = string | readonly string[] | { heading: string; points: readonly string[] };

export interface Slide {
  layout: Layout;
  title: string;
  /** Words for the layout's places, by their name. */
  texts: Readonly<Record<string, Words>>;
  /** What to say, and how to make the slide: the speaker's notes. */
  notes: string;
  /** Charts, tables, pictures and shapes beside the texts. */
  draw?: (on: SlideCanvas) => void;
}

export function addSlide(presentation: Presentation, { layout, title, texts, notes, draw }: Slide): void {
  const made = presentation.addSlide({ masterName: layout });
  made.addText(title, { placeholder: 'titulo' });
  for (const [placeholder, words] of Object.entries(texts)) made.addText(written(words), { placeholder });
  draw?.(made);
  made.addNotes(notes);
}

function written(words: Words): string | TextProps[] {
  if (typeof words === 'string') return words;
  if (!('heading' in words)) return points(words);
  const heading = { bold: true, color: colours.accent, paraSpaceAfter: 10, breakLine: true };
  return [{ text: words.heading, options: heading }, ...points(words.points)];
}

const points = (lines: readonly string[]): TextProps[] =>
  lines.map((text, index) => ({
    text,
    options: { bullet: { indent: 18 }, paraSpaceAfter: 10, breakLine: index < lines.length - 1 },
  }));

/** A table with the three rules of a printed one, `y` inches from the top. */
export function drawTable(on: SlideCanvas, y: number, rows: readonly (readonly string[])[]): void {
  const none = { type: 'none' } as const;
  const rule = (pt: number) => ({ type: 'solid', pt, color: colours.ink }) as const;
  const last = rows.length - 1;
  const cells = rows.map((row, line) =>
    row.map((text, place) => ({
      text,
      options: {
        bold: line === 0,
        align: place === 0 ? ('left' as const) : ('right' as const),
        border: [
          line === 0 ? rule(1.5) : none,
          none,
          line === 0 ? rule(0.75) : line === last ? rule(1.5) : none,
          none,
        ] satisfies CellProps['border'],
      },
    })),
  );
  const first = 4.23;
  const others = (rows[0]?.length ?? 1) - 1;
  on.addTable(cells, {
    x: slide.margin,
    y,
    w: column,
    colW: [first, ...Array.from({ length: others }, () => (column - first) / others)],
    rowH: 0.62,
    fontFace: fonts.label,
    fontSize: 22,
    color: colours.ink,
    valign: 'middle',
    objectName: 'Tabla de resultados',
  });
}

/** A chart whose data can be edited in PowerPoint. */
export function drawChart(on: SlideCanvas, altText: string): void {
  const labels = ['Inicio', 'Semana 10', 'Semana 20'];
  const text = { FontFace: fonts.label, FontSize: 16, Color: colours.muted };
  on.addChart(
    'bar',
    [
      { name: 'Programa', labels, values: [51.8, 57.2, 61.4] },
      { name: 'Comparación', labels, values: [52.3, 54.1, 55.7] },
    ],
    {
      x: slide.margin,
      y: 1.9,
      w: column,
      h: 4.4,
      altText,
      objectName: 'Gráfico de resultados',
      barDir: 'col',
      barGapWidthPct: 80,
      chartColors: [colours.accent, colours.accentLine],
      showLegend: true,
      legendPos: 't',
      legendFontFace: text.FontFace,
      legendFontSize: text.FontSize,
      legendColor: colours.ink,
      showValue: true,
      dataLabelFormatCode: '0.0',
      dataLabelFontFace: text.FontFace,
      dataLabelFontSize: 14,
      dataLabelColor: colours.ink,
      catAxisLabelFontFace: text.FontFace,
      catAxisLabelFontSize: text.FontSize,
      catAxisLabelColor: text.Color,
      valAxisLabelFontFace: text.FontFace,
      valAxisLabelFontSize: 14,
      valAxisLabelColor: text.Color,
      valAxisMinVal: 0,
      valAxisMaxVal: 80,
      valAxisMajorUnit: 20,
      showValAxisTitle: true,
      valAxisTitle: 'Puntuación media (0–100)',
      valAxisTitleFontFace: text.FontFace,
      valAxisTitleFontSize: 14,
      valAxisTitleColor: text.Color,
      valGridLine: { color: colours.line, size: 0.75 },
      catGridLine: { style: 'none' },
    },
  );
}

/** The steps of a procedure, side by side, each with its heading. */
export function drawSteps(on: SlideCanvas, steps: readonly (readonly [heading: string, words: string])[]): void {
  const gap = 0.3;
  const width = (column - gap * (steps.length - 1)) / steps.length;
  for (const [index, [heading, words]] of steps.entries())
    on.addText(
      [
        { text: heading, options: { bold: true, fontSize: 20, color: colours.accent, breakLine: true } },
        { text: words, options: { fontSize: 18, color: colours.ink } },
      ],
      {
        x: slide.margin + index * (width + gap),
        y: 2.4,
        w: width,
        h: 2.6,
        fill: { color: colours.accentWash },
        fontFace: fonts.label,
        align: 'left',
        valign: 'top',
        margin: 14,
        paraSpaceAfter: 8,
        objectName: `Paso ${index + 1}: ${heading}`,
      },
    );
}
