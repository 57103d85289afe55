/** works/{id}/work.json: a work whole, with everything that was written about it. */
import { z } from 'zod';
import { actions } from '#contract/actions.ts';
import { accessTypes } from '#contract/counter.ts';
import { doiEstados } from '#contract/doi.ts';
import { bidAnswers } from '#contract/entities/bid.ts';
import { claimEstados, claimKinds, complaintSubjects } from '#contract/entities/claim.ts';
import { day, id, language, orcid } from '#contract/entities/common.ts';
import { consentEstado, consentSide } from '#contract/entities/consent.ts';
import { declarationsSchema } from '#contract/entities/declaration.ts';
import { earlierReviewSchema } from '#contract/entities/earlier-review.ts';
import { fileKind } from '#contract/entities/file.ts';
import { manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';
import { affiliationRorSchema } from '#contract/entities/organisation.ts';
import { particularsSchema } from '#contract/entities/particulars.ts';
import { estado, metadatos, prioridad, tipo, translationSchema } from '#contract/entities/publication.ts';
import { rightsTermsSchema } from '#contract/entities/rights.ts';
import { principalJournal } from '#contract/journals.ts';
import { relationKinds } from '#contract/relations.ts';
import { rightsAnswers, rightsWays } from '#contract/rights.ts';
import { creditRoles, languages, productionStages, reviewIdentities, usageKinds } from '#contract/vocabulary.ts';
import { instante, sha256 } from './instante.ts';
import { productionRecord } from './production.ts';
import { reviewRecord } from './review.ts';

const count = z.number().int().min(0);
const shared = {
  titulo: z.string(),
  resumen: z.string(),
  categoria: z.string().nullable(),
  palabrasClave: z.array(z.string()),
  metadatos,
  /** Archives of before have none. */
  ficha: particularsSchema.default({}),
  traducciones: z.array(translationSchema),
  /** Archives of before have none. */
  declaraciones: declarationsSchema.default({}),
  /** The byline, joined. */
  autor: z.string(),
};
const text = { documento: manuscriptSchema, contenido: z.string(), referencias: z.array(referenceSchema) };

export const publicationRecord = z.strictObject({
  id,
  /** Archives of before do not say: the principal journal's, in no section. */
  revistaId: id.default(principalJournal),
  seccionId: id.nullable().default(null),
  ...shared,
  tipo,
  estado,
  /** Archives of before do not say: it is not in production. */
  etapaProduccion: z.enum(productionStages).nullable().default(null),
  prioridad,
  idioma: language,
  /** Archives of before have none of the three. */
  embargoDia: day.nullable().default(null),
  embargoZona: z.string().nullable().default(null),
  embargoHasta: instante.nullable().default(null),
  doi: metadatos.shape.doi.unwrap().nullable(),
  /** Archives of versions 1 and 2 have none: it is found in the activity record. */
  estadoDoi: z.enum(doiEstados).nullable().default(null),
  licencia: z.string().nullable(),
  autorPrincipalId: id.nullable(),
  versionActual: count,
  ronda: z.number().int().min(1),
  /** Archives of version 1 have none: it is found in the activity record. */
  identidadRevision: z.enum(reviewIdentities).nullable().default(null),
  editorId: id.nullable(),
  revisoresDeseados: count.nullable(),
  elevadaPorId: id.nullable(),
  decididaPorId: id.nullable().default(null),
  fechaDecision: instante.nullable().default(null),
  /** Archives of versions 1 to 4 do not say. */
  firmaAbierta: instante.nullable().default(null),
  /** Archives of versions 1 to 4 do not say. */
  fechaDevolucion: instante.nullable().default(null),
  /** Readings. */
  vistas: count,
  fechaCreacion: instante,
  fechaActualizacion: instante,
  /** Archives of versions 1 and 2 have none: it is found in the activity record. */
  fechaCambioPublico: instante.nullable().default(null),
  fechaEnvio: instante.nullable(),
  fechaAceptacion: instante.nullable(),
  fechaPublicacion: instante.nullable(),
  fechaRetractacion: instante.nullable(),
  motivoRetractacion: z.string().nullable(),
  /** Archives of versions 1 to 4 do not say. */
  publicadaPorAutor: z.boolean().default(false),
  /** Archives of before do not say: none was published. */
  revisionPublica: z.boolean().default(false),
  fechaEliminacion: instante.nullable(),
});

export const authorshipRecord = z.strictObject({
  orden: count,
  userId: id.nullable(),
  nombres: z.string(),
  apellidos: z.string(),
  orcid: orcid.nullable(),
  afiliaciones: z.array(z.string()),
  /** Absent of archives from before affiliations had ROR iDs. */
  rors: z.array(affiliationRorSchema).default([]),
  correspondencia: z.boolean(),
  credit: z.array(z.enum(creditRoles)),
  email: z.string().max(254).nullable(),
  /** Archives of versions 1 to 4 have none: nobody was asked. */
  pedidaAId: id.nullable().default(null),
  fechaPedida: instante.nullable().default(null),
});
export const coauthorshipRecord = z.strictObject({
  email: z.string().max(254),
  /** Of the token in the mailed link; only with `contrasenas`. */
  hash: sha256.optional(),
  invitaId: id.nullable(),
  fecha: instante,
  expiresAt: instante,
  fechaAceptada: instante.nullable(),
  fechaDeclinada: instante.nullable(),
});
/** Of version 0, the text as it stands, or of a submitted version. */
export const translatedTextRecord = z.strictObject({
  version: count,
  idioma: language,
  orden: count,
  esOriginal: z.boolean(),
  doi: z.string().max(200).nullable(),
  documento: manuscriptSchema,
  contenido: z.string(),
  /** Null: those of the work's own text. */
  referencias: z.array(referenceSchema).nullable(),
});
export const manuscriptRecord = z.strictObject({
  ...text,
  revision: count,
  guardadoPorId: id.nullable(),
  guardadoEn: instante,
});
export const versionRecord = z.strictObject({
  numero: z.number().int().min(1),
  ronda: z.number().int().min(1),
  fecha: instante,
  ...shared,
  ...text,
  /** What its authors were asked to sign; archives of before have none. */
  derechos: rightsTermsSchema.nullable().default(null),
  /** The files that it keeps, by their ids. */
  archivos: z.array(id),
});
export const fileRecord = z.strictObject({
  id,
  clase: fileKind,
  nombre: z.string(),
  descripcion: z.string(),
  tipo: z.string(),
  bytes: count,
  sha256,
  subidoPorId: id.nullable(),
  fecha: instante,
  fechaRetirado: instante.nullable(),
  /** Its part of the archive. */
  ruta: z.string(),
});
/** `direccion`: as the text's figures name it. */
export const pictureRecord = z.strictObject({ direccion: z.string(), ruta: z.string() });
export const decisionRecord = z.strictObject({
  id,
  ronda: z.number().int().min(1),
  version: count,
  accion: z.enum(actions),
  estado,
  editorId: id.nullable(),
  fecha: instante,
  motivo: z.string().nullable(),
  /** Archives of versions 1 to 3 do not say. */
  tambienReviso: z.boolean().default(false),
  fechaRevocacion: instante.nullable().default(null),
  carta: z.strictObject({ idioma: z.string(), asunto: z.string(), cuerpo: z.string() }).nullable(),
  revisiones: z.array(id).nullable(),
});
/** What an author answered to what they were asked to sign of a version. */
export const rightsSignatureRecord = z.strictObject({
  id,
  version: count,
  quien: z.string().max(64),
  nombre: z.string(),
  userId: id.nullable(),
  respuesta: z.enum(rightsAnswers),
  texto: z.string(),
  idioma: z.enum(languages),
  licencia: z.string().nullable(),
  titulo: z.string(),
  autor: z.string(),
  medio: z.enum(rightsWays),
  correo: z.string().max(254).nullable(),
  motivo: z.string(),
  fecha: instante,
});
/** Who was asked to sign, the last time. */
export const rightsRequestRecord = z.strictObject({
  quien: z.string().max(64),
  correo: z.string().max(254).nullable(),
  /** Of the token in the mailed link; only with `contrasenas`. */
  hash: sha256.nullable().optional(),
  pideId: id.nullable(),
  fecha: instante,
  expiresAt: instante.nullable(),
});
/** An appeal against the decision `decisionId`, or a complaint about `sobre`. */
export const claimRecord = z.strictObject({
  id,
  clase: z.enum(claimKinds),
  decisionId: id.nullable(),
  sobre: z.enum(complaintSubjects).nullable(),
  estado: z.enum(claimEstados),
  personaId: id,
  texto: z.string(),
  fecha: instante,
  respuesta: z.string().nullable(),
  respondidaPorId: id.nullable(),
  fechaCierre: instante.nullable(),
});
export const consentRecord = z.strictObject({
  id,
  personaId: id,
  lado: consentSide,
  estado: consentEstado,
  motivo: z.string(),
  pedidaPorId: id.nullable(),
  fecha: instante,
  fechaRespuesta: instante.nullable(),
});
export const successionRecord = z.strictObject({
  personaId: id,
  anteriorId: id.nullable(),
  propuestoPorId: id.nullable(),
  porRedaccion: z.boolean(),
  motivo: z.string(),
  fecha: instante,
  fechaLimite: instante.nullable(),
  fechaAceptado: instante.nullable(),
  fechaConforme: instante.nullable(),
});
/** What the work is a notice or a new edition of. */
export const relationRecord = z.strictObject({
  obraId: id,
  clase: z.enum(relationKinds),
  fecha: instante,
  fechaLevantada: instante.nullable(),
  motivoLevantada: z.string().nullable(),
});
/** The book that the work is a chapter of. */
export const chapterRecord = z.strictObject({
  libroId: id,
  orden: z.number().int(),
  paginaInicial: z.string(),
  paginaFinal: z.string(),
});
/** What was said of it in the journal from which it was brought. */
export const earlierReviewsRecord = z.strictObject({
  revista: z.string(),
  plataforma: z.string(),
  fecha: instante,
  revisiones: z.array(earlierReviewSchema),
});
export const noteRecord = z.strictObject({
  id,
  autorId: id.nullable(),
  privada: z.boolean(),
  texto: z.string(),
  fecha: instante,
  fechaEdicion: instante.nullable(),
  /** Archives from before notes were resolved do not say. */
  fechaResuelta: instante.nullable().default(null),
  resueltaPorId: id.nullable().default(null),
});
/** Said as the reviewer of `reviewId`, or as one of the editors (null). */
export const messageRecord = z.strictObject({
  id,
  ronda: z.number().int().min(1),
  autorId: id.nullable(),
  reviewId: id.nullable(),
  texto: z.string(),
  fecha: instante,
  fechaEdicion: instante.nullable(),
  fechaEliminacion: instante.nullable(),
});
export const candidateRecord = z.strictObject({
  ronda: z.number().int().min(1),
  userId: id,
  orden: count,
  descartada: z.string().nullable(),
  fechaInvitacion: instante.nullable(),
});
export const bidRecord = z.strictObject({
  ronda: z.number().int().min(1),
  userId: id,
  respuesta: z.enum(bidAnswers),
  motivo: z.string(),
  fecha: instante,
});
export const suggestionRecord = z.strictObject({ id, userId: id, comentarios: z.string(), fechaCreacion: instante });
export const usageRecord = z.strictObject({ mes: z.iso.date(), clase: z.enum(usageKinds), veces: count });
export const counterUsageRecord = z.strictObject({
  mes: z.iso.date(),
  acceso: z.enum(accessTypes),
  investigaciones: count,
  investigacionesUnicas: count,
  peticiones: count,
  peticionesUnicas: count,
  titulosInvestigados: count,
  titulosPedidos: count,
});
export const reminderRecord = z.strictObject({ clave: z.string().min(1).max(300), userId: id, fecha: instante });

export const workRecord = z.strictObject({
  obra: publicationRecord,
  autores: z.array(authorshipRecord),
  coautorias: z.array(coauthorshipRecord),
  manuscrito: manuscriptRecord.nullable(),
  versiones: z.array(versionRecord),
  /** Archives of versions 1 to 4 have none. */
  textosTraducidos: z.array(translatedTextRecord).default([]),
  archivos: z.array(fileRecord),
  imagenes: z.array(pictureRecord),
  revisiones: z.array(reviewRecord),
  decisiones: z.array(decisionRecord),
  /** Archives from before them have none. */
  reclamaciones: z.array(claimRecord).default([]),
  /** Archives from before them have none. */
  firmasDeDerechos: z.array(rightsSignatureRecord).default([]),
  peticionesDeFirma: z.array(rightsRequestRecord).default([]),
  /** Archives of before have none. */
  producciones: z.array(productionRecord).default([]),
  notas: z.array(noteRecord),
  /** Archives of earlier releases have none. */
  discusion: z.array(messageRecord).default([]),
  candidatos: z.array(candidateRecord),
  /** Archives of versions 1 to 5 may have none. */
  preferencias: z.array(bidRecord).default([]),
  sugerencias: z.array(suggestionRecord),
  /** Archives of version 1 have none. */
  consentimientos: z.array(consentRecord).default([]),
  /** Archives from before it have none. */
  relevo: successionRecord.nullable().default(null),
  /** Archives from before it have none. */
  relacion: relationRecord.nullable().default(null),
  /** Archives from before it have none. */
  capitulo: chapterRecord.nullable().default(null),
  /** Archives from before them have none. */
  revisionesAnteriores: earlierReviewsRecord.nullable().default(null),
  recordatorios: z.array(reminderRecord),
  /** Archives from before it was kept have none. */
  usoPorMes: z.array(usageRecord).default([]),
  usoCounter: z.array(counterUsageRecord).default([]),
});
export type WorkRecord = z.output<typeof workRecord>;
