/**
 * `npm run test:attacks` plays the tests that docs/security.md names, and no others; `-- --broken` sees each of them fail: it breaks their
 * defences in a copy of the tree (broken.ts), those of one source one after another; words after it are parts of the tests' paths.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type BrokenDefence, brokenDefences } from './broken.ts';
import { readAttacks } from './table.ts';

const vitest = resolve('node_modules/vitest/vitest.mjs');
const filesOf = (tests: readonly { file: string }[]) => [...new Set(tests.map(({ file }) => file))];
const play = (files: readonly string[], cwd: string, ...more: string[]) =>
  spawnSync(process.execPath, [vitest, 'run', ...more, ...files], { cwd, stdio: 'inherit' }).status ?? 1;

const [first, ...words] = process.argv.slice(2);
const isBroken = first === '--broken';
const asked = brokenDefences.filter(({ test }) => words.length === 0 || words.some((word) => test.includes(word)));
/** Breaks all defences, as many at once as are in sources of their own. Gives 1 where a test goes on passing. */
function seeThemFail(): number {
  const copy = mkdtempSync(join(tmpdir(), 'pliego-broken-'));
  try {
    for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean))
      cpSync(file, join(copy, file));
    for (const folder of ['node_modules', 'dist']) symlinkSync(resolve(folder), join(copy, folder));
    const passed = turnsOf(asked).flatMap((turn) => stillPassing(copy, turn));
    for (const { test, title, file } of passed) console.log(`Passes without its defence (${file}): ${test} “${title}”`);
    console.log(`${asked.length - passed.length} of ${asked.length} seen failing.`);
    return passed.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Each in the first turn that breaks nothing else of its source. */
function turnsOf(all: readonly BrokenDefence[]): BrokenDefence[][] {
  const turns: BrokenDefence[][] = [];
  for (const each of all) {
    const free = turns.find((turn) => turn.every(({ file, from }) => file !== each.file || from === each.from));
    if (free) free.push(each);
    else turns.push([each]);
  }
  return turns;
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

function stillPassing(copy: string, turn: readonly BrokenDefence[]): BrokenDefence[] {
  const sources = new Map(turn.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  for (const { file, from, to } of turn) {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    );
  }
  const report = join(copy, 'broken.json');
  play(
    filesOf(turn.map(({ test: file }) => ({ file }))),
    copy,
    '--reporter=json',
    `--outputFile=${report}`,
    '--testTimeout=60000',
  );
  for (const [file, text] of sources) writeFileSync(join(copy, file), text);
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const hasFailed = ({ test, title }: BrokenDefence) =>
    testResults.some(
      ({ name, assertionResults }) =>
        name.endsWith(test) && assertionResults.some((each) => each.status === 'failed' && isOf(each.title, title)),
    );
  return turn.filter((each) => !hasFailed(each));
}

/** Of a test that is made for each of a table the title has places. */
export const isOf = (title: string, named: string): boolean =>
  title === named || (/%[sj]/.test(named) && title.endsWith(named.replace(/^.*%[sj]/, '')));

process.exitCode = isBroken ? seeThemFail() : play(filesOf(readAttacks().flatMap(({ tests }) => tests)), '.');
