import type { ReviewFormAnswers, ReviewFormField } from '#contract/entities/review-form.ts';
import { quoted } from '#contract/points.ts';
import type { Language } from '#contract/vocabulary.ts';
import { hasSpoken, isRecorded } from '#server/policy/index.ts';
import type { CompletedReview } from './queries.ts';

const words: Record<
  Language,
  { reviewer: string; recorded: string; own: string; margin: string; yes: string; no: string; of: string }
> = {
  es: {
    reviewer: 'Revisor',
    recorded: 'registrada por la redacción',
    own: 'Lo que escribió quien revisa:',
    margin: 'Al margen del texto:',
    yes: 'Sí',
    no: 'No',
    of: 'de',
  },
  en: {
    reviewer: 'Reviewer',
    recorded: 'recorded by the editors',
    own: 'What the reviewer wrote:',
    margin: 'In the margin of the text:',
    yes: 'Yes',
    no: 'No',
    of: 'of',
  },
};
const highestScore = 5;

/**
 * A review as a letter carries it: its number, a line for each answer to a question that authors may read, and its
 * comments, with what it says in the margin. Those of an editor say so, and the reviewer's own follow them.
 */
export function reviewInWords(review: CompletedReview, language: Language) {
  const { numero, comentarios, formulario, respuestas, comentariosRevisor, anotaciones } = review;
  const { reviewer, recorded, own, margin } = words[language];
  const answers = (formulario ?? []).flatMap((field) => {
    const answer = respuestas[field.id];
    if (!field.paraAutor || answer === undefined || answer === '') return [];
    return [`${labelOf(field, language)}: ${answerInWords(field, answer, language)}`];
  });
  const heading = `${reviewer} ${numero}${isRecorded(review) ? ` (${recorded})` : ''}`;
  const written = comentariosRevisor && comentariosRevisor !== comentarios ? [own, comentariosRevisor] : [];
  const notes = (hasSpoken(review) ? anotaciones : []).map(({ exacto, texto }) => `${quoted(exacto)}: ${texto}`);
  const inMargin = notes.length > 0 ? [margin, ...notes] : [];
  return [heading, ...answers, comentarios, ...written, ...inMargin].join('\n');
}

const labelOf = ({ etiqueta, etiquetaEn }: ReviewFormField, language: Language) =>
  ((language === 'en' && etiquetaEn) || etiqueta).replace(/:\s*$/, '');

function answerInWords({ tipo }: ReviewFormField, answer: ReviewFormAnswers[string], language: Language): string {
  const { yes, no, of } = words[language];
  if (typeof answer === 'boolean') return answer ? yes : no;
  return tipo === 'PUNTUACION' ? `${answer} ${of} ${highestScore}` : String(answer);
}
