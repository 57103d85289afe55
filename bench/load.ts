/** Load through HTTP, bounded in time, to a server on this machine. */
import autocannon from 'autocannon';
import type { Measure } from './summary.ts';

/** Requests for `path`, in which `{turn}` is another number each time: where the page's own cache is not what is measured. */
export function eachTurn(path: string): autocannon.Request[] {
  let turn = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: path.replace('{turn}', String(turn++)) });
  return [{ method: 'GET', path, setupRequest }];
}

/** Asks for `path` with so many connections for so many seconds, sending `headers`. Throws where an answer was no success. */
export async function load(
  address: string,
  path: string,
  connections: number,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Measure> {
  const latencies: number[] = [];
  const result = await autocannon({
    url: address,
    connections,
    headers,
    duration: seconds,
    requests: eachTurn(path),
    setupClient: (client) => {
      client.on('response', (_status: number, _bytes: number, time: number) => latencies.push(time));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`);
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { rate: result.requests.total / result.duration, p50: at(0.5), p95: at(0.95) };
}
