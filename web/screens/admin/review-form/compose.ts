/** What the composer does with the list of questions; each gives a new list. */
import type { ReviewFormField } from '#contract/entities/review-form.ts';

export type Question = ReviewFormField;
export type Kind = Question['tipo'];

/** An id that no question had before, so that no answer is taken for another's. */
const freshId = () => `p${Math.random().toString(36).slice(2, 12)}`;

export const added = (form: readonly Question[], tipo: Kind): Question[] => [
  ...form,
  {
    id: freshId(),
    tipo,
    etiqueta: '',
    etiquetaEn: '',
    opciones: tipo === 'OPCION' ? ['', ''] : [],
    obligatorio: false,
    paraAutor: true,
  },
];

export const changed = (form: readonly Question[], place: number, fields: Partial<Question>): Question[] =>
  form.map((question, at) => (at === place ? { ...question, ...fields } : question));

/** The question with its kind changed: only choices have options, and two to begin with. */
export const ofKind = ({ opciones }: Question, tipo: Kind): Partial<Question> => ({
  tipo,
  opciones: tipo !== 'OPCION' ? [] : opciones.length > 0 ? opciones : ['', ''],
});

/** A copy right after its original. */
export const duplicated = (form: readonly Question[], place: number): Question[] =>
  form.flatMap((question, at) => (at === place ? [question, { ...question, id: freshId() }] : [question]));

export const removed = (form: readonly Question[], place: number): Question[] => form.filter((_, at) => at !== place);

export const putBack = (form: readonly Question[], place: number, question: Question): Question[] => [
  ...form.slice(0, place),
  question,
  ...form.slice(place),
];
