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
  const failed = failedIn(report) ?? [];
  return failed.length > most ? [] : failed;
}

/** What to say of the files that ran once more, alone, by the report of that run; where it left none they count as failed. */
export function saidOfRepeated(files, report) {
  const failed = failedIn(report) ?? files;
  const passed = files.filter((file) => !failed.includes(file));
  return [
    ...(passed.length > 0 ? [`Passed only when run alone: ${passed.join(', ')}.`] : []),
    ...(failed.length > 0 ? [`Failed twice, the second time alone: ${failed.join(', ')}.`] : []),
  ];
}

/** The files that failed by a report; undefined where there is none. */
function failedIn(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(process.cwd(), name));
  } catch {
    return undefined;
  }
}
