import { runAlone } from '#server/platform/database/run-alone.ts';
import type { Services } from '#server/services.ts';
import { collectFiles } from './collect.ts';

const hour = 3_600_000;
/** A server that has just started has other things to do. */
const firstMs = 5 * 60_000;
/** How long a stop waits for the collection that is under way; the next one finds what is left. */
const stopMs = 5000;

/** Collects every hour from now on, unless another process is at it; gives what stops it. */
export function startCollection(services: Services, log: { error: (error: unknown) => void }): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(collect, firstMs).unref();
  function collect(): void {
    underWay = runAlone(services.database, 'files.collection', () => collectFiles(services)).catch(log.error);
    timer = setTimeout(collect, hour).unref();
  }
  return async () => {
    clearTimeout(timer);
    await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
  };
}
