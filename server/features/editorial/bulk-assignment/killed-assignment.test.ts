/** kill -9 while an assignment is solved and applied: it begins again, comes to the same, and every review is given once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';

const program = fileURLToPath(new URL('killed-assignment.fixture.ts', import.meta.url));
const begin = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });

async function said(child: ChildProcess, word: string): Promise<void> {
  let heard = '';
  child.stdout?.on('data', (chunk) => (heard += chunk));
  await expect.poll(() => heard, { timeout: 120_000, interval: 5 }).toContain(word);
}

/** Kills it so many milliseconds after it said the word. */
async function killed(env: NodeJS.ProcessEnv, word: string, ms: number): Promise<void> {
  const child = begin(env);
  const gone = once(child, 'exit');
  await said(child, word);
  await wait(ms);
  child.kill('SIGKILL');
  await gone;
}

async function finished(env: NodeJS.ProcessEnv) {
  const last = begin({ ...env, REPORT: 'yes' });
  const [printed] = await Promise.all([text(last.stdout), once(last, 'exit')]);
  const report: unknown = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  return report;
}

describe.each(engines())('an assignment whose process is killed [%s]', (engine) => {
  it('is solved and applied as if nothing had happened', async () => {
    const env = await processDatabase(engine);
    const times = rounds({ quick: 1, long: 3 });
    for (const ms of [60, 0, 150].slice(0, times)) await killed(env, 'begun', ms);
    for (const ms of [30, 0, 80].slice(0, times)) await killed(env, 'solved', ms);
    const report = await finished(env);
    expect(report).toMatchObject({ reviews: 120, asProposed: true, optimal: true });
    expect(report).toEqual(await finished(env));
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }, 240_000);
});
