/** What becomes of mutants: which are killed, which are listed as equivalent, and what is wrong with either. */
import { type Equivalent, equivalents } from './equivalents.ts';

/** A mutant as Stryker reports it (mutation-testing-report-schema). */
interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}
/** Stryker's report: what it was of each file, and what became of each mutant of it. */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}
/** Mutants of a file by what became of them. `faults` are those that fail the command, in words. */
export interface Tally {
  file: string;
  mutants: number;
  killed: number;
  equivalent: number;
  faults: string[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Tests that never end are as good as tests that fail. */
const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';

/** The code that a mutant replaces, in one line. */
function replacedBy({ location: { start, end } }: Mutant, source: string): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return oneLine(lines.join('\n'));
}

/** Whether the list means this mutant of a file: by the line that it begins in, where it says one, what it replaces, and by what. */
const isMeant = (each: Equivalent, file: string, mutant: Mutant, source: string) =>
  each.file === file &&
  (each.line === undefined || oneLine(source.split('\n')[mutant.location.start.line - 1] ?? '') === each.line) &&
  replacedBy(mutant, source) === each.code &&
  each.becomes.includes(oneLine(mutant.replacement ?? ''));

/** @param report of these files, whole
 * @param list mutants that nothing can kill */
export function judge({ files }: Report, names: readonly string[], list: readonly Equivalent[] = equivalents): Tally[] {
  return names.map((file) => {
    const { source, mutants } = files[file] ?? { source: '', mutants: [] };
    const said = (mutant: Mutant) =>
      `${file}:${mutant.location.start.line}: ${replacedBy(mutant, source)} → ${oneLine(mutant.replacement ?? '')}`;
    const listed = new Set(mutants.filter((mutant) => list.some((each) => isMeant(each, file, mutant, source))));
    const killed = mutants.filter(isKilled);
    const alive = mutants.filter((mutant) => !isKilled(mutant));
    const unused = list.flatMap((each) => {
      if (each.file !== file) return [];
      const found = mutants.filter((mutant) => isMeant(each, file, mutant, source)).length;
      return found < each.becomes.length
        ? [`${file}: listed, and no mutant: ${each.code} → ${each.becomes.join(' or ')}`]
        : [];
    });
    return {
      file,
      mutants: mutants.length,
      killed: killed.length,
      equivalent: alive.filter((mutant) => listed.has(mutant)).length,
      faults: [
        ...(mutants.length === 0 ? [`${file}: has no mutants`] : []),
        ...alive.filter((mutant) => !listed.has(mutant)).map((mutant) => `survived: ${said(mutant)}`),
        ...killed
          .filter((mutant) => listed.has(mutant))
          .map((mutant) => `killed, and listed as equivalent: ${said(mutant)}`),
        ...unused,
      ],
    };
  });
}
