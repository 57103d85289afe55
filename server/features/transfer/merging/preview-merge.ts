import { type MergePreview, movedThings } from '#contract/entities/merge.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { findUser, type UserRow } from '#server/features/accounts/queries.ts';
import { findAdministratorIds } from '#server/features/administration/people/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { findDecisionsToMark } from './hindrance-queries.ts';
import { type Both, filledFields, findMergeHindrances, mustNotLook, pairOf } from './look.ts';
import { countMoving, nothingCounted } from './move-queries.ts';

/** What merging these accounts would do. Throws `no_encontrado` where one of them is not there. */
export async function previewMerge(
  services: Services,
  viewer: Person,
  ids: { queda: string; unida: string },
): Promise<MergePreview> {
  const { db } = services;
  const both = await readBoth(services, ids);
  const impedimentos = await findMergeHindrances(services, viewer, both, await findAdministratorIds(db));
  const mayCount = !(await mustNotLook(services, viewer));
  const { moving, staying } = mayCount ? await countMoving(db, pairOf(both)) : nothingCounted;
  const marked = mayCount ? await findDecisionsToMark(db, pairOf(both), viewer.id) : [];
  return {
    queda: sideOf(both.queda),
    unida: sideOf(both.unida),
    mueve: movedThings.flatMap((cosa) => {
      const cuantas = moving.get(cosa) ?? 0;
      return cuantas > 0 ? [{ cosa, cuantas }] : [];
    }),
    coinciden: staying,
    marcadas: marked.length,
    rellena: filledFields(both),
    impedimentos,
  };
}

async function readBoth({ db }: Services, ids: { queda: string; unida: string }): Promise<Both> {
  const [queda, unida] = [await findUser(db, ids.queda), await findUser(db, ids.unida)];
  if (!queda || !unida) throw refuse('no_encontrado');
  return { queda, unida };
}

const sideOf = ({
  id,
  nombres,
  apellidos,
  email,
  fechaVerificacion,
  orcid,
  roles,
}: UserRow): MergePreview['queda'] => ({
  id,
  nombres,
  apellidos,
  email,
  correoVerificado: fechaVerificacion !== null,
  orcid,
  roles,
});
