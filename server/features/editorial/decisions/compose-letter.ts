/** The letter of a decision, from what the editor wrote or from the template, as it leaves. */

import type { Letter } from '#contract/entities/decision.ts';
import { fillPlaces, type LetterKind, type LetterPlace } from '#contract/letters.ts';
import { dayMs } from '#contract/time.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { checkPlaces } from '#server/features/correspondence/letters/check-places.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { afterApproval, letterFillings } from '#server/messages/standard-letters.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { readTemplate } from '#server/platform/mail/template-read.ts';
import type { Services } from '#server/platform/services.ts';
import { signsByName } from '#server/policy/index.ts';
import { type CompletedReview, findAddressees, findName } from './queries.ts';
import { reviewInWords } from './review-in-words.ts';

export interface LetterDraft {
  action: LetterKind;
  motivo?: string | undefined;
  carta?: Letter | undefined;
  /** The reviews that go with the letter. */
  reviews: readonly CompletedReview[];
}

const dayIn = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Days for a new version where no reminder is set. */
const usualDays = 60;

/** The address of the work that letters lead to. */
export const workAddress = ({ env }: Services, id: string): string => publicAddress(env, `/publications/${id}`);

/** The language of who signs the work first and has chosen one; Spanish otherwise. */
export async function languageOfAuthors({ db }: Services, publicacionId: string): Promise<Language> {
  const [first] = await findAddressees(db, publicacionId);
  return first?.idioma === 'en' ? 'en' : 'es';
}

/** The filled letter. Reviewers go by their number, whatever the mode: what was sent stays sent. Throws `marca_desconocida`. */
export async function composeLetter(
  services: Services,
  editor: Person,
  work: Work,
  { action, motivo, carta, reviews }: LetterDraft,
): Promise<Letter> {
  if (carta) checkPlaces(action, carta, 'carta.');
  const letter = carta ?? (await readTemplate(services, action, await languageOfAuthors(services, work.id), work));
  const { idioma } = letter;
  const { nombre, recordarAutoresDias, etapaProduccion } = services.settings.of(work);
  const { team, noReviews } = letterFillings[idioma];
  const deadline = new Date(
    Date.now() + Math.max(0, ...recordarAutoresDias, recordarAutoresDias.length ? 0 : usualDays) * dayMs,
  );
  const values: Record<LetterPlace, string> = {
    titulo: work.titulo,
    autores: work.autor,
    editor: signsByName(editor, work) ? await findName(services.db, editor.id) : team,
    revista: nombre,
    ronda: String(work.ronda),
    plazo: dayIn(idioma).format(deadline),
    siguiente: afterApproval[idioma][etapaProduccion ? 'production' : 'publishing'],
    revisiones: reviews.map((review) => reviewInWords(review, idioma)).join('\n\n') || noReviews,
    motivo: motivo ?? '',
    enlace: workAddress(services, work.id),
  };
  const asunto = fillPlaces(letter.asunto, values).replace(/\s+/g, ' ').trim();
  return { idioma, asunto, cuerpo: fillPlaces(letter.cuerpo, values) };
}
