/**
 * What authors declare of their work when they send it, as journals ask for it: which declarations there are, what each may answer, and
 * what an answer takes to be whole. Without zod, since public pages show them.
 * Sources: ICMJE Recommendations (interests, funding, data sharing), https://www.icmje.org/recommendations/; COPE, 'Authorship and AI
 * tools' (2023); TOP Guidelines (data and code); Crossref and JATS4R (funders by ROR, award numbers).
 */

/** In the order in which they are asked for and read. */
export const declarationKinds = [
  'originalidad',
  'financiacion',
  'conflictos',
  'etica',
  'datos',
  'codigo',
  'ia',
  'preimpresion',
] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** What a journal makes of each: it is not asked for, asked for, or a work cannot be sent without it. */
export const declarationDemands = ['NO_SE_PIDE', 'SE_PIDE', 'NECESARIA'] as const;
export type DeclarationDemand = (typeof declarationDemands)[number];
/** What is asked for of a work; what is not asked for is left out. */
export type AskedDeclarations = Partial<Record<DeclarationKind, DeclarationDemand>>;

/** As it is until an administrator says otherwise: nothing is asked for. */
export const noDemands = {
  originalidad: 'NO_SE_PIDE',
  financiacion: 'NO_SE_PIDE',
  conflictos: 'NO_SE_PIDE',
  etica: 'NO_SE_PIDE',
  datos: 'NO_SE_PIDE',
  codigo: 'NO_SE_PIDE',
  ia: 'NO_SE_PIDE',
  preimpresion: 'NO_SE_PIDE',
} as const satisfies Record<DeclarationKind, DeclarationDemand>;

export const declarationAnswers = {
  /** CON_ANTECEDENTES: as a preprint, a thesis, a talk. */
  originalidad: ['ORIGINAL', 'CON_ANTECEDENTES'],
  financiacion: ['SIN_FINANCIACION', 'CON_FINANCIACION'],
  conflictos: ['NINGUNO', 'HAY'],
  /** EXENTA: a committee, or the law, says that it needs no approval. NO_PROCEDE: nobody and no animal takes part in it. */
  etica: ['NO_PROCEDE', 'APROBADA', 'EXENTA'],
  datos: ['REPOSITORIO', 'EN_LA_OBRA', 'A_PETICION', 'NO_SE_COMPARTE', 'SIN_DATOS'],
  codigo: ['REPOSITORIO', 'EN_LA_OBRA', 'A_PETICION', 'NO_SE_COMPARTE', 'SIN_CODIGO'],
  ia: ['NO_USADA', 'USADA'],
  /** Whether the work stands as a preprint on a server, which names its authors. */
  preimpresion: ['SIN_PREIMPRESION', 'CON_PREIMPRESION'],
} as const satisfies Record<DeclarationKind, readonly string[]>;
export type DeclarationAnswer = (typeof declarationAnswers)[DeclarationKind][number];

export const declarationFields = ['financiadores', 'comite', 'codigo', 'enlace', 'texto'] as const;
export type DeclarationField = (typeof declarationFields)[number];

/** Who paid, by their ROR iD where they have one, with the numbers of the grants. */
export interface Funder {
  nombre: string;
  /** `https://ror.org/02gfc7t72`; null: none said. */
  ror: string | null;
  ayudas: string[];
}
/** One declaration, as it is kept: what its answer does not ask for is not there. */
export interface Declaration {
  respuesta: DeclarationAnswer;
  financiadores?: Funder[] | undefined;
  /** The committee that approved the research, and the approval's code. */
  comite?: string | undefined;
  codigo?: string | undefined;
  /** Where data, code or the preprint are. */
  enlace?: string | undefined;
  texto?: string | undefined;
}
export type Said = Partial<Record<DeclarationKind, Declaration>>;

/** How many funders one work may name, and how many grants of each. */
export const mostFunders = 30;
export const mostGrants = 20;

type Asks = Partial<Record<DeclarationField, 'needed' | 'offered'>>;
const asks: Record<DeclarationAnswer, Asks> = {
  ORIGINAL: {},
  CON_ANTECEDENTES: { texto: 'needed' },
  SIN_FINANCIACION: {},
  CON_FINANCIACION: { financiadores: 'needed', texto: 'offered' },
  NINGUNO: {},
  HAY: { texto: 'needed' },
  NO_PROCEDE: {},
  APROBADA: { comite: 'needed', codigo: 'needed', texto: 'offered' },
  EXENTA: { texto: 'needed' },
  REPOSITORIO: { enlace: 'needed', texto: 'offered' },
  EN_LA_OBRA: { texto: 'offered' },
  A_PETICION: { texto: 'offered' },
  NO_SE_COMPARTE: { texto: 'needed' },
  SIN_DATOS: {},
  SIN_CODIGO: {},
  NO_USADA: {},
  USADA: { texto: 'needed' },
  SIN_PREIMPRESION: {},
  CON_PREIMPRESION: { enlace: 'needed' },
};

/** The fields that an answer asks for, in their order, and whether it is whole without each. */
export const fieldsAsked = (answer: DeclarationAnswer): { field: DeclarationField; needed: boolean }[] =>
  declarationFields.flatMap((field) => {
    const asked = asks[answer][field];
    return asked ? [{ field, needed: asked === 'needed' }] : [];
  });

const isBlank = (value: Declaration[DeclarationField]) => value === undefined || value.length === 0;

/** What a declaration lacks to be whole, the first of it; undefined where it is. Without an answer it lacks that. */
export function lackOf(said: Declaration | undefined): DeclarationField | 'respuesta' | undefined {
  if (!said) return 'respuesta';
  return fieldsAsked(said.respuesta).find(({ field, needed }) => needed && isBlank(said[field]))?.field;
}

/** A declaration that is asked for and is not there whole. */
export interface Missing {
  kind: DeclarationKind;
  lacks: DeclarationField | 'respuesta';
  /** The work cannot be sent without it. */
  needed: boolean;
}

/** What is asked for and missing, in the order of declarations. */
export const missingDeclarations = (said: Said = {}, asked: AskedDeclarations = {}): Missing[] =>
  declarationKinds.flatMap((kind) => {
    const demand = asked[kind] ?? 'NO_SE_PIDE';
    const lacks = lackOf(said[kind]);
    return demand === 'NO_SE_PIDE' || !lacks ? [] : [{ kind, lacks, needed: demand === 'NECESARIA' }];
  });

/** Nothing is missing of what a work cannot be sent without. */
export const isDeclared = (said?: Said, asked?: AskedDeclarations): boolean =>
  !missingDeclarations(said, asked).some(({ needed }) => needed);

/** A declaration without blank fields, and without those of another answer that was chosen before: nobody would see that these are kept. */
export function tidied<A extends DeclarationAnswer>(said: Declaration & { respuesta: A }) {
  const { respuesta } = said;
  const kept = fieldsAsked(respuesta).filter(({ field }) => !isBlank(said[field]));
  const fields: Omit<Declaration, 'respuesta'> = Object.fromEntries(kept.map(({ field }) => [field, said[field]]));
  return { respuesta, ...fields };
}
