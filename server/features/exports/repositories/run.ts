/** Hands over what is to be deposited, asks how far it is, and notes what repositories say. */
import { z } from 'zod';
import type { RepositoryFault } from '#contract/repositories.ts';
import { dayMs, minuteMs } from '#contract/time.ts';
import { findWork, lockWork, type Work } from '#server/features/publications/queries.ts';
import type { KeptDeposit } from '#server/platform/database/schema.ts';
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
import { isOfOneWork, type Parcel, RepositoryTrouble, type Standing } from './repository.ts';
import { settleAndTell } from './tell-asker.ts';

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
        // Somebody has to look there first: by itself a second one might be made.
        if (why === 'QUIZA_ESTA')
          await settleAndTell(services, row, { estado: 'RECHAZADO', fallo: why, mensaje: null, fechaProxima: null });
        else await postpone(db, row, why);
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
  if (row.estado === 'ENVIADO') {
    const { fallo } = asItLies(row.conservado, { embargoUntil: embargoOf(work, repository), file: undefined });
    const told = row.fallo === 'OTRO_ARCHIVO' ? row.fallo : null;
    return settle(services, row, { ...row, fallo: fallo ?? told }, await side.look(row.conservado));
  }
  const site = siteOf(services, work.revistaId);
  if (!site) {
    await postpone(db, row, 'SIN_DIRECCION');
    return false;
  }
  const { standing, lies } = await handOver(services, row, { work, repository, site, side });
  const isUnsent = standing.estado === 'ENVIADO' && standing.unsent;
  const sent = isUnsent
    ? { cambio: null, embargoHasta: lies.embargoHasta, fallo: lies.fallo === 'TEXTO_ABIERTO' ? lies.fallo : null }
    : { cambio: work.fechaCambioPublico, ...lies };
  return settle(services, row, sent, standing);
}

/** Until when the text is closed there, by what was done with it and not by what was wanted, and what is wrong with that. */
function asItLies(
  { sent, handed }: KeptDeposit,
  { embargoUntil, file }: Pick<Parcel, 'embargoUntil' | 'file'>,
): Pick<DepositRow, 'embargoHasta' | 'fallo'> {
  const today = new Date().toISOString().slice(0, 10);
  const until = sent?.closedUntil && sent.closedUntil > today ? sent.closedUntil : null;
  if (!embargoUntil) {
    const isOther = file !== undefined && (sent?.md5 !== file.md5 || until !== null);
    return { embargoHasta: until, fallo: isOther ? 'OTRO_ARCHIVO' : null };
  }
  // Where no text lies, none is to be read.
  if (!sent) return { embargoHasta: embargoUntil, fallo: null };
  const isClosed = sent.closedUntil !== null && sent.closedUntil >= embargoUntil;
  return isClosed
    ? { embargoHasta: sent.closedUntil, fallo: null }
    : { embargoHasta: until, fallo: handed ? 'TEXTO_ABIERTO' : null };
}

interface Handing {
  work: Work;
  repository: RepositoryRow;
  site: string;
  side: ReturnType<typeof connect>;
}

const handOver = (
  services: Services,
  row: DepositRow,
  { work, repository, site, side }: Handing,
): Promise<{ standing: Standing; lies: ReturnType<typeof asItLies> }> =>
  withParcel(services, { work, site, repository }, async (parcel) => {
    // Noted before anything is sent: what is not answered may be there all the same.
    await keepNames(services.db, row, { fechaEnvio: new Date() });
    let kept = row.conservado;
    const keep = async (conservado: KeptDeposit) => {
      kept = conservado;
      await keepNames(services.db, row, { conservado });
    };
    const standing = await side.hand(parcel, row.conservado, { keep, mayBeThere: row.fechaEnvio !== null });
    return { standing, lies: asItLies(kept, parcel) };
  });

/** What the repository says becomes what is known of it, unless somebody has asked for something else meanwhile. */
async function settle(
  services: Services,
  row: DepositRow,
  { cambio, embargoHasta, fallo }: Pick<DepositRow, 'cambio' | 'embargoHasta' | 'fallo'>,
  standing: Standing,
): Promise<boolean> {
  const { db } = services;
  const sent = { cambio, embargoHasta, fallo, mensaje: null, intentos: 0 };
  if (standing.estado === 'ENVIADO') {
    const asked = row.estado === 'ENVIADO' ? row.intentos + 1 : 0;
    const wait = Math.min(looks.first * 2 ** asked, looks.longest);
    const fechaProxima = new Date(Date.now() + wait);
    await changeDeposit(db, row, { ...sent, estado: 'ENVIADO', intentos: asked, fechaProxima });
    return false;
  }
  if (standing.estado === 'REGISTRADO') {
    const { direccion } = standing;
    await settleAndTell(services, row, {
      ...{ ...sent, estado: 'REGISTRADO', fechaProxima: null, fechaRegistro: row.fechaRegistro ?? new Date() },
      direccion: direccion ?? row.direccion,
    });
    return true;
  }
  if (standing.estado === 'FUERA') {
    const gone = { fallo: 'YA_NO_ESTA', direccion: null, fechaRegistro: null, cambio: null } as const;
    await settleAndTell(services, row, { ...sent, ...gone, estado: 'RECHAZADO', fechaProxima: null });
    await keepNames(db, row, { conservado: {} });
    return false;
  }
  const mensaje = standing.mensaje;
  const told = fallo === 'TEXTO_ABIERTO' ? fallo : null;
  await settleAndTell(services, row, { ...sent, fallo: told, estado: 'RECHAZADO', mensaje, fechaProxima: null });
  // What was given back is handed over again when somebody asks for it.
  if (standing.estado === 'DEVUELTO') await keepNames(db, row, { conservado: standing.kept });
  return false;
}
