/**
 * `npm test`: installs what is missing (packages, a browser, PostgreSQL where it can be had), then runs every check:
 * format and lint, types, build, unit and API tests, and the browser tests.
 * A few files that failed among all the others run once more, alone, and are named at the end.
 * `npm run check` is the quick part: no build, no browser, and of the server, on one engine, what `server/testing/suites.ts` does not call long.
 * `npm run test:long` plays what `npm test` leaves out: to its end what proves by numbers, and on the other engine what ran on one.
 * `npm test -- --project server` hands its arguments to Vitest and runs that alone.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { filesToRepeat, notesOf } from './second-run.mjs';
import { insteadOf, missingPackages, untested } from './test-needs.mjs';
import { installPackages, runNode, say } from './with-node24.mjs';

const bin = (name) => `node_modules/${name}`;
const vitest = (...more) => [bin('vitest/vitest.mjs'), 'run', ...more];
const projects = (...names) => names.flatMap((name) => ['--project', name]);
const quickProjects = projects('contract', 'web*', 'server*');
const lint = { name: 'Lint and format', command: [bin('@biomejs/biome/bin/biome'), 'ci', '--reporter=summary'] };
const types = { name: 'Types', command: [bin('typescript/bin/tsc'), '-p', '.'] };
const build = { name: 'Build', command: ['scripts/build.ts'] };

/** Where Vitest writes which files failed. */
const report = 'node_modules/.cache/tests.json';
const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
/** Said last of all. */
const notes = [];

const [first, ...others] = process.argv.slice(2);
installPackages();
// The quick part needs no browser.
installPrograms(first === '--quick' ? ['postgresql'] : missingPackages());
process.exitCode = await run(stepsOf(first));
for (const line of [...notes, ...untested()]) say(line);

function stepsOf(what) {
  if (what === '--quick') {
    const command = vitest(...quickProjects, ...others);
    return [lint, types, { name: 'Quick tests', command, env: { PLIEGO_QUICK: '1' } }];
  }
  if (what === '--long') {
    const env = { PLIEGO_LONG: '1' };
    const quick = vitest(...quickProjects, ...reporting, ...others);
    const files = playedByRounds('e2e');
    const browser = {
      name: 'The browser, to the end',
      command: vitest(...projects('e2e'), ...reporting, ...files),
      env,
      report,
    };
    return [
      { name: 'All but the browser, to the end', command: quick, env, report },
      ...(files.length > 0 ? [build, browser] : []),
    ];
  }
  if (what === undefined) return [lint, types, build, { name: 'Tests', command: vitest(...reporting), report }];
  return [{ name: 'Tests', command: vitest(what, ...others) }];
}

async function run(steps) {
  for (const { name, command, env, report } of steps) {
    say(`\n── ${name}`);
    if (report) rmSync(report, { force: true });
    const code = (await runNode(command, env)) && (await repeat(report, env));
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs what failed once more, where that is worth it. */
async function repeat(report, env) {
  const files = report ? filesToRepeat(report) : [];
  if (files.length === 0) return 1;
  say(`\n── Failed beside the others, once more alone: ${files.join(', ')}`);
  rmSync(report, { force: true });
  const code = await runNode(vitest(...files, '--maxWorkers=1', ...reporting), env);
  notes.push(...notesOf(files, code === 0, report));
  return code;
}

/** The test files of a folder that play more rounds in the long run. */
function playedByRounds(folder) {
  const files = readdirSync(folder).map((name) => `${folder}/${name}`);
  return files.filter(
    (file) => file.endsWith('.test.ts') && /\brounds\(|\bisLongRun\b/.test(readFileSync(file, 'utf8')),
  );
}

/** Debian's packages, where this is Debian and we may install; elsewhere the last lines say what we went without. */
function installPrograms(wanted) {
  const missing = missingPackages().filter((name) => wanted.includes(name));
  if (missing.length === 0) return;
  say(`Installing ${missing.join(', ')} …`);
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', [...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
      return true;
    } catch {
      return false;
    }
  };
  const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  apt('update', '-qq');
  if (install(...missing)) return;
  // Each by itself: one that this Debian does not have keeps no other away.
  for (const name of missing) {
    const other = !install(name) && insteadOf(name);
    if (other) install(other);
  }
}
