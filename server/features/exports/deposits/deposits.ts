/** Asking for the registration of a DOI, and how far it is. */
import { randomInt } from 'node:crypto';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type DepositAgency, doiOfPattern } from '#contract/deposits.ts';
import { isExampleDoi } from '#contract/doi.ts';
import type { Deposit, DepositList, DepositOfWork } from '#contract/entities/deposit.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { findDoiHolder, type Work } from '#server/features/publications/queries.ts';
import { lockRunWork, runWork } from '#server/features/publications/run-work.ts';
import { ownSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import {
  askForDeposit,
  changeDeposit,
  type DepositRow,
  findDeposit,
  isDepositedElsewhere,
  listRows,
  releaseFromDeleted,
} from './queries.ts';
import { askAgainForReviewDois, findReviewDoisOf } from './review-queries.ts';

/** Throws as `runWork` does. */
export async function readDeposit(services: Services, viewer: Person, id: string): Promise<DepositOfWork> {
  const work = await runWork(services, viewer, id);
  return ofWork(services, work);
}

/**
 * Asks that the work be registered, or sent again. Throws as `runWork` does, `sin_agencia_doi`, `doi_de_ejemplo`,
 * `deposito_no_posible`, `prefijo_de_ejemplo`, `doi_de_otra_agencia`, `doi_ocupado`.
 */
export async function depositDoi(services: Services, viewer: Person, id: string): Promise<DepositOfWork> {
  return services.transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    await ask(services, work);
    await askAgainForReviewDois(services.db, id);
    return ofWork(services, work);
  });
}

/** Throws as `runWork` does, and `deposito_cerrado` where the agency has it already. */
export async function cancelDeposit(services: Services, viewer: Person, id: string): Promise<DepositOfWork> {
  return services.transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    const row = await findDeposit(services.db, id);
    if (!row || row.fechaRegistro || !['PENDIENTE', 'RECHAZADO'].includes(row.estado)) throw refuse('deposito_cerrado');
    // Not deleted: what was published lately and has none is asked for by itself.
    await changeDeposit(services.db, row, { estado: 'RETIRADO', fallo: null, fechaProxima: null });
    return ofWork(services, work);
  });
}

export async function listDeposits(
  services: Services,
  query: CallData<Calls['listDeposits']>['query'],
): Promise<DepositList> {
  const { rows, cuentas } = await listRows(services.db, query);
  const total = query.estado ? cuentas[query.estado] : Object.values(cuentas).reduce((sum, each) => sum + each, 0);
  return {
    depositos: rows.map(({ deposit, ...work }) =>
      present(services, deposit, { ...work, seccionId: null, id: deposit.publicacionId }),
    ),
    ...{ total, page: query.page, totalPages: Math.ceil(total / query.limit), cuentas },
  };
}

/** Where readers find a work, absolute; undefined where nobody said how they reach the site. */
export const siteOf = ({ env, settings }: Services, revistaId: string): string | undefined =>
  ownSite({ env, settings }, revistaId) ?? env.PUBLIC_URL;

/** In a transaction that has the work's row locked. Throws as `depositDoi` says. */
export async function ask(services: Services, work: Work): Promise<void> {
  const { agenciaDoi: agencia } = services.settings.of(work);
  if (agencia === 'NINGUNA') throw refuse('sin_agencia_doi');
  // A work of the demonstration: nobody's to cite.
  if (work.estadoDoi === 'EJEMPLO') throw refuse('doi_de_ejemplo');
  if (!isPublic(work) || !siteOf(services, work.revistaId)) throw refuse('deposito_no_posible');
  const doi = await doiFor(services, work, agencia);
  await askForDeposit(services.db, work.id, { agencia, doi });
}

/** Whether what this journal publishes can be registered from here. */
export function registersHere(services: Services, revistaId: string): boolean {
  const { agenciaDoi, prefijoDoi } = services.settings.of({ revistaId, seccionId: null });
  return agenciaDoi !== 'NINGUNA' && !isNobodys(prefijoDoi) && siteOf(services, revistaId) !== undefined;
}

/** The default of the settings, and the prefix kept for examples, are nobody's to register. */
const isNobodys = (prefix: string) => prefix === '10.1000' || isExampleDoi(`${prefix}/`);

/** The DOI that it has, or was promised, else one of its journal's pattern that nobody has. */
async function doiFor(services: Services, work: Work, agencia: DepositAgency): Promise<string> {
  const { db, settings } = services;
  const { prefijoDoi, patronDoi } = settings.of(work);
  const deposit = await findDeposit(db, work.id);
  const known = work.estadoDoi === 'REGISTRADO' ? work.doi : deposit?.agencia === agencia ? deposit.doi : undefined;
  const isOurs = known?.startsWith(`${prefijoDoi}/`);
  if (work.estadoDoi === 'REGISTRADO' && !isOurs) throw refuse('doi_de_otra_agencia');
  if (isNobodys(prefijoDoi)) throw refuse('prefijo_de_ejemplo');
  if (known && isOurs) {
    await releaseFromDeleted(db, known);
    if (await isDepositedElsewhere(db, known, work.id)) throw refuse('doi_ocupado');
    return known;
  }
  const journal = settings.journals().find(({ id }) => id === work.revistaId);
  const said = (key: string) => String(work.metadatos[key] ?? '');
  for (;;) {
    const values = {
      revista: journal?.clave ?? '',
      anio: String((work.fechaPublicacion ?? new Date()).getUTCFullYear()),
      volumen: said('volumen'),
      numero: said('numero'),
      id: opaque(),
    };
    const doi = doiOfPattern(prefijoDoi, patronDoi, values);
    if (!(await findDoiHolder(db, doi, work.id)) && !(await isDepositedElsewhere(db, doi, work.id))) return doi;
  }
}

/** Six signs of which none is taken for another when they are read aloud or copied by hand: 594 million of them. */
const signs = '23456789abcdefghjkmnpqrstvwxyz';
const opaque = () => Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');

async function ofWork(services: Services, work: Work): Promise<DepositOfWork> {
  const row = await findDeposit(services.db, work.id);
  const reviews = await findReviewDoisOf(services.db, work.id);
  return {
    agencia: services.settings.of(work).agenciaDoi,
    deposito: row ? present(services, row, work) : null,
    ...(reviews.length > 0 && {
      revisiones: reviews.map(({ lugar, doi, estado, mensaje, fallo }) => ({ lugar, doi, estado, mensaje, fallo })),
    }),
  };
}

function present(
  { settings }: Services,
  row: DepositRow,
  work: Pick<Work, 'id' | 'titulo' | 'revistaId' | 'seccionId'>,
): Deposit {
  const { agencia, doi, estado, mensaje, fallo, intentos } = row;
  const said = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    obra: { id: work.id, titulo: work.titulo },
    revista: settings.of(work).nombre,
    ...{ agencia, doi, estado, mensaje, fallo, intentos },
    fechaPedido: row.fechaPedido.toISOString(),
    fechaEnvio: said(row.fechaEnvio),
    fechaProxima: said(row.fechaProxima),
    fechaRegistro: said(row.fechaRegistro),
  };
}
