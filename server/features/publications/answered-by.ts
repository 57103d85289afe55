import { findUser } from '#server/features/accounts/queries.ts';
import type { OutgoingMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { canAnswerForWork } from '#server/policy/index.ts';
import type { Work } from './queries.ts';

/**
 * Whom the reader of a mail about the work answers: who handles it. The platform itself where nobody does, where their address is not
 * known to be theirs, and where their name would say who reviews or wrote the work.
 */
export async function answeredBy({ db }: Services, work: Work): Promise<Pick<OutgoingMail, 'responderA'>> {
  const editor = work.editorId ? await findUser(db, work.editorId) : undefined;
  if (!editor?.fechaVerificacion || editor.fechaBloqueo || !canAnswerForWork(editor, work)) return {};
  return { responderA: editor.email };
}
