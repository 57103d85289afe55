/** Mails, the newsletter, and the pages that administrators write. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Mail } from '#contract/entities/mail.ts';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { PageSlug } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** Mails on their way, or kept where there is no SMTP_URL (docs/specification.md 7). */
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
    /** Its reader asked for it just now: it goes to an address from which mails come back, too. */
    pedido: boolean().notNull().default(false),
    /** The person who wrote it, where one did: counted against their share of an hour. */
    enviadoPorId: uuid('enviado_por_id').references(() => users.id, { onDelete: 'set null' }),
    /** The work that it is about: who handles it follows the mail, who wrote it does not. */
    publicacionId: uuid('publicacion_id').references(() => publications.id, { onDelete: 'cascade' }),
    /** The review to which it invites: it may be sent again. Goes with the work. */
    reviewId: uuid('review_id'),
    estado: text().$type<Mail['estado']>().notNull(),
    intentos: integer().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaIntento: instant('fecha_intento').notNull().default(now),
    fechaEnvio: instant('fecha_envio'),
    error: text(),
    /** What the outbox is searched by. Short enough for an index. */
    buscado: text().notNull().generatedAlwaysAs(sql`public.es_plain(left(para || ' ' || asunto, 400))`),
  },
  (t) => [
    // Holds all that the outbox counts and searches by: the texts of 200,000 mails are not read for it.
    index('mails_newest').on(
      t.fechaCreacion.desc().nullsLast(),
      t.id.desc().nullsLast(),
      t.estado,
      t.publicacionId,
      t.enviadoPorId,
      t.buscado,
    ),
    index('mails_by_estado').on(t.estado, t.fechaCreacion.desc().nullsLast(), t.id.desc().nullsLast()),
    index('mails_by_publication').on(t.publicacionId).where(sql`${t.publicacionId} is not null`),
    index('mails_failed_invitations')
      .on(t.reviewId)
      .where(sql`${t.reviewId} is not null and ${t.estado} in ('FALLIDO', 'DETENIDO')`),
    index('mails_by_sender').on(t.enviadoPorId, t.fechaCreacion).where(sql`${t.enviadoPorId} is not null`),
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

/** The pages that administrators write (docs/specification.md 2). */
export const sitePages = pgTable('site_pages', {
  slug: text().$type<PageSlug>().primaryKey(),
  markdown: text().notNull(),
  documento: jsonb().$type<Manuscript>().notNull(),
  fechaActualizacion: instant('fecha_actualizacion').notNull().default(now),
});
