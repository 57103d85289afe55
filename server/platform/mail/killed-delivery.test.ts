/** kill -9 in the middle of delivery: nothing is lost, and what SMTP cannot but send again is the same mail. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';
import { startSmtp } from '#server/testing/smtp.ts';

const program = fileURLToPath(new URL('killed-delivery.fixture.ts', import.meta.url));
/** As many as are on their way at once: the only ones of which the server may hear twice for each kill. */
const atOnce = 5;
const kills = [3, 9, 17].slice(-rounds({ quick: 1, long: 3 }));

const messageId = (raw: string) => /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '';

describe.each(engines())('a killed deliverer [%s]', (engine) => {
  it('loses no mail, and sends again only what was on its way, under its Message-ID', async () => {
    const smtp = await startSmtp({ onMailFrom: (_address, _session, done) => void wait(20).then(() => done()) });
    const env = {
      ...(await processDatabase(engine)),
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://revista.example',
    };
    const start = () => spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    for (const received of kills) {
      const child = start();
      const gone = once(child, 'exit');
      await expect.poll(() => smtp.received.length, { timeout: 60_000, interval: 2 }).toBeGreaterThanOrEqual(received);
      child.kill('SIGKILL');
      await gone;
    }
    const last = start();
    await once(last, 'exit');
    expect(last.exitCode).toBe(0);
    const ids = smtp.received.map(({ raw }) => messageId(raw));
    expect(new Set(ids).size).toBe(30);
    expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(30);
    expect(ids.length).toBeLessThanOrEqual(30 + kills.length * atOnce);
    await smtp.close();
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }, 120_000);
});
