import type { Estado } from '#contract/vocabulary.ts';
import {
  type Action,
  judgeTransition,
  type Person,
  reviewsNeeded,
  type Transition,
  type Verdict,
} from '#contract/workflow.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import type { Work } from './queries.ts';

/**
 * The transition that takes the work to `to` now, for this person. Throws `transicion_no_permitida` with the estado of
 * now, `sin_permiso` and the refusals that say what is missing. `among` names the transitions that are meant, where
 * others lead to the same estado.
 */
export function openTransition(
  services: Services,
  viewer: Person,
  work: Work,
  { to, motivo, among }: { to: Estado; motivo?: string | undefined; among?: readonly Action[] | undefined },
): Transition {
  const verdict = judgeTransition(work, viewer, services.settings.get(), to, motivo);
  if (!verdict.allowed) throw refusal(verdict, work, services);
  if (among && !among.includes(verdict.transition.action))
    throw refuse('transicion_no_permitida', { estado: work.estado });
  return verdict.transition;
}

function refusal(verdict: Exclude<Verdict, { allowed: true }>, work: Work, { settings }: Services) {
  const { estado } = work;
  if (verdict.why === 'noSuchTransition') return refuse('transicion_no_permitida', { estado });
  if (verdict.why === 'notYours') return refuse('sin_permiso');
  if (verdict.unmet.includes('reason'))
    return refuse('falta_motivo', { errors: [{ field: 'motivo', message: 'Escribe el motivo: quedará registrado.' }] });
  if (verdict.unmet.includes('submittable')) return refuse('falta_para_enviar', { errors: missingToSubmit(work) });
  return refuse('faltan_revisiones', {
    estado,
    values: { hay: work.completedReviews, hacenFalta: reviewsNeeded(settings.get()) },
  });
}

function missingToSubmit(work: Work) {
  const fields = { titulo: work.titulo.trim(), resumen: work.resumen.trim(), palabrasClave: work.palabrasClave[0] };
  return Object.entries(fields)
    .filter(([, value]) => !value)
    .map(([field]) => ({ field, message: 'Hace falta para enviar a revisión.' }));
}
