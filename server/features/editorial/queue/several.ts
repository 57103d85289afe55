/** Acts on several works of the queue at once: the acts that there are for one, one after another, and what became of each. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { mostAtOnce, type WorkOutcome } from '#contract/entities/queue.ts';
import { orRefusal, refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { writeTo } from '#server/features/correspondence/mail/write-to.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import { runWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead, canRunProcess } from '#server/policy/index.ts';
import { findLate } from '../reminders/queries.ts';
import { giveToEditor } from '../set-handling-editor.ts';

/**
 * Gives each work to its editor; a work that somebody else was faster with, or that is not theirs to give, stays as it is. So does one that
 * its editor has already, which is told: who takes back what they did is not to take back what others did.
 */
export const setHandlingEditors = (
  services: Services,
  viewer: Person,
  { obras }: CallData<Calls['setHandlingEditors']>['body'],
  language: Language,
) =>
  forEach(obras, language, async ({ id, ...change }) => {
    if (!(await giveToEditor(services, viewer, id, change))) throw refuse('editor_sin_cambio');
  });

/**
 * Writes to the main author of each work, with its title before the words: who wrote several of them reads which is meant.
 * Whoever has no account cannot be written to from here.
 */
export const writeToAuthors = (
  services: Services,
  viewer: Person,
  { obras, asunto, mensaje }: CallData<Calls['writeToAuthors']>['body'],
  language: Language,
) =>
  forEach(
    obras.map((id) => ({ id })),
    language,
    async ({ id }) => {
      const { titulo, autorPrincipalId } = await runWork(services, viewer, id);
      if (!autorPrincipalId) throw refuse('destinatario_no_admitido');
      await writeTo(services, viewer, {
        to: autorPrincipalId,
        subject: asunto,
        message: `«${titulo}»\n\n${mensaje}`,
      });
    },
  );

/** One after another: each is a whole act of its own, done or not, and a work named twice is acted on once. */
async function forEach<T extends { id: string }>(
  works: readonly T[],
  language: Language,
  act: (work: T) => Promise<unknown>,
): Promise<{ obras: WorkOutcome[] }> {
  const obras: WorkOutcome[] = [];
  for (const work of new Map(works.map((each) => [each.id, each])).values())
    obras.push({ id: work.id, ...(await outcomeOf(act(work), language)) });
  return { obras };
}

const done = { problema: null, motivo: null };

/** What stood against an act, in words. */
async function outcomeOf(act: Promise<unknown>, language: Language): Promise<Omit<WorkOutcome, 'id'>> {
  const outcome = await orRefusal(act);
  if (!('refusal' in outcome)) return done;
  const { code, message } = outcome.refusal.in(language);
  return { problema: code, motivo: message };
}

/** The reviews of these works that are past their deadline, of those works alone that the viewer runs: as many as are reminded at once. */
export async function lateReviews({ db }: Services, viewer: Person, { obras }: CallData<Calls['lateReviews']>['body']) {
  const works = await findWorksById(db, obras);
  const theirs = works.filter((work) => canRead(viewer, work) && canRunProcess(viewer, work) && !work.deletedAt);
  const late = await findLate(
    db,
    theirs.map(({ id }) => id),
    new Date(),
    mostAtOnce + 1,
  );
  return { revisiones: late.slice(0, mostAtOnce), completo: late.length <= mostAtOnce };
}
