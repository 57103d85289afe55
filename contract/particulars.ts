/**
 * What books, theses and reports say of themselves that other works do not: which fields each type has, in the order in which they are
 * asked for and read. Without zod, since public pages show them.
 * Sources: ISBD (area 2 edition, 6 series, 8 standard numbers); the UNESCO and national registers of theses (TESEO: university, programme,
 * directors, tribunal, day of defence); ISO 690 (series and number of reports).
 */
import type { Tipo } from './vocabulary.ts';

/** In which a book has an ISBN each (ISBN Users' Manual, 7th ed., 6). */
export const bookFormats = ['TAPA_BLANDA', 'TAPA_DURA', 'PDF', 'EPUB'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** To which a thesis leads: first degree, master's, doctorate. */
export const degrees = ['GRADO', 'MAESTRIA', 'DOCTORADO'] as const;
export type Degree = (typeof degrees)[number];

/** Who has a part in a work beside its authors; `cargo`: in a tribunal, 'presidencia'. */
export interface NamedPerson {
  nombres: string;
  apellidos: string;
  cargo?: string | undefined;
}

/** As they are kept and read; what was not said is not there. */
export interface Said {
  isbn?: Partial<Record<BookFormat, string>> | undefined;
  depositoLegal?: string | undefined;
  edicion?: string | undefined;
  coleccion?: string | undefined;
  numeroColeccion?: string | undefined;
  lugar?: string | undefined;
  editores?: NamedPerson[] | undefined;
  grado?: Degree | undefined;
  programa?: string | undefined;
  institucion?: string | undefined;
  directores?: NamedPerson[] | undefined;
  tribunal?: NamedPerson[] | undefined;
  fechaDefensa?: string | undefined;
  serie?: string | undefined;
  numeroInforme?: string | undefined;
  comitente?: string | undefined;
}
export type ParticularField = keyof Said;

export const particularFields = {
  ARTICULO: [],
  LIBRO: ['editores', 'edicion', 'lugar', 'coleccion', 'numeroColeccion', 'isbn', 'depositoLegal'],
  TESIS: ['grado', 'programa', 'institucion', 'directores', 'tribunal', 'fechaDefensa'],
  REPORTE: ['serie', 'numeroInforme', 'comitente'],
} as const satisfies Record<Tipo, readonly ParticularField[]>;

/** Whether the text of a work of this type may be closed until a day. */
export const canBeEmbargoed = (tipo: Tipo): boolean => tipo === 'TESIS';

/** Editors of a volume, directors of a thesis, members of its tribunal. */
export const mostNamedPeople = 30;

/** Whether works of this type have the field. */
export const hasParticular = (tipo: Tipo, field: string): boolean =>
  particularFields[tipo].some((each) => each === field);

/** What of it is of the type; what was said while it was of another is kept, and read again when it is of that one. */
export const particularsOf = <S extends Said>({ tipo, ficha }: { tipo: Tipo; ficha?: S | undefined }): Partial<S> =>
  Object.fromEntries(
    Object.entries(ficha ?? {}).filter(([field, value]) => hasParticular(tipo, field) && value !== undefined),
  ) as Partial<S>;

/** 'Ana Ruiz', 'Ana Ruiz (presidencia)'. */
export const namedPerson = ({ nombres, apellidos, cargo }: NamedPerson): string =>
  `${`${nombres} ${apellidos}`.trim()}${cargo ? ` (${cargo})` : ''}`;

/** The ISBN that a citation gives: of the printed book, which is cited where there is one. */
export const citedIsbn = ({ isbn = {} }: Said): string | undefined =>
  bookFormats.map((format) => isbn[format]).find((each) => each !== undefined);
