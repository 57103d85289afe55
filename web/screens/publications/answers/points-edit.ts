/** How authors arrange the points of a review before they answer them. Pure: each gives a new list. */
import type { AnsweredPoint, Review } from '#contract/entities/review.ts';
import { pointsOfReview, withoutBullets } from '#contract/points.ts';

/** Where a point can be divided: its lines and sentences, which joined are the point. */
export const piecesOf = (punto: string): string[] =>
  Array.from(new Intl.Segmenter('es', { granularity: 'sentence' }).segment(punto), ({ segment }) => segment).filter(
    (piece) => piece.trim() !== '',
  );

/** Divides a point before its piece `at`; the answer stays with the first part. */
export function splitPoint(points: readonly AnsweredPoint[], index: number, at: number): AnsweredPoint[] {
  return points.flatMap((point, place) => {
    if (place !== index) return [point];
    const pieces = piecesOf(point.punto);
    const [head, tail] = [pieces.slice(0, at), pieces.slice(at)].map((part) => part.join('').trim());
    return head && tail
      ? [
          { ...point, punto: head },
          { punto: tail, respuesta: '' },
        ]
      : [point];
  });
}

/** Joins a point, and what is answered to it, to the one before. */
export function joinToPrevious(points: readonly AnsweredPoint[], index: number): AnsweredPoint[] {
  const [before, point] = [points[index - 1], points[index]];
  if (!before || !point) return [...points];
  const joined = {
    punto: `${before.punto}\n\n${point.punto}`,
    respuesta: [before.respuesta, point.respuesta].filter((words) => words.trim() !== '').join('\n\n'),
  };
  return points.flatMap((each, place) => (place === index ? [] : place === index - 1 ? [joined] : [each]));
}

export const addPoint = (points: readonly AnsweredPoint[], punto: string): AnsweredPoint[] => [
  ...points,
  { punto: punto.trim(), respuesta: '' },
];

export const removePoint = (points: readonly AnsweredPoint[], index: number): AnsweredPoint[] =>
  points.filter((_, place) => place !== index);

export const answerPoint = (points: readonly AnsweredPoint[], index: number, respuesta: string): AnsweredPoint[] =>
  points.map((point, place) => (place === index ? { ...point, respuesta } : point));

/** Whether the authors added the point themselves: the reviewer's own words are not for them to take away. */
export function isAdded({ punto }: AnsweredPoint, { comentarios, anotaciones }: Said): boolean {
  const said = [comentarios, ...pointsOfReview({ comentarios: '', anotaciones })].join('\n');
  return !words(said).includes(words(punto));
}
type Said = Pick<Review, 'comentarios' | 'anotaciones'>;

const words = (text: string) => withoutBullets(text).split(/\s+/).filter(Boolean).join(' ');
