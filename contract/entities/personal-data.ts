/**
 * What a press says of personal data and of access for all, and how long what the platform keeps beside works and accounts stays
 * (GDPR, art. 13 and 5.1.e; Directive 2016/2102 and Spanish Royal Decree 1112/2018). The site's pages are made of it.
 */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { day, webAddress, whole } from './common.ts';

/**
 * How long each may be kept, in days but for the record, from the least to the most. The record of who did what is never kept for
 * less than five years: it is what tells of two who act together.
 */
export const retentionBounds = {
  conservarRegistroAnios: { min: 5, max: 50 },
  conservarCorreosDias: { min: 30, max: 3650 },
  conservarBorradoresDias: { min: 90, max: 3650 },
  conservarTareasDias: { min: 7, max: 365 },
  conservarCopiasDias: { min: 1, max: 3650 },
} as const;
export const retentionNames = Object.keys(retentionBounds) as (keyof typeof retentionBounds)[];
const within = ({ min, max }: { min: number; max: number }) => whole(min, max);
/** Settings, each a number. */
export const retentionFields = {
  /** Years of the activity record. */
  conservarRegistroAnios: within(retentionBounds.conservarRegistroAnios),
  /** Mails that were sent, or given up. */
  conservarCorreosDias: within(retentionBounds.conservarCorreosDias),
  /** What somebody began to write and left. */
  conservarBorradoresDias: within(retentionBounds.conservarBorradoresDias),
  /** Tasks that ended. */
  conservarTareasDias: within(retentionBounds.conservarTareasDias),
  /** How long who runs the platform keeps backups and logs: nothing here deletes them, the privacy page says it. */
  conservarCopiasDias: within(retentionBounds.conservarCopiasDias),
};
const retentionSchema = z.object(retentionFields);
export type Retention = z.infer<typeof retentionSchema>;
export const defaultRetention: Retention = {
  conservarRegistroAnios: 10,
  conservarCorreosDias: 180,
  conservarBorradoresDias: 365,
  conservarTareasDias: 30,
  conservarCopiasDias: 90,
};

const addressOrNone = z
  .string()
  .trim()
  .max(longest.link)
  .refine((value) => value === '' || webAddress.safeParse(value).success, fault('direccion_web'));
export const lawFields = {
  /** Who is responsible for the data; '': the institution, or the journal. */
  responsableDatos: z.string().trim().max(longest.publisher),
  /** Where its data protection officer is written to; '': there is none. */
  delegadoDatos: z.email(fault('correo')).max(longest.email).or(z.literal('')),
  /** Whom to complain to about data, as 'Agencia Española de Protección de Datos (www.aepd.es)'; '': the authority of one's country. */
  autoridadDatos: z.string().trim().max(longest.publisher),
  /** When the statement on accessibility was looked at the last time; '': nobody has said. */
  accesibilidadRevisada: day.or(z.literal('')),
  /** Where complaints about accessibility go that were not answered; '': the contact address. */
  accesibilidadReclamaciones: addressOrNone,
};
const lawSchema = z.object(lawFields);
export type LawFacts = z.infer<typeof lawSchema>;
export const noLawFacts: LawFacts = {
  responsableDatos: '',
  delegadoDatos: '',
  autoridadDatos: '',
  accesibilidadRevisada: '',
  accesibilidadReclamaciones: '',
};
