import packageJson from '#package.json' with { type: 'json' };
import type { Services } from '#server/services.ts';
import { ping } from './queries.ts';

type Service = { status: 'ok' | 'error'; responseTime: number };

/** Each service asked the least it can be asked, with how long it took in milliseconds. */
export async function checkHealth({ db, files }: Services) {
  const [database, fileStore] = await Promise.all([timed(() => ping(db)), timed(() => files.get('.alive'))]);
  return { database, files: fileStore, version: packageJson.version, uptime: Math.round(process.uptime()) };
}

async function timed(ask: () => Promise<unknown>): Promise<Service> {
  const start = performance.now();
  const status = await ask().then(
    () => 'ok' as const,
    () => 'error' as const,
  );
  return { status, responseTime: Math.round(performance.now() - start) };
}
