import { randomUUID } from 'node:crypto';
import type { publications } from '#server/platform/database/schema.ts';
import type { CaseWork } from './search-cases.ts';

type NewRow = typeof publications.$inferInsert;

/** A published work; each one newer than the one before. */
let minute = 0;
export const published = (
  { titulo, resumen = '', palabrasClave = [], autor = 'Ana Ruiz', doi }: CaseWork,
  fields: Partial<NewRow> = {},
): NewRow => ({
  id: randomUUID(),
  titulo,
  resumen,
  palabrasClave: [...palabrasClave],
  autor,
  doi,
  estadoDoi: doi ? 'REGISTRADO' : null,
  tipo: 'ARTICULO',
  estado: 'PUBLICADO',
  fechaPublicacion: new Date(Date.UTC(2025, 0, 1, 0, minute++)),
  ...fields,
});
