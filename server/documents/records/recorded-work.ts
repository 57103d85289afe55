/** A published work as harvesters and agencies are told of it: what it is, not what it says. */
import { doiAddress } from '#contract/doi.ts';
import type { NoticeKind } from '#contract/relations.ts';
import type { Citable } from '#server/documents/citations/cited-work.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';

export type RecordedWork = Citable &
  Pick<
    ExportedWork,
    | 'id'
    | 'resumen'
    | 'palabrasClave'
    | 'traducciones'
    | 'idioma'
    | 'categoria'
    | 'licencia'
    | 'declaraciones'
    | 'fechaRecepcion'
    | 'fechaAceptacion'
    | 'metadatos'
    | 'ficha'
    | 'capituloDe'
  > & {
    /** What a notice is; absent of all other works. */
    aviso?: NoticeKind | undefined;
    /** The name of its section in its journal; absent without one. */
    seccion?: string | undefined;
    /** What is told of is its manuscript as it was accepted; absent: as it was published. */
    esAceptada?: true | undefined;
    /** Its text is closed until this day; absent of what anybody may read. */
    embargoHasta?: string | undefined;
    /** Its files that anybody may read, absolute; none of a text under embargo, or where the site's address is not known. */
    archivos: readonly { tipo: string; direccion: string }[];
  };

/** By which it is cited and found: its DOI, else its page; '' where the site's address is not known. */
export const addressOf = ({ doi, direccion }: Pick<RecordedWork, 'doi' | 'direccion'>): string =>
  doi ? doiAddress(doi) : direccion;

/** 'Ruiz Gil, Ana'; of a group its name. */
export const invertedName = ({ nombres, apellidos }: { nombres: string; apellidos: string }): string =>
  [apellidos, nombres].filter(Boolean).join(', ');

/** What a work is, in the words of each vocabulary. */
export interface ResourceKind {
  /** COAR Resource Types 1.1 as the schema of OpenAIRE 4.0 lists them, without the beginning of its address. */
  coar: string;
  /** Its label there. */
  label: string;
  /** The vocabulary of info:eu-repo, which LA Referencia reads from Dublin Core. */
  repository: string;
}

const kinds = {
  article: { coar: 'c_6501', label: 'journal article', repository: 'article' },
  notice: { coar: 'c_3e5a', label: 'contribution to journal', repository: 'contributionToPeriodical' },
  book: { coar: 'c_2f33', label: 'book', repository: 'book' },
  chapter: { coar: 'c_3248', label: 'book part', repository: 'bookPart' },
  report: { coar: 'c_93fc', label: 'report', repository: 'report' },
  thesis: { coar: 'c_46ec', label: 'thesis', repository: 'other' },
  GRADO: { coar: 'c_7a1f', label: 'bachelor thesis', repository: 'bachelorThesis' },
  MAESTRIA: { coar: 'c_bdcc', label: 'master thesis', repository: 'masterThesis' },
  DOCTORADO: { coar: 'c_db06', label: 'doctoral thesis', repository: 'doctoralThesis' },
} satisfies Record<string, ResourceKind>;

export function kindOf({ tipo, aviso, ficha, capituloDe }: RecordedWork): ResourceKind {
  if (capituloDe) return kinds.chapter;
  if (aviso) return kinds.notice;
  if (tipo === 'TESIS') return kinds[ficha.grado ?? 'thesis'];
  return kinds[tipo === 'LIBRO' ? 'book' : tipo === 'REPORTE' ? 'report' : 'article'];
}

/** The six fields of science have no addresses of their own: subjects are the words that the authors chose. */
export const subjectsOf = (work: RecordedWork): { text: string; language: string }[] =>
  [
    ...[work.categoria ?? '', ...work.palabrasClave].map((text) => ({ text, language: work.idioma })),
    ...work.traducciones.flatMap(({ palabrasClave, idioma }) =>
      palabrasClave.map((text) => ({ text, language: idioma })),
    ),
  ].filter(({ text }) => text !== '');

/** Title and summary in each of its languages, its own first. */
export const textsOf = (work: RecordedWork): { titulo: string; resumen: string; idioma: string }[] => [
  work,
  ...work.traducciones,
];

/** Who paid for it and under which numbers, one entry a grant. */
export const grantsOf = ({ declaraciones }: RecordedWork) =>
  (declaraciones.financiacion?.financiadores ?? []).flatMap(({ nombre, ror, ayudas }) =>
    (ayudas.length > 0 ? ayudas : [undefined]).map((ayuda) => ({ nombre, ror, ayuda })),
  );
