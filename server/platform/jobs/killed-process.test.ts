/** kill -9 in the middle: nothing is lost, nothing done twice, on both engines. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';

const program = fileURLToPath(new URL('killed-process.fixture.ts', import.meta.url));

function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { child, gone, printed: () => printed };
}

/** Ends it as soon as it has done so many jobs: others are in the middle then. */
async function killAfter(done: number, { child, gone, printed }: ReturnType<typeof start>): Promise<void> {
  await expect.poll(() => printed().length, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(done);
  child.kill('SIGKILL');
  await gone;
}

describe.each(engines())('a killed process [%s]', (engine) => {
  it('loses no job and does none twice', async () => {
    const env = await processDatabase(engine);
    for (const done of [7, 4, 5].slice(0, rounds({ quick: 1, long: 3 }))) await killAfter(done, start(env));
    // Two at once where the engine takes two.
    const last = start(env);
    if (engine === 'postgres') await killAfter(3, start(env));
    await last.gone;
    expect(last.child.exitCode, last.printed()).toBe(0);
    const counted: unknown = JSON.parse(last.printed().trim().split('\n').at(-1) ?? '');
    expect(Array.isArray(counted) && counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }, 240_000);
});
