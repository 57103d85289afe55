/** What becomes of a work's production as its estado changes: it begins with the approval, and ends with what comes after. */
import { v7 as uuid } from 'uuid';
import type { Action } from '#contract/actions.ts';
import { isProofFinal } from '#contract/production.ts';
import { sameJson } from '#contract/same-json.ts';
import type { Person } from '#contract/workflow.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { sameText } from '#server/documents/model/same-text.ts';
import { record } from '#server/events/events.ts';
import type { NewWorkRow, Work } from '#server/features/publications/queries.ts';
import { findManuscript, saveManuscript } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { closeProduction, findLastProof, findProduction, insertProduction, reopenPublished } from './queries.ts';

/** Begins the production of a work that is approved, of its version of now: what the row of the work gets. */
export async function beginProduction(
  { db }: Services,
  viewer: Person,
  work: Work,
  now: Date,
): Promise<Partial<NewWorkRow>> {
  const { documento, referencias } = await findManuscript(db, work.id);
  await insertProduction(db, {
    id: uuid(),
    publicacionId: work.id,
    version: work.versionActual,
    inicio: now,
    desde: now,
    documento,
    referencias,
    guardadoEn: now,
  });
  const datos = { titulo: work.titulo };
  await record(db, { type: 'production.started', userId: viewer.id, publicacionId: work.id, datos });
  return { etapaProduccion: 'CORRECCION' };
}

/** The production of a work ends without its publication, where it has one: what the row of the work gets. */
export async function interruptProduction(
  { db }: Pick<Services, 'db'>,
  viewer: Person,
  work: Work,
  now: Date,
): Promise<Partial<NewWorkRow>> {
  if (!work.etapaProduccion) return {};
  const row = await findProduction(db, work.id);
  if (row) {
    await closeProduction(db, row.id, 'INTERRUMPIDA', now);
    const datos = { titulo: work.titulo };
    await record(db, { type: 'production.ended', userId: viewer.id, publicacionId: work.id, datos });
  }
  return { etapaProduccion: null };
}

/** The publication of a work is taken back with its number: it is ready again, where it came out of production. */
export const resumeProduction = async ({ db }: Pick<Services, 'db'>, id: string): Promise<Partial<NewWorkRow>> =>
  (await reopenPublished(db, id)) ? { etapaProduccion: 'LISTA' } : {};

/**
 * In the transaction of a change of estado: what it writes of production. Published after its proofs, the work has the text of the last
 * one, as a version of its own where it is another; an administrator who publishes before publishes what was accepted.
 */
export async function settleProduction(
  services: Services,
  viewer: Person,
  work: Work,
  action: Action,
  now: Date,
): Promise<Partial<NewWorkRow>> {
  const { db, settings } = services;
  if (action === 'APROBAR')
    return settings.of(work).etapaProduccion ? beginProduction(services, viewer, work, now) : {};
  if (action !== 'PUBLICAR') return interruptProduction(services, viewer, work, now);
  if (!work.etapaProduccion) return {};
  const row = await findProduction(db, work.id);
  if (!row) return { etapaProduccion: null };
  const isFinal = isProofFinal(work.etapaProduccion);
  await closeProduction(db, row.id, isFinal ? 'PUBLICADA' : 'OMITIDA', now);
  if (!isFinal) {
    const datos = { titulo: work.titulo };
    await record(db, { type: 'production.skipped', userId: viewer.id, publicacionId: work.id, datos });
    return { etapaProduccion: null };
  }
  return { etapaProduccion: null, ...(await takeProof(services, viewer, work, row.id)) };
}

/** The work gets the text of the last proof, and what stands above it. */
async function takeProof(
  { db }: Services,
  viewer: Person,
  work: Work,
  produccionId: string,
): Promise<Partial<NewWorkRow>> {
  const [proof, stored] = [await findLastProof(db, produccionId), await findManuscript(db, work.id)];
  if (!proof) return {};
  const { documento, referencias } = proof;
  const { titulo, resumen, traducciones } = work;
  const head =
    proof.cabecera && !sameJson(proof.cabecera, { titulo, resumen, traducciones }) ? proof.cabecera : undefined;
  const isSame = (await sameText(documento, stored.documento)) && sameJson(referencias, stored.referencias);
  if (isSame && !head) return {};
  const text = { documento, referencias, contenido: plainText(documento) };
  await saveManuscript(db, { publicacionId: work.id, guardadoPorId: viewer.id, ...text });
  return { versionActual: work.versionActual + 1, ...head };
}
