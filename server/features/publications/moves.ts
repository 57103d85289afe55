/** That a sent work goes to another journal, as its row has it: where it may, what its authors are asked, what is shown of it. */
import type { Publication } from '#contract/entities/publication.ts';
import { type MoveChange, movableEstados } from '#contract/journals.ts';
import { sameJson } from '#contract/same-json.ts';
import { isMainAuthor } from '#contract/workflow.ts';
import type { OfJournal } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { isToldDemands, type Viewer } from '#server/policy/index.ts';
import type { Work } from './queries.ts';

/** Whether it may go to another journal now. */
export const isMovable = ({ estado, fechaDevolucion, deletedAt }: Work): boolean =>
  movableEstados.includes(estado) && !fechaDevolucion && !deletedAt;

/** What the other journal asks of its authors in another way than was agreed, or is asked where it is. */
export function changesBy({ settings }: Pick<Services, 'settings'>, work: Work, target: OfJournal): MoveChange[] {
  const [here, there] = [settings.of(work), settings.of(target)];
  const differs: Record<MoveChange, boolean> = {
    IDENTIDAD: (work.identidadRevision ?? here.identidadRevision) !== there.identidadRevision,
    REVISIONES_PUBLICAS: work.revisionPublica !== there.revisionesPublicas,
    DECLARACIONES: !sameJson(here.declaraciones, there.declaraciones),
    LICENCIA: here.licencia !== there.licencia || !sameJson(here.derechos, there.derechos),
  };
  return (['IDENTIDAD', 'REVISIONES_PUBLICAS', 'DECLARACIONES', 'LICENCIA'] as const).filter((each) => differs[each]);
}

/** What its authors and who runs it are shown of the proposal. */
export function presentMove(
  { settings }: Pick<Services, 'settings'>,
  work: Work,
  viewer: Viewer,
): Pick<Publication, 'traslado'> {
  const { traslado } = work;
  if (!traslado || !isMovable(work) || !isToldDemands(viewer, work)) return {};
  const { revistaId, seccionId, motivo, fecha } = traslado;
  return {
    traslado: {
      ...{ revistaId, motivo, fecha },
      revista: settings.of(revistaId).nombre,
      cambia: changesBy({ settings }, work, { revistaId, seccionId }),
      respondes: viewer !== null && isMainAuthor(work, viewer),
    },
  };
}
