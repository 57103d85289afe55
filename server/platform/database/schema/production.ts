/** Works between acceptance and publication. Where one stands is in its own row (`publications.etapa_produccion`). */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { ProductionHead, ProofResult } from '#contract/entities/production.ts';
import type { ProductionPoint } from '#contract/production.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** How a production ended: with the publication, with the decision that was revoked, or by an administrator who published without it. */
export type ProductionEnd = 'PUBLICADA' | 'INTERRUMPIDA' | 'OMITIDA';

/** One passage of a work through production, with its text; of each work one is open at most, and those that ended are kept. */
export const productions = pgTable(
  'productions',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The version that was accepted: its text stands as it is until the publication. */
    version: integer().notNull(),
    inicio: instant('inicio').notNull().default(now),
    /** Since when it stands at its stage. */
    desde: instant('desde').notNull().default(now),
    /** By when its authors answer, where they are waited for. */
    fechaLimite: instant('fecha_limite'),
    documento: jsonb().$type<Manuscript>().notNull(),
    referencias: jsonb().$type<Reference[]>().notNull(),
    revision: integer().notNull().default(1),
    /** Title, summary and translations as copy-editing has them; null: as they were accepted. */
    cabecera: jsonb().$type<ProductionHead>(),
    revisionCabecera: integer('revision_cabecera').notNull().default(0),
    guardadoPorId: uuid('guardado_por_id').references(() => users.id, { onDelete: 'set null' }),
    guardadoEn: instant('guardado_en').notNull().default(now),
    fechaPrevista: instant('fecha_prevista'),
    zonaHoraria: text('zona_horaria'),
    programadaPorId: uuid('programada_por_id').references(() => users.id, { onDelete: 'set null' }),
    fin: text().$type<ProductionEnd>(),
    fechaFin: instant('fecha_fin'),
  },
  (t) => [
    uniqueIndex('productions_open').on(t.publicacionId).where(sql`${t.fechaFin} is null`),
    index('productions_by_publication').on(t.publicacionId, t.inicio),
    index('productions_by_limit').on(t.fechaLimite).where(sql`${t.fechaFin} is null`),
    index('productions_by_saver').on(t.guardadoPorId),
    index('productions_by_scheduler').on(t.programadaPorId),
  ],
);

/** What authors answer to a change of copy-editing. The key tells the passage by what it says. */
export const productionAnswers = pgTable(
  'production_answers',
  {
    produccionId: uuid('produccion_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    clave: text().notNull(),
    aceptado: boolean().notNull(),
    /** Why it is rejected; ''. */
    texto: text().notNull(),
    personaId: uuid('persona_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.produccionId, t.clave] }), index('production_answers_by_person').on(t.personaId)],
);

/** Proofs as they were sent to the authors; never changed afterwards but for what came of them. */
export const proofs = pgTable(
  'proofs',
  {
    produccionId: uuid('produccion_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    documento: jsonb().$type<Manuscript>().notNull(),
    referencias: jsonb().$type<Reference[]>().notNull(),
    /** Null: as the work has them. */
    cabecera: jsonb().$type<ProductionHead>(),
    fechaEnvio: instant('fecha_envio').notNull().default(now),
    fechaLimite: instant('fecha_limite'),
    /** Null: it is with its authors. */
    resultado: text().$type<ProofResult>(),
    /** What they want corrected; ''. */
    correcciones: text().notNull().default(''),
    personaId: uuid('persona_id').references(() => users.id, { onDelete: 'set null' }),
    fechaRespuesta: instant('fecha_respuesta'),
  },
  (t) => [primaryKey({ columns: [t.produccionId, t.numero] }), index('proofs_by_person').on(t.personaId)],
);

/** Points of the checklist that a person ticked. */
export const productionChecks = pgTable(
  'production_checks',
  {
    produccionId: uuid('produccion_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    punto: text().$type<ProductionPoint>().notNull(),
    personaId: uuid('persona_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.produccionId, t.punto] }), index('production_checks_by_person').on(t.personaId)],
);
