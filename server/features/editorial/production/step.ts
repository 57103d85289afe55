/** The steps of a production: from copy-editing to what is ready to be published. */

import type { Production, StepTaken } from '#contract/entities/production.ts';
import { awaitsAuthors, type ProductionStep, productionVerdict } from '#contract/production.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import { record } from '#server/events/events.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { updateWork, type Work } from '#server/features/publications/queries.ts';
import { lockReadableWork, readableWork } from '#server/features/publications/read.ts';
import { dueAfter } from '#server/features/reviewing/invitations/answer-by.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadProduction } from '#server/policy/index.ts';
import { askMainAuthor } from './ask-author.ts';
import { factsOf, type Produced, readProduced } from './facts.ts';
import { findProofs, insertProof, type ProductionRow, settleProof, updateProduction } from './queries.ts';
import { presentProduction } from './read.ts';
import { beginProduction } from './settle.ts';

/** What the activity record and the notices call each step. */
const eventOf: Record<Exclude<ProductionStep, 'EMPEZAR'>, EventKind> = {
  ENVIAR_CORRECCION: 'production.copyedited',
  DEVOLVER_CORRECCION: 'production.answered',
  PASAR_A_PRUEBAS: 'production.toProofs',
  ENVIAR_PRUEBAS: 'production.proofsSent',
  APROBAR_PRUEBAS: 'production.proofsApproved',
  PEDIR_CORRECCIONES: 'production.proofsCorrected',
  SEGUIR_SIN_RESPUESTA: 'production.wentOn',
  DAR_POR_LISTA: 'production.ready',
  RECUPERAR: 'production.takenBack',
  REABRIR: 'production.reopened',
};

/**
 * Takes a step; the work's row is locked, so of two who take one at once the second gets `produccion_en_otra_etapa`. Throws
 * `no_encontrado`, `sin_permiso`, and what says why the step is not open.
 */
export async function takeStep(services: Services, viewer: Person, id: string, step: StepTaken): Promise<Production> {
  const { db, transact } = services;
  const { paso, motivo } = step;
  await transact(async () => {
    const work = await lockProducing(services, viewer, id);
    const now = new Date();
    const produced = await readProduced(services, work);
    const facts = factsOf(services, work, produced, now);
    const verdict = productionVerdict(work, viewer, facts, paso, motivo);
    if (!verdict.allowed) {
      if (verdict.why !== 'unmet')
        throw refuse(verdict.why === 'notYours' ? 'sin_permiso' : 'produccion_en_otra_etapa', { estado: work.estado });
      throw missing(verdict.unmet, facts);
    }
    if (paso === 'EMPEZAR') {
      await updateWork(db, id, await beginProduction(services, viewer, work, now));
      return;
    }
    if (!produced) throw refuse('produccion_en_otra_etapa', { estado: work.estado });
    const fechaLimite = awaitsAuthors(verdict.to) ? await dueForAuthors(services, work, now) : null;
    await updateProduction(db, produced.row.id, { desde: now, fechaLimite, ...unscheduled(paso) });
    await updateWork(db, id, { etapaProduccion: verdict.to });
    await keepProof(services, viewer, produced.row, { ...step, now, fechaLimite });
    await record(db, {
      type: eventOf[paso],
      userId: viewer.id,
      publicacionId: id,
      datos: {
        titulo: work.titulo,
        ...(fechaLimite && { plazo: fechaLimite.toISOString() }),
        ...counted(paso, produced),
        ...(motivo && { motivo }),
      },
    });
    if (fechaLimite) await askMainAuthor(services, work, { paso, fechaLimite, cambios: produced.passages.length });
  });
  return presentProduction(services, viewer, await readableWork(services, viewer, id));
}

/** The work, locked, for who has a part in its production. Throws `no_encontrado` and `sin_permiso`. */
export async function lockProducing(services: Services, viewer: Person, id: string): Promise<Work> {
  const work = await lockReadableWork(services, viewer, id);
  if (!canReadProduction(viewer, work)) throw refuse(work.deletedAt ? 'no_encontrado' : 'sin_permiso');
  return work;
}

function missing(unmet: readonly string[], { unanswered, unmet: points }: { unanswered: number; unmet: number }) {
  if (unmet.includes('wanted')) return refuse('produccion_no_pedida');
  if (unmet.includes('changed')) return refuse('correccion_sin_cambios');
  if (unmet.includes('answered')) return refuse('cambios_sin_respuesta', { values: { cuantos: unanswered } });
  if (unmet.includes('overdue')) return refuse('plazo_del_autor');
  if (unmet.includes('checked')) return refuse('comprobacion_incompleta', { values: { cuantos: points } });
  return refuse('falta_motivo', { errors: [{ field: 'motivo', code: 'motivo' }] });
}

/** So many days on which its main author is here, on no holiday. */
async function dueForAuthors({ db, settings }: Services, work: Work, now: Date): Promise<Date> {
  const { plazoPruebasDias, festivos } = settings.of(work);
  const author = work.autorPrincipalId ? await findUser(db, work.autorPrincipalId) : undefined;
  return dueAfter(now, plazoPruebasDias, festivos, author ?? null);
}

/** A text that is opened again has no date any more. */
const unscheduled = (paso: ProductionStep): Partial<ProductionRow> =>
  paso === 'REABRIR' ? { fechaPrevista: null, zonaHoraria: null, programadaPorId: null } : {};

/** A proof is kept as it was sent, with what came of it. */
async function keepProof(
  { db }: Services,
  viewer: Person,
  { id: produccionId, documento, referencias, cabecera }: ProductionRow,
  { paso, motivo, now, fechaLimite }: StepTaken & { now: Date; fechaLimite: Date | null },
): Promise<void> {
  if (paso === 'ENVIAR_PRUEBAS') {
    const [last] = await findProofs(db, produccionId);
    const numero = (last?.numero ?? 0) + 1;
    await insertProof(db, { produccionId, numero, documento, referencias, cabecera, fechaEnvio: now, fechaLimite });
    return;
  }
  const resultado = resultOf[paso];
  if (resultado)
    await settleProof(db, produccionId, {
      resultado,
      correcciones: resultado === 'CORRECCIONES' ? (motivo ?? '') : '',
      personaId: viewer.id,
      fechaRespuesta: now,
    });
}
const resultOf = {
  APROBAR_PRUEBAS: 'APROBADA',
  PEDIR_CORRECCIONES: 'CORRECCIONES',
  SEGUIR_SIN_RESPUESTA: 'SIN_RESPUESTA',
  RECUPERAR: 'RETIRADA',
} as const satisfies Partial<Record<ProductionStep, string>> as Partial<
  Record<ProductionStep, 'APROBADA' | 'CORRECCIONES' | 'SIN_RESPUESTA' | 'RETIRADA'>
>;

/** What a step says of the changes. */
function counted(paso: ProductionStep, { passages, answers }: Produced): { cambios?: number; rechazados?: number } {
  if (paso === 'ENVIAR_CORRECCION') return { cambios: passages.length };
  if (paso !== 'DEVOLVER_CORRECCION') return {};
  return {
    cambios: passages.length,
    rechazados: passages.filter(({ clave }) => answers.get(clave)?.aceptado === false).length,
  };
}
