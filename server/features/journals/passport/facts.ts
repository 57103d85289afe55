/** What the passport knows of a journal: read with a few statements, told apart from what is made of it. */
import type { BoardRole, JournalText } from '#contract/journals.ts';

export interface WorkFacts {
  id: string;
  titulo: string;
  autores: { nombres: string; apellidos: string }[];
  idioma: string;
  published: Date;
  licencia: string | null;
  hasDoi: boolean;
  hasSummary: boolean;
  hasKeywords: boolean;
  /** Of title, summary and keywords in other languages, what is there. */
  translations: { idioma: string; titulo: boolean; resumen: boolean; palabras: boolean }[];
  /** Both of its days are known. */
  isDated: boolean;
  /** The published number in which it stands, or, of what is not out yet, the one for which it is meant; null: none. */
  numero: string | null;
  /** Its record says its pages, or its number as an article: of its place in a number, or as it was written (`placedIn`). */
  isPaged: boolean;
  /** Its record says a volume: that of its number, or, without one, as it was written. */
  hasVolume: boolean;
  /** It stands in a number, or its record says a volume or a number. */
  isNumbered: boolean;
  isClosed: boolean;
  /** It has a text, or a PDF in its place; the platform makes the PDF of a text itself. */
  isReadable: boolean;
  isTypeset: boolean;
  references: number;
  signers: number;
  /** So many of those who sign say no institution, and so many no ORCID. */
  unaffiliated: number;
  withoutOrcid: number;
  /** Somebody of the publisher or of the board signs it. */
  fromInside: boolean;
  /** Somebody of the board, or who has reviewed for the journal, signs it. */
  byOwnPeople: boolean;
}

/** What the text of a work says, as its passport looks at it. */
export interface TextFacts {
  /** Figures of the text in its own language; so many without a caption, and so many without words in their place. */
  figures: number;
  uncaptioned: number;
  undescribed: number;
  /** References, and so many of them without a DOI. */
  listed: number;
  unlinked: number;
}

export interface JournalFacts {
  clave: string;
  publica: boolean;
  institucion: string;
  contacto: string;
  direccion: string;
  issn: string;
  issnImpreso: string;
  licencia: string;
  /** So many reviews a work needs; the sections that go without are of no account. */
  reviewsNeeded: number;
  board: { cargo: BoardRole; afiliacion: string; fromInside: boolean }[];
  texts: ReadonlySet<JournalText>;
  /** Those that were published last, the last first, of sections that indices take up; at most `passportLimits.works`. */
  works: readonly WorkFacts[];
  /** Such works by the year of their publication. */
  years: readonly { anio: number; obras: number }[];
  /** In which of the last four half-years some of them came out; 0 is the present one. */
  halves: readonly number[];
  /** The first of them; null: none yet. */
  first: Date | null;
  /** The two numbers that were published last, by their ids. */
  lastIssues: readonly string[];
  now: Date;
}
