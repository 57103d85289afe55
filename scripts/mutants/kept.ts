/** What is kept of mutants that were tried, for as long as the tests are those that they were tried with. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Report } from './judge.ts';

const folder = 'node_modules/.cache/mutants';
const results = `${folder}/results.json`;
const stamp = `${folder}/tests.sha256`;
const tests = ['contract/*.test.ts', 'server/policy/*.{test,fixture}.ts', 'scripts/mutants/*.suite.ts'];

/**
 * Forgets what other tests said: Stryker sees the files alone that gather the tests, and would keep it. With `survivorsAlone` it is told
 * by the mutants that lived, which tests that were added may kill.
 */
export function forgetOutdated(survivorsAlone: boolean): void {
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256');
  for (const file of globSync(tests).sort()) hash.update(file).update(readFileSync(file));
  const now = hash.digest('hex');
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (existsSync(results) && !isCurrent) {
    if (survivorsAlone) keepKilled();
    else rmSync(results);
  }
  writeFileSync(stamp, now);
}

function keepKilled(): void {
  const report: Report = JSON.parse(readFileSync(results, 'utf8'));
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(results, JSON.stringify(report));
}
