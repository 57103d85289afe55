/** A process of Pliego at a port that stays its own, however often it is ended and started again; and what it holds. Linux alone. */
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { freePort } from '#server/testing/postgres-cluster.ts';
import { spawnServer, untilItAnswers } from '../../e2e/server-process.ts';
import { residentMb } from '../resident.ts';

export interface Held {
  /** Resident, in MB. */
  memory: number;
  /** Open handles, of them sockets. */
  handles: number;
  sockets: number;
}

export class PliegoProcess {
  readonly url: string;
  readonly #start: () => ReturnType<typeof spawnServer>;
  #running: ReturnType<typeof spawnServer> | undefined;
  /** What its ended runs printed. */
  #printed = '';

  private constructor(dataDir: string, port: number, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.#start = () => spawnServer(dataDir, port, env);
  }

  /** Starts one on a free port, and waits until it answers. */
  static async begin(dataDir: string, env: NodeJS.ProcessEnv): Promise<PliegoProcess> {
    const begun = new PliegoProcess(dataDir, await freePort(), env);
    await begun.start();
    return begun;
  }

  /** Starts it and waits until it answers. Throws with what it printed where it ends instead. */
  async start(): Promise<void> {
    this.#running = this.#start();
    const { child, output } = this.#running;
    await untilItAnswers(child, this.url, output);
  }

  /** Sends the signal and waits for the end; nothing where it has ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!this.#running) return;
    const { child, output } = this.#running;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    this.#printed += output();
    this.#running = undefined;
  }

  /** Whether it has ended by itself. */
  get hasEnded(): boolean {
    const child = this.#running?.child;
    return child !== undefined && (child.exitCode !== null || child.signalCode !== null);
  }

  /** What it has printed, in all its runs. */
  output(): string {
    return this.#printed + (this.#running?.output() ?? '');
  }

  held(): Held {
    const pid = this.#running?.child.pid;
    const handles = readdirSync(`/proc/${pid}/fd`).map((fd) => targetOf(`/proc/${pid}/fd/${fd}`));
    return {
      memory: residentMb(pid),
      handles: handles.length,
      sockets: handles.filter((to) => to.startsWith('socket:')).length,
    };
  }
}

function targetOf(handle: string): string {
  try {
    return readlinkSync(handle);
  } catch {
    // ENOENT: closed since it was listed.
    return '';
  }
}
