/** Asking that a work be deposited in a repository, and how far it is. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { RepositoriesOfWork, RepositoryDeposit, RepositoryDepositList } from '#contract/entities/repository.ts';
import { refuse } from '#contract/refuse.ts';
import { canGiveUp } from '#contract/repositories.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { lockRunWork, runWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import { siteOf } from '../deposits/deposits.ts';
import {
  askForDeposit,
  changeDeposit,
  type DepositRow,
  findDeposit,
  findRepositoriesOfWork,
  findRepository,
  isThere,
  listDepositRows,
  type RepositoryRow,
} from './queries.ts';

/** Throws as `runWork` does. */
export async function readRepositoriesOfWork(
  services: Services,
  viewer: Person,
  id: string,
): Promise<RepositoriesOfWork> {
  return ofWork(services, await runWork(services, viewer, id));
}

/**
 * Asks that the work be deposited there, or sent again. Throws as `runWork` does, `no_encontrado` where that repository is none of its
 * journal's, `repositorio_detenido`, `doi_de_ejemplo`, `repositorio_no_posible`.
 */
export async function depositInRepository(
  services: Services,
  viewer: Person,
  id: string,
  repositorioId: string,
): Promise<RepositoriesOfWork> {
  return services.transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    const repository = await findRepository(services.db, repositorioId);
    if (!repository || (repository.revistaId && repository.revistaId !== work.revistaId)) throw refuse('no_encontrado');
    await ask(services, work, repository, viewer.id);
    return ofWork(services, work);
  });
}

/** In a transaction that has the work's row locked; whoever asks for it is told what comes of it. Throws as `depositInRepository` says. */
export async function ask(
  services: Services,
  work: Work,
  repository: RepositoryRow,
  askedBy: string | null = null,
): Promise<void> {
  if (!repository.activo) throw refuse('repositorio_detenido');
  // A work of the demonstration: nobody's to keep.
  if (work.estadoDoi === 'EJEMPLO') throw refuse('doi_de_ejemplo');
  if (!isPublic(work) || !siteOf(services, work.revistaId)) throw refuse('repositorio_no_posible');
  const before = await findDeposit(services.db, repository.id, work.id);
  // What is gone, or may be there with nobody to tell, is made anew, since somebody asks for it.
  const isGone = before?.fallo === 'YA_NO_ESTA' || before?.fallo === 'QUIZA_ESTA';
  await askForDeposit(services.db, repository.id, work.id, { isGone, askedBy });
}

/** Throws as `runWork` does, and `deposito_en_repositorio_cerrado` where the repository has it already. */
export async function cancelRepositoryDeposit(
  services: Services,
  viewer: Person,
  id: string,
  repositorioId: string,
): Promise<RepositoriesOfWork> {
  return services.transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    const row = await findDeposit(services.db, repositorioId, id);
    if (!row || !canGiveUp({ estado: row.estado, entregado: isThere(row) }))
      throw refuse('deposito_en_repositorio_cerrado');
    // Not deleted: what was begun there is taken up if it is asked for again, and what is published is not asked for by itself twice.
    await changeDeposit(services.db, row, { estado: 'RETIRADO', fallo: null, fechaProxima: null, pedidoPorId: null });
    return ofWork(services, work);
  });
}

export async function listRepositoryDeposits(
  services: Services,
  query: CallData<Calls['listRepositoryDeposits']>['query'],
): Promise<RepositoryDepositList> {
  const { rows, counted } = await listDepositRows(services.db, query);
  const cuentas = { PENDIENTE: 0, ENVIADO: 0, REGISTRADO: 0, RECHAZADO: 0, RETIRADO: 0 };
  for (const { estado, total } of counted) cuentas[estado] = total;
  const total = query.estado ? cuentas[query.estado] : Object.values(cuentas).reduce((sum, each) => sum + each, 0);
  return {
    depositos: rows.map(({ deposit, nombre, titulo, revistaId, fechaEliminacion }) =>
      present(
        services,
        deposit,
        { nombre },
        { id: deposit.publicacionId, titulo, revistaId, fechaEliminacion, seccionId: null },
      ),
    ),
    ...{ total, page: query.page, totalPages: Math.ceil(total / query.limit), cuentas },
  };
}

async function ofWork(services: Services, work: Work): Promise<RepositoriesOfWork> {
  const rows = await findRepositoriesOfWork(services.db, work);
  return {
    repositorios: rows
      // One that is used no more is shown where something is there.
      .filter(({ repository, deposit }) => repository.activo || deposit)
      .map(({ repository, deposit }) => ({
        ...{ id: repository.id, nombre: repository.nombre, version: repository.version, activo: repository.activo },
        deposito: deposit && present(services, deposit, repository, work),
      })),
  };
}

function present(
  { settings }: Services,
  row: DepositRow,
  { nombre }: Pick<RepositoryRow, 'nombre'>,
  work: Pick<Work, 'id' | 'titulo' | 'revistaId' | 'seccionId' | 'fechaEliminacion'>,
): RepositoryDeposit {
  const { estado, mensaje, fallo, intentos, direccion, embargoHasta } = row;
  const said = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    obra: { id: work.id, titulo: work.titulo, eliminada: work.fechaEliminacion !== null },
    repositorio: { id: row.repositorioId, nombre },
    revista: settings.of(work).nombre,
    ...{ estado, mensaje, fallo, intentos, direccion, embargoHasta, entregado: isThere(row) },
    fechaPedido: row.fechaPedido.toISOString(),
    fechaEnvio: said(row.fechaEnvio),
    fechaProxima: said(row.fechaProxima),
    fechaRegistro: said(row.fechaRegistro),
  };
}
