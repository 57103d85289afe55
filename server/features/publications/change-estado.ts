import type { Publication } from '#contract/entities/publication.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { type Action, judgeTransition, type Person, reviewsNeeded, type Verdict } from '#contract/workflow.ts';
import { type EventKind, record } from '#server/events.ts';
import { sendAnswers } from '#server/features/reviews/send-answers.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { type NewWorkRow, updateWork, type Work } from './queries.ts';
import { lockReadableWork, readPublication } from './read.ts';
import { insertVersion } from './text-queries.ts';

/** What the activity record and the notices call each transition. */
const eventOf: Partial<Record<Action, EventKind>> = {
  ENVIAR_A_REVISION: 'publication.submitted',
  APROBAR: 'publication.approved',
  SOLICITAR_CAMBIOS: 'publication.changesRequested',
  RECHAZAR: 'publication.rejected',
  RECHAZAR_SIN_REVISION: 'publication.rejected',
  ELEVAR: 'publication.raised',
  DEVOLVER_A_REVISION: 'publication.returned',
  PREPARAR_VERSION: 'publication.reopened',
  PUBLICAR: 'publication.published',
  PUBLICAR_SIN_APROBACION: 'publication.publishedDirectly',
  RETRACTAR: 'publication.retracted',
};

/** 'Enviar a revisión'. Throws as `changeEstado` does. */
export const submitForReview = (services: Services, viewer: Person, id: string) =>
  changeEstado(services, viewer, id, 'EN_REVISION', undefined, 'ENVIAR_A_REVISION');

/**
 * Takes a work to another estado as the workflow allows; the work's row is locked, so of two who decide at once the
 * second gets `transicion_no_permitida` with the estado of now. Also throws `no_encontrado`, `sin_permiso` and the
 * refusals that say what is missing. `only` names the one transition that is meant, where others lead to the same estado.
 */
export async function changeEstado(
  services: Services,
  viewer: Person,
  id: string,
  to: Estado,
  motivo?: string,
  only?: Action,
): Promise<Publication> {
  const { db, transact, settings } = services;
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    const verdict = judgeTransition(work, viewer, settings.get(), to, motivo);
    if (!verdict.allowed) throw refusal(verdict, work, services);
    const { action } = verdict.transition;
    if (only && action !== only) throw refuse('transicion_no_permitida', { estado: work.estado });
    const changes = effects(action, work, viewer, motivo);
    if (changes.versionActual) await insertVersion(db, work, changes.versionActual);
    await updateWork(db, id, { ...changes, estado: to });
    if (action === 'ENVIAR_A_REVISION') await sendAnswers(services, viewer, work);
    const type = eventOf[action];
    if (type)
      await record(db, {
        type,
        userId: viewer.id,
        publicacionId: id,
        datos: {
          titulo: work.titulo,
          version: changes.versionActual ?? work.versionActual,
          ronda: changes.ronda ?? work.ronda,
          motivo: motivo ?? null,
        },
      });
  });
  return readPublication(services, viewer, id);
}

/** What a transition writes beside the estado. A `versionActual` in it freezes that version. */
function effects(action: Action, work: Work, viewer: Person, motivo?: string): Partial<NewWorkRow> {
  const now = new Date();
  const nextVersion = work.versionActual + 1;
  switch (action) {
    case 'ENVIAR_A_REVISION':
      return { versionActual: nextVersion, fechaEnvio: now };
    case 'ELEVAR':
      return { elevadaPorId: viewer.id };
    case 'DEVOLVER_A_REVISION':
      return { elevadaPorId: null };
    case 'APROBAR':
      return { elevadaPorId: null, fechaAceptacion: now };
    case 'PREPARAR_VERSION':
      return { ronda: work.ronda + 1 };
    case 'PUBLICAR':
    case 'PUBLICAR_SIN_APROBACION':
      return {
        elevadaPorId: null,
        fechaPublicacion: work.fechaPublicacion ?? now,
        fechaRetractacion: null,
        motivoRetractacion: null,
        // What is published is always a version that was kept.
        ...((work.estado === 'BORRADOR' || work.versionActual === 0) && { versionActual: nextVersion }),
      };
    case 'RETRACTAR':
      return { fechaRetractacion: now, motivoRetractacion: motivo };
    default:
      return {};
  }
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
