/** kill -9 at random moments while decisions are made: none without its letter, none twice, and every mail once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';
import { lots, seed } from '#server/testing/seed.ts';

const program = fileURLToPath(new URL('killed-decisions.fixture.ts', import.meta.url));
const begin = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });

const works = rounds({ quick: 40, long: 120 });

/** Kills it so many milliseconds after it began to decide. */
async function killed(env: NodeJS.ProcessEnv, ms: number): Promise<NodeJS.Signals | null> {
  const child = begin(env);
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  await wait(ms);
  child.kill('SIGKILL');
  await gone;
  return child.signalCode;
}

describe.each(engines())('a process killed while it decides [%s]', (engine) => {
  const kills = rounds({ quick: 3, long: 10 });
  it('leaves no decision without its letter, none doubled, and in the end every mail once', async () => {
    const env = { ...(await processDatabase(engine)), WORKS: String(works) };
    const lot = lots();
    for (let kill = 0; kill < kills; kill++) expect(await killed(env, lot() * 60), `seed ${seed}`).toBe('SIGKILL');
    const last = begin({ ...env, REPORT: 'yes' });
    const [printed] = await Promise.all([text(last.stdout), once(last, 'exit')]);
    expect(JSON.parse(printed.trim().split('\n').at(-1) ?? ''), `seed ${seed}`).toEqual({
      works,
      decisions: works,
      decided: works,
      letters: works,
      mails: 2 * works,
      distinct: 2 * works,
    });
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }, 240_000);
});
