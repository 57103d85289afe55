/** Searches of the catalogue that somebody keeps, to be mailed what is new in them (mail-news.ts). */
import { v7 as uuid } from 'uuid';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { mostSearches, type SavedSearch } from '#contract/entities/saved-search.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { writeKept } from './kept-search.ts';
import { deleteSaved, findSaved, insertSaved, lockSaved, type SavedRow, updateSaved } from './saved-queries.ts';

const present = ({ fechaCreacion, ...row }: SavedRow): SavedSearch => ({
  ...row,
  fechaCreacion: fechaCreacion.toISOString(),
});

export const listSaved = async ({ db }: Services, viewer: Person) => ({
  busquedas: (await findSaved(db, viewer.id)).map(present),
});

type NewSearch = CallData<Calls['saveSearch']>['body'];

/**
 * Keeps a search: what is published from now on is news in it. Throws `busquedas_completas`, `busqueda_ya_guardada` where they keep
 * the same one or one of that name, and `datos_no_validos` where the catalogue does not know such a search.
 */
export function saveSearch({ db, transact }: Services, viewer: Person, body: NewSearch): Promise<SavedSearch> {
  const consulta = writeKept(body.consulta);
  return transact(async () => {
    const kept = await lockSaved(db, viewer.id);
    if (kept.length >= mostSearches) throw refuse('busquedas_completas', { values: { cuantas: kept.length } });
    refuseTwice(kept, body.nombre);
    if (kept.some((each) => each.consulta === consulta)) throw refuse('busqueda_ya_guardada');
    const now = new Date();
    const row = { id: uuid(), ...body, consulta, pausada: false, fechaCreacion: now };
    await insertSaved(db, { ...row, userId: viewer.id, vistaHasta: now });
    return present(row);
  });
}

type Change = CallData<Calls['changeSavedSearch']>['body'];

/** Another name, another frequency, paused or not. Throws `no_encontrado` for one of nobody or of another, and `busqueda_ya_guardada`. */
export function changeSaved({ db, transact }: Services, viewer: Person, id: string, change: Change) {
  return transact(async (): Promise<SavedSearch> => {
    const kept = await lockSaved(db, viewer.id);
    const before = kept.find((each) => each.id === id);
    if (!before) throw refuse('no_encontrado');
    const { nombre = before.nombre, frecuencia = before.frecuencia, pausada = before.pausada } = change;
    // Two of one name there may be since accounts were merged.
    const others = kept.filter((each) => each !== before);
    if (nombre !== before.nombre) refuseTwice(others, nombre);
    await updateSaved(db, viewer.id, id, { nombre, frecuencia, pausada });
    return present({ ...before, nombre, frecuencia, pausada });
  });
}

/** Throws `no_encontrado` for one of nobody or of another. */
export async function removeSaved({ db }: Services, viewer: Person, id: string): Promise<void> {
  if (!(await deleteSaved(db, viewer.id, id))) throw refuse('no_encontrado');
}

/** Two of one name would be told apart by nobody, in a mail least of all. */
function refuseTwice(kept: readonly SavedRow[], nombre: string): void {
  const alike = (name: string) => name.localeCompare(nombre, 'es', { sensitivity: 'base' }) === 0;
  if (kept.some((each) => alike(each.nombre)))
    throw refuse('busqueda_ya_guardada', { errors: [{ field: 'nombre', code: 'busqueda_ya_guardada' }] });
}
