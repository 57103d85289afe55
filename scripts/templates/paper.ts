/** A paper as a Word file: A4, in Spanish, a running title above and the page below, with the shared styles. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  LevelFormat,
  LevelSuffix,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { colours, fonts, language } from './look.ts';
import { textWidth } from './paper-parts.ts';
import { bullets, paperStyles } from './paper-styles.ts';
import { settle } from './settle.ts';

export interface Paper {
  title: string;
  description: string;
  /** Stands above each page but the first. */
  runningTitle: string;
  /** Whether sections are numbered: 1, 1.1. */
  numbered: boolean;
  children: readonly FileChild[];
  footnotes: Readonly<Record<string, { readonly children: readonly Paragraph[] }>>;
}

/** A4 with margins of 2.5 cm, in twentieths of a point. */
const page = { size: { width: 11906, height: 16838 }, margin: { top: 1417, right: 1417, bottom: 1417, left: 1417 } };

/** The bytes of the .docx file. */
export async function makePaper(paper: Paper): Promise<Buffer> {
  const document = new Document({
    title: paper.title,
    description: paper.description,
    creator: 'Pliego',
    lastModifiedBy: 'Pliego',
    styles: paper.numbered ? numberedStyles : paperStyles,
    numbering: { config: [bullets, ...(paper.numbered ? [sectionNumbers] : [])] },
    theme: { name: 'Pliego', colors: themeColours, fonts: { headings: fonts.text, body: fonts.text } },
    footnotes: paper.footnotes,
    sections: [
      {
        properties: { titlePage: true, page },
        headers: { first: emptyHeader(), default: runningHeader(paper.runningTitle) },
        footers: { first: pageFooter(), default: pageFooter() },
        children: paper.children,
      },
    ],
  });
  return settle(await Packer.toBuffer(document), (xml, name) => mends[name]?.(xml) ?? xml);
}

/** Charts and shapes that an author adds take the palette by themselves. */
const themeColours = {
  dark1: colours.ink,
  light1: colours.paper,
  dark2: colours.muted,
  light2: colours.wash,
  accent1: colours.accent,
  accent2: colours.blue,
  accent3: colours.green,
  accent4: colours.yellow,
  accent5: colours.red,
  accent6: colours.lineStrong,
  hyperlink: colours.accent,
  followedHyperlink: colours.muted,
};

const sectionNumbers = {
  reference: 'secciones',
  levels: ['%1.', '%1.%2.', '%1.%2.%3.'].map((text, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.SPACE,
    style: { style: `Heading${level + 1}`, paragraph: { indent: { left: 0, hanging: 0 } } },
  })),
};

const headings = paperStyles.default;
const numberedHeading = (level: number, style: NonNullable<typeof headings>['heading1']) => ({
  ...style,
  paragraph: { ...style?.paragraph, numbering: { reference: sectionNumbers.reference, level } },
});
const numberedStyles = {
  ...paperStyles,
  default: {
    ...headings,
    heading1: numberedHeading(0, headings?.heading1),
    heading2: numberedHeading(1, headings?.heading2),
    heading3: numberedHeading(2, headings?.heading3),
  },
};

const emptyHeader = () => new Header({ children: [new Paragraph({ style: 'Folio' })] });

const runningHeader = (title: string) =>
  new Header({
    children: [
      new Paragraph({
        style: 'Folio',
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: colours.line } },
        text: title,
      }),
    ],
  });

const pageFooter = () =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Folio',
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun('Manuscrito enviado a Pliego'),
          new TextRun({
            children: [new Tab(), 'Página ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });

/** What docx cannot be told, by part. */
const mends: Record<string, (xml: string) => string> = {
  // Its place among the settings is fixed by the schema: the last of ours.
  'word/settings.xml': (xml) => xml.replace('</w:settings>', `<w:themeFontLang w:val="${language}"/></w:settings>`),
  'word/document.xml': countBookmarks,
};

/** Bookmarks by their order: docx numbers them across all documents that a process makes. */
function countBookmarks(xml: string): string {
  const order = [...new Set(Array.from(xml.matchAll(/<w:bookmarkStart [^>]*w:id="(\d+)"/g), ([, id]) => id))];
  return xml.replace(
    /(<w:bookmark(?:Start|End) [^>]*?w:id=")(\d+)"/g,
    (_, opening: string, id: string) => `${opening}${order.indexOf(id) + 1}"`,
  );
}
