/** Asking those again who reviewed the round before (issue 8): who asked for changes says best what became of them. */
import type { z } from 'zod';
import type { askedAgainSchema, PreviousReviewer } from '#contract/entities/candidate.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { checkAction } from '#server/features/publications/check-action.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import { giveReview } from '#server/features/reviewing/assign.ts';
import { findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import type { Services } from '#server/platform/services.ts';
import { isCompleted } from '#server/policy/index.ts';
import { appraise } from './appraise.ts';
import { findHindrances } from './hindrances.ts';
import { workForChoosingReviewers } from './list.ts';

/** Who reviewed the last round before the present one that had a review. Throws `no_encontrado` and `sin_permiso`. */
export async function readPreviousReviewers(services: Services, viewer: Person, id: string) {
  const work = await workForChoosingReviewers(services, viewer, id);
  const { ronda, ids } = lastReviewed(work);
  const conflicts = (await findConflicts(services, [work], ids)).get(id);
  const candidates = await appraise(services, work, ids, conflicts);
  const hindrances = await findHindrances(services, work, ids);
  const personas = candidates.map(
    (candidate): PreviousReviewer => ({ ...candidate, impedimento: hindrances.get(candidate.id) ?? null }),
  );
  return { ronda, personas: personas.toSorted((one, other) => bySurname.compare(one.apellidos, other.apellidos)) };
}

const bySurname = new Intl.Collator('es');

/**
 * Invites these of them to the present round. Whom something keeps from it meanwhile is left out, as `impedimento` then
 * says. Throws `no_encontrado`, `sin_permiso`, `fuera_de_revision`, and `datos_no_validos` for who did not review that round.
 */
export async function inviteAgain(
  services: Services,
  viewer: Person,
  id: string,
  { personas, fechaLimite }: z.output<typeof askedAgainSchema>,
) {
  const invitadas = await services.transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    checkAction(services, viewer, work, 'CREAR_REVISION', 'fuera_de_revision');
    const { ids } = lastReviewed(work);
    if (!personas.every((person) => ids.includes(person)))
      throw refuse('datos_no_validos', { errors: [{ field: 'personas', code: 'no_reviso_la_ronda' }] });
    const hindrances = await findHindrances(services, work, ids);
    const asked = ids.filter((person) => personas.includes(person) && !hindrances.has(person));
    for (const revisorId of asked) await giveReview(services, work, { revisorId, fechaLimite }, viewer.id);
    return asked;
  });
  return { invitadas, ...(await readPreviousReviewers(services, viewer, id)) };
}

/** That round, and who handed in a review in it. A round that its authors took back before anybody did is none. */
function lastReviewed({ ronda: present, reviewFacts }: Work): { ronda: number | null; ids: string[] } {
  const done = reviewFacts.filter((review) => review.ronda < present && isCompleted(review) && !review.declined);
  const ronda = done.length > 0 ? Math.max(...done.map((review) => review.ronda)) : null;
  return { ronda, ids: done.filter((review) => review.ronda === ronda).map(({ revisorId }) => revisorId) };
}
