/**
 * `npm test`: installs what is missing (packages, a browser, PostgreSQL where it can be had), then runs every check:
 * format and lint, types, build, unit and API tests, and the browser tests.
 * A few files that failed among all the others run once more, alone, and are named at the end.
 * `npm run check` is the quick part: no build, no browser, and of the server, on one engine, what `server/testing/suites.ts` does not call long.
 * `npm run test:long` plays what `npm test` leaves out: to its end what proves by numbers, and on the other engine what ran on one.
 * With `PLIEGO_UNTIL`, a moment in seconds since 1970, both are over by then: what is left after lint, types and build is
 * played in parts, as many as come to their end, another first each day; the others are named.
 * `npm test -- --project server` hands its arguments to Vitest and runs that alone.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { filesToRepeat, saidOfRepeated } from './second-run.mjs';
import { insteadOf, missingPackages, untested } from './test-needs.mjs';
import { installPackages, runNode, say } from './with-node24.mjs';
import { playWithin } from './within.mjs';

const bin = (name) => `node_modules/${name}`;
const vitest = (...more) => [bin('vitest/vitest.mjs'), 'run', ...more];
const projects = (...names) => names.flatMap((name) => ['--project', name]);
const quickProjects = projects('contract', 'web*', 'server*');
const lint = { name: 'Lint and format', command: [bin('@biomejs/biome/bin/biome'), 'ci', '--reporter=summary'] };
const types = { name: 'Types', command: [bin('typescript/bin/tsc'), '-p', '.'] };
const build = { name: 'Build', command: ['scripts/build.ts'] };

/** What proves by numbers is played to its end, in so many parts where there is less time. */
const long = { PLIEGO_LONG: '1' };
const longParts = 8;
const longBrowserParts = 4;
/** The tests of `npm test` without and with a browser, in parts where there is less time: each takes some minutes. */
const quickParts = 3;
const browserParts = 6;

/** Where Vitest writes which files failed. */
const report = 'node_modules/.cache/tests.json';
const reportOfRepeated = 'node_modules/.cache/tests-repeated.json';
const reportingTo = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
const reporting = reportingTo(report);
/** Said last of all. */
const notes = [];

const [first, ...others] = process.argv.slice(2);
installPackages();
// The quick part needs no browser.
installPrograms(first === '--quick' ? ['postgresql'] : missingPackages());
const until = Number(process.env.PLIEGO_UNTIL ?? 0) * 1000;
process.exitCode = await (until ? runUntil(first) : run(stepsOf(first)));
for (const line of [...notes, ...untested()]) say(line);

function stepsOf(what) {
  if (what === '--quick') {
    const command = vitest(...quickProjects, ...others);
    return [lint, types, { name: 'Quick tests', command, env: { PLIEGO_QUICK: '1' } }];
  }
  if (what === '--long') return [longQuick(), ...longBrowser()];
  if (what === undefined) return [lint, types, build, { name: 'Tests', command: vitest(...reporting), report }];
  return [{ name: 'Tests', command: vitest(what, ...others) }];
}

/** What proves by numbers, to its end: all but the browser, or of that one part of so many. */
function longQuick(part, parts) {
  const shard = parts ? [`--shard=${part}/${parts}`] : [];
  return {
    name: `All but the browser, to the end${parts ? ` (${part} of ${parts})` : ''}`,
    command: vitest(...quickProjects, ...shard, ...reporting, ...others),
    env: long,
    report,
  };
}

/** The same of the browser: all of its files, or those of one part of so many. */
function longBrowser(part, parts = 1) {
  const files = playedByRounds('e2e').filter((_, at) => parts === 1 || at % parts === part - 1);
  if (files.length === 0) return [];
  const command = vitest(...projects('e2e'), ...reporting, ...files);
  const name = `The browser, to the end${parts > 1 ? ` (${part} of ${parts})` : ''}`;
  return [build, { name, command, env: long, report }];
}

/** The same by `until`: what one cannot go without, then as many parts of the rest as come to their end. */
async function runUntil(what) {
  const numbers = (length) => Array.from({ length }, (_, at) => at + 1);
  if (what === '--long') {
    const quick = numbers(longParts).map((part) => [longQuick(part, longParts)]);
    const browser = numbers(longBrowserParts).map((part) => longBrowser(part, longBrowserParts));
    return playParts([...quick, ...browser], 'npm run test:long', 12);
  }
  if (what !== undefined) return run(stepsOf(what));
  const quick = numbers(quickParts).map((part) => [shard('All but the browser', quickProjects, part, quickParts)]);
  const walks = numbers(browserParts).map((part) => [shard('The browser', projects('e2e'), part, browserParts)]);
  const before = await run([lint, types, build]);
  return before || (await playParts(quick, 'npm test', 20)) || playParts(walks, 'npm test', 10);
}

/** Tests of `npm test`, one part of so many. */
function shard(name, ofProjects, part, parts) {
  const command = vitest(...ofProjects, `--shard=${part}/${parts}`, ...reporting);
  return { name: `${name} (${part} of ${parts})`, command, report };
}

/** What does not come to its end by `until` is said, and no failure. @param first minutes that the first part may need */
async function playParts(steps, named, first) {
  const parts = steps.filter(({ length }) => length > 0);
  const { code, left } = await playWithin(
    parts.map((steps) => (end) => run(steps, end)),
    { from: new Date().getDate(), until, first: first * 60_000 },
  );
  if (left.length > 0) {
    notes.push(`Not played to the end (${named}): ${left.map((at) => parts[at].at(-1).name).join('; ')}.`);
  }
  return code;
}

/** What the first step that failed gave; 0 of none, undefined where `end` cut one that had not failed yet. */
async function run(steps, end) {
  for (const { name, command, env, report } of steps) {
    say(`\n── ${name}`);
    if (report) rmSync(report, { force: true });
    const first = await runNode(command, env, end);
    if (first !== 0 && end?.aborted) return undefined;
    const code = first && (await repeat(report, env, end));
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs what failed once more, where that is worth it. */
async function repeat(report, env, end) {
  const files = report ? filesToRepeat(report) : [];
  if (files.length === 0) return 1;
  say(`\n── Failed beside the others, once more alone: ${files.join(', ')}`);
  rmSync(reportOfRepeated, { force: true });
  const code = await runNode(vitest(...files, '--maxWorkers=1', ...reportingTo(reportOfRepeated)), env, end);
  notes.push(...saidOfRepeated(files, reportOfRepeated));
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
