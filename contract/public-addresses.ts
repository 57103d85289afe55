/**
 * The addresses of what is public, which stay valid for as long as the work is public. A changed title changes the
 * address; the old one then leads on to the present one.
 */
import type { JournalText } from './journals.ts';
import type { PublicFormat, referenceFormats } from './vocabulary.ts';

/** A work as its addresses name it. */
export interface NamedWork {
  id: string;
  titulo: string;
  autores: readonly { nombres: string; apellidos: string }[];
  /** In which language it is read, where it is not its own: `en`. */
  traducidaA?: string | undefined;
}

/** How the files of each format end. */
export const fileEndings: Record<PublicFormat, string> = {
  pdf: 'pdf',
  epub: 'epub',
  docx: 'docx',
  jats: 'xml',
  html: 'html',
  markdown: 'md',
  bibtex: 'bib',
  ris: 'ris',
  csl: 'json',
  onix: 'onix',
};

/** Of what tells reference managers of works, its media types. */
export const referenceTypes: Record<(typeof referenceFormats)[number], string> = {
  bibtex: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  csl: 'application/vnd.citationstyles.csl+json',
};

/** The landing page of a work, `/catalogo/{id}`; of its text in another language, `/catalogo/{id}/en`. */
export const workPage = (id: string, language?: string): string => `/catalogo/${id}${language ? `/${language}` : ''}`;

/** One chapter of a book or thesis, `/catalogo/{id}/capitulos/el-umbral`; in another language `/catalogo/{id}/en/capitulos/the-threshold`. */
export const chapterPage = (id: string, slug: string, language?: string): string =>
  `${workPage(id, language)}/capitulos/${encodeURIComponent(slug)}`;

/** How a published work came about, `/catalogo/{id}/proceso`: its days and, where they are published, its reviews. */
export const processPage = (id: string): string => `${workPage(id)}/proceso`;

/** The place on that page of a round, and in it of a review and of what was answered to it. */
export const roundPlace = (round: number): string => `ronda-${round}`;
export const reviewPlace = (round: number, reviewer: number): string => `revision-${round}-${reviewer}`;
export const answerPlace = (round: number, reviewer: number): string => `respuesta-${round}-${reviewer}`;

/** How a work was reviewed, for programs (a DocMap), `/catalogo/{id}/docmap.json`; there is none of a work whose reviews are not published. */
export const docmapAddress = (id: string): string => `${workPage(id)}/docmap.json`;

/** A version before the present one, `/catalogo/{id}/versiones/1`, where anybody may read it. */
export const versionPage = (id: string, version: number): string => `${workPage(id)}/versiones/${version}`;

/** The disciplines of the catalogue; a discipline is a category however it is spelt: 'Historia', 'historia'. */
export const disciplinesPage = '/catalogo/disciplinas';
/** How the address of a discipline calls it; '' of what has no letter. */
export const disciplineSlug = (categoria: string): string => plain(categoria);
/** Its page, `/catalogo/disciplinas/ciencias-de-la-tierra`. */
export const disciplinePage = (categoria: string): string => {
  const slug = disciplineSlug(categoria);
  return slug ? `${disciplinesPage}/${encodeURIComponent(slug)}` : disciplinesPage;
};

/** Somebody in a byline. */
interface Signing {
  id?: string | null | undefined;
  orcid?: string | null | undefined;
  nombres: string;
  apellidos: string;
}
/** How the address of an author's page calls them: by ORCID iD, else by account, else by name; '' of a name without letters. */
export const authorKey = ({ id, orcid, nombres, apellidos }: Signing): string =>
  orcid ?? id ?? plain(`${nombres} ${apellidos}`);
/** The page of who has this key, `/autores/0000-0002-1825-0097`. */
export const authorPage = (key: string): string => `/autores/${encodeURIComponent(key)}`;

/** What belongs to a work and where, for programs (RFC 9264): `/catalogo/{id}/linkset.json`; as lines, `/catalogo/{id}/linkset.txt`. */
export const linksetAddress = (id: string, format: 'json' | 'txt', language?: string): string =>
  `${workPage(id, language)}/linkset.${format}`;

/** The cover of a published work as it is drawn, `/catalogo/{id}/portada.svg`. */
export const coverAddress = (id: string): string => `${workPage(id)}/portada.svg`;

/** In pixels: on a card, on a card of a sharp screen, and large. */
export const coverWidths = [240, 480, 960] as const;
export type CoverWidth = (typeof coverWidths)[number];

/** Its first figure, at most so wide, `/catalogo/{id}/portada-480.webp`; nothing is there for a work without figures. */
export const coverFigureAddress = (id: string, width: CoverWidth): string => `${workPage(id)}/portada-${width}.webp`;

/**
 * The picture that goes with a shared link to a published work, `/catalogo/{id}/compartir.png`, to its text in another language
 * `/catalogo/{id}/en/compartir.png`; to any other page, the journal's.
 */
export const shareImageAddress = (id: string, language?: string): string => `${workPage(id, language)}/compartir.png`;
export const journalShareImage = '/compartir.png';
/** Open Graph's. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The journal's icon: its mark where that is about square, else its initial, else the platform's mark. */
export const iconAddress = '/icono.svg';
/** In pixels: of lists of bookmarks, of Apple's screens, of Android's. */
export const iconSizes = [48, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];
export const iconPicture = (size: IconSize): string => `/icono-${size}.png`;
/** What the site is called and looks like on a telephone's screen (W3C Web Application Manifest). */
export const manifestAddress = '/manifest.webmanifest';

/** The journals and collections of a platform, and the page of one by its key, `/revistas/estudios`. */
export const journalsPage = '/revistas';
export const journalPage = (key: string): string => `${journalsPage}/${key}`;
/** All its published numbers. */
export const journalIssuesPage = (key: string): string => `${journalPage(key)}/numeros`;
/** One of the texts that it has of itself (`journalTexts`), `/revistas/estudios/normas`. */
export const journalTextPage = (key: string, text: JournalText): string => `${journalPage(key)}/${text}`;
/** The picture that goes with a shared link to it, and its icon, which are the platform's at `journalShareImage` and `iconAddress`. */
export const shareImageOfJournal = (key: string): string => `${journalPage(key)}/compartir.png`;
export const iconOfJournal = (key: string): string => journalPage(key) + iconAddress;
export const iconPictureOfJournal = (key: string, size: IconSize): string => journalPage(key) + iconPicture(size);
export const manifestOfJournal = (key: string): string => journalPage(key) + manifestAddress;

/** Institutions, and the page of one by its key, `/instituciones/universidad`; where one asks to become one. */
export const institutionsPage = '/instituciones';
export const institutionPage = (key: string): string => `${institutionsPage}/${key}`;
export const institutionRequestPage = `${institutionsPage}/solicitud`;

/** The published numbers of journals, and the page of one, `/numeros/{id}`. */
export const issuesPage = '/numeros';
export const issuePage = (id: string): string => `${issuesPage}/${id}`;
/** A whole number as a file, `/numeros/{id}/numero.pdf`. */
export const issueAddress = (id: string, format: 'pdf' | 'epub'): string => `${issuePage(id)}/numero.${format}`;

/** How the files of a list of works end: to be followed, and to be cited. */
export const listEndings = {
  rss: 'rss',
  atom: 'atom',
  feed: 'feed.json',
  bibtex: 'bib',
  ris: 'ris',
  csl: 'csl.json',
} as const;
export type ListFormat = keyof typeof listEndings;
/**
 * The works that a page lists as a file: of the catalogue (with what narrows it down in its query), a journal, a number or an
 * author, `/catalogo/obras.atom?tipo=LIBRO`, `/revistas/estudios/obras.bib`.
 */
export const listAddress = (page: string, format: ListFormat, query = ''): string =>
  `${page}/obras.${listEndings[format]}${query && `?${query}`}`;

/** How browsers search the catalogue from their own field (OpenSearch 1.1). */
export const openSearchAddress = '/opensearch.xml';

/** Where harvesters read the records of the catalogue (OAI-PMH 2.0). */
export const harvestAddress = '/oai';
/** Where other services announce what they made of works (COAR Notify), and below it the receipts. */
export const notificationsAddress = '/notificaciones-coar';

/** Where usage is harvested (COUNTER API 5.1): `/r51/status`, `/r51/reports/tr`. */
export const usageReportsAddress = '/r51';
export const usageReportAddress = (id: string): string => `${usageReportsAddress}/reports/${id.toLowerCase()}`;
/** The same report as a table for spreadsheets, `/informes-de-uso/tr_j3.csv`, or for programs, with tabs. */
export const usageTableAddress = (id: string, format: 'csv' | 'tsv' = 'csv'): string =>
  `/informes-de-uso/${id.toLowerCase()}.${format}`;

/**
 * Where LOCKSS and CLOCKSS read that they may keep what a journal published, and find all of it: of the whole site, of a journal, and of
 * what it published in a year, `/revistas/estudios/lockss/2026`.
 */
export const lockssPage = '/lockss';
export const journalLockssPage = (key: string, year?: number): string =>
  journalPage(key) + lockssPage + (year === undefined ? '' : `/${year}`);

/** Where anybody checks a certificate of reviewing, `/certificados/7K3M-9QTX-2ABC-D4EF`. */
export const certificatePage = (code: string): string => `/certificados/${code}`;

/**
 * A published work as a file, `/catalogo/{id}/humedales-de-donana-ruiz-gil-cano.pdf`; in another language
 * `/catalogo/{id}/en/wetlands-of-donana-ruiz-gil-cano.pdf`.
 */
export const exportAddress = (work: NamedWork, format: PublicFormat): string =>
  `${workPage(work.id, work.traducidaA)}/${encodeURIComponent(exportName(work, format))}`;

/** A file that was published with a work, `/catalogo/{id}/archivos/{file}/datos.csv`. */
export const fileAddress = (file: { id: string; publicacionId: string; nombre: string }): string =>
  `${workPage(file.publicacionId)}/archivos/${file.id}/${encodeURIComponent(file.nombre.toWellFormed())}`;

/** The last part of the address of a work as a file. */
export const exportName = (work: NamedWork, format: PublicFormat): string => `${slugOf(work)}.${fileEndings[format]}`;

const longestTitle = 80;
const mostAuthors = 3;

/** 'humedales-de-donana-ruiz-gil-cano': the title's first words and the first authors' surnames, in any alphabet. */
function slugOf({ titulo, autores }: NamedWork): string {
  const authors = autores.slice(0, mostAuthors).map(({ nombres, apellidos }) => apellidos || nombres);
  const parts = [shortened(plain(titulo)), ...authors.map((name) => shortened(plain(name)))];
  return parts.filter(Boolean).join('-') || 'obra';
}

/** What a title is called in an address: its first words; '' where it has no letters. */
export const slugOfTitle = (title: string): string => shortened(plain(title));

/** Letters and figures in lower case with hyphens between them; Latin ones without their accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Whole words, where there are several. */
function shortened(slug: string): string {
  if (slug.length <= longestTitle) return slug;
  const end = slug.lastIndexOf('-', longestTitle);
  return end > 0 ? slug.slice(0, end) : [...slug.slice(0, longestTitle)].slice(0, -1).join('');
}
