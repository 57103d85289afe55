/** What administrators do with repositories. */
import { v7 as uuid } from 'uuid';
import type {
  AskedCollections,
  CollectionList,
  NewRepository,
  Repository,
  RepositoryChange,
} from '#contract/entities/repository.ts';
import { refuse } from '#contract/refuse.ts';
import { mostRepositories } from '#contract/repositories.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { mayCall, ownMachine } from '#server/platform/http/outside.ts';
import { seal } from '#server/platform/sealed.ts';
import type { Services } from '#server/platform/services.ts';
import { connect, secretName, secretOf } from './connect.ts';
import {
  changeRepositoryRow,
  countLocked,
  countThere,
  deleteRepository,
  findRepository,
  insertRepository,
  isAnythingKept,
  listRepositoryRows,
  lockRepository,
  type RepositoryRow,
} from './queries.ts';
import { RepositoryTrouble } from './repository.ts';

/** Throws `no_encontrado` where there is no such journal. */
export async function listRepositories(
  services: Services,
  revistaId: string | undefined,
): Promise<{ repositorios: Repository[] }> {
  if (revistaId) checkJournal(services, revistaId);
  const rows = await listRepositoryRows(services.db, revistaId ?? null);
  return { repositorios: rows.map(({ repository, depositadas }) => present(repository, depositadas)) };
}

/** Throws `datos_no_validos` for an address that is not on the internet, `no_encontrado` of its journal, `demasiados_repositorios`. */
export async function makeRepository(
  services: Services,
  viewer: Person,
  { secreto, ...asked }: NewRepository,
): Promise<Repository> {
  const { db, transact } = services;
  checkAddress(services, asked.direccion);
  if (asked.revistaId) checkJournal(services, asked.revistaId);
  const id = uuid();
  const sealed = await seal(db, secretName, id, secreto);
  await transact(async () => {
    if ((await countLocked(db, asked.revistaId)) >= mostRepositories)
      throw refuse('demasiados_repositorios', { values: { maximo: mostRepositories } });
    await insertRepository(db, { id, ...asked, secreto: sealed, ...since(asked.automatico) });
    await tell(services, viewer, 'system.repositoryMade', asked);
  });
  return read(services, id);
}

/**
 * Throws `no_encontrado`, `datos_no_validos` as `makeRepository` does, and where its place or account changes and its secret is not said
 * anew: a kept one goes to nobody else; `repositorio_con_depositos` where what is there would be known by other names.
 */
export async function changeRepository(
  services: Services,
  viewer: Person,
  id: string,
  { secreto, ...changes }: RepositoryChange,
): Promise<Repository> {
  const { db, transact } = services;
  if (changes.direccion !== undefined) checkAddress(services, changes.direccion);
  const sealed = secreto === undefined ? undefined : await seal(db, secretName, id, secreto);
  await transact(async () => {
    const row = await lockRepository(db, id);
    if (!row) throw refuse('no_encontrado');
    const after = { ...row, ...changes };
    const isElsewhere = after.direccion !== row.direccion || after.protocolo !== row.protocolo;
    if ((isElsewhere || after.usuario !== row.usuario) && !sealed)
      throw refuse('datos_no_validos', { errors: [{ field: 'secreto', code: 'vacio' }] });
    if (isElsewhere && (await isAnythingKept(db, id))) throw refuse('repositorio_con_depositos');
    const begins = after.automatico && after.activo && !(row.automatico && row.activo);
    await changeRepositoryRow(db, id, { ...changes, ...(sealed && { secreto: sealed }), ...(begins && since(true)) });
    await tell(services, viewer, 'system.repositoryChanged', after);
  });
  return read(services, id);
}

/** Throws `no_encontrado`, and `repositorio_con_depositos` where works are there: their pages lead to them. */
export async function removeRepository(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const row = await lockRepository(db, id);
    if (!row) throw refuse('no_encontrado');
    // A draft that was begun there and given up is nobody's to lose.
    if ((await countThere(db, id)) > 0) throw refuse('repositorio_con_depositos');
    await deleteRepository(db, id);
    await tell(services, viewer, 'system.repositoryRemoved', row);
  });
}

/** Where an account may deposit, or why that could not be asked. Throws `datos_no_validos` without a secret that may be said there. */
export async function readCollections(services: Services, asked: AskedCollections): Promise<CollectionList> {
  checkAddress(services, asked.direccion);
  try {
    const secreto = asked.secreto ?? (await keptSecret(services, asked));
    if (secreto === undefined) throw refuse('datos_no_validos', { errors: [{ field: 'secreto', code: 'vacio' }] });
    const account = { ...asked, secreto, coleccion: '', paquete: 'METS' as const };
    return { colecciones: await connect(services, account).collections(), fallo: null };
  } catch (err) {
    if (!(err instanceof RepositoryTrouble)) throw err;
    services.log.warn({ err, servidor: new URL(asked.direccion).host }, 'reading the collections of a repository');
    return { colecciones: [], fallo: err.why };
  }
}

/** Said to the very place and account for which it is kept, and to no other. */
async function keptSecret(
  services: Services,
  { repositorioId, ...asked }: AskedCollections,
): Promise<string | undefined> {
  const row = repositorioId ? await findRepository(services.db, repositorioId) : undefined;
  const isSame =
    row?.direccion === asked.direccion && row.usuario === asked.usuario && row.protocolo === asked.protocolo;
  return row && isSame ? secretOf(services, row) : undefined;
}

function checkAddress(services: Services, direccion: string): void {
  if (mayCall(direccion, ownMachine(services))) return;
  throw refuse('datos_no_validos', { errors: [{ field: 'direccion', code: 'direccion_webhook' }] });
}

function checkJournal({ settings }: Services, revistaId: string): void {
  if (!settings.journals().some(({ id }) => id === revistaId)) throw refuse('no_encontrado');
}

/** What was published before is not sent by itself. */
const since = (automatico: boolean) => ({ automaticoDesde: automatico ? new Date() : null });

type Told = 'system.repositoryMade' | 'system.repositoryChanged' | 'system.repositoryRemoved';
const tell = (
  { db }: Services,
  { id }: Person,
  type: Told,
  { nombre, direccion }: Pick<RepositoryRow, 'nombre' | 'direccion'>,
) => record(db, { type, userId: id, datos: { repositorio: nombre, servidor: new URL(direccion).host } });

async function read({ db }: Services, id: string): Promise<Repository> {
  const row = await findRepository(db, id);
  if (!row) throw refuse('no_encontrado');
  return present(row, await countThere(db, id));
}

const present = (row: RepositoryRow, depositadas: number): Repository => ({
  ...{ id: row.id, revistaId: row.revistaId, nombre: row.nombre, protocolo: row.protocolo, direccion: row.direccion },
  ...{ usuario: row.usuario, coleccion: row.coleccion, coleccionNombre: row.coleccionNombre, paquete: row.paquete },
  ...{ version: row.version, embargoMeses: row.embargoMeses, automatico: row.automatico, activo: row.activo },
  fechaCreacion: row.fechaCreacion.toISOString(),
  depositadas,
});
