/** Works as Word documents: real headings, lists, notes, formulas and tables, that Word and LibreOffice open alike. */
import { Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { bylineNames } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures } from '#server/documents/model/load-pictures.ts';
import { visit } from '#server/documents/model/nodes.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { blocks, inText } from './blocks.ts';
import { chapters, contributions, declarations, footnotes, references } from './end.ts';
import { head } from './head.ts';
import { localeOf } from './locale.ts';
import { numbering, styles } from './styles.ts';
import { openWriting } from './writing.ts';

/** A4 with margins of 2.5 cm, in twentieths of a point. */
const page = { size: { width: 11906, height: 16838 }, margin: { top: 1417, right: 1417, bottom: 1417, left: 1417 } };

/** The bytes of the .docx file. Its properties name the authors only where the reader may know them. */
export async function writeDocx(work: ExportedWork): Promise<Uint8Array> {
  const writing = openWriting(work, await loadPictures(work));
  const document = new Document({
    title: work.titulo,
    description: work.direccion,
    keywords: work.palabrasClave.join(', '),
    creator: bylineNames(work).join('; '),
    lastModifiedBy: 'Pliego',
    styles: styles(localeOf(work.idioma)),
    numbering: numbering(startsOf(work)),
    footnotes: footnotes(writing),
    sections: [
      {
        properties: { page, titlePage: true },
        headers: { default: runningHead(work), first: new Header({ children: [new Paragraph({ style: 'Folio' })] }) },
        footers: { default: pageNumber(), first: pageNumber() },
        children: [
          ...head(work),
          ...blocks(work.documento.content, writing, inText),
          ...chapters(writing),
          ...contributions(writing),
          ...declarations(writing),
          ...references(writing),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function startsOf({ documento }: ExportedWork): number[] {
  const starts = new Set<number>();
  visit(documento, (node) => {
    if (node.type === 'orderedList') starts.add(node.attrs.start);
  });
  return [...starts];
}

const pageNumber = () =>
  new Footer({
    children: [new Paragraph({ style: 'Folio', children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
  });

/** The title, and what is to be said of a text that is not, or no longer, to be cited; the first page says it itself. */
function runningHead({ titulo, idioma, version, isPublished, fechaRetractacion }: ExportedWork): Header {
  const words = wordsIn(idioma);
  const stage = version === 0 ? words.draft : `${words.version} ${version}`;
  const mark = fechaRetractacion ? words.retracted : isPublished ? '' : stage;
  const said = [new TextRun({ text: mark, bold: true }), new TextRun(`${mark && ' · '}${titulo}`)];
  return new Header({ children: [new Paragraph({ style: 'Folio', children: said })] });
}
