/** Text set in lines on a canvas. */
import type { SKRSContext2D } from '@napi-rs/canvas';

/** What the journal's faces have letters for: another script would stand there as boxes. */
const others = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;
/** Pictures of faces and things, which are `Common` and which no face of ours has. */
const pictographs = /\p{Extended_Pictographic}\uFE0F?|[\u200d\u{e0000}-\u{e007f}]/gu;

/** Whether a text can be read in the journal's faces: but for a letter or two. */
export const canWrite = (text: string): boolean => (text.match(others)?.length ?? 0) <= text.length / 12;

/** As it can be drawn: on one line, without what would stand there as a box. */
const plain = (text: string) =>
  text
    .replace(pictographs, '')
    .replace(others, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The text in at most so many lines of that width, in the canvas's present font; cut with '…' where it is longer. */
export function linesOf(pen: SKRSContext2D, text: string, width: number, most: number): string[] {
  const fits = (line: string) => pen.measureText(line).width <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of plain(text)
    .split(' ')
    .flatMap((each) => pieces(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    if (lines.length > most) break;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), shortened(last, fits)];
}

/** A word that is wider than a line, in pieces that are not. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (fits(part + segment)) part += segment;
    else {
      parts.push(part);
      part = segment;
    }
  }
  return [...parts, part].filter(Boolean);
}

/** A line with '…' at its end, without the words that leave no room for it. */
function shortened(line: string, fits: (line: string) => boolean): string {
  let kept = line;
  while (kept.includes(' ') && !fits(`${kept}…`)) kept = kept.slice(0, kept.lastIndexOf(' '));
  while (kept !== '' && !fits(`${kept}…`)) kept = [...kept].slice(0, -1).join('');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

interface Room {
  width: number;
  height: number;
  /** From the largest, in pixels. */
  sizes: readonly number[];
  fontOf: (size: number) => string;
  /** Height of a line, in its size. */
  leading: number;
}

/** The text in the largest size in which all of it has room; in the smallest, as much of it as has. Sets the canvas's font. */
export function fittedText(pen: SKRSContext2D, text: string, { width, height, sizes, fontOf, leading }: Room) {
  let set = { lines: [] as string[], size: 0, font: pen.font };
  for (const size of sizes) {
    pen.font = fontOf(size);
    const most = Math.max(1, Math.floor(height / (size * leading)));
    set = { lines: linesOf(pen, text, width, most), size, font: pen.font };
    if (linesOf(pen, text, width, most + 1).length <= most) break;
  }
  return set;
}
