/**
 * `npm run test:mutants [-- --survivors] [FILE …]`: changes the policy and the workflow in thousands of small ways, one after another, and
 * fails where no test notices (docs/mutation-testing.md). What has been tried is kept in `node_modules/.cache/mutants`, and tried again
 * where the code has changed: a run that was ended goes on where it was. Where a test has changed all are tried again, or, while tests
 * are written (`--survivors`), those that lived.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mutatedFiles } from './mutants/files.ts';
import { judge, type Report, type Tally } from './mutants/judge.ts';
import { forgetOutdated } from './mutants/kept.ts';

const reportFile = 'node_modules/.cache/mutants/report.json';
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = mutatedFiles().filter((file) => asked.length === 0 || asked.includes(file));

const unknown = asked.filter((file) => !files.includes(file));
if (unknown.length > 0) {
  process.stderr.write(`Not tried with mutants: ${unknown.join(', ')}. These are:\n${mutatedFiles().join('\n')}\n`);
  process.exit(2);
}
forgetOutdated(process.argv.includes('--survivors'));
const code = await stryker();
if (code === 0) {
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const tallies = judge(report, files);
  say(tallies);
  if (tallies.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
} else process.exitCode = code;

/** Tries the mutants that have not been tried. Whoever ends us ends it, and it keeps what it knows. */
function stryker(): Promise<number> {
  const args = ['node_modules/.bin/stryker', 'run', 'scripts/mutants/stryker.config.json', '--mutate', files.join(',')];
  // In a group of its own: a second signal, as Ctrl C sends one to all, would end it before it has kept what it knows.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isEnding) child.kill(signal);
      isEnding = true;
    });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** What became of them, as docs/mutation-testing.md has it. */
function say(all: readonly Tally[]): void {
  const rows = all.map((tally) => `| \`${tally.file}\` | ${tally.mutants} | ${tally.killed} | ${tally.equivalent} |`);
  const sum = (of: 'mutants' | 'killed' | 'equivalent') => all.reduce((total, tally) => total + tally[of], 0);
  process.stdout.write(`\n| file | mutants | killed | equivalent |\n|---|---:|---:|---:|\n${rows.join('\n')}\n`);
  process.stdout.write(`| all | ${sum('mutants')} | ${sum('killed')} | ${sum('equivalent')} |\n\n`);
  for (const fault of all.flatMap(({ faults }) => faults)) process.stdout.write(`${fault}\n`);
}
