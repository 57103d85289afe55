import { z } from 'zod';
import { id } from './common.ts';
import { decisionSchema } from './decision.ts';
import { historyEntrySchema } from './editorial.ts';
import { fileSchema } from './file.ts';
import { publicationSchema } from './publication.ts';
import { reviewSchema } from './review.ts';
import { versionSummarySchema } from './version.ts';

/** By what a phrase may give the authors away. */
export const identityLeakKinds = [
  'NOMBRE',
  'AFILIACION',
  'CORREO',
  'ORCID',
  'DOI',
  'AGRADECIMIENTOS',
  'FINANCIACION',
  'PROYECTO',
  'OBRA_PROPIA',
  'REPOSITORIO',
] as const;
export type IdentityLeakKind = (typeof identityLeakKinds)[number];

export const identityLeakPlaces = ['TITULO', 'RESUMEN', 'PALABRAS', 'TEXTO', 'NOTA', 'REFERENCIA', 'ARCHIVO'] as const;

/** A phrase of a work that may tell who wrote it. */
export const identityLeakSchema = z.object({
  tipo: z.enum(identityLeakKinds),
  lugar: z.enum(identityLeakPlaces),
  /** Which block of the text, entry of the reference list or line of a file, from 0; null elsewhere. */
  bloque: z.number().int().nullable(),
  /** The file that it stands in, by its name; absent elsewhere. */
  archivo: z.string().optional(),
  /** Where it stands in the words of that place, in UTF-16 units. */
  desde: z.number().int(),
  hasta: z.number().int(),
  frase: z.string(),
  /** The words before and after it. */
  antes: z.string(),
  despues: z.string(),
});
export type IdentityLeak = z.infer<typeof identityLeakSchema>;

/** What becomes of a file for who must not know whose it is. */
export const anonymousFileSchema = z.object({
  id,
  /** As its authors called it. */
  nombre: z.string(),
  /** What its copy is called; null where there is none, or none yet. */
  copia: z.string().nullable(),
  /** What was taken out of it, in words. */
  quitado: z.array(z.string()),
  /** Why it is not offered; null where it is, or is still being made. */
  motivo: z.string().nullable(),
});
export type AnonymousFile = z.infer<typeof anonymousFileSchema>;

/** Whose eyes: a main author's, a reviewer's by their number in the work, any reader's, a guest's. */
export const viewerName = z.string().regex(/^(autor|revisor-[1-9]\d{0,4}|lector|invitado)$/);

/** All that somebody else sees of a work. Where they may not read it `publicacion` is null and the lists are empty. */
export const viewAsSchema = z.object({
  publicacion: publicationSchema.nullable(),
  versiones: z.array(versionSummarySchema),
  archivos: z.array(fileSchema),
  revisiones: z.array(reviewSchema),
  decisiones: z.array(decisionSchema),
  historia: z.array(historyEntrySchema),
  /** Its reviewers, for the choice of another one. */
  revisores: z.array(z.object({ numero: z.number().int(), nombre: z.string() })),
});
export type ViewAs = z.infer<typeof viewAsSchema>;
