/**
 * The points that a review makes, so that each can be answered by itself. No words are lost: joined again, the points
 * have them all, but for the bullets of a list, which say nothing where each point stands by itself.
 */

/** What can begin a point at the beginning of a line, what parts a review first. */
const marks = {
  /** '1.', '2)', '(3)', '1.1.', 'R1.2:', 'Punto 4.' */
  number:
    /^\s{0,6}(?:(?:punto|comentario|point|comment)\s+)?(?:\(\d{1,2}\)|[A-Z]?\d{1,2}(?:\.\d{1,2})*[.):º°]-?)(?=\s+\S)/i,
  /** 'a)', '(b)' */
  letter: /^\s{0,6}\(?[a-z]\)(?=\s+\S)/i,
  bullet: /^\s{0,6}[-*•·–—▪◦](?=\s+\S)/,
} as const;
const bullets = /^\s*(?:[-*•·–—▪◦]\s+)+(?=\S)/;
type Mark = keyof typeof marks;
const marksInOrder: readonly Mark[] = ['number', 'letter', 'bullet'];

type Line = { text: string; mark: Mark | null; blank: boolean };

const readLine = (text: string): Line => ({
  text,
  mark: marksInOrder.find((mark) => marks[mark].test(text)) ?? null,
  blank: text.trim() === '',
});

/** 'Comentarios mayores:', '## Método': says what follows, and is no point by itself. */
const isHeading = (text: string) => {
  const words = text.trim();
  return /^#{1,6}\s/.test(words) || (words.length <= 80 && words.endsWith(':') && !words.includes('\n'));
};

/**
 * Splits what a reviewer wrote into its points: by numbers where there are two or more, else by letters, else by
 * bullets, else by paragraphs. What stands before the first mark is a point of its own; a heading stays with what
 * follows it. Each point is given without white space around it; an empty text has none.
 */
export function pointsOf(comentarios: string): string[] {
  const lines = comentarios.replace(/\r\n?/g, '\n').split('\n').map(readLine);
  const by = marksInOrder.find((mark) => lines.filter((line) => line.mark === mark).length > 1);
  return withHeadings(by ? marked(lines, by) : paragraphs(lines));
}

/** A passage of a manuscript as a review quotes it: in one line, between marks. */
export const quoted = (passage: string): string => `«${passage.replace(/\s+/g, ' ').trim()}»`;

/** The points of a whole review: those of its comments, and each that it makes in the margin, with the passage it is about. */
export const pointsOfReview = ({ comentarios, anotaciones }: Written): string[] => [
  ...pointsOf(comentarios),
  ...anotaciones.map(({ exacto, texto }) => `${quoted(exacto)}\n${texto}`),
];
type Written = { comentarios: string; anotaciones: readonly { exacto: string; texto: string }[] };

/** A text without the bullets of its lists. */
export const withoutBullets = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(bullets, ''))
    .join('\n');

/** A new point with each mark, and with each heading of marks. */
function marked(lines: readonly Line[], by: Mark): string[] {
  const points: string[][] = [[]];
  for (const [index, { text, mark }] of lines.entries()) {
    const next = lines.slice(index + 1).find(({ blank }) => !blank);
    const heads = mark === null && isHeading(text) && next?.mark === by;
    if (mark === by || heads) points.push([by === 'bullet' ? text.replace(bullets, '') : text]);
    else points.at(-1)?.push(text);
  }
  return joined(points);
}

function paragraphs(lines: readonly Line[]): string[] {
  const points: string[][] = [[]];
  for (const { text, blank } of lines)
    if (blank) points.push([]);
    else points.at(-1)?.push(text);
  return joined(points);
}

const joined = (points: readonly string[][]): string[] =>
  points.map((lines) => lines.join('\n').trim()).filter((point) => point !== '');

/** A point that is only a heading goes to the one after it. */
function withHeadings(points: readonly string[]): string[] {
  const whole: string[] = [];
  let headings: string[] = [];
  for (const point of points)
    if (isHeading(point)) headings.push(point);
    else {
      whole.push([...headings, point].join('\n'));
      headings = [];
    }
  return headings.length > 0 ? [...whole, headings.join('\n')] : whole;
}
