/** Institutions: their domains, journals and members, the works that count for them, and what is asked and offered. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { MembershipWay, RequestEstado } from '#contract/institutions.ts';
import type { InBoth, PlanName } from '#contract/site-names.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { journals } from './journals.ts';
import { publications } from './publications.ts';

/** Never taken out of the table, since addresses name them: one that has ended is closed. */
export const institutions = pgTable(
  'institutions',
  {
    id: uuid().primaryKey(),
    /** In its address, for ever. */
    clave: text().notNull().unique(),
    nombre: text().notNull(),
    descripcion: jsonb().$type<InBoth>().notNull().default({ es: '', en: '' }),
    enlace: text().notNull().default(''),
    ror: text(),
    plan: text().$type<PlanName>().notNull().default('basico'),
    /** By whose calendar its months begin. */
    zonaHoraria: text('zona_horaria').notNull().default('UTC'),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** Since when it says of itself what it does: by it is found out whether somebody else changed it. */
    fechaCambio: instant('fecha_cambio').notNull().default(now),
    /** It takes no more members, and has no page, since then. */
    fechaCierre: instant('fecha_cierre'),
    /** What administrators search it by. */
    buscado: text().notNull().generatedAlwaysAs(sql`public.es_plain(nombre || ' ' || clave)`),
  },
  (t) => [
    check('institutions_clave', sql`${t.clave} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('institutions_plan', sql`${t.plan} in ('basico', 'profesional', 'enterprise')`),
  ],
);

const ofInstitution = () =>
  uuid('institucion_id')
    .notNull()
    .references(() => institutions.id, { onDelete: 'cascade' });

/** Whose confirmed address is of a domain becomes a member of its institution: of one alone. */
export const institutionDomains = pgTable(
  'institution_domains',
  { dominio: text().primaryKey(), institucionId: ofInstitution() },
  (t) => [index('institution_domains_of').on(t.institucionId)],
);

/** A journal is of one institution at most. */
export const institutionJournals = pgTable(
  'institution_journals',
  {
    revistaId: uuid('revista_id')
      .primaryKey()
      .references(() => journals.id, { onDelete: 'cascade' }),
    institucionId: ofInstitution(),
  },
  (t) => [index('institution_journals_of').on(t.institucionId)],
);

/** An account is a member of one institution at most. Who left stays here as having left: their domain does not bring them back. */
export const institutionMembers = pgTable(
  'institution_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    institucionId: ofInstitution(),
    /** They answer for it. */
    responsable: boolean().notNull().default(false),
    por: text().$type<MembershipWay>().notNull(),
    fecha: instant('fecha').notNull().default(now),
    fechaSalida: instant('fecha_salida'),
  },
  (t) => [
    index('institution_members_of').on(t.institucionId, t.fecha),
    check('institution_members_left', sql`${t.fechaSalida} is null or not ${t.responsable}`),
  ],
);

/** A work counts for the institution whose member its main author was when it was first sent, whatever becomes of either. */
export const institutionWorks = pgTable(
  'institution_works',
  {
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    institucionId: ofInstitution(),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [index('institution_works_of').on(t.institucionId, t.fecha)],
);

/** Invitations that wait for an answer: the account of their address gives it. */
export const institutionInvitations = pgTable(
  'institution_invitations',
  {
    id: uuid().primaryKey(),
    institucionId: ofInstitution(),
    email: text().notNull(),
    responsable: boolean().notNull().default(false),
    invitaId: uuid('invita_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('institution_invitations_once').on(t.institucionId, t.email),
    index('institution_invitations_to').on(t.email),
    index('institution_invitations_by').on(t.invitaId),
  ],
);

/** What somebody asked from the page of institutions, and what became of it. */
export const institutionRequests = pgTable(
  'institution_requests',
  {
    id: uuid().primaryKey(),
    institucion: text().notNull(),
    plan: text().$type<PlanName>().notNull(),
    nombre: text().notNull(),
    email: text().notNull(),
    mensaje: text().notNull().default(''),
    idioma: text().notNull().default('es'),
    /** Who was logged in as they asked. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    estado: text().$type<RequestEstado>().notNull().default('PENDIENTE'),
    respuesta: text().notNull().default(''),
    respondidaPorId: uuid('respondida_por_id').references(() => users.id, { onDelete: 'set null' }),
    fechaRespuesta: instant('fecha_respuesta'),
    institucionId: uuid('institucion_id').references(() => institutions.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('institution_requests_waiting').on(t.fecha).where(sql`${t.estado} = 'PENDIENTE'`),
    index('institution_requests_by').on(t.userId),
    check('institution_requests_estado', sql`${t.estado} in ('PENDIENTE', 'ACEPTADA', 'RECHAZADA')`),
  ],
);
