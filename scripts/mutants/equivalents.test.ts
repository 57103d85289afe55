/** The list of mutants that no test can kill is about code that is there; and what `npm run test:mutants` makes of a report. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { equivalents } from './equivalents.ts';
import { mutatedFiles } from './files.ts';
import { judge, type Report } from './judge.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('the list of equivalent mutants', () => {
  it('is of files that are tried, which are the policy and the workflow', () => {
    const files = mutatedFiles();
    expect(files).toEqual(expect.arrayContaining(['contract/workflow.ts', 'server/policy/works.ts']));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(equivalents.filter(({ file }) => !files.includes(file))).toEqual([]);
  });

  it('is of what every test of the policy lets live', () => {
    const suite = readFileSync('scripts/mutants/policy.suite.ts', 'utf8');
    const left = globSync('server/policy/*.test.ts').filter((file) => !suite.includes(`'#${file}'`));
    expect(left).toEqual([]);
  });

  it.each(equivalents.map((each) => [`${each.file}: ${each.code}`, each] as const))(
    'names code that there is: %s',
    (_, { file, line, code, becomes, why }) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      const at = line === undefined ? 0 : lines.findIndex((each) => oneLine(each) === line);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(oneLine(lines.slice(at).join('\n'))).toContain(code);
      expect(becomes.length).toBeGreaterThan(0);
      expect(why).toMatch(/^[A-Z].{20,}[.]$/);
    },
  );
});

describe('a report', () => {
  const file = 'server/policy/works.ts';
  const source = 'const a = 1;\nconst may = (viewer) =>\n  viewer?.id === 1;\n';
  const mutant = (status: string, replacement = 'viewer.id') => ({
    status,
    mutatorName: 'OptionalChaining',
    replacement,
    location: { start: { line: 3, column: 3 }, end: { line: 3, column: 13 } },
  });
  const listed = { file, line: 'viewer?.id === 1;', code: 'viewer?.id', becomes: ['viewer.id'], why: 'It is.' };
  const of = (mutants: ReturnType<typeof mutant>[]): Report => ({ files: { [file]: { source, mutants } } });
  const faults = (report: Report, list = [listed]) => judge(report, [file], list).flatMap((tally) => tally.faults);

  it('passes where each mutant is killed, in time or not, or listed', () => {
    const [tally] = judge(of([mutant('Killed', 'a'), mutant('Timeout', 'b'), mutant('Survived')]), [file], [listed]);
    expect(tally).toEqual({ file, mutants: 3, killed: 2, equivalent: 1, faults: [] });
  });

  it('fails where one survives or nothing covers it, and names it', () => {
    for (const status of ['Survived', 'NoCoverage', 'RuntimeError'])
      expect(faults(of([mutant('Survived'), mutant(status, 'true')]))).toEqual([
        `survived: ${file}:3: viewer?.id → true`,
      ]);
  });

  it('fails where a listed one is killed, for its reason is wrong, or is none any more', () => {
    expect(faults(of([mutant('Killed')]))).toEqual([
      `killed, and listed as equivalent: ${file}:3: viewer?.id → viewer.id`,
    ]);
    expect(faults(of([mutant('Killed', 'true')]))).toEqual([`${file}: listed, and no mutant: viewer?.id → viewer.id`]);
    expect(faults({ files: {} }, [])).toEqual([`${file}: has no mutants`]);
  });
});
