/** Organisations of the Research Organization Registry (ROR), as an administrator has loaded them. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { id, instant, ror } from './common.ts';

/** The largest file that is taken, in bytes: ROR's dump is some 300 MB of JSON, or its ZIP. */
export const largestOrganisations = 2 * 1024 ** 3;
/** What is offered while one types, at most. */
export const mostOffered = 10;

/** An organisation as it is offered; withdrawn ones never are. */
export const organisationSchema = z.object({
  ror: z.string(),
  nombre: z.string(),
  /** 'UNAM'; '': none. */
  siglas: z.string(),
  ciudad: z.string(),
  /** ISO 3166-1 alpha-2, 'MX'; '': not said. */
  pais: z.string(),
  /** The withdrawn or closed organisation that was looked for, whose successor this is. */
  sucedeA: z.string().optional(),
});
export type Organisation = z.infer<typeof organisationSchema>;

/** Where a file of organisations stands; one is current, and the one before it can be gone back to. */
export const organisationLoadStates = ['CARGANDO', 'VIGENTE', 'ANTERIOR', 'DESHECHA', 'PASADA', 'FALLIDA'] as const;
export const organisationLoadSchema = z.object({
  id,
  nombre: z.string(),
  estado: z.enum(organisationLoadStates),
  /** From 0 to 1 while it is loaded. */
  parte: z.number().nullable(),
  organizaciones: z.number().int(),
  /** Of them, those that are withdrawn: kept for their successors. */
  retiradas: z.number().int(),
  /** Why it could not be loaded; null: it could, or is being. */
  impedimento: z.string().nullable(),
  iniciadaPor: z.string().nullable(),
  fechaCreacion: instant,
});
export type OrganisationLoad = z.infer<typeof organisationLoadSchema>;

/** The ROR iD of one of an author's affiliations, which is named by its text. */
export const affiliationRorSchema = z.object({ afiliacion: z.string().trim().min(1).max(500), ror });
export type AffiliationRor = z.infer<typeof affiliationRorSchema>;
export const organisationQuery = z.object({ q: z.string().trim().min(2).max(longest.affiliation) });
