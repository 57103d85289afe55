/** What people do with a production at its stage: the text is edited, changes are answered, points ticked. */
import type { z } from 'zod';
import { productionCalls } from '#contract/calls/production.ts';
import type {
  ChangeAnswer,
  headChangeSchema,
  Production,
  ProductionText,
  SavedHead,
} from '#contract/entities/production.ts';
import type { contentChangeSchema } from '#contract/entities/publication.ts';
import { type ProductionAct, type ProductionPoint, productionActVerdict } from '#contract/production.ts';
import { refuse } from '#contract/refuse.ts';
import { sameJson } from '#contract/same-json.ts';
import type { Person } from '#contract/workflow.ts';
import { sameText } from '#server/documents/model/same-text.ts';
import { record } from '#server/events/events.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { changedMeanwhile, checkedText } from '#server/features/publications/save-content.ts';
import type { Services } from '#server/platform/services.ts';
import { headOf, readProduced } from './facts.ts';
import {
  deleteCheck,
  findProduction,
  insertCheck,
  type ProductionRow,
  saveAnswer,
  updateProduction,
} from './queries.ts';
import { presentHead, presentProduction, presentText } from './read.ts';
import { lockProducing } from './step.ts';

/** The work and its production, locked, for who may do this now. Throws `no_encontrado`, `sin_permiso` and `produccion_en_otra_etapa`. */
export async function lockForAct(
  services: Services,
  viewer: Person,
  id: string,
  act: ProductionAct,
): Promise<{ work: Work; row: ProductionRow }> {
  const work = await lockProducing(services, viewer, id);
  const row = await findProduction(services.db, id);
  const verdict = productionActVerdict(work, viewer, { scheduled: Boolean(row?.fechaPrevista) }, act);
  if (verdict === 'notYours') throw refuse('sin_permiso');
  if (!row || verdict === 'otherStage') throw refuse('produccion_en_otra_etapa', { estado: work.estado });
  return { work, row };
}

/** Saves of one person that are no further apart than this are one entry of the activity record. */
const oneSitting = 10 * 60_000;

/**
 * Saves the text in production; what is not sent stays. With `revision` only over that one: throws `texto_cambiado` where another was
 * saved since, and as `lockForAct`. What changes nothing is no save.
 */
export async function saveProductionText(
  services: Services,
  viewer: Person,
  id: string,
  { revision, referencias, ...sent }: z.output<typeof contentChangeSchema>,
): Promise<ProductionText> {
  const { db, transact } = services;
  // Before the work is locked: a long text takes its time.
  const text = await checkedText(sent);
  return transact(async () => {
    const { work, row } = await lockForAct(services, viewer, id, 'EDITAR_TEXTO');
    if (revision !== undefined && revision !== row.revision) throw changedMeanwhile(viewer, work, row);
    const change = { documento: text ?? row.documento, referencias: referencias ?? row.referencias };
    if ((await sameText(change.documento, row.documento)) && sameJson(change.referencias, row.referencias))
      return presentText(work, row);
    const now = new Date();
    const saved = { ...change, revision: row.revision + 1, guardadoPorId: viewer.id, guardadoEn: now };
    await updateProduction(db, row.id, saved);
    if (row.guardadoPorId !== viewer.id || now.getTime() - row.guardadoEn.getTime() >= oneSitting) {
      const datos = { titulo: work.titulo };
      await record(db, { type: 'production.edited', userId: viewer.id, publicacionId: id, datos });
    }
    return presentText(work, { ...row, ...saved });
  });
}

/**
 * Saves title, summary and translations in production; translations that say nothing are none. With `revision` only over that one: throws
 * `texto_cambiado` where another was saved since, and as `lockForAct`.
 */
export function saveProductionHead(
  services: Services,
  viewer: Person,
  id: string,
  { revision, ...sent }: z.output<typeof headChangeSchema>,
): Promise<SavedHead> {
  const { db, transact } = services;
  return transact(async () => {
    const { work, row } = await lockForAct(services, viewer, id, 'EDITAR_TEXTO');
    if (revision !== undefined && revision !== row.revisionCabecera) throw refuse('texto_cambiado');
    const traducciones = sent.traducciones.filter(
      ({ titulo, resumen, palabrasClave }) => titulo || resumen || palabrasClave.length > 0,
    );
    const cabecera = { ...sent, traducciones };
    if (sameJson(cabecera, headOf(work, row))) return presentHead(work, row);
    const saved = { cabecera, revisionCabecera: row.revisionCabecera + 1 };
    await updateProduction(db, row.id, saved);
    const datos = { titulo: work.titulo };
    await record(db, { type: 'production.edited', userId: viewer.id, publicacionId: id, datos });
    return presentHead(work, { ...row, ...saved });
  });
}

/** Throws what `saveProductionText` does where this person may not write there; an address that names nothing is checked later. */
export async function admitProductionText(services: Services, viewer: Person | null, params: unknown): Promise<void> {
  const { data } = productionCalls.saveProductionText.params.safeParse(params);
  if (data && viewer) await services.transact(() => lockForAct(services, viewer, data.id, 'EDITAR_TEXTO'));
}

/** Answers one change; of two authors who answer it, the last answer holds. Throws as `lockForAct`, and `cambio_de_otra_correccion`. */
export async function answerChange(
  services: Services,
  viewer: Person,
  { id, clave }: { id: string; clave: string },
  answer: ChangeAnswer,
): Promise<Production> {
  await services.transact(async () => {
    const { work, row } = await lockForAct(services, viewer, id, 'RESPONDER_CAMBIO');
    const produced = await readProduced(services, work);
    if (!produced?.passages.some((passage) => passage.clave === clave)) throw refuse('cambio_de_otra_correccion');
    const { aceptado } = answer;
    const texto = answer.aceptado ? '' : answer.texto;
    await saveAnswer(services.db, { produccionId: row.id, clave, aceptado, texto, personaId: viewer.id });
  });
  return presentProduction(services, viewer, await readableWork(services, viewer, id));
}

/** Ticks a point of the checklist, or takes the tick away. Throws as `lockForAct`. */
export async function checkPoint(
  services: Services,
  viewer: Person,
  { id, punto }: { id: string; punto: ProductionPoint },
  { marcado }: { marcado: boolean },
): Promise<Production> {
  const { db, transact } = services;
  await transact(async () => {
    const { row } = await lockForAct(services, viewer, id, 'MARCAR_PUNTO');
    if (marcado) await insertCheck(db, { produccionId: row.id, punto, personaId: viewer.id });
    else await deleteCheck(db, { produccionId: row.id, punto });
  });
  return presentProduction(services, viewer, await readableWork(services, viewer, id));
}
