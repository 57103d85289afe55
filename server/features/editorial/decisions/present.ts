/** A decision as one person may read it: the only door through which decisions leave. */
import { type Decision, decisionAction, decisionSchema } from '#contract/entities/decision.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { canRunProcess, hidesActor, type Viewer } from '#server/policy/index.ts';
import type { DecisionRow } from './queries.ts';

/** `work` is the one that was decided on. */
export function presentDecision({ decision, editor }: DecisionRow, work: Work, viewer: Viewer): Decision {
  // An editor who also reviewed the work stays hidden from who must not know its reviewers.
  const hidden = hidesActor(viewer, work, { userId: decision.editorId, type: decision.accion }, true);
  return {
    id: decision.id,
    publicacionId: work.id,
    ronda: decision.ronda,
    version: decision.version,
    accion: decisionAction.parse(decision.accion),
    estado: decision.estado,
    editor: hidden || !editor ? null : `${editor.nombres} ${editor.apellidos}`.trim(),
    fecha: decision.fecha.toISOString(),
    motivo: decision.motivo,
    ...(canRunProcess(viewer, work) && { tambienReviso: decision.tambienReviso }),
    carta: decisionSchema.shape.carta.parse(decision.carta),
    fechaRevocacion: decision.fechaRevocacion?.toISOString() ?? null,
    revisiones: decision.revisiones,
  };
}
