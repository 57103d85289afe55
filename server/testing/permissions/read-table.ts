/** Reads tables of permissions, and holds them to one another: every cell of a call is matched by exactly one row. */
import { problems } from '#contract/problems.ts';
import { type Axis, type Cell, valuesOf } from './axes.ts';

/**
 * What an answer is due to be. `ok`: it is allowed, and names nobody who is hidden (hidden-names.ts); `ok A R` says whose names
 * are seen in it, of those who wrote the work (A) and those who review it (R), the asking person left out; `ok -` is nobody's.
 * (C, in hidden-names.ts alone, is what reviewers tell the editors in confidence.)
 * `absent`: a list without the work. 401, 403 and 404 are the plain refusals; any other is written by its code.
 */
const isOutcome = (outcome: string) =>
  /^(ok( -|( A)?( R)?( C)?)|absent|401|403|404)$/.test(outcome) || outcome in problems;

export interface Row {
  /** As it is written, to be found by. */
  text: string;
  matches: Record<Axis, ReadonlySet<string>>;
  outcome: string;
}

/** Rows by question: the name of a call, or with a variant, `changeEstado/APROBADO`. */
export type Table = Readonly<Record<string, readonly Row[]>>;

const axes = ['who', 'relation', 'standing', 'mode'] as const;

/**
 * A table's text: lines `who | relation | standing | mode | outcome`. Columns between the first and the last may be left out
 * from the right, and are `*` then. A line `@name | mode | outcome` stands for all rows of that set (sets.ts), and
 * `@name & EN_REVISION,public | mode | outcome` for as much of them as is about these standings.
 */
export function rowsOf(text: string, sets: Readonly<Record<string, string>> = {}): Row[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.flatMap((line) => {
    const parts = line.split('|').map((part) => part.trim());
    const outcome = parts.pop() ?? '';
    if (!isOutcome(outcome)) throw new Error(`${line}: ${outcome} is no outcome`);
    const [first = '', ...rest] = parts;
    if (!first.startsWith('@')) return [row(line, parts, outcome)];
    const [name = '', within = '*'] = first
      .slice(1)
      .split('&')
      .map((part) => part.trim());
    const set = sets[name];
    if (set === undefined) throw new Error(`${line}: there is no set @${name}`);
    return set
      .trim()
      .split('\n')
      .map((of) => row(`${line} (${of.trim()})`, [...of.split('|').map((part) => part.trim()), ...rest], outcome))
      .map((each) => narrowed(each, valuesOf('standing', within)))
      .filter(({ matches }) => matches.standing.size > 0);
  });
}

function row(text: string, parts: readonly string[], outcome: string): Row {
  if (parts.length > axes.length) throw new Error(`${text}: too many columns`);
  const of = (axis: Axis, at: number) => valuesOf(axis, parts[at] ?? '*');
  const [who, relation, standing, mode] = axes.map(of);
  if (!who || !relation || !standing || !mode) throw new Error(`${text}: no row`);
  return { text, matches: { who, relation, standing, mode }, outcome };
}

const narrowed = (whole: Row, standing: ReadonlySet<string>): Row => ({
  ...whole,
  matches: { ...whole.matches, standing: new Set([...whole.matches.standing].filter((each) => standing.has(each))) },
});

/** The same rows for several questions. */
export const forCalls = (
  questions: readonly string[],
  text: string,
  sets?: Readonly<Record<string, string>>,
): Table => {
  const rows = rowsOf(text, sets);
  return Object.fromEntries(questions.map((question) => [question, rows]));
};

export const fits = ({ matches }: Row, cell: Cell): boolean => axes.every((axis) => matches[axis].has(cell[axis]));

/** All that is wrong with the rows of a question: cells without a row or with several, rows without a cell. */
export function faultsOf(question: string, rows: readonly Row[], cells: readonly Cell[]): string[] {
  const used = new Set<Row>();
  const faults = cells.flatMap((cell) => {
    const found = rows.filter((each) => fits(each, cell));
    for (const each of found) used.add(each);
    const place = `${question}: ${axes.map((axis) => cell[axis]).join(' | ')}`;
    if (found.length === 0) return [`${place}: no row`];
    return found.length > 1 ? [`${place}: ${found.map(({ text }) => `«${text}»`).join(' and ')}`] : [];
  });
  return [
    ...faults,
    ...rows.filter((each) => !used.has(each)).map(({ text }) => `${question}: «${text}» matches nothing`),
  ];
}
