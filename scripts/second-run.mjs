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
  let files;
  try {
    ({ testResults: files } = JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [];
  }
  const failed = files.filter(({ status }) => status === 'failed').map(({ name }) => relative(process.cwd(), name));
  return failed.length > most ? [] : failed;
}
