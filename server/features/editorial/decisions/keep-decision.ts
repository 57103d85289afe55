import { v7 as uuid } from 'uuid';
import type { Letter } from '#contract/entities/decision.ts';
import { closesRound, type DecisionAction, hasLetter } from '#contract/letters.ts';
import { refuse } from '#contract/refuse.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { hasReviewed, type Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { answeredBy } from '#server/features/publications/answered-by.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { letterMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { chosenReviews } from './chosen-reviews.ts';
import { composeLetter, workAddress } from './compose-letter.ts';
import { findAddressees, insertDecision } from './queries.ts';

/** What the decider says with a decision. Without a letter of theirs the standard one goes. */
export interface DecisionWords {
  motivo?: string | undefined;
  carta?: Letter | undefined;
  /** The reviews that the authors will read; without this list, all completed ones. */
  revisiones?: readonly string[] | undefined;
}

/**
 * Records a decision whole, and hands its letter over for every author who can be written to; all in the caller's
 * transaction, which holds the work's row. Gives its id. Throws `sin_carta`, `revisiones_no_validas`,
 * `marca_desconocida`.
 */
export async function keepDecision(
  services: Services,
  editor: Person,
  work: Work,
  { action, to, motivo, carta, revisiones }: DecisionWords & { action: DecisionAction; to: Estado },
): Promise<string> {
  const { db } = services;
  checkWords(action, { carta, revisiones });
  const chosen = await chosenReviews(services, work, action, revisiones);
  const letter = hasLetter(action)
    ? await composeLetter(services, editor, work, { action, motivo, carta, reviews: chosen })
    : null;
  const id = uuid();
  const tambienReviso = closesRound(action) && hasReviewed(work, editor);
  await insertDecision(db, {
    id,
    publicacionId: work.id,
    ronda: work.ronda,
    version: work.versionActual,
    accion: action,
    estado: to,
    editorId: editor.id,
    motivo: motivo?.trim() || null,
    carta: letter,
    tambienReviso,
    revisiones: revisiones && closesRound(action) ? chosen.map((review) => review.id) : null,
  });
  if (tambienReviso) {
    const datos = { titulo: work.titulo, ronda: work.ronda };
    await record(db, { type: 'publication.decidedByReviewer', userId: editor.id, publicacionId: work.id, datos });
  }
  if (letter) {
    const mail = letterMail(letter, workAddress(services, work.id));
    const replies = await answeredBy(services, work);
    for (const { email } of await findAddressees(db, work.id))
      await sendMail(services, { para: email, secreto: false, publicacionId: work.id, ...replies, ...mail });
  }
  return id;
}

/** Throws `sin_carta` where something was written for authors who are not told of this decision. */
export function checkWords(action: DecisionAction, { carta, revisiones }: DecisionWords): void {
  if (!hasLetter(action) && (carta || revisiones?.length)) throw refuse('sin_carta');
}
