/** kill -9 between noting a reminder and handing its mail over: it goes out, once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';

const program = fileURLToPath(new URL('killed-reminders.fixture.ts', import.meta.url));

async function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { printed, signal: child.signalCode };
}

describe.each(engines())('a killed process [%s]', (engine) => {
  it('loses no reminder and sends none twice', async () => {
    const env = await processDatabase(engine);
    for (const KILL_AT of ['2', '1', '3'].slice(0, rounds({ quick: 1, long: 3 })))
      expect(await run({ ...env, KILL_AT })).toMatchObject({ signal: 'SIGKILL' });
    for (let again = 0; again < 2; again++) {
      const { printed } = await run(env);
      expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toEqual({
        mails: ['ana2', 'ana3', 'ana4', 'ana5', 'ana'].map((name) => `${name}@prueba.test`).sort(),
        notifications: 5,
        reminders: 5,
      });
    }
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }, 240_000);
});
