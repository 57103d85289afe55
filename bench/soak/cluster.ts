/**
 * A PostgreSQL with a standby that confirms each commit (synchronous replication), behind one address that moves: as a virtual
 * address or a balancer of databases gives it to the platform, which knows of neither. Both forget everything when stopped.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, nonRootUser, runOnce } from '#server/testing/postgres-cluster.ts';

export interface Pair {
  /** The address that the platform is given: of whichever server is the primary now. */
  url: (database: string) => string;
  /** The primary's own address, for who looks at it beside the platform. */
  direct: (database: string) => string;
  /** Ends the primary (fast shutdown: connections are cut) and starts it again; resolves once it answers. */
  restart: () => Promise<void>;
  /** Ends the primary at once, as a machine that dies, promotes the standby and moves the address there. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The disk is not waited for: what survives is what the processes hold, and no machine dies here. */
const settings = ['fsync=off', 'max_connections=100', 'wal_keep_size=512MB', 'wal_retrieve_retry_interval=500ms'];

/**
 * Starts both. Throws where a server does not answer within half a minute.
 * @param bin the folder of PostgreSQL's programs
 */
export async function startPair(bin: string): Promise<Pair> {
  const owner = nonRootUser();
  const folder = mkdtempSync(join(tmpdir(), 'pliego-soak-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  const run = (program: string, words: readonly string[]) =>
    execFileSync(join(bin, program), words, { ...as, stdio: 'pipe' });
  const addressOf = (port: number) => (database: string) => `postgres://pliego@127.0.0.1:${port}/${database}`;
  const start = async (data: string, port: number) => {
    const words = ['-D', join(folder, data), '-h', '127.0.0.1', '-p', String(port), '-k', folder];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(join(bin, 'postgres'), [...words, ...options], { ...as, stdio: 'ignore' });
    await untilAnswers(addressOf(port)('postgres'));
    return server;
  };
  const end = async (server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };

  const common = ['-U', 'pliego', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'];
  run('initdb', ['-D', join(folder, 'first'), ...common]);
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  let primary = await start('first', firstPort);
  const from = ['-h', '127.0.0.1', '-p', String(firstPort), '-U', 'pliego'];
  run('pg_basebackup', ['-D', join(folder, 'second'), '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', ...from]);
  const standby = await start('second', secondPort);
  const asked = addressOf(firstPort)('postgres');
  await runOnce(asked, `alter system set synchronous_standby_names = '*'`);
  await runOnce(asked, 'select pg_reload_conf()');

  let port = firstPort;
  const address = await movingAddress(() => port);
  return {
    url: addressOf(address.port),
    direct: (database) => addressOf(port)(database),
    restart: async () => {
      await end(primary, 'SIGINT');
      primary = await start('first', firstPort);
    },
    failOver: async () => {
      await end(primary, 'SIGQUIT');
      await runOnce(addressOf(secondPort)('postgres'), 'select pg_promote()');
      port = secondPort;
    },
    stop: async () => {
      address.close();
      await Promise.all([end(primary, 'SIGINT'), end(standby, 'SIGINT')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await runOnce(url, 'select 1');
    } catch (error) {
      if (tries > 300) throw error;
      await wait(100);
    }
}

/** An address that hands each connection on to the port that is the right one when it comes; a connection ends with either side. */
async function movingAddress(port: () => number): Promise<{ port: number; close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port(), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      // Whatever broke one side is told to the other by the end of its own.
      one.on('error', () => undefined);
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => void server.listen(own, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { port: own, close };
}
