import { meantBy } from '#contract/actions.ts';
import type { DecisionPreview, Letter, NewDecision } from '#contract/entities/decision.ts';
import {
  closesRound,
  decisionActions,
  decisionKept,
  hasLetter,
  isDecision,
  type LetterKind,
} from '#contract/letters.ts';
import { refuse } from '#contract/refuse.ts';
import { folded } from '#contract/text.ts';
import type { Language } from '#contract/vocabulary.ts';
import { fill } from '#contract/words.ts';
import { hasReviewed, type Person } from '#contract/workflow.ts';
import { openTransition } from '#server/features/publications/check-action.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { answerWords } from '#server/messages/answers.ts';
import { signedBy } from '#server/messages/mail-frame.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { readTemplate } from '#server/platform/mail/template-read.ts';
import { letterMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess, hidesReviewers } from '#server/policy/index.ts';
import { chosenReviews } from './chosen-reviews.ts';
import { composeLetter, languageOfAuthors, workAddress } from './compose-letter.ts';
import { checkWords } from './keep-decision.ts';
import { findAddressees, findReviewers } from './queries.ts';

/**
 * The mail of a decision as it would leave now, and to whom; nothing is decided. `language` is that of whoever previews it,
 * not the letter's. Throws as deciding does, but for a missing reason.
 */
export async function previewDecision(
  services: Services,
  viewer: Person,
  id: string,
  { estado, acto, motivo, carta, revisiones }: NewDecision,
  language: Language,
): Promise<DecisionPreview> {
  const work = await readableWork(services, viewer, id);
  const asked = { to: estado, motivo: motivo || '…', among: meantBy(acto, decisionActions) };
  const transition = openTransition(services, viewer, work, asked);
  if (!isDecision(transition.action)) throw refuse('transicion_no_permitida', { estado: work.estado });
  const action = decisionKept(transition.action, work.completedReviews);
  checkWords(action, { carta, revisiones });
  if (!hasLetter(action)) return { para: [], correo: null, avisos: [] };
  const reviews = await chosenReviews(services, work, action, revisiones);
  const letter = await composeLetter(services, viewer, work, { action, motivo, carta, reviews });
  const addressees = await findAddressees(services.db, id);
  return {
    para: addressees.map(({ nombre, email }) => ({ nombre, email })),
    correo: signedBy(
      services.settings.of(work),
      letterMail(letter, workAddress(services, id)),
      publicAddress(services.env, ''),
    ),
    avisos: [
      ...(closesRound(action) && hasReviewed(work, viewer) ? [answerWords.deciderReviewed[language]] : []),
      ...(await oversights(services, work, letter, language)),
    ],
  };
}

/** A sentence for each hidden reviewer whom the letter names. */
async function oversights(
  { db }: Services,
  work: Work,
  { asunto, cuerpo }: Letter,
  language: Language,
): Promise<string[]> {
  if (!hidesReviewers(work)) return [];
  const text = folded(`${asunto}\n${cuerpo}`);
  return (await findReviewers(db, work.id)).flatMap(({ id, nombres, apellidos, email }) => {
    if (work.consentedIds.includes(id)) return [];
    const name = `${nombres} ${apellidos}`.trim();
    const named = [name, apellidos, email].some((word) => word.length > 3 && text.includes(folded(word)));
    return named ? [fill(answerWords.letterNamesReviewer[language], { nombre: name }, language)] : [];
  });
}

/**
 * The letter that a decision begins with, its places open; in the authors' language unless another is asked for. Throws
 * `no_encontrado`, and `sin_permiso` to authors.
 */
export async function standardLetter(
  services: Services,
  viewer: Person,
  id: string,
  { accion, idioma }: { accion: LetterKind; idioma?: Language | undefined },
): Promise<Letter> {
  const work = await readableWork(services, viewer, id);
  if (!canRunProcess(viewer, work)) throw refuse('sin_permiso');
  const language = idioma ?? (await languageOfAuthors(services, work.id));
  const { asunto, cuerpo } = await readTemplate(services, accion, language, work);
  return { idioma: language, asunto, cuerpo };
}
