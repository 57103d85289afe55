import { AlignmentType, ImageRun, Paragraph, TextRun } from 'docx';
import type { ExportedPicture } from '#server/documents/model/exported-work.ts';
import type { Figure, Paragraph as TextParagraph } from '#server/documents/model/nodes.ts';
import { captionLabel } from '#server/documents/model/words.ts';
import { countedLabel } from './fields.ts';
import { inlines } from './inlines.ts';
import { sizeOnPage } from './picture-size.ts';
import { marked, type Writing } from './writing.ts';

/** Words of the document say what a picture shows where Word cannot show it itself. */
export function figure({ attrs: { id, label, src, alt }, content: [caption] }: Figure, writing: Writing): Paragraph[] {
  return [
    picture(src, alt || label || '', writing),
    ...captionOf({ id, label, style: 'PieDeFigura' }, caption.content, writing),
  ];
}

export function picture(src: string | null, alt: string, { pictures, words }: Writing): Paragraph {
  const found = src === null ? undefined : pictures.get(src);
  const image = found && imageOf(found, alt);
  const said = new TextRun({ text: [words.missingPicture, alt].filter(Boolean).join(' '), italics: true });
  return new Paragraph({ alignment: AlignmentType.CENTER, keepNext: true, children: [image ?? said] });
}

/** A light grey: what programs that cannot draw SVG show in its place, with the alternative text. */
const blank = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mN4BQAA7ADrAnhrKgAAAABJRU5ErkJggg==',
  'base64',
);
const rasters: Record<string, 'png' | 'jpg'> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Undefined for kinds that documents cannot hold, as WebP. */
function imageOf(found: ExportedPicture, alt: string): ImageRun | undefined {
  const shared = {
    data: found.bytes,
    transformation: sizeOnPage(found),
    altText: { name: alt.slice(0, 60), description: alt },
  };
  if (found.type === 'image/svg+xml')
    return new ImageRun({ ...shared, type: 'svg', fallback: { type: 'png', data: blank } });
  const type = rasters[found.type];
  return type && new ImageRun({ ...shared, type });
}

interface Captioned {
  id: string | undefined;
  label: string | undefined;
  style: string;
}

/** 'Figura 1. What it shows.', the label in the line of the first paragraph. */
export function captionOf(
  { id, label, style }: Captioned,
  paragraphs: readonly TextParagraph[],
  writing: Writing,
): Paragraph[] {
  const [first, ...others] = paragraphs;
  if (!label && first === undefined) return [];
  const sign = captionLabel(label, first !== undefined).slice(label?.length);
  const children = [
    ...(label ? marked(id, countedLabel(label, writing.isNumbered, { bold: true }), writing) : []),
    ...(sign ? [new TextRun({ text: sign, bold: true })] : []),
    ...inlines(first?.content ?? [], writing),
  ];
  return [
    new Paragraph({ style, children }),
    ...others.map(({ content }) => new Paragraph({ style, children: inlines(content, writing) })),
  ];
}
