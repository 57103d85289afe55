/** Mails, the newsletter, and the pages that administrators write. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { Mail } from '#contract/entities/site.ts';
import type { PageSlug } from '#contract/vocabulary.ts';
import { instant, now } from './columns.ts';

/** Mails on their way, or kept where there is no SMTP_URL (product.md 7). */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    html: text().notNull(),
    /** Who is answered, where it is not the platform itself. */
    responderA: text('responder_a'),
    /** Where the reader of a newsletter leaves it (RFC 2369). */
    enlaceBaja: text('enlace_baja'),
    /** It carries a link that acts for its holder: shown only where it is kept instead of sent, and not kept once sent. */
    secreto: boolean().notNull(),
    estado: text().$type<Mail['estado']>().notNull(),
    intentos: integer().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaIntento: instant('fecha_intento').notNull().default(now),
    fechaEnvio: instant('fecha_envio'),
    error: text(),
  },
  (t) => [
    index('mails_newest').on(t.fechaCreacion.desc().nullsLast(), t.id.desc().nullsLast()),
    index('mails_due').on(t.fechaIntento).where(sql`${t.estado} = 'PENDIENTE'`),
  ],
);

/** Double opt-in: nobody is written to before `fechaConfirmacion`. */
export const subscribers = pgTable('subscribers', {
  email: text().primaryKey(),
  idioma: text().notNull().default('es'),
  /** SHA-256 of the token in their mails, hex: confirms, and later unsubscribes. */
  tokenHash: text('token_hash').notNull().unique(),
  fechaAlta: instant('fecha_alta').notNull().default(now),
  fechaConfirmacion: instant('fecha_confirmacion'),
  fechaBaja: instant('fecha_baja'),
});

/** The pages that administrators write (product.md 2). */
export const sitePages = pgTable('site_pages', {
  slug: text().$type<PageSlug>().primaryKey(),
  markdown: text().notNull(),
  documento: jsonb().$type<Manuscript>().notNull(),
  fechaActualizacion: instant('fecha_actualizacion').notNull().default(now),
});
