/**
 * Some tests race: a browser, a server and what they wait for, on a machine that does too much at once. The few files that
 * failed beside all the others run once more, alone, and are named at the end either way (docs/decisions 311).
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** More than these is no race. */
const most = 5;

/**
 * The files to run once more, by what Vitest's JSON reporter wrote to `report`: none where there is no report, where all
 * passed, where something failed outside the files, or where too many did.
 */
export function filesToRepeat(report) {
  const failed = filesFailed(report) ?? [];
  return failed.length > most ? [] : failed;
}

/**
 * What the last lines say of the files that ran once more: which failed again, by `report` of that run, and which passed.
 * Where it `passed` not and nobody knows what failed, all of them failed.
 */
export function notesOf(repeated, passed, report) {
  const again = passed ? [] : filesFailed(report)?.filter((file) => repeated.includes(file));
  const failed = passed || again?.length ? again : repeated;
  const alone = repeated.filter((file) => !failed.includes(file));
  return [
    ...(alone.length > 0 ? [`Passed only when run alone: ${alone.join(', ')}.`] : []),
    ...(failed.length > 0 ? [`Failed twice, the second time alone: ${failed.join(', ')}.`] : []),
  ];
}

/** The files that failed by a report; none known where there is no report. */
function filesFailed(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(process.cwd(), name));
  } catch {
    return undefined;
  }
}
