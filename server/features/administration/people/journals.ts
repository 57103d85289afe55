/** The journals by the names that administrators and the record know them by. */
import { principalJournal } from '#contract/journals.ts';
import type { Services } from '#server/platform/services.ts';
import { findJournals } from './queries.ts';

export interface NamedJournal {
  id: string;
  nombre: string;
}

/** All of them, in their order; the principal one has the platform's name. */
export async function listJournals({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<NamedJournal[]> {
  const rows = await findJournals(db);
  return rows.map(({ id, clave, ajustes }) => ({
    id,
    nombre: ajustes.nombre ?? (id === principalJournal ? settings.get().nombre : clave),
  }));
}
