import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { closedUp } from './close-up.ts';
import { singleSpaced } from './text.ts';

/** Gathers the pieces of one paragraph: spaces single across pieces, like pieces joined, none at the ends. */
export class InlineRun {
  readonly #pieces: Inline[] = [];
  /** Remembered: to look at the end of a text that grows by pieces would copy it whole each time. */
  #endsWithSpace = true;

  addText(text: string, marks: readonly Mark[]): void {
    const last = this.#pieces.at(-1);
    const spaced = singleSpaced(text);
    const added = this.#endsWithSpace ? spaced.replace(/^ /, '') : spaced;
    if (added === '') return;
    this.#endsWithSpace = added.endsWith(' ');
    if (last?.type === 'text' && sameMarks(last.marks ?? [], marks)) last.text += added;
    else this.#pieces.push({ type: 'text', text: added, ...(marks.length > 0 && { marks: [...marks] }) });
  }

  add(...pieces: Inline[]): void {
    for (const piece of pieces) {
      if (piece.type === 'text') this.addText(piece.text, piece.marks ?? []);
      else this.#push(piece);
    }
  }

  addBreak(): void {
    const last = this.#pieces.at(-1);
    if (last && last.type !== 'hardBreak') this.#push({ type: 'hardBreak' });
  }

  /** The pieces, or none where they say nothing. */
  finish(): Inline[] {
    const pieces = closedUp(this.#pieces);
    for (let last = pieces.at(-1); last; last = pieces.at(-1)) {
      if (last.type === 'text' && last.text.trimEnd() !== '') {
        pieces[pieces.length - 1] = { ...last, text: last.text.trimEnd() };
        break;
      }
      if (last.type !== 'text' && last.type !== 'hardBreak') break;
      pieces.pop();
    }
    const says = pieces.some((piece) =>
      piece.type === 'text' ? piece.text.trim() !== '' : piece.type !== 'hardBreak',
    );
    return says ? pieces : [];
  }

  /** Whether what comes next stands right at a word, or at the mark after it, as raised numbers do. */
  endsAtWord(): boolean {
    const last = this.#pieces.at(-1);
    return last?.type === 'text' && /\p{L}[.,;:)]?$/u.test(last.text);
  }

  #push(piece: Exclude<Inline, { type: 'text' }>): void {
    this.#pieces.push(piece);
    this.#endsWithSpace = piece.type === 'hardBreak';
  }
}

/** Several runs as one, a space between. */
export function joined(...runs: readonly Inline[][]): Inline[] {
  const whole = new InlineRun();
  for (const run of runs) {
    whole.add(...run);
    whole.addText(' ', []);
  }
  return whole.finish();
}

const sameMarks = (a: readonly Mark[], b: readonly Mark[]) => JSON.stringify(a) === JSON.stringify(b);
