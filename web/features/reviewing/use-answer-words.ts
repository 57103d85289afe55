import type { ReviewFormAnswers, ReviewFormField } from '#contract/entities/review-form.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';

type Answer = ReviewFormAnswers[string];

/** How the questions of a review's form and their answers are said. */
export function useAnswerWords() {
  const t = useMessages();
  const language = useLanguage();
  return {
    labelOf: ({ etiqueta, etiquetaEn }: ReviewFormField) => (language === 'en' && etiquetaEn) || etiqueta,
    /** What may be chosen; nothing where words are asked for. */
    choicesOf: ({ tipo, opciones }: ReviewFormField): readonly Answer[] => {
      if (tipo === 'PUNTUACION') return [1, 2, 3, 4, 5];
      return tipo === 'SI_NO' ? [true, false] : opciones;
    },
    wordsOf: (answer: Answer) =>
      typeof answer === 'boolean' ? t(answer ? 'reviewing.form.yes' : 'reviewing.form.no') : String(answer),
  };
}
