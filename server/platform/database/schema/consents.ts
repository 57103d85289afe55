/** Consents to open an identity that a review hides. */
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Consent } from '#contract/entities/consent.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** One request a work and person: the last, with its answer. What went before is in the activity record. */
export const identityConsents = pgTable(
  'identity_consents',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    personaId: uuid('persona_id')
      .notNull()
      .references(() => users.id),
    lado: text().$type<Consent['lado']>().notNull(),
    estado: text().$type<Consent['estado']>().notNull().default('PENDIENTE'),
    motivo: text().notNull(),
    pedidaPorId: uuid('pedida_por_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    fechaRespuesta: instant('fecha_respuesta'),
  },
  (t) => [
    unique('identity_consents_once').on(t.publicacionId, t.personaId),
    index('identity_consents_by_person').on(t.personaId, t.fecha.desc().nullsLast(), t.id),
  ],
);
