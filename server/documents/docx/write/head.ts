import { ExternalHyperlink, HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx';
import {
  affiliated,
  bylineNames,
  factsOf,
  kindInWords,
  nameOf,
  relationsOf,
  retractionOf,
} from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { localeOf } from './locale.ts';

const line = (style: string, ...children: ParagraphChild[]) => new Paragraph({ style, children });

/** Title, byline, days and summaries. */
export function head(work: ExportedWork): Paragraph[] {
  const retraction = retractionOf(work);
  const { affiliations } = affiliated(work);
  const names = byline(work);
  return [
    line('Afiliacion', new TextRun(kindInWords(work))),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(work.titulo)] }),
    ...(names.length > 0 ? [line('Autores', ...names)] : []),
    ...affiliations.map((text, index) =>
      line('Afiliacion', new TextRun({ text: `${index + 1} `, superScript: true }), new TextRun(text)),
    ),
    ...factsOf(work).map(({ term, text, address }) =>
      line('Afiliacion', new TextRun({ text: `${term}: `, bold: true }), address ? link(address) : new TextRun(text)),
    ),
    ...relationsOf(work).map(({ kind, title, address }) =>
      line(
        'Afiliacion',
        new TextRun({ text: `${kind}: `, bold: true }),
        new TextRun(`${title} `),
        ...(address ? [link(address)] : []),
      ),
    ),
    ...(retraction ? [line('Autores', new TextRun({ text: retraction, bold: true }))] : []),
    ...summary(work),
    ...work.traducciones.flatMap((each) => summary(each, each.titulo)),
  ];
}

const link = (address: string) =>
  new ExternalHyperlink({ link: address, children: [new TextRun({ text: address, style: 'Hyperlink' })] });

function byline(work: ExportedWork): ParagraphChild[] {
  if (work.autoresOcultos) return [new TextRun(bylineNames(work).join(', '))];
  return affiliated(work).authors.flatMap(({ author, marks }, index) => [
    new TextRun(`${index > 0 ? ', ' : ''}${nameOf(author)}`),
    ...(marks.length > 0 ? [new TextRun({ text: marks.join(', '), superScript: true })] : []),
  ]);
}

interface Summary {
  idioma: string;
  resumen: string;
  palabrasClave: string[];
}

/** In its own language, so that spelling is checked in it. */
function summary({ idioma, resumen, palabrasClave }: Summary, title = ''): Paragraph[] {
  const words = wordsIn(idioma);
  const language = { value: localeOf(idioma) };
  const said = (text: string, bold = false) => new TextRun({ text, bold, language });
  const paragraphs = resumen.split(/\n{2,}/).filter((text) => text.trim() !== '');
  if (paragraphs.length === 0 && palabrasClave.length === 0 && title === '') return [];
  return [
    line('Resumen', said(words.abstract, true)),
    ...(title === '' ? [] : [line('Resumen', said(title, true))]),
    ...paragraphs.map((text) => line('Resumen', said(text.trim()))),
    ...(palabrasClave.length > 0
      ? [line('Resumen', said(`${words.keywords}: `, true), said(palabrasClave.join('; ')))]
      : []),
  ];
}
