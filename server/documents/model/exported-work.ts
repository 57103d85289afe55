/** A work as it is written to a file: what one reader may see of one of its versions, and nothing else. */

import type { ChapterOf } from '#contract/entities/chapter.ts';
import type { Declarations } from '#contract/entities/declaration.ts';
import type { AppearedIn } from '#contract/entities/issue.ts';
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { Particulars } from '#contract/entities/particulars.ts';
import type { Author, Metadata, TranslatedText, Translation } from '#contract/entities/publication.ts';
import type { Identity } from '#contract/entities/system.ts';
import type { RelationKind } from '#contract/relations.ts';
import type { SignedRights } from '#contract/rights.ts';
import type { Estado, Tipo } from '#contract/vocabulary.ts';

/** A picture's bytes and its media type, `image/png`, `image/jpeg`, `image/webp` or `image/svg+xml`. */
export interface ExportedPicture {
  type: string;
  bytes: Uint8Array;
}

/** A work that another is tied to (contract/relations.ts), as files name it. */
export interface ExportedRelation {
  clase: RelationKind;
  titulo: string;
  /** When it was published, `2026-03-01`. */
  fecha: string;
  /** Registered; null: none. */
  doi: string | null;
  /** Its page, absolute; '' where it is not known. */
  direccion: string;
  /** Of an expression of concern, the day on which it was lifted. */
  levantada: string | null;
}

/** A chapter that is a work of its own, as files of its book name it. */
export interface ExportedChapter {
  titulo: string;
  idioma: string;
  /** Registered; null: none. */
  doi: string | null;
  /** Its page, absolute; '' where it is not known. */
  direccion: string;
}

/** Who signs, and whether ORCID has confirmed that the iD is theirs; absent: it was typed. */
export type ExportedAuthor = Author & { orcidConfirmado?: true };

/** Every writer (JATS, HTML, Markdown, DOCX, PDF) takes this, and asks nobody who the reader is. */
export interface ExportedWork {
  id: string;
  titulo: string;
  /** Paragraphs with a blank line between them. */
  resumen: string;
  palabrasClave: string[];
  /** Title, summary and keywords in other languages. */
  traducciones: Translation[];
  /** In the order of the byline; none where the reader may not know who wrote the work. */
  autores: ExportedAuthor[];
  /** Whether `autores` is empty because it is hidden, not because nobody is named. */
  autoresOcultos: boolean;
  tipo: Tipo;
  /** `es`. */
  idioma: string;
  categoria: string | null;
  /** `10.1590/…`, of a registered one; null also where it is hidden. */
  doi: string | null;
  /** The licence's address. */
  licencia: string | null;
  /** What its authors declare; nothing where the reader may not know who wrote the work. */
  declaraciones: Declarations;
  /** Who of its authors signed the licence of this version; absent where nobody did, or the reader may not know who wrote it. */
  derechos?: SignedRights | undefined;
  /** Calendar days, `2026-03-01`. */
  fechaRecepcion: string | null;
  fechaAceptacion: string | null;
  fechaPublicacion: string | null;
  /** Set on a published work that was withdrawn: the file says so. */
  fechaRetractacion: string | null;
  motivoRetractacion: string | null;
  /** Journal, volume, pages …, flat; only what the reader may see of it. */
  metadatos: Metadata;
  /** What a book, a thesis or a report says of itself; nothing where the reader may not know who wrote the work. */
  ficha: Particulars;
  /** Its text is under embargo until this day, and is not in it; absent where its reader may read it. */
  textoCerrado?: string | undefined;
  /** Of a published work: what it is a notice or an edition of, and what came after it; absent of what stands by itself. */
  relaciones?: { sobre: ExportedRelation | null; posteriores: ExportedRelation[] } | undefined;
  /** The number of ours that it appeared in, whose volume and pages are in `metadatos`; absent: none. */
  apareceEn?: Pick<AppearedIn, 'anio'> | undefined;
  /** The published book that it is a chapter of, whose page is at `direccion`; absent: none. */
  capituloDe?: (ChapterOf & { direccion: string }) | undefined;
  /** Of a published book: its chapters that are works of their own, in order; absent: none. */
  capitulos?: ExportedChapter[] | undefined;
  /** Ours, in which it stands unless `metadatos` names another; its mark is one of the `pictures`. */
  revista: Pick<Identity, 'nombre' | 'institucion' | 'issn' | 'issnImpreso' | 'logo' | 'color'> & {
    /** As citations shorten it; absent or empty: nobody said how. */
    nombreAbreviado?: string | undefined;
  };
  documento: Manuscript;
  referencias: Reference[];
  /** In which language this is read, where it is not the work's own. */
  traducidaA: string | undefined;
  /** The whole text in other languages than the work's own, which JATS carries. */
  textos: TranslatedText[];
  estado: Estado;
  /** The submitted version that this is, from 1; 0 where it is the text of a draft. */
  version: number;
  /** Whether this is what readers of the published work are given, also where it was retracted since. */
  isPublished: boolean;
  /** The page of the work on this site, absolute; '' where nobody said how its readers reach the site. */
  direccion: string;
  /** The picture at an address of the text (`/files/…`), or the journal's mark; null where there is none, or it is another work's. */
  pictures: (address: string) => Promise<ExportedPicture | null>;
}
