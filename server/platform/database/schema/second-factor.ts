/** The second step of a sign-in. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** The secret that an account has in common with its person's app, one an account. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (platform/sealed.ts). */
  secreto: text().notNull(),
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
