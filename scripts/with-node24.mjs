/**
 * Plain Node, 20 or newer, before anything is installed: finds or fetches the Node 24 that Pliego runs on, and the
 * packages of the lock file. Used by start, dev, test, bench and run.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = '24.21.0';
const newEnough = 24;
const home = join(root, '.node');
const windows = process.platform === 'win32';

/** The path of a Node 24 or newer: this one, the one fetched before, or one fetched now from npm. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= newEnough) return process.execPath;
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const binary = join(home, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    say(`Node ${process.versions.node} is older than ${newEnough}: fetching Node ${wanted} into .node/ …`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    npm(['install', '--no-save', '--ignore-scripts', `${name}@${wanted}`], { cwd: home });
  }
  return binary;
}

/** Installs what the lock file says, unless that very lock is installed already, for a system like this one. */
export function installPackages() {
  const mark = join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const said = `${system()} ${lock}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === said) return;
  say('Installing packages …');
  rmSync(mark, { force: true });
  npm(['ci', '--include=dev'], { cwd: root });
  writeFileSync(mark, said);
}

/** What packages with machine code are made for: `linux-x64`, `linux-x64-musl`, `darwin-arm64` … */
function system() {
  const { platform, arch, report } = process;
  if (platform !== 'linux') return `${platform}-${arch}`;
  report.excludeNetwork = true;
  return `${platform}-${arch}${report.getReport().header.glibcVersionRuntime ? '' : '-musl'}`;
}

/**
 * Runs a script with Node 24 in this terminal; ends as it ends. Signals reach it, and it decides when to end; where `end` is
 * told to, it has half a minute for that.
 */
export function runNode(args, env = {}, end) {
  const node = node24();
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  end?.addEventListener('abort', () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

export function say(line) {
  process.stderr.write(`${line}\n`);
}

function npm(args, options) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(windows ? 'npm.cmd' : 'npm', [...args, ...quiet], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
    env: { ...process.env, NODE_ENV: 'development' },
  });
}
