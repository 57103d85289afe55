/** The second step of a sign-in. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PasskeyPurpose } from '#contract/entities/passkeys.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';

/** The secret that an account has in common with its person's app, and its recovery codes, one an account. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (platform/sealed.ts); null: there are passkeys alone. */
  secreto: text(),
  /** Since a first code was right; null: it is being set up, and asked for nowhere. */
  desde: instant('desde'),
  /** The last half minute, counted from 1970, whose code was used: it and those before it are used up (RFC 6238 §5.2). */
  ultimoPaso: integer('ultimo_paso').notNull().default(0),
  /** SHA-256 of each recovery code that is left, hex. */
  codigos: text().array().notNull().default(sql`'{}'`),
});

/** Sign-ins that wait for their second step, for minutes: single use. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of what names it, hex. */
    hash: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_in_challenges_by_user').on(t.userId)],
);

/** What is known of each passkey (WebAuthn §4, credential record): nothing of it opens anything by itself. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its authenticator names it, base64url. */
    credencial: text().notNull().unique(),
    /** Its public key (COSE), base64url. */
    clave: text().notNull(),
    /** How often it was used, as far as it counts: it never goes back. */
    contador: bigint('contador', { mode: 'number' }).notNull(),
    /** By what ways a browser reaches it: 'internal', 'usb' … */
    transportes: text().array().notNull(),
    nombre: text().notNull(),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    ultimoUso: instant('ultimo_uso'),
  },
  (t) => [index('passkeys_by_user').on(t.userId)],
);

/** What passkeys have been asked to sign, for minutes: single use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    hash: text().primaryKey(),
    /** SHA-256 of the secret that the browser that asked for it brings along, hex. */
    navegador: text().notNull(),
    para: text().$type<PasskeyPurpose>().notNull(),
    /** Whose passkey it has to be; null: to log in, when nobody knows yet. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_by_user').on(t.userId)],
);
