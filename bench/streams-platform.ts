/** Starts bench/streams-server.ts as a child and speaks with it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const startedSchema = z.object({ address: z.string(), tokens: z.array(z.string()) });
const memorySchema = z.object({ rss: z.number(), used: z.number() });

const toldSchema = z.object({ begun: z.number(), committed: z.number() });

/** A server on which so many editors are logged in. */
export async function startStreamServer(people: number, databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-streams-'));
  const child = fork(fileURLToPath(new URL('./streams-server.ts', import.meta.url)), [String(people)], {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl ?? '',
    },
  });
  const answer = async (): Promise<unknown> => (await once(child, 'message'))[0];
  const ask = (act: 'memory' | 'tellAll') => {
    child.send(act);
    return answer();
  };
  const { address, tokens } = startedSchema.parse(await answer());
  return {
    address,
    tokens,
    /** Bytes resident, and bytes that its objects take, once what is no more needed is given back. */
    memory: async () => memorySchema.parse(await ask('memory')),
    /** Has something happen that all of them are notified of; gives when it began and was committed (Unix ms). */
    tellAll: async () => toldSchema.parse(await ask('tellAll')),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
