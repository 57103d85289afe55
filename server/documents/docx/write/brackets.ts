/** Brackets of a formula as what holds what is between them: alone, programs do not read them, nor do they grow. */
import { type MathComponent, MathCurlyBrackets, MathRoundBrackets, MathRun, MathSquareBrackets } from 'docx';

const kinds = {
  '(': { closing: ')', make: (children: MathComponent[]) => new MathRoundBrackets({ children }) },
  '[': { closing: ']', make: (children: MathComponent[]) => new MathSquareBrackets({ children }) },
  '{': { closing: '}', make: (children: MathComponent[]) => new MathCurlyBrackets({ children }) },
};
type Opening = keyof typeof kinds;
const isOpening = (sign: string): sign is Opening => sign in kinds;

/** A row of a formula while it is written, left to right. */
export class BracketedRow {
  readonly #open: { sign: Opening; before: MathComponent[] }[] = [];
  #row: MathComponent[] = [];

  add(...components: MathComponent[]): void {
    this.#row.push(...components);
  }

  /** Whether `sign` is a bracket that begins something; if so, what follows is inside. */
  opens(sign: string): boolean {
    if (!isOpening(sign)) return false;
    this.#open.push({ sign, before: this.#row });
    this.#row = [];
    return true;
  }

  /** What `sign` ends, in its brackets, taken from the row; undefined where it ends nothing. */
  closed(sign: string): MathComponent | undefined {
    const last = this.#open.at(-1);
    if (!last || kinds[last.sign].closing !== sign) return undefined;
    this.#open.pop();
    const whole = kinds[last.sign].make(this.#row);
    this.#row = last.before;
    return whole;
  }

  /** The row; brackets that nothing closes are signs like others. */
  finish(): MathComponent[] {
    for (let last = this.#open.pop(); last; last = this.#open.pop())
      this.#row = [...last.before, new MathRun(last.sign), ...this.#row];
    return this.#row;
  }
}
