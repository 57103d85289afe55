/** journal.json, `numeros`: the numbers of journals, and where works stand in them. */
import { z } from 'zod';
import { guestEditorSchema, pagings } from '#contract/entities/issue.ts';
import { instante } from './instante.ts';

/** What a work had before its number published it: moments as texts, as the table has them. */
const before = {
  fechaPublicacion: z.iso.datetime({ precision: 3 }).nullable(),
  decididaPorId: z.uuid().nullable(),
  fechaDecision: z.iso.datetime({ precision: 3 }).nullable(),
};
const beforeNumber = z.strictObject({
  ...before,
  capitulos: z.array(z.strictObject({ id: z.uuid(), ...before })).optional(),
});

export const issueWorkRecord = z.strictObject({
  publicacionId: z.uuid(),
  orden: z.number().int().min(0).max(32_767),
  seccion: z.string().max(120),
  paginaInicial: z.string().max(20),
  paginaFinal: z.string().max(20),
  articulo: z.string().max(30),
  antes: beforeNumber.nullable(),
});

export const issueRecord = z.strictObject({
  id: z.uuid(),
  revistaId: z.uuid(),
  volumen: z.string().max(20),
  numero: z.string().max(20),
  anio: z.number().int().min(0).max(9999),
  titulo: z.string().max(300),
  editores: z.array(guestEditorSchema),
  /** `/files/identidad/…`; '' without one. */
  portada: z.string().regex(/^(\/files\/identidad\/[\w.-]+)?$/),
  paginacion: z.enum(pagings),
  continua: z.boolean(),
  fechaPrevista: instante.nullable(),
  zonaHoraria: z.string().max(60).nullable(),
  programadaPorId: z.uuid().nullable(),
  motivo: z.string().nullable(),
  fechaPublicacion: instante.nullable(),
  fechaRetirada: instante.nullable(),
  revision: z.number().int().min(1),
  fechaCreacion: instante,
  obras: z.array(issueWorkRecord),
});
