/** Repositories in which published works are deposited besides (contract/repositories.ts). */
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { DepositState } from '#contract/deposits.ts';
import type {
  RepositoryFault,
  RepositoryPackage,
  RepositoryProtocol,
  RepositoryVersion,
} from '#contract/repositories.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { journals } from './journals.ts';
import { publications } from './publications.ts';

export const repositories = pgTable(
  'repositories',
  {
    id: uuid().primaryKey(),
    /** Null: for the works of all journals. */
    revistaId: uuid('revista_id').references(() => journals.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    protocolo: text().$type<RepositoryProtocol>().notNull(),
    direccion: text().notNull(),
    usuario: text().notNull(),
    /** Sealed with a secret that the platform made for itself (server/platform/sealed.ts). */
    secreto: text().notNull(),
    coleccion: text().notNull(),
    coleccionNombre: text('coleccion_nombre').notNull(),
    paquete: text().$type<RepositoryPackage>().notNull(),
    version: text().$type<RepositoryVersion>().notNull(),
    embargoMeses: smallint('embargo_meses').notNull().default(0),
    automatico: boolean().notNull().default(false),
    /** From when on what is published goes there by itself. */
    automaticoDesde: instant('automatico_desde'),
    activo: boolean().notNull().default(true),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
  },
  (t) => [index('repositories_by_journal').on(t.revistaId)],
);

/** What a repository calls what is deposited there: by it a half-done deposit is taken up, and a second one changes the first. */
export interface KeptDeposit {
  /** SWORD 2: the addresses of the deposit itself, of its content, and of what tells how far it is. */
  edit?: string;
  media?: string;
  statement?: string;
  /** DSpace: the draft, while it is one; the item, and the files that are ours in it. */
  draft?: number;
  item?: string;
  files?: string[];
  /** DSpace: the MD5 of a file whose upload was begun: without an answer, by it what came of that is known as ours. */
  uploading?: string;
  /** Which file of ours lies there, and until when it was closed as it was last sent or changed, a day; null: open. Absent: none does. */
  sent?: { md5: string; closedUntil: string | null };
  /** It was handed over; what comes later changes it. */
  handed?: boolean;
}

/** One a work and repository. */
export const repositoryDeposits = pgTable(
  'repository_deposits',
  {
    repositorioId: uuid('repositorio_id')
      .notNull()
      .references(() => repositories.id, { onDelete: 'cascade' }),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    estado: text().$type<DepositState>().notNull().default('PENDIENTE'),
    conservado: jsonb().$type<KeptDeposit>().notNull().default({}),
    /** Where readers find it there. */
    direccion: text(),
    /** The repository's own words. */
    mensaje: text(),
    fallo: text().$type<RepositoryFault>(),
    intentos: integer().notNull().default(0),
    /** What readers had been shown of the work when it was last handed over. */
    cambio: instant('cambio'),
    /** Until when its text is closed there, a day. */
    embargoHasta: text('embargo_hasta'),
    fechaPedido: instant('fecha_pedido').notNull().default(now),
    /** Who asked for it and has not been told yet what came of it; null: nobody is to be told. */
    pedidoPorId: uuid('pedido_por_id').references(() => users.id, { onDelete: 'set null' }),
    /** When something was last begun to be sent. */
    fechaEnvio: instant('fecha_envio'),
    /** Null: nothing is to be done. */
    fechaProxima: instant('fecha_proxima').default(now),
    fechaRegistro: instant('fecha_registro'),
  },
  (t) => [
    primaryKey({ columns: [t.repositorioId, t.publicacionId] }),
    index('repository_deposits_by_publication').on(t.publicacionId),
    index('repository_deposits_due').on(t.fechaProxima),
    index('repository_deposits_by_asker').on(t.pedidoPorId),
    index('repository_deposits_by_date').on(t.fechaPedido.desc()),
  ],
);
