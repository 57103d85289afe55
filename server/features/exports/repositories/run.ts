/** Hands over what is to be deposited, asks how far it is, and notes what repositories say. */
import { z } from 'zod';
import type { RepositoryFault } from '#contract/repositories.ts';
import { dayMs, minuteMs } from '#contract/time.ts';
import { findWork, lockWork, type Work } from '#server/features/publications/queries.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import { siteOf } from '../deposits/deposits.ts';
import { takeTurns, waitAfter } from '../deposits/turn.ts';
import { connect, secretOf } from './connect.ts';
import { ask } from './deposits.ts';
import { embargoOf, withParcel } from './parcel.ts';
import {
  changeDeposit,
  type DepositRow,
  findDeposit,
  findDue,
  findNewlyPublished,
  findRepository,
  keepNames,
  type RepositoryRow,
  renewChanged,
} from './queries.ts';
import { isOfOneWork, RepositoryTrouble, type Standing } from './repository.ts';

/** Works that one turn hands over or asks about, and those that it takes up by itself. */
const most = { due: 20, published: 100 };
/** People look at what comes in: within minutes it is asked about, and then once a day for as long as they take. */
const looks = { first: 2 * minuteMs, longest: dayMs };

/** Every two minutes. Its result: how many works have got to a repository. */
export const depositingInRepositories = defineJob({
  tipo: 'repositorios.depositar',
  datos: z.object({}),
  tries: 3,
  everyMs: 2 * minuteMs,
  work: async (services: Services, { signal }) => ({ depositadas: await depositDue(services, signal) }),
});

/** One turn. Gives how many works have got to a repository in it. */
export async function depositDue(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, log } = services;
  await takeUpPublished(services);
  await renewChanged(db);
  const due = await findDue(db, most.due);
  return takeTurns(
    due.map(({ repositorioId, publicacionId }) => ({
      to: repositorioId,
      read: async () => {
        const row = await findDeposit(db, repositorioId, publicacionId);
        return row && (row.estado === 'PENDIENTE' || row.estado === 'ENVIADO') ? row : undefined;
      },
      step: (row: DepositRow) => step(services, row, signal),
      fail: async (row: DepositRow, err: unknown) => {
        log.error({ err, obra: publicacionId, repositorio: repositorioId }, 'depositing a work in a repository');
        const why: RepositoryFault = err instanceof RepositoryTrouble ? err.why : 'SIN_RESPUESTA';
        await postpone(db, row, why);
        return err instanceof RepositoryTrouble && !isOfOneWork(why);
      },
    })),
    signal,
  );
}

async function postpone(db: Services['db'], row: DepositRow, fallo: RepositoryFault): Promise<void> {
  const fechaProxima = new Date(Date.now() + waitAfter(row.intentos));
  await changeDeposit(db, row, { fallo, intentos: row.intentos + 1, fechaProxima });
}

/** What was published since its repository takes works by itself: nobody need ask for it. */
async function takeUpPublished(services: Services): Promise<void> {
  const { db, transact, log } = services;
  for (const { id, repositorioId } of await findNewlyPublished(db, most.published))
    try {
      await transact(async () => {
        const [work, repository] = [await lockWork(db, id), await findRepository(db, repositorioId)];
        if (work && repository && siteOf(services, work.revistaId)) await ask(services, work, repository);
      });
    } catch (err) {
      log.error({ err, obra: id, repositorio: repositorioId }, 'asking for the deposit of a work that was published');
    }
}

/** Hands one over, or asks about it. Gives whether readers have it there now. */
async function step(services: Services, row: DepositRow, signal: AbortSignal | undefined): Promise<boolean> {
  const { db } = services;
  const [work, repository] = [await findWork(db, row.publicacionId), await findRepository(db, row.repositorioId)];
  if (!repository?.activo) return false;
  if (!work || !isPublic(work)) {
    // Nothing is taken away there: that it is not here any more is said here, and asked for there by people.
    await changeDeposit(db, row, { estado: 'RETIRADO', fechaProxima: null });
    return false;
  }
  const side = connect(services, { ...repository, secreto: await secretOf(services, repository) }, signal);
  if (row.estado === 'ENVIADO') return settle(services, row, row, await side.look(row.conservado));
  const site = siteOf(services, work.revistaId);
  if (!site) {
    await postpone(db, row, 'SIN_DIRECCION');
    return false;
  }
  const sent = { cambio: work.fechaCambioPublico, embargoHasta: embargoOf(work, repository) ?? null };
  const standing = await handOver(services, row, { work, repository, site, side });
  return settle(services, row, sent, standing);
}

interface Handing {
  work: Work;
  repository: RepositoryRow;
  site: string;
  side: ReturnType<typeof connect>;
}

const handOver = (services: Services, row: DepositRow, { work, repository, site, side }: Handing): Promise<Standing> =>
  withParcel(services, { work, site, repository }, async (parcel) => {
    // Noted before anything is sent: what is not answered may be there all the same.
    await keepNames(services.db, row, { fechaEnvio: new Date() });
    return side.hand(parcel, row.conservado, {
      keep: (conservado) => keepNames(services.db, row, { conservado }),
      mayBeThere: row.fechaEnvio !== null,
    });
  });

/** What the repository says becomes what is known of it, unless somebody has asked for something else meanwhile. */
async function settle(
  { db }: Services,
  row: DepositRow,
  { cambio, embargoHasta }: Pick<DepositRow, 'cambio' | 'embargoHasta'>,
  standing: Standing,
): Promise<boolean> {
  const sent = { cambio, embargoHasta, fallo: null, mensaje: null, intentos: 0 };
  if (standing.estado === 'ENVIADO') {
    const asked = row.estado === 'ENVIADO' ? row.intentos + 1 : 0;
    const wait = Math.min(looks.first * 2 ** asked, looks.longest);
    const fechaProxima = new Date(Date.now() + wait);
    await changeDeposit(db, row, { ...sent, estado: 'ENVIADO', intentos: asked, fechaProxima });
    return false;
  }
  if (standing.estado === 'REGISTRADO') {
    const { direccion } = standing;
    await changeDeposit(db, row, {
      ...{ ...sent, estado: 'REGISTRADO', fechaProxima: null, fechaRegistro: row.fechaRegistro ?? new Date() },
      direccion: direccion ?? row.direccion,
    });
    return true;
  }
  if (standing.estado === 'FUERA') {
    await changeDeposit(db, row, { ...sent, estado: 'RECHAZADO', fallo: 'YA_NO_ESTA', fechaProxima: null });
    return false;
  }
  const mensaje = standing.mensaje;
  await changeDeposit(db, row, { ...sent, estado: 'RECHAZADO', mensaje, fechaProxima: null });
  // What was given back is handed over again when somebody asks for it.
  if (standing.estado === 'DEVUELTO') await keepNames(db, row, { conservado: standing.kept });
  return false;
}
