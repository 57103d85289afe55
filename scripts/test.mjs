/**
 * `npm test`: installs what is missing (packages, a browser, PostgreSQL where it can be had), then runs every check:
 * format and lint, types, build, unit and API tests on both engines, and the browser tests.
 * `npm test -- --project server` hands its arguments to Vitest and runs that alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, runNode, say } from './with-node24.mjs';

const only = process.argv.slice(2);
const bin = (name) => `node_modules/${name}`;
const vitest = [bin('vitest/vitest.mjs'), 'run'];

installPackages();
installPrograms();
process.exitCode = await (only.length > 0 ? runNode([...vitest, ...only]) : everything());

async function everything() {
  const checks = [
    ['Lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '--reporter=summary']],
    ['Types', [bin('typescript/bin/tsc'), '-p', '.']],
    ['Build', ['scripts/build.ts']],
    ['Tests', vitest],
  ];
  for (const [name, command] of checks) {
    say(`\n── ${name}`);
    const code = await runNode(command);
    if (code !== 0) return code;
  }
  return 0;
}

/** Debian's packages, where this is Debian and we may install; elsewhere the tests say what they went without. */
function installPrograms() {
  const missing = [
    ...(hasBrowser() ? [] : ['chromium']),
    ...(existsSync('/usr/lib/postgresql') || onPath('initdb') ? [] : ['postgresql']),
    ...(onPath('xmllint') ? [] : ['libxml2-utils']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  say(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  } catch {
    say('They could not be installed; what needs them will say so.');
  }
}

function hasBrowser() {
  return Boolean(process.env.CHROMIUM) || onPath('chromium') || onPath('chromium-browser') || onPath('google-chrome');
}

function onPath(program) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));
}
