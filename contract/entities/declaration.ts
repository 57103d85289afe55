/** What authors declare of their work, and what a journal asks them to declare (contract/declarations.ts). */
import { z } from 'zod';
import {
  type DeclarationKind,
  declarationAnswers,
  declarationDemands,
  declarationKinds,
  mostFunders,
  mostGrants,
  noDemands,
  tidied,
} from '../declarations.ts';
import { bareDoi, doiAddress } from '../doi.ts';
import { longest } from '../limits.ts';
import { ror, text, webAddress } from './common.ts';

export const declarationKind = z.enum(declarationKinds);
const demand = z.enum(declarationDemands);
const demandOf = (kind: DeclarationKind) => demand.default(noDemands[kind]);

/** What a journal makes of each declaration; one that is not said is not asked for. */
export const declarationDemandsSchema = z.object({
  originalidad: demandOf('originalidad'),
  financiacion: demandOf('financiacion'),
  conflictos: demandOf('conflictos'),
  etica: demandOf('etica'),
  datos: demandOf('datos'),
  codigo: demandOf('codigo'),
  ia: demandOf('ia'),
  preimpresion: demandOf('preimpresion'),
});
export type DeclarationDemands = z.infer<typeof declarationDemandsSchema>;
/** What is asked for of a work. */
export const askedDeclarationsSchema = z.partialRecord(declarationKind, demand.exclude(['NO_SE_PIDE']));

/** An address, or a DOI as it is pasted. */
const place = z.preprocess(
  (value) =>
    typeof value === 'string' && /^10\.\d{4,9}\/\S/.test(bareDoi(value)) ? doiAddress(bareDoi(value)) : value,
  webAddress.or(z.literal('')),
);
const funder = z.object({
  nombre: text(longest.funder),
  ror: z.preprocess((value) => (value === '' ? null : value), ror.nullable().default(null)),
  /** The numbers of the grants. */
  ayudas: z.array(text(longest.grant)).max(mostGrants).default([]),
});
const fields = {
  financiadores: z.array(funder).max(mostFunders).optional(),
  comite: z.string().trim().max(longest.funder).optional(),
  codigo: z.string().trim().max(longest.grant).optional(),
  enlace: place.optional(),
  texto: z.string().trim().max(longest.declaration).optional(),
};
const kinds = {
  originalidad: z.object({ respuesta: z.enum(declarationAnswers.originalidad), ...fields }),
  financiacion: z.object({ respuesta: z.enum(declarationAnswers.financiacion), ...fields }),
  conflictos: z.object({ respuesta: z.enum(declarationAnswers.conflictos), ...fields }),
  etica: z.object({ respuesta: z.enum(declarationAnswers.etica), ...fields }),
  datos: z.object({ respuesta: z.enum(declarationAnswers.datos), ...fields }),
  codigo: z.object({ respuesta: z.enum(declarationAnswers.codigo), ...fields }),
  ia: z.object({ respuesta: z.enum(declarationAnswers.ia), ...fields }),
  preimpresion: z.object({ respuesta: z.enum(declarationAnswers.preimpresion), ...fields }),
};

/** As they are kept and read. */
export const declarationsSchema = z.object(kinds).partial();
export type Declarations = z.infer<typeof declarationsSchema>;

/** What a work, or a version, says of them. */
export const declared = {
  /** What its authors declared; absent where nothing was, or where it would tell who they are. */
  declaraciones: declarationsSchema.optional(),
  /** What was declared, to whom it would tell who the authors are; absent where nothing was. */
  declaradas: z.array(declarationKind).optional(),
};

/** As they are sent: what is not sent stays, null takes a declaration away. Fields that an answer does not ask for are left out. */
export const declarationChangesSchema = z
  .object({
    originalidad: kinds.originalidad.transform(tidied).nullable(),
    financiacion: kinds.financiacion.transform(tidied).nullable(),
    conflictos: kinds.conflictos.transform(tidied).nullable(),
    etica: kinds.etica.transform(tidied).nullable(),
    datos: kinds.datos.transform(tidied).nullable(),
    codigo: kinds.codigo.transform(tidied).nullable(),
    ia: kinds.ia.transform(tidied).nullable(),
    preimpresion: kinds.preimpresion.transform(tidied).nullable(),
  })
  .partial();
export type DeclarationChanges = z.output<typeof declarationChangesSchema>;
