/** Institutions: their plan, their members and who answers for them, their page, and what is asked to become one. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { isFreeMailDomain, membershipWays, mostOfInstitution, requestEstados, reservedKeys } from '../institutions.ts';
import { longest } from '../limits.ts';
import { planNames } from '../site-names.ts';
import { day, id, instant, pageInfo, pageQuery, ror, text, webAddress } from './common.ts';
import { zone } from './issue.ts';
import { journalNameSchema } from './journal.ts';
import { catalogueEntrySchema } from './publication.ts';
import { email } from './user.ts';

/** In an institution's address, for ever. */
export const institutionKey = z
  .string()
  .trim()
  .max(longest.journalKey)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fault('clave_revista'))
  .refine((key) => !reservedKeys.includes(key), fault('clave_reservada'));
export const plan = z.enum(planNames);

/** A mail domain by which its members are known. Compared whole: what stands below it is another. */
export const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(longest.mailDomain)
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, {
    ...fault('dominio'),
    abort: true,
  })
  .refine((domain) => !isFreeMailDomain(domain), fault('dominio_gratuito'));
const domains = z
  .array(mailDomain)
  .max(mostOfInstitution.domains)
  .refine((all) => new Set(all).size === all.length, fault('repetida'));
const noRor = z.preprocess((value) => (value === '' ? null : value), ror.nullable());
const website = webAddress.or(z.literal(''));
const inBoth = z.object({
  es: z.string().trim().max(longest.institutionSummary),
  en: z.string().trim().max(longest.institutionSummary).default(''),
});

export const institutionNameSchema = z.object({ id, clave: z.string(), nombre: z.string() });
const said = institutionNameSchema.extend({
  descripcion: z.object({ es: z.string(), en: z.string() }),
  enlace: z.string(),
  ror: z.string().nullable(),
});
/** Its page: what it says of itself, the journals of it that are shown, and its published works. */
export const institutionPageSchema = said.extend({
  revistas: z.array(journalNameSchema),
  publications: z.array(catalogueEntrySchema),
  ...pageInfo,
});
export type InstitutionPage = z.infer<typeof institutionPageSchema>;
export const institutionListSchema = z.object({
  instituciones: z.array(z.object({ clave: z.string(), nombre: z.string() })),
});

/** What its plan says of this month: works that its members sent, and how many it takes (null: any). `siguiente`: the day on which the next begins, by its calendar. */
const monthSchema = z.object({
  enviadas: z.number().int(),
  maximo: z.number().int().nullable(),
  siguiente: day,
});
export type InstitutionMonth = z.infer<typeof monthSchema>;

const invitationSchema = z.object({
  id,
  email: z.string(),
  responsable: z.boolean(),
  fecha: instant,
  caduca: instant,
});
export type InstitutionInvitation = z.infer<typeof invitationSchema>;

/** What somebody has to do with institutions: theirs, and those that invite them. */
export const myInstitutionSchema = z.object({
  institucion: institutionNameSchema
    .extend({
      plan,
      responsable: z.boolean(),
      por: z.enum(membershipWays),
      desde: instant,
      mes: monthSchema,
      /** Nobody answers for it but them. */
      unicaResponsable: z.boolean(),
    })
    .nullable(),
  invitaciones: z.array(
    z.object({ id, institucion: z.string(), responsable: z.boolean(), caduca: instant, caducada: z.boolean() }),
  ),
  /** What became of the invitation that was asked for by its id: it is for another address than the account's. */
  deOtraDireccion: z.string().nullable(),
  /** Nobody has confirmed the account's address: what is sent to it is not shown. */
  sinConfirmar: z.boolean(),
});
export type MyInstitution = z.infer<typeof myInstitutionSchema>;

/** All that who answers for it sees, and administrators: no work that is not published, no review, no name of either. */
export const managedInstitutionSchema = said.extend({
  plan,
  dominios: z.array(z.string()),
  zonaHoraria: z.string(),
  fechaCreacion: instant,
  fechaCambio: instant,
  fechaCierre: instant.nullable(),
  mes: monthSchema,
  miembros: z.number().int(),
  responsables: z.number().int(),
  maximoResponsables: z.number().int().nullable(),
  publicadas: z.number().int(),
  revistas: z.array(journalNameSchema.extend({ publicadas: z.number().int() })),
  invitaciones: z.array(invitationSchema),
});
export type ManagedInstitution = z.infer<typeof managedInstitutionSchema>;

export const institutionMembersSchema = z.object({
  miembros: z.array(
    z.object({
      id,
      nombre: z.string(),
      email: z.string(),
      responsable: z.boolean(),
      por: z.enum(membershipWays),
      desde: instant,
    }),
  ),
  ...pageInfo,
});
export type InstitutionMember = z.infer<typeof institutionMembersSchema>['miembros'][number];
export const membersQuery = z.object({
  search: z.string().trim().max(longest.personSearch).default(''),
  ...pageQuery(20, 100),
});

const requestSchema = z.object({
  id,
  institucion: z.string(),
  plan,
  nombre: z.string(),
  email: z.string(),
  mensaje: z.string(),
  fecha: instant,
  estado: z.enum(requestEstados),
});
export type InstitutionRequest = z.infer<typeof requestSchema>;
/** Administrators' list: a page of the institutions there are, and the requests that wait, the oldest first. */
export const managedInstitutionsSchema = z.object({
  instituciones: z.array(
    institutionNameSchema.extend({
      plan,
      miembros: z.number().int(),
      responsables: z.number().int(),
      dominios: z.array(z.string()),
      fechaCierre: instant.nullable(),
    }),
  ),
  solicitudes: z.array(requestSchema),
  solicitudesPendientes: z.number().int(),
  ...pageInfo,
});
export type ListedInstitution = z.infer<typeof managedInstitutionsSchema>['instituciones'][number];

/** POST /instituciones/solicitudes, by anybody. */
export const newInstitutionRequestSchema = z.object({
  institucion: text(longest.institution),
  plan: plan.default('basico'),
  nombre: text(longest.name),
  email,
  mensaje: z.string().trim().max(longest.contactMessage).default(''),
});
export type NewInstitutionRequest = z.output<typeof newInstitutionRequestSchema>;
/** POST /instituciones/solicitudes/{id}/respuesta: it is declined, in words that are mailed. To accept one is to create it. */
export const requestAnswerSchema = z.object({ texto: text(longest.message) });

/** POST /instituciones; `solicitudId`: that is answered by it, and who asked is invited to answer for it. */
export const newInstitutionSchema = z.object({
  clave: institutionKey,
  nombre: text(longest.institution),
  plan: plan.default('basico'),
  dominios: domains.default([]),
  ror: noRor.default(null),
  zonaHoraria: zone.default('UTC'),
  solicitudId: id.nullable().default(null),
});
export type NewInstitution = z.output<typeof newInstitutionSchema>;

/** Who answers for it changes what it says of itself; the rest is the administrators'. */
export const ownFields = ['descripcion', 'enlace'] as const;
export const institutionChangesSchema = z
  .object({
    descripcion: inBoth,
    enlace: website,
    nombre: text(longest.institution),
    plan,
    dominios: domains,
    ror: noRor,
    zonaHoraria: zone,
    cerrada: z.boolean(),
    /** Its journals, all of them. */
    revistas: z.array(id).max(mostOfInstitution.journals),
  })
  .partial()
  /** As it was read: where it has changed since, the answer is 409 `institucion_cambiada`. */
  .extend({ fechaCambio: instant.optional() });
export type InstitutionChanges = z.output<typeof institutionChangesSchema>;

export const newInstitutionInvitationSchema = z.object({ email, responsable: z.boolean().default(false) });
export const institutionInvitationAnswerSchema = z.object({ acepta: z.boolean() });
export const memberChangeSchema = z.object({ responsable: z.boolean() });
