import type { ReviewFormAnswers, ReviewFormField } from '#contract/entities/review-form.ts';
import type { FaultCode } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';

/** The answers that say something, each held to its question. Throws `datos_no_validos`, naming the questions as `respuestas.id`. */
export function checkedAnswers(form: readonly ReviewFormField[], answers: ReviewFormAnswers): ReviewFormAnswers {
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  const fields = new Map(form.map((field) => [field.id, field]));
  const wrong = given.filter(([id, answer]) => !fits(fields.get(id), answer));
  if (wrong.length > 0)
    throw faulty(
      wrong.map(([id]) => id),
      'respuesta',
    );
  return Object.fromEntries(given);
}

/** Throws `datos_no_validos` where a question that has to be answered is not. */
export function checkAnswered(form: readonly ReviewFormField[], answers: ReviewFormAnswers): void {
  const open = form.filter(({ id, obligatorio }) => obligatorio && answers[id] === undefined);
  if (open.length > 0)
    throw faulty(
      open.map(({ id }) => id),
      'sin_responder',
    );
}

function fits(field: ReviewFormField | undefined, answer: ReviewFormAnswers[string]): boolean {
  switch (field?.tipo) {
    case 'PUNTUACION':
      return typeof answer === 'number';
    case 'SI_NO':
      return typeof answer === 'boolean';
    case 'OPCION':
      return typeof answer === 'string' && field.opciones.includes(answer);
    case 'TEXTO':
      return typeof answer === 'string';
    default:
      return false;
  }
}

const faulty = (ids: readonly string[], code: FaultCode) =>
  refuse('datos_no_validos', { errors: ids.map((id) => ({ field: `respuestas.${id}`, code })) });
