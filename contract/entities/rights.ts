/** Rights and licence: what authors are asked to sign of a work, who signed it, and the link by which it is signed without an account. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { noRights, rightsAnswers, rightsDemands, rightsWays } from '../rights.ts';
import { languages } from '../vocabulary.ts';
import { instant } from './common.ts';
import { houseSchema } from './house.ts';

const writtenText = z.string().trim().max(longest.rightsText).default('');
/** What a journal asks its authors to sign; a blank text: the usual one. */
export const rightsSettingSchema = z.object({
  demanda: z.enum(rightsDemands).default(noRights.demanda),
  texto: z.object({ es: writtenText, en: writtenText }).default(noRights.texto),
});
/** What is asked of a work; absent where nothing is. */
export const askedRightsSchema = z.enum(rightsDemands).exclude(['NO_SE_PIDE']);

const bothLanguages = z.object({ es: z.string(), en: z.string() });
export const rightsTermsSchema = z.object({ texto: bothLanguages, licencia: z.string().nullable() });

/** An answer as it was given: kept as it is, for ever. */
export const keptRightsSchema = z.object({
  version: z.number().int(),
  nombre: z.string(),
  respuesta: z.enum(rightsAnswers),
  texto: z.string(),
  idioma: z.enum(languages),
  licencia: z.string().nullable(),
  titulo: z.string(),
  /** The byline as it was. */
  autor: z.string(),
  medio: z.enum(rightsWays),
  /** Why they do not sign. */
  motivo: z.string(),
  fecha: instant,
});
export type KeptRights = z.infer<typeof keptRightsSchema>;

/** Somebody of a byline, by what they are asked and answered: told from the others by a mark made from their name. */
export const signerMark = z.string().regex(/^[0-9a-f]{16}$/);
export const signerSchema = z.object({
  quien: signerMark,
  nombre: z.string(),
  /** They sign with an account here. */
  conCuenta: z.boolean(),
  /** It is the reader. */
  propia: z.boolean(),
  estado: z.enum([...rightsAnswers, 'SIN_FIRMAR']),
  fecha: instant.nullable(),
  medio: z.enum(rightsWays).nullable(),
  motivo: z.string(),
  /** When they were last asked, and until when the link in the mail works; null: no link does. */
  pedida: instant.nullable(),
  vence: instant.nullable(),
  /** Where the link goes, for who writes the byline; null for others, and where nobody said. */
  correo: z.string().nullable(),
  /** An address is known, whoever may read it. */
  tieneCorreo: z.boolean(),
  acciones: z.array(z.enum(['FIRMAR', 'PEDIR', 'ANULAR'])),
});
export type Signer = z.infer<typeof signerSchema>;

export const workRightsSchema = z.object({
  demanda: z.enum(rightsDemands),
  /** For which version it is signed now. */
  version: z.number().int(),
  terminos: rightsTermsSchema,
  autores: z.array(signerSchema),
  /** All that was ever answered, the last first. */
  historial: z.array(keptRightsSchema),
});
export type WorkRights = z.infer<typeof workRightsSchema>;

/** What is answered, with the text and the licence that were shown: where they are others by now, it is shown again. */
export const rightsAnswerSchema = z.object({
  respuesta: z.enum(rightsAnswers),
  idioma: z.enum(languages),
  texto: z.string().max(longest.rightsText),
  licencia: z.string().max(longest.link).nullable(),
  motivo: z.string().trim().max(longest.reason).default(''),
});
export type GivenRights = z.output<typeof rightsAnswerSchema>;

/** POST /publications/{id}/rights/requests: who is asked; of who has no account, where, unless that is known. */
export const rightsRequestSchema = z.object({
  autores: z
    .array(z.object({ quien: signerMark, correo: z.email().max(longest.email).toLowerCase().optional() }))
    .min(1)
    .max(100),
});
export type RightsRequest = z.output<typeof rightsRequestSchema>;
/** How many were asked now: who was asked within the hour is not written to again. */
export const askedNowSchema = workRightsSchema.extend({ pedidas: z.number().int() });

/** What a mailed link opens. */
export const rightsLinkSchema = z.object({
  titulo: z.string(),
  idioma: z.string(),
  autor: z.string(),
  /** Who is asked. */
  nombre: z.string(),
  version: z.number().int(),
  terminos: rightsTermsSchema,
  estado: z.enum([...rightsAnswers, 'SIN_FIRMAR']),
  fecha: instant.nullable(),
  vence: instant,
  /** The journal that the work is of. */
  revista: z.string(),
  /** Its looks, where they are not the platform's. */
  casa: houseSchema.optional(),
});
export type RightsLink = z.infer<typeof rightsLinkSchema>;
