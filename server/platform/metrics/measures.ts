/** What this process measures: one registry, since the numbers are the process' own. */
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { History } from './history.ts';
import { Registry } from './registry.ts';

export const registry = new Registry();

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const observeRequest = registry.histogram(
  'http_request_duration_seconds',
  'Time from the request to the end of its answer.',
  bounds,
);

/** The same by the minute, of this process. */
export const history = new History(() => process.memoryUsage.rss());

/** Tells of an answered request: its route as the server knows it, never the address, which people choose. */
export function countRequest(labels: { method: string; route: string; status: number }, seconds: number): void {
  observeRequest(labels, seconds);
  history.tell({ seconds, failed: labels.status >= 500 }, Date.now());
}

let inFlight = 0;
/** Tells that a request has begun (1), or ended (-1). */
export function changeInFlight(by: 1 | -1): void {
  inFlight += by;
}
registry.reading('gauge', 'http_requests_in_flight', 'Requests without an answer yet.', function* () {
  yield [{}, inFlight];
});

let streams = 0;
/** Tells that a live stream has been opened (1), or closed (-1). */
export function countStreams(by: 1 | -1): void {
  streams += by;
}
registry.reading('gauge', 'live_streams_open', 'Live event streams that readers have open.', function* () {
  yield [{}, streams];
});

/** Tells of a try of a job, by its kind, and how it ended: `done`, `failed`, or `lost` to another process. */
export const countJob = registry.histogram('job_duration_seconds', 'Time of a try of a job.', [...bounds, 60, 600]);

/** Tells of a mail handed over (`sent`), or not (`failed`). */
export const countMail = registry.counter('mails_total', 'Mails handed to the mail server, by what came of it.');

/** How many jobs and mails there are, of those that wait or run; as the database knew when it was asked. */
export const showJobs = registry.gauge('jobs', 'Jobs of all processes, by state.');
export const showMails = registry.gauge('mails', 'Mails of all processes, by state.');
export const showDelivery = registry.gauge('mail_delivery_today', 'Mails of this day (UTC), by what became of them.');
/** How each service is: 0 well, 1 to be looked at, 2 failing; and how much there is of each thing that waits for an administrator. */
export const showHealth = registry.gauge('service_health', 'How a service is: 0 ok, 1 warning, 2 error.');
export const showAttention = registry.gauge('attention', 'What waits for an administrator, by kind.');

/** When the platform last made a copy of itself, and last restored one to prove it. */
export const showLastCopy = registry.gauge(
  'backup_last_success_timestamp',
  'When a backup was last made, in Unix time.',
);
export const showLastProof = registry.gauge(
  'backup_last_proven_timestamp',
  'When a backup was last restored to prove it, in Unix time.',
);

/** Tells of a database query. */
export const countQuery = registry.histogram('database_query_duration_seconds', 'Time of a database query.', [
  0.001,
  0.0025,
  ...bounds,
]);

/** Tells of an answer taken from memory (`hit`), or made (`miss`). */
export const countCached = registry.counter(
  'cached_answers_total',
  'Answers asked of the memory, by whether it had them.',
);

/** How many connections a pool has: `total`, of which `idle`, and how many queries are `waiting` for one. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}
const pools = new Set<() => PoolState>();

/** Has a pool's connections told from now on; gives what ends it. */
export function watchPool(read: () => PoolState): () => void {
  pools.add(read);
  return () => pools.delete(read);
}
registry.reading('gauge', 'database_pool_connections', 'Connections to the database, by state.', function* () {
  for (const read of pools) {
    const { total, idle, waiting } = read();
    yield [{ state: 'idle' }, idle];
    yield [{ state: 'busy' }, total - idle];
    yield [{ state: 'waiting' }, waiting];
  }
});

registry.reading('counter', 'process_cpu_seconds_total', 'Processor time used.', function* () {
  const { user, system } = process.cpuUsage();
  yield [{}, (user + system) / 1e6];
});
registry.reading('gauge', 'process_resident_memory_bytes', 'Memory that the process holds.', function* () {
  yield [{}, process.memoryUsage.rss()];
});
registry.reading('gauge', 'nodejs_heap_size_used_bytes', 'Memory that its objects take.', function* () {
  yield [{}, process.memoryUsage().heapUsed];
});
registry.reading('gauge', 'process_start_time_seconds', 'When the process started, in Unix time.', function* () {
  yield [{}, Math.round(performance.timeOrigin / 1000)];
});

const countCollection = registry.histogram('nodejs_gc_duration_seconds', 'Time of a garbage collection.', bounds);
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) countCollection({}, duration / 1000);
}).observe({ entryTypes: ['gc'] });

const resolution = 20;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
registry.reading(
  'gauge',
  'nodejs_eventloop_lag_seconds',
  'How late the event loop was, by quantile, since the last reading.',
  function* () {
    // The histogram holds the time between ticks, the tick's own included; before the first it says nothing.
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3) || 0;
    for (const quantile of [50, 90, 99]) yield [{ quantile: quantile / 100 }, seconds(delay.percentile(quantile))];
    delay.reset();
  },
);
