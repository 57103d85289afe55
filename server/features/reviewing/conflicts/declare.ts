import { v7 as uuid } from 'uuid';
import type { DeclaredConflict, NewConflict } from '#contract/entities/candidate.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { languageOf } from '#server/features/accounts/language.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import { declineReview } from '#server/features/reviewing/decline.ts';
import { answerWords } from '#server/messages/answers.ts';
import type { Services } from '#server/platform/services.ts';
import { findConflicts } from './find.ts';
import {
  deleteConflict,
  findConflictsOf,
  findDeclaredConflict,
  findOpenReviewsOf,
  findPeopleNamed,
  insertConflict,
} from './queries.ts';

type Row = Awaited<ReturnType<typeof findConflictsOf>>[number];
const present = ({ fecha, ...row }: Row): DeclaredConflict => ({ ...row, fecha: fecha.toISOString() });

/** What the viewer declared, the last first. */
export async function listMyConflicts({ db }: Services, viewer: Person) {
  return { conflictos: (await findConflictsOf(db, viewer.id)).map(present) };
}

/**
 * Declares a conflict with a person or an institution. The person's own reviews that it touches and that are not completed
 * are declined with it, which invites whoever comes next. Throws `datos_no_validos` where there is no such person.
 */
export function declareConflict(services: Services, viewer: Person, { conUserId, institucion, nota }: NewConflict) {
  const { db, transact } = services;
  return transact(async () => {
    const unknown = conUserId !== null && (conUserId === viewer.id || !(await findUser(db, conUserId)));
    if (unknown) throw refuse('datos_no_validos', { errors: [{ field: 'conUserId', code: 'otra_persona' }] });
    const id = uuid();
    await insertConflict(db, { id, userId: viewer.id, conUserId, institucion, nota });
    await record(db, { type: 'account.conflictDeclared', userId: viewer.id });
    await declineTouched(services, viewer);
    const stored = await findDeclaredConflict(db, id);
    if (!stored) throw new Error('a conflict was not stored');
    return present(stored);
  });
}

async function declineTouched(services: Services, viewer: Person): Promise<void> {
  const { db } = services;
  const { declinedForConflict } = answerWords;
  const motivo = declinedForConflict[await languageOf(services, viewer)];
  const open = await findOpenReviewsOf(db, viewer.id);
  const works = await findWorksById(db, [...new Set(open.map(({ publicacionId }) => publicacionId))]);
  const conflicts = await findConflicts(services, works, [viewer.id]);
  for (const { id, publicacionId } of open) {
    const found = conflicts.get(publicacionId)?.get(viewer.id) ?? [];
    // Others may have been passed over, with a reason, when it was assigned.
    if (found.some(({ tipo, declaradoPor }) => tipo === 'DECLARADO' && declaradoPor === 'REVISOR'))
      await declineReview(services, viewer, id, motivo);
  }
}

/** Takes a declared conflict back. Throws `no_encontrado`, also for somebody else's. */
export function withdrawConflict({ db, transact }: Services, viewer: Person, id: string): Promise<void> {
  return transact(async () => {
    if (!(await deleteConflict(db, id, viewer.id))) throw refuse('no_encontrado');
    await record(db, { type: 'account.conflictWithdrawn', userId: viewer.id });
  });
}

/** People whom a conflict could be with, by their names. */
export async function findPeopleInConflict({ db }: Services, viewer: Person, q: string) {
  return { people: await findPeopleNamed(db, q.split(/\s+/), viewer.id) };
}
