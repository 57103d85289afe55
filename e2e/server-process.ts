/** Pliego as its users start it: a process of its own on a free port. Needs the build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/postgres-cluster.ts';

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** What it has printed. */
  output: () => string;
  /** Sends a signal and waits for the end; gives the exit code (null after SIGKILL). */
  end: (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/**
 * A folder for data that `drop` removes.
 * @param like a data folder to copy; without it, it is empty
 */
export function dataFolder(like?: string) {
  const path = mkdtempSync(join(tmpdir(), 'pliego-e2e-'));
  if (like) cpSync(like, path, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) };
}

/** Node keeps here what it has made of the server's sources: each of the many starts would make it anew. */
const compiled = resolve('node_modules/.cache/pliego/compiled');

/**
 * Spawns the server; does not wait for it.
 * @param within a program that becomes the one it is given after its own arguments
 */
export function spawnServer(
  dataDir: string,
  port: number,
  env: NodeJS.ProcessEnv = {},
  within: readonly string[] = [],
) {
  const [program = '', ...words] = [...within, process.execPath, 'server/main.ts'];
  const child = spawn(program, words, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { child, output: () => printed };
}

/** Starts the server and waits until it answers. Throws with what it printed where it ends instead. */
export async function startServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  within?: readonly string[],
): Promise<ServerProcess> {
  const port = await freePort();
  const { child, output } = spawnServer(dataDir, port, env, within);
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, url, output);
  return {
    url,
    process: child,
    output,
    end: async (signal) => {
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = await gone;
      return code;
    },
  };
}

/** Waits until a spawned server answers at its address. Throws with what it printed where it ends instead. */
export async function untilItAnswers(child: ChildProcess, url: string, output: () => string): Promise<void> {
  while (!(await answers(`${url}/api/health`))) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
    await wait(50);
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
