/** Sends what is to be registered, asks what became of it, and notes what the agencies say. */
import { z } from 'zod';
import type { DepositAgency } from '#contract/deposits.ts';
import { dayMs, hourMs, minuteMs } from '#contract/time.ts';
import type { Deposit } from '#server/documents/records/crossref-parts.ts';
import { noteDoi } from '#server/features/publications/dois.ts';
import { findWork, lockWork } from '#server/features/publications/queries.ts';
import { readRelations } from '#server/features/publications/relations.ts';
import { findManuscript } from '#server/features/publications/text-queries.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadText, isPublic } from '#server/policy/index.ts';
import { readRecordedWorks } from '../recorded-works.ts';
import { type Agency, type AgencyAnswer, AgencyFault } from './agency.ts';
import { crossrefAgency } from './crossref-agency.ts';
import { dataciteAgency } from './datacite-agency.ts';
import { ask, siteOf } from './deposits.ts';
import {
  type DepositRow,
  deleteDeposit,
  findDue,
  findNewlyPublished,
  markUnserved,
  renewChanged,
  updateDeposit,
} from './queries.ts';

/** Works that one turn sends or asks about, and those that it takes up by itself. */
const most = { due: 40, published: 100 };
/** After a try in vain: twice as long each time. */
const waits = { first: minuteMs, longest: 6 * hourMs };
/** An agency looks at what it was sent within minutes. */
const toRead = 2 * minuteMs;
/** What it has said nothing of for so long did not arrive. */
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
  const named = (['CROSSREF', 'DATACITE'] as const).filter((agency) => agencies[agency]);
  await markUnserved(
    db,
    (['CROSSREF', 'DATACITE'] as const).filter((agency) => !agencies[agency]),
  );
  let registered = 0;
  const silent = new Set<DepositAgency>();
  for (const row of named.length > 0 ? await findDue(db, named, most.due) : []) {
    const agency = agencies[row.agencia];
    if (!agency || silent.has(row.agencia)) continue;
    signal?.throwIfAborted();
    try {
      if (await step(services, agency, row)) registered++;
    } catch (err) {
      signal?.throwIfAborted();
      const fallo = err instanceof AgencyFault ? err.why : 'SIN_RESPUESTA';
      log.error({ err, obra: row.publicacionId, doi: row.doi }, `depositing a DOI with ${row.agencia}`);
      const wait = Math.min(waits.first * 2 ** row.intentos, waits.longest);
      const fechaProxima = new Date(Date.now() + wait);
      await updateDeposit(db, row.publicacionId, { fallo, intentos: row.intentos + 1, fechaProxima });
      // It would keep the others waiting as long: they are tried in the next turn.
      if (err instanceof AgencyFault) silent.add(row.agencia);
    }
  }
  return registered;
}

/** What was published since, where its journal has an agency: nobody need ask for it. */
async function takeUpPublished(services: Services): Promise<void> {
  const { db, settings, transact, log } = services;
  const journals = settings
    .journals()
    .filter(({ id }) => settings.of({ revistaId: id, seccionId: null }).agenciaDoi !== 'NINGUNA');
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

function agenciesOf({ env, settings }: Services): Partial<Record<DepositAgency, Agency>> {
  const { institucion, nombre, contacto } = settings.get();
  const depositor = { nombre: institucion || nombre, correo: contacto };
  return {
    ...(env.CROSSREF_URL && { CROSSREF: crossrefAgency(env.CROSSREF_URL, depositor) }),
    ...(env.DATACITE_URL && { DATACITE: dataciteAgency(env.DATACITE_URL) }),
  };
}

/** Sends one, or asks about it. Gives whether it is registered now. */
async function step(services: Services, agency: Agency, row: DepositRow): Promise<boolean> {
  if (row.estado === 'ENVIADO' && row.lote) return settle(services, row, await agency.read(row.lote));
  const told = await toldOf(services, row);
  if (!told) {
    // It was taken back or deleted since: what is registered stays so, the rest is not asked for any more.
    if (row.fechaRegistro)
      await updateDeposit(services.db, row.publicacionId, { estado: 'REGISTRADO', fechaProxima: null });
    else await deleteDeposit(services.db, row.publicacionId);
    return false;
  }
  const lote = `pliego-${row.publicacionId}-${Date.now().toString(36)}`;
  const answer = await agency.send(told.deposit, lote);
  const sent = { ...row, lote, cambio: told.cambio, fechaEnvio: new Date() };
  return settle(services, sent, answer);
}

/** What the agency says becomes what is known of it. */
async function settle(services: Services, row: DepositRow, answer: AgencyAnswer): Promise<boolean> {
  const { db, transact } = services;
  const { publicacionId: id, lote, cambio, fechaEnvio } = row;
  const sent = { lote, cambio, fechaEnvio, fallo: null, intentos: 0 };
  if (answer.estado === 'ENVIADO') {
    const isLost = fechaEnvio && Date.now() - fechaEnvio.getTime() > lostAfter;
    const estado = isLost ? ('PENDIENTE' as const) : ('ENVIADO' as const);
    await updateDeposit(db, id, { ...sent, estado, fechaProxima: new Date(Date.now() + toRead) });
    return false;
  }
  if (answer.estado === 'RECHAZADO') {
    await updateDeposit(db, id, { ...sent, estado: 'RECHAZADO', mensaje: answer.mensaje, fechaProxima: null });
    return false;
  }
  return transact(async () => {
    const work = await lockWork(db, id);
    const isNoted = work !== undefined && (await noteDoi(services, work, row.doi, null));
    const since = isNoted ? await lockWork(db, id) : undefined;
    // That it is registered is no change that the agency has to be told of.
    const isAsSent = work?.fechaCambioPublico?.getTime() === cambio?.getTime();
    await updateDeposit(db, id, {
      ...{ ...sent, estado: 'REGISTRADO', mensaje: answer.mensaje, fechaProxima: null },
      ...{
        fechaRegistro: row.fechaRegistro ?? new Date(),
        cambio: isAsSent ? (since?.fechaCambioPublico ?? cambio) : cambio,
      },
    });
    return isNoted;
  });
}

/** What its agency is told of a work; undefined where readers may not have it any more. */
async function toldOf(
  services: Services,
  { publicacionId: id, doi }: DepositRow,
): Promise<{ deposit: Deposit; cambio: Date | null } | undefined> {
  const { db, settings } = services;
  const work = await findWork(db, id);
  const site = work && siteOf(services, work.revistaId);
  if (!work || !site || !isPublic(work)) return undefined;
  const [obra] = await readRecordedWorks(services, [id], site);
  if (!obra) return undefined;
  const { referencias } = canReadText(null, work) ? await findManuscript(db, id) : { referencias: [] };
  const { sobre } = await readRelations(services, id);
  return {
    cambio: work.fechaCambioPublico,
    deposit: {
      obra: { ...obra, doi },
      referencias: referencias.map(({ id: key, texto, csl }) => ({ id: key, texto, doi: csl?.DOI })),
      ...(sobre?.doi && { sobre: { doi: sobre.doi, clase: sobre.clase } }),
      politica: settings.of(work).politicaCorrecciones || undefined,
    },
  };
}
