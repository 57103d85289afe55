/** Accounts and their log-ins. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AcceptedTexts, KeptPreferences } from '#contract/entities/user.ts';
import type { RoleScopes } from '#contract/journals.ts';
import type { KeyScope } from '#contract/key-scopes.ts';
import type { Role } from '#contract/vocabulary.ts';
import { instant, now } from './columns.ts';

const living = ({ fechaEliminacion }: { fechaEliminacion: AnyPgColumn }) => sql`${fechaEliminacion} is null`;

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    nombres: text().notNull(),
    apellidos: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    afiliacion: text().notNull().default(''),
    /** Its ROR iD, where it was chosen among the organisations; another affiliation takes it away. */
    afiliacionRor: text('afiliacion_ror'),
    orcid: text(),
    /** Since when ORCID itself has said that this iD is theirs; null: it was typed. Another iD takes it away (accounts/queries.ts). */
    fechaOrcid: instant('fecha_orcid'),
    fotoUrl: text('foto_url').notNull().default(''),
    biografia: text().notNull().default(''),
    roles: text().array().$type<Role[]>().notNull(),
    /** Journals to which an administrator narrowed some of these roles. */
    ambitos: jsonb().$type<RoleScopes>().notNull().default({}),
    rolSolicitado: text('rol_solicitado').$type<Role>(),
    /** The journal for which they ask for that role; null: for all. No reference: as with `ambitos`, what is not there is nowhere. */
    revistaSolicitada: uuid('revista_solicitada'),
    /** What they know about, in their own words: what a work to review is compared with. */
    palabrasClave: text('palabras_clave').array().notNull().default([]),
    /** Reviews they would have at once; null: what the platform's settings say. */
    capacidadRevisiones: smallint('capacidad_revisiones'),
    /** Away until then, from `ausente_desde` on; null there: already (contract/absence.ts). */
    noDisponibleHasta: instant('no_disponible_hasta'),
    ausenteDesde: instant('ausente_desde'),
    notaAusencia: text('nota_ausencia').notNull().default(''),
    /** Excused from automatic reminders. */
    sinRecordatorios: boolean('sin_recordatorios').notNull().default(false),
    fechaVerificacion: instant('fecha_verificacion'),
    preferencias: jsonb()
      .$type<KeptPreferences>()
      .notNull()
      .default({ theme: null, language: null, notifications: true }),
    /** Which version of terms and privacy they accepted, and when; nothing of accounts from before it was noted. */
    textosAceptados: jsonb('textos_aceptados').$type<AcceptedTexts>().notNull().default({}),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** Their last log-in; null: none yet. */
    fechaAcceso: instant('fecha_acceso'),
    /** Made then for somebody invited to review who had none, and not opened yet: in no list of people, until they choose a password. */
    invitadaDesde: instant('invitada_desde'),
    /** Blocked by an administrator since then: nobody logs in with it. */
    fechaBloqueo: instant('fecha_bloqueo'),
    fechaEliminacion: instant('fecha_eliminacion'),
    /**
     * The account that this one was merged into, and is deleted since: what is known of this one is known of that. Never one that is
     * merged itself. No reference, so that rows may be copied in any order; accounts are never taken out of the table.
     */
    unidaAId: uuid('unida_a_id'),
    /**
     * Made by an administrator: roles that it gets once its address is confirmed, in their order; null: made by its person, or
     * confirmed since.
     */
    rolesPrometidos: text('roles_prometidos').array().$type<Role[]>(),
    /** Names without accents in lower case, to sort and to search by. */
    nombreNormal: text('nombre_normal')
      .notNull()
      .generatedAlwaysAs(sql`public.es_plain(apellidos || ' ' || nombres || ' ' || email)`),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    // By it its person logs in.
    uniqueIndex('users_orcid').on(t.orcid).where(sql`${t.fechaOrcid} is not null`),
    // With all that the list of accounts is filtered by: searching and counting look at the index alone.
    index('users_by_name').on(t.nombreNormal, t.id, t.roles, t.fechaBloqueo, t.rolSolicitado).where(living(t)),
    index('users_by_creation').on(t.fechaCreacion, t.id).where(living(t)),
    index('users_by_access').on(t.fechaAcceso.desc().nullsLast(), t.id.desc().nullsLast()).where(living(t)),
    index('users_waiting')
      .on(t.nombreNormal, t.id)
      .where(sql`${living(t)} and ${t.rolSolicitado} is not null`),
    index('users_blocked')
      .on(t.nombreNormal, t.id)
      .where(sql`${living(t)} and ${t.fechaBloqueo} is not null`),
    index('users_by_role').using('gin', t.roles),
    index('users_merged').on(t.unidaAId).where(sql`${t.unidaAId} is not null`),
    index('users_unopened')
      .on(t.invitadaDesde)
      .where(sql`${living(t)} and ${t.invitadaDesde} is not null`),
  ],
);

/** One log-in on one device. Its refresh tokens form the family that reuse revokes (docs/specification.md 6). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(now),
    /** Its last use, to the hour. */
    usedAt: instant('used_at').notNull().default(now),
    revokedAt: instant('revoked_at'),
    /** The known device that it was made on (known-devices.ts); null: from before it was noted. */
    dispositivo: text(),
    /** What that is, as far as it says (device-words.ts). */
    navegador: text().notNull().default(''),
    sistema: text().notNull().default(''),
    /** The account's owner was told of it by mail, since nobody had logged in on that device before. */
    avisada: boolean().notNull().default(false),
    /** Opens nothing but the setting up of the second step, which a role of its account asks for. */
    soloAlta: boolean('solo_alta').notNull().default(false),
    /** A second step was taken elsewhere, as its institution said. */
    segundoPaso: boolean('segundo_paso').notNull().default(false),
    /** When it last proved whose it is: by logging in, or when a grave act asked. */
    probada: instant('probada').notNull().default(now),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex: the token itself is never stored. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('refresh_tokens_by_session').on(t.sessionId)],
);

/** What came by mail to prove an address: single use, for an hour or a few days. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    /** SHA-256 of the token, hex. */
    hash: text().primaryKey(),
    para: text().$type<'contraseña' | 'correo'>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to: no longer valid where the account has another. */
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('mailed_tokens_by_user').on(t.userId)],
);

/** Keys by which somebody's programs ask the API. A revoked one is gone. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    /** SHA-256 of the key, hex: the key itself is never stored. */
    hash: text().notNull(),
    /** Its first signs, by which its owner knows it. */
    comienzo: text().notNull(),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** The last day, in UTC, on which it was used. */
    ultimoUso: date('ultimo_uso', { mode: 'string' }),
    /** What it opens besides what is published (contract/key-scopes.ts). */
    ambitos: text().array().$type<KeyScope[]>().notNull().default([]),
    /** Until when it works; null: until it is revoked. */
    caduca: instant('caduca'),
  },
  (t) => [
    uniqueIndex('api_keys_hash').on(t.hash),
    index('api_keys_by_user').on(t.userId),
    index('api_keys_by_creation').on(t.fechaCreacion, t.id),
  ],
);

/** Ways to ORCID and back that browsers have begun, for minutes: single use, bound to the browser by its cookie. */
export const orcidFlows = pgTable(
  'orcid_flows',
  {
    /** SHA-256 of the `state` that goes along, hex. */
    hash: text().primaryKey(),
    /** SHA-256 of the secret in the browser's cookie, hex. */
    navegador: text().notNull(),
    /** The log-in whose account is to be linked; null: somebody wants to log in. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** What proves to ORCID that who trades the code is who asked for it (PKCE), and ties its answer to the question. */
    verifier: text().notNull(),
    nonce: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The iD that came back and is no account's, kept for who then logs in or registers; SHA-256 of what names it, hex. */
    prueba: text(),
    orcid: text(),
    /** What the person lets the platform add to their record, where the way is for that (orcid.ts). */
    permiso: jsonb().$type<{ obras: boolean; revisiones: boolean }>(),
  },
  (t) => [index('orcid_flows_by_session').on(t.sessionId), uniqueIndex('orcid_flows_by_proof').on(t.prueba)],
);

/** Wrong passwords, by account address or device, and by where they came from. */
export const loginFailures = pgTable('login_failures', {
  /** What is slowed down: SHA-256 of an address, hex. */
  clave: text().primaryKey(),
  veces: integer().notNull(),
  ultima: instant('ultima').notNull(),
});

/** What people have begun to write in forms and not sent yet. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clave: text().notNull(),
    contenido: jsonb().notNull(),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clave] }), index('drafts_oldest').on(t.fecha)],
);
