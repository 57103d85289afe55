import type { ReviewFormAnswers, ReviewFormField } from '#contract/entities/review-form.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { CompletedReview } from './queries.ts';

const words: Record<Language, { reviewer: string; yes: string; no: string; of: string }> = {
  es: { reviewer: 'Revisor', yes: 'Sí', no: 'No', of: 'de' },
  en: { reviewer: 'Reviewer', yes: 'Yes', no: 'No', of: 'of' },
};
const highestScore = 5;

/**
 * A review as a letter carries it: its number, what it answers to those questions of the form that authors may read, a line
 * each, and its comments.
 */
export function reviewInWords({ numero, comentarios, formulario, respuestas }: CompletedReview, language: Language) {
  const answers = (formulario ?? []).flatMap((field) => {
    const answer = respuestas[field.id];
    if (!field.paraAutor || answer === undefined || answer === '') return [];
    return [`${labelOf(field, language)}: ${answerInWords(field, answer, language)}`];
  });
  return [`${words[language].reviewer} ${numero}`, ...answers, comentarios].join('\n');
}

const labelOf = ({ etiqueta, etiquetaEn }: ReviewFormField, language: Language) =>
  ((language === 'en' && etiquetaEn) || etiqueta).replace(/:\s*$/, '');

function answerInWords({ tipo }: ReviewFormField, answer: ReviewFormAnswers[string], language: Language): string {
  const { yes, no, of } = words[language];
  if (typeof answer === 'boolean') return answer ? yes : no;
  return tipo === 'PUNTUACION' ? `${answer} ${of} ${highestScore}` : String(answer);
}
