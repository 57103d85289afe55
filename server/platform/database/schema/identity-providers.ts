/** Institutions by which people log in (OpenID Connect, SAML), and who does. */
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { instant, now } from './columns.ts';

/** What it takes to log in by SAML besides, in the words of the contract. */
export interface KeptSaml {
  entrada: string;
  /** In PEM. */
  certificados: string[];
  sujeto: string;
  correo: string;
  correosValen: boolean;
}

export const identityProviders = pgTable('identity_providers', {
  id: uuid().primaryKey(),
  nombre: text().notNull(),
  /** As it calls itself (`issuer`, of SAML `entityID`). */
  emisor: text().notNull(),
  /** Null: it speaks OpenID Connect. */
  saml: jsonb().$type<KeptSaml>(),
  /** Of SAML ''. */
  clienteId: text('cliente_id').notNull(),
  /** Sealed (platform/sealed.ts); of SAML ''. */
  secreto: text().notNull(),
  ambitos: text().array().notNull(),
  /** Where it has confirmed an address of one of these, it is confirmed here. */
  dominios: text().array().notNull(),
  /** In which claims it says what of people. */
  atributos: jsonb().$type<{ nombres: string; apellidos: string; afiliacion: string }>().notNull(),
  /** Values of `acr` and `amr` by which it says that a second step was taken there. */
  segundoPaso: text('segundo_paso').array().notNull(),
  activo: boolean().notNull().default(true),
  fechaCreacion: instant('fecha_creacion').notNull().default(now),
});

/** Whom a provider's subject is here: never found by an address, which others may come to have. */
export const identityLinks = pgTable(
  'identity_links',
  {
    id: uuid().primaryKey(),
    proveedorId: uuid('proveedor_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    /** As the provider calls them (`sub`), for good and for nobody else. */
    sujeto: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaUso: instant('fecha_uso'),
  },
  (t) => [
    uniqueIndex('identity_links_subjects').on(t.proveedorId, t.sujeto),
    index('identity_links_by_user').on(t.userId),
  ],
);

/** Ways to a provider and back that browsers have begun, for minutes: single use, bound to the browser by its cookie. */
export const identityFlows = pgTable(
  'identity_flows',
  {
    /** SHA-256 of the `state` that goes along, hex; of SAML of the `RelayState`, then of what the answer is fetched by. */
    hash: text().primaryKey(),
    proveedorId: uuid('proveedor_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the browser's cookie, hex. */
    navegador: text().notNull(),
    /** The log-in whose account is to have it; null: somebody wants to log in. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    verifier: text().notNull(),
    /** Of SAML the request's `ID`. */
    nonce: text().notNull(),
    /** Who came back by SAML, sealed, until the browser that began it fetches it; null: nobody yet. */
    llegada: text(),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Names who came back and is nobody here, for who then logs in or registers; SHA-256, hex. */
    prueba: text(),
    /** Who that is, sealed (accounts/identity-providers/pending.ts). */
    pendiente: text(),
  },
  (t) => [
    index('identity_flows_by_session').on(t.sessionId),
    index('identity_flows_by_provider').on(t.proveedorId),
    uniqueIndex('identity_flows_by_proof').on(t.prueba),
  ],
);
