/** Sends what is to be registered, asks what became of it, and notes what the agencies say. */
import { z } from 'zod';
import { type DepositAgency, type DepositFault, depositAgencies } from '#contract/deposits.ts';
import { dayMs, minuteMs } from '#contract/time.ts';
import type { Deposit } from '#server/documents/records/crossref-parts.ts';
import { noteDoi } from '#server/features/publications/dois.ts';
import { findWork, lockWork, type Work } from '#server/features/publications/queries.ts';
import { readRelations } from '#server/features/publications/relations.ts';
import { findManuscript } from '#server/features/publications/text-queries.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadText, isPublic } from '#server/policy/index.ts';
import { readRecordedWorks } from '../recorded-works.ts';
import { type Agency, type AgencyAnswer, AgencyFault } from './agency.ts';
import { crossrefAgency } from './crossref-agency.ts';
import { dataciteAgency } from './datacite-agency.ts';
import { ask, registersHere, siteOf } from './deposits.ts';
import {
  changeDeposit,
  type DepositRow,
  findDeposit,
  findDue,
  findNewlyPublished,
  markUnserved,
  renewChanged,
} from './queries.ts';
import { takeTurns, waitAfter } from './turn.ts';

/** Works that one turn sends or asks about, and those that it takes up by itself. */
const most = { due: 40, published: 100 };
/** An agency looks at what it was sent within minutes. */
const toRead = 2 * minuteMs;
const lostAfter = dayMs;

/** Every two minutes. Its result: how many DOIs were registered. */
export const depositing = defineJob({
  tipo: 'doi.depositar',
  datos: z.object({}),
  tries: 3,
  everyMs: 2 * minuteMs,
  work: async (services: Services, { signal }) => ({ registrados: await depositDue(services, signal) }),
});

/** One turn. Gives how many DOIs were registered in it. */
export async function depositDue(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, log } = services;
  await takeUpPublished(services);
  await renewChanged(db);
  const agencies = agenciesOf(services);
  const named = depositAgencies.filter((agency) => agencies[agency]);
  await markUnserved(
    db,
    depositAgencies.filter((agency) => !agencies[agency]),
  );
  const due = named.length > 0 ? await findDue(db, named, most.due) : [];
  return takeTurns(
    due.map(({ publicacionId, agencia }) => ({
      to: agencia,
      read: async () => {
        const row = await findDeposit(db, publicacionId);
        return row && isUnderWay(row) && row.agencia === agencia ? row : undefined;
      },
      step: async (row: DepositRow) => {
        const agency = agencies[row.agencia];
        return agency !== undefined && step(services, agency, row);
      },
      fail: async (row: DepositRow, err: unknown) => {
        log.error({ err, obra: publicacionId, doi: row.doi }, `depositing a DOI with ${row.agencia}`);
        await postpone(db, row, err instanceof AgencyFault ? err.why : 'SIN_RESPUESTA');
        return err instanceof AgencyFault;
      },
    })),
    signal,
  );
}

const isUnderWay = ({ estado }: DepositRow) => estado === 'PENDIENTE' || estado === 'ENVIADO';
/** What its agency has said nothing of for so long did not arrive: it is sent again. */
const isLost = ({ estado, fechaEnvio }: DepositRow) =>
  estado === 'ENVIADO' && fechaEnvio !== null && Date.now() - fechaEnvio.getTime() > lostAfter;

async function postpone(db: Services['db'], row: DepositRow, fallo: DepositFault): Promise<void> {
  await changeDeposit(db, row, {
    ...{ fallo, intentos: row.intentos + 1, fechaProxima: new Date(Date.now() + waitAfter(row.intentos)) },
    ...(isLost(row) && { estado: 'PENDIENTE' as const }),
  });
}

/** What was published since, where its journal has an agency: nobody need ask for it. */
async function takeUpPublished(services: Services): Promise<void> {
  const { db, settings, transact, log } = services;
  const journals = settings.journals().filter(({ id }) => registersHere(services, id));
  if (journals.length === 0) return;
  const ids = journals.map(({ id }) => id);
  for (const { id } of await findNewlyPublished(db, ids, most.published))
    try {
      await transact(async () => {
        const work = await lockWork(db, id);
        if (work) await ask(services, work);
      });
    } catch (err) {
      log.error({ err, obra: id }, 'asking for the DOI of a work that was published');
    }
}

/** The agencies that this platform has an account with. */
export function agenciesOf({ env, settings }: Services): Partial<Record<DepositAgency, Agency>> {
  const { institucion, nombre, contacto } = settings.get();
  const depositor = { nombre: institucion || nombre, correo: contacto };
  return {
    ...(env.CROSSREF_URL && { CROSSREF: crossrefAgency(env.CROSSREF_URL, depositor) }),
    ...(env.DATACITE_URL && { DATACITE: dataciteAgency(env.DATACITE_URL) }),
  };
}

/** Sends one, or asks about it. Gives whether it is registered now. */
async function step(services: Services, agency: Agency, row: DepositRow): Promise<boolean> {
  const { db } = services;
  if (row.estado === 'ENVIADO' && row.lote) return settle(services, row, row, await agency.read(row.lote, row.doi));
  const work = await findWork(db, row.publicacionId);
  if (!work || !isPublic(work)) {
    // It was taken back or deleted since: what is registered stays so, the rest is not asked for any more.
    await changeDeposit(db, row, { estado: row.fechaRegistro ? 'REGISTRADO' : 'RETIRADO', fechaProxima: null });
    return false;
  }
  if (isOvertaken(row, work)) {
    await changeDeposit(db, row, { estado: 'RETIRADO', fechaProxima: null });
    return false;
  }
  if (!row.fechaRegistro && !isAsSet(services, row, work)) {
    await askAgain(services, row);
    return false;
  }
  const deposit = await toldOf(services, row, work);
  if (!deposit) {
    await postpone(db, row, 'SIN_DIRECCION');
    return false;
  }
  const lote = `pliego-${row.publicacionId}-${Date.now().toString(36)}`;
  const answer = await agency.send(deposit, lote);
  return settle(services, row, { lote, cambio: work.fechaCambioPublico, fechaEnvio: new Date() }, answer);
}

/** Somebody has entered another DOI meanwhile, or taken this one away: theirs is what holds. */
const isOvertaken = ({ doi, fechaRegistro }: DepositRow, work: Work): boolean =>
  work.estadoDoi === 'REGISTRADO' ? work.doi !== doi : fechaRegistro !== null;

/** Whether its journal still registers there, under that prefix. */
const isAsSet = ({ settings }: Services, { agencia, doi }: DepositRow, work: Work): boolean =>
  settings.of(work).agenciaDoi === agencia && doi.startsWith(`${settings.of(work).prefijoDoi}/`);

/** As its journal's settings are by now. */
async function askAgain(services: Services, row: DepositRow): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockWork(db, row.publicacionId);
    if (work && registersHere(services, work.revistaId)) await ask(services, work);
    else await changeDeposit(db, row, { estado: 'RETIRADO', fechaProxima: null });
  });
}

/** What the agency says becomes what is known of it, unless somebody has asked for something else meanwhile. */
async function settle(
  services: Services,
  row: DepositRow,
  { lote, cambio, fechaEnvio }: Pick<DepositRow, 'lote' | 'cambio' | 'fechaEnvio'>,
  answer: AgencyAnswer,
): Promise<boolean> {
  const { db, transact } = services;
  const sent = { lote, cambio, fechaEnvio, fallo: null, intentos: 0 };
  if (answer.estado === 'ENVIADO') {
    const estado = isLost(row) && lote === row.lote ? ('PENDIENTE' as const) : ('ENVIADO' as const);
    await changeDeposit(db, row, { ...sent, estado, fechaProxima: new Date(Date.now() + toRead) });
    return false;
  }
  if (answer.estado === 'RECHAZADO') {
    await changeDeposit(db, row, { ...sent, estado: 'RECHAZADO', mensaje: answer.mensaje, fechaProxima: null });
    return false;
  }
  return transact(async () => {
    const work = await lockWork(db, row.publicacionId);
    const isTheirs = work !== undefined && !work.deletedAt && !isOvertaken(row, work);
    const isNoted = isTheirs && (await noteDoi(services, work, row.doi, null));
    const since = isNoted ? await findWork(db, row.publicacionId) : undefined;
    // That it is registered is no change that the agency has to be told of.
    const isAsSent = work?.fechaCambioPublico?.getTime() === cambio?.getTime();
    await changeDeposit(db, row, {
      ...{ ...sent, estado: isNoted ? 'REGISTRADO' : 'RETIRADO', mensaje: answer.mensaje, fechaProxima: null },
      ...{
        fechaRegistro: row.fechaRegistro ?? new Date(),
        cambio: isAsSent ? (since?.fechaCambioPublico ?? cambio) : cambio,
      },
    });
    return isNoted;
  });
}

/** What its agency is told of a work; undefined where nobody said how readers reach this site. */
async function toldOf(services: Services, { doi }: DepositRow, work: Work): Promise<Deposit | undefined> {
  const { db, settings } = services;
  const { id } = work;
  const site = siteOf(services, work.revistaId);
  const [obra] = site ? await readRecordedWorks(services, [id], site) : [];
  if (!obra) return undefined;
  const { referencias } = canReadText(null, work) ? await findManuscript(db, id) : { referencias: [] };
  const { sobre } = await readRelations(services, id);
  return {
    obra: { ...obra, doi },
    referencias: referencias.map(({ id: key, texto, csl }) => ({ id: key, texto, doi: csl?.DOI })),
    ...(sobre?.doi && { sobre: { doi: sobre.doi, clase: sobre.clase } }),
    politica: settings.of(work).politicaCorrecciones || undefined,
  };
}
