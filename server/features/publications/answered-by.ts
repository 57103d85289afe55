import { findUser, type UserRow } from '#server/features/accounts/queries.ts';
import type { OutgoingMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { canAnswerForWork } from '#server/policy/index.ts';
import { findWorksById, type Work } from './queries.ts';

/** What a mail says of whom its reader answers. */
export type Replies = Pick<OutgoingMail, 'responderA'>;

/**
 * Whom the reader of a mail about the work answers: who handles it. The platform itself where nobody does, where their address is not
 * known to be theirs, and where their name would say who reviews or wrote the work.
 */
export async function answeredBy({ db }: Pick<Services, 'db'>, work: Work): Promise<Replies> {
  return repliesTo(work.editorId ? await findUser(db, work.editorId) : undefined, work);
}

/**
 * The same of several works, for who writes many mails: the works are asked for together, and each who handles some of them once. By the
 * id of the work; it holds as of now, so that it is asked for anew with each lot.
 */
export async function answeredByOf(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<Map<string, Replies>> {
  const works = await findWorksById(db, [...new Set(ids)]);
  const editors = new Map<string, UserRow | undefined>();
  for (const id of new Set(works.flatMap(({ editorId }) => editorId ?? []))) editors.set(id, await findUser(db, id));
  return new Map(works.map((work) => [work.id, repliesTo(editors.get(work.editorId ?? ''), work)]));
}

const repliesTo = (editor: UserRow | undefined, work: Work): Replies =>
  editor?.fechaVerificacion && !editor.fechaBloqueo && canAnswerForWork(editor, work)
    ? { responderA: editor.email }
    : {};
