/** A work's production as one person may read it: the only door through which it leaves. */
import type { Production, ProductionText, SavedHead } from '#contract/entities/production.ts';
import { openProductionActs } from '#contract/production.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadProducedText, canReadProduction, canRunProcess } from '#server/policy/index.ts';
import { factsOf, headOf, type Produced, readProduced } from './facts.ts';
import { findNumberToCome, findProduction, findProofs, type ProductionRow, type ProofRow } from './queries.ts';

/** Throws `no_encontrado`, and `sin_permiso` to who reads the work and has no part in its production. */
export async function readProduction(services: Services, viewer: Person, id: string): Promise<Production> {
  const work = await readableWork(services, viewer, id);
  if (!canReadProduction(viewer, work)) throw refuse(work.deletedAt ? 'no_encontrado' : 'sin_permiso');
  return presentProduction(services, viewer, work);
}

export async function presentProduction(services: Services, viewer: Person, work: Work): Promise<Production> {
  const produced = await readProduced(services, work);
  const proofs = produced ? await findProofs(services.db, produced.row.id) : [];
  const { row } = produced ?? {};
  const runs = canRunProcess(viewer, work);
  const number = row && runs ? await findNumberToCome(services.db, work.id) : undefined;
  return {
    publicacionId: work.id,
    etapa: row ? (work.etapaProduccion ?? null) : null,
    desde: row?.desde.toISOString() ?? null,
    fechaLimite: row?.fechaLimite?.toISOString() ?? null,
    fechaPrevista: row?.fechaPrevista?.toISOString() ?? null,
    zonaHoraria: row?.zonaHoraria ?? null,
    ...(number && { numero: { ...number, fechaPrevista: number.fechaPrevista?.toISOString() ?? null } }),
    version: row?.version ?? null,
    cambios: produced && canReadProducedText(viewer, work) ? presentChanges(produced) : [],
    pruebas: proofs.map(presentProof),
    puntos: runs ? (produced?.points ?? []) : [],
    acciones: openProductionActs(work, viewer, factsOf(services, work, produced, new Date())),
  };
}

function presentChanges({ passages, answers }: Produced): Production['cambios'] {
  return passages.map((passage) => {
    const answer = answers.get(passage.clave);
    const { aceptado, texto, persona, fecha } = answer ?? {};
    return {
      ...passage,
      respuesta:
        aceptado === undefined || texto === undefined || !fecha
          ? null
          : { aceptado, texto, persona: persona ?? null, fecha: fecha.toISOString() },
    };
  });
}

function presentProof({ numero, fechaEnvio, fechaLimite, resultado, correcciones, fechaRespuesta }: ProofRow) {
  return {
    numero,
    fechaEnvio: fechaEnvio.toISOString(),
    fechaLimite: fechaLimite?.toISOString() ?? null,
    resultado,
    correcciones,
    fechaRespuesta: fechaRespuesta?.toISOString() ?? null,
  };
}

/**
 * The work and the text that would be published, for who may read it now: its authors while they are asked about it, or it is final.
 * Throws as `readProduction` does, and `produccion_en_otra_etapa`.
 */
export async function producedText(
  services: Services,
  viewer: Person,
  id: string,
): Promise<{ work: Work; row: ProductionRow }> {
  const work = await readableWork(services, viewer, id);
  if (!canReadProduction(viewer, work)) throw refuse(work.deletedAt ? 'no_encontrado' : 'sin_permiso');
  const row = work.etapaProduccion ? await findProduction(services.db, id) : undefined;
  if (!row || !canReadProducedText(viewer, work)) throw refuse('produccion_en_otra_etapa', { estado: work.estado });
  return { work, row };
}

export async function readProductionText(services: Services, viewer: Person, id: string): Promise<ProductionText> {
  const { work, row } = await producedText(services, viewer, id);
  return presentText(work, row);
}

export const presentText = (work: Work, row: ProductionRow): ProductionText => ({
  ...presentHead(work, row),
  documento: row.documento,
  referencias: row.referencias,
  revision: row.revision,
});

export const presentHead = (work: Work, row: ProductionRow): SavedHead => ({
  cabecera: headOf(work, row),
  revisionCabecera: row.revisionCabecera,
});
