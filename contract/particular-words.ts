/** What the particulars of books, theses and reports are called, on pages and in files: in Spanish where the language is another than these. */
import type { BookFormat, Degree, ParticularField } from './particulars.ts';

export interface ParticularWords {
  fields: Record<Exclude<ParticularField, 'isbn'>, string>;
  formats: Record<BookFormat, string>;
  /** What a thesis is called by its degree; as citations put it beside its title. */
  degrees: Record<Degree, string>;
  /** What the degree itself is called. */
  leadsTo: Record<Degree, string>;
}

const es: ParticularWords = {
  fields: {
    editores: 'Edición del volumen',
    edicion: 'Edición',
    lugar: 'Lugar',
    coleccion: 'Colección',
    numeroColeccion: 'Número en la colección',
    depositoLegal: 'Depósito legal',
    grado: 'Grado',
    programa: 'Programa',
    institucion: 'Institución',
    directores: 'Dirección',
    tribunal: 'Tribunal',
    fechaDefensa: 'Defensa',
    serie: 'Serie',
    numeroInforme: 'Número',
    comitente: 'Encargado por',
  },
  formats: { TAPA_BLANDA: 'tapa blanda', TAPA_DURA: 'tapa dura', PDF: 'PDF', EPUB: 'EPUB' },
  degrees: { GRADO: 'tesis de grado', MAESTRIA: 'tesis de maestría', DOCTORADO: 'tesis doctoral' },
  leadsTo: { GRADO: 'Grado o licenciatura', MAESTRIA: 'Máster o maestría', DOCTORADO: 'Doctorado' },
};
const en: ParticularWords = {
  fields: {
    editores: 'Volume editors',
    edicion: 'Edition',
    lugar: 'Place',
    coleccion: 'Collection',
    numeroColeccion: 'Number in the collection',
    depositoLegal: 'Legal deposit',
    grado: 'Degree',
    programa: 'Programme',
    institucion: 'Institution',
    directores: 'Supervisors',
    tribunal: 'Examiners',
    fechaDefensa: 'Defended',
    serie: 'Series',
    numeroInforme: 'Number',
    comitente: 'Commissioned by',
  },
  formats: { TAPA_BLANDA: 'paperback', TAPA_DURA: 'hardback', PDF: 'PDF', EPUB: 'EPUB' },
  degrees: { GRADO: 'bachelor’s thesis', MAESTRIA: 'master’s thesis', DOCTORADO: 'doctoral thesis' },
  leadsTo: { GRADO: 'Bachelor’s degree', MAESTRIA: 'Master’s degree', DOCTORADO: 'Doctorate' },
};
const pt: ParticularWords = {
  fields: {
    editores: 'Organização do volume',
    edicion: 'Edição',
    lugar: 'Local',
    coleccion: 'Coleção',
    numeroColeccion: 'Número na coleção',
    depositoLegal: 'Depósito legal',
    grado: 'Grau',
    programa: 'Programa',
    institucion: 'Instituição',
    directores: 'Orientação',
    tribunal: 'Banca',
    fechaDefensa: 'Defesa',
    serie: 'Série',
    numeroInforme: 'Número',
    comitente: 'Encomendado por',
  },
  formats: { TAPA_BLANDA: 'brochura', TAPA_DURA: 'capa dura', PDF: 'PDF', EPUB: 'EPUB' },
  degrees: {
    GRADO: 'trabalho de conclusão de curso',
    MAESTRIA: 'dissertação de mestrado',
    DOCTORADO: 'tese de doutorado',
  },
  leadsTo: { GRADO: 'Graduação', MAESTRIA: 'Mestrado', DOCTORADO: 'Doutorado' },
};

const others: Readonly<Record<string, ParticularWords>> = { en, pt };

/** By the primary language tag, `es`. */
export const particularWords = (language: string): ParticularWords => others[language] ?? es;
