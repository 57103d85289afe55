import type { Action } from '#contract/actions.ts';
import { declarationWords } from '#contract/declaration-words.ts';
import { missingDeclarations } from '#contract/declarations.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import type { Estado } from '#contract/vocabulary.ts';
import {
  allowedActions,
  awaitsAnswer,
  couldBeTheirs,
  type Person,
  reviewsNeeded,
  revocableDays,
  type Transition,
  transitionVerdict,
  type Verdict,
  type WorkflowSettings,
} from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import type { Work } from './queries.ts';

/**
 * The transition that takes the work to `to` now, for this person. Throws `transicion_no_permitida` with the estado of
 * now, `sin_permiso` and the refusals that say what is missing. `among` as in `transitionVerdict`.
 */
export function openTransition(
  services: Services,
  viewer: Person,
  work: Work,
  { to, motivo, among }: { to: Estado; motivo?: string | undefined; among?: readonly Action[] | undefined },
): Transition {
  const verdict = transitionVerdict(work, viewer, services.settings.of(work), to, motivo, among);
  if (!verdict.allowed) throw refusal(verdict, work, services);
  return verdict.transition;
}

/** Throws unless the person may do this with the work now: `sin_permiso` where it is never theirs, else what is given. */
export function checkAction(
  { settings }: Services,
  viewer: Person,
  work: Work,
  action: Action,
  inAnotherEstado: ProblemCode,
): void {
  if (allowedActions(work, viewer, settings.of(work)).includes(action)) return;
  if (awaitsAnswer(action, work, viewer)) throw refuse('te_piden_firmar');
  throw couldBeTheirs(action, work, viewer) ? refuse(inAnotherEstado, { estado: work.estado }) : refuse('sin_permiso');
}

function refusal(verdict: Exclude<Verdict, { allowed: true }>, work: Work, { settings }: Services) {
  const { estado } = work;
  if (verdict.why === 'noSuchTransition') return refuse('transicion_no_permitida', { estado });
  if (verdict.why === 'notYours') return refuse('sin_permiso');
  if (verdict.unmet.includes('notAsked')) return refuse('te_piden_firmar');
  if (verdict.unmet.includes('otherAuthor')) return refuse('cuatro_ojos_propia');
  if (verdict.unmet.includes('fewReviews'))
    return refuse('hay_revisiones', { estado, values: reviewCounts(work, settings.of(work)) });
  if (verdict.unmet.includes('revocable')) return refuse('decision_firme', { estado, values: { dias: revocableDays } });
  if (verdict.unmet.includes('produced')) return refuse('produccion_sin_terminar');
  if (verdict.unmet.includes('reason'))
    return refuse('falta_motivo', { errors: [{ field: 'motivo', code: 'motivo' }] });
  if (verdict.unmet.includes('submittable')) return refuse('falta_para_enviar', { errors: missingToSubmit(work) });
  if (verdict.unmet.includes('declared')) return missingDeclared(work, settings.of(work));
  if (verdict.unmet.includes('otherReviewer') && !verdict.unmet.includes('enoughReviews')) return refuse('cuatro_ojos');
  return refuse('faltan_revisiones', { estado, values: reviewCounts(work, settings.of(work)) });
}

const reviewCounts = ({ completedReviews }: Work, settings: WorkflowSettings) => ({
  hay: completedReviews,
  hacenFalta: reviewsNeeded(settings),
});

function missingToSubmit(work: Work) {
  const fields = { titulo: work.titulo.trim(), resumen: work.resumen.trim(), palabrasClave: work.palabrasClave[0] };
  return Object.entries(fields)
    .filter(([, value]) => !value)
    .map(([field]) => ({ field, code: 'falta_para_enviar' as const }));
}

/** Names what has to be declared, and where each lacks what. */
function missingDeclared({ declaraciones }: Work, settings: WorkflowSettings) {
  const missing = missingDeclarations(declaraciones, settings.declaraciones).filter(({ needed }) => needed);
  const named = (language: 'es' | 'en') =>
    missing.map(({ kind }) => declarationWords(language).kinds[kind].toLowerCase()).join(', ');
  return refuse('faltan_declaraciones', {
    values: { cuales: { es: named('es'), en: named('en') } },
    errors: missing.map(({ kind, lacks }) =>
      lacks === 'respuesta'
        ? { field: `declaraciones.${kind}`, code: 'declaracion' as const }
        : { field: `declaraciones.${kind}.${lacks}`, code: 'declaracion_incompleta' as const },
    ),
  });
}
