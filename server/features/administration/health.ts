import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { FailingWorker, Health } from '#contract/entities/system.ts';
import packageJson from '#package.json' with { type: 'json' };
import { notReady } from '#server/platform/http/errors.ts';
import { type FailingWorker as FailingRow, findFailing } from '#server/platform/jobs/worker-failures.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadHealthDetails, type Viewer } from '#server/policy/index.ts';
import { type Backlog, findJobBacklog, findMailBacklog } from './health-queries.ts';
import { ping } from './queries.ts';

type Service = Health['database'];
export type Checked = Pick<Health, 'database' | 'files' | 'mail' | 'jobs' | 'workers' | 'disk'>;
type Verdict = Pick<Checked['workers'], 'status' | 'detalle' | 'fallando'>;

/** A service that takes longer has failed. */
const patienceMs = 3000;
/** Anybody may ask, as often as they like: within this time they get the same answer. */
const keptMs = 2000;
/** From here on an administrator should look. */
const slowMs = 1000;
/** Free space: bytes, and share of the whole, below which there is a warning and an error. */
const space = { warning: { bytes: 1e9, share: 0.05 }, error: { bytes: 1e8, share: 0.005 } };

/** The health of this process and of what it needs. `check` gives figures and the version to administrators alone. */
export function openHealth(services: Services) {
  let kept: { at: number; services: Promise<Checked> } | undefined;
  const current = () => {
    if (!kept || Date.now() - kept.at > keptMs) kept = { at: Date.now(), services: checkServices(services) };
    return kept.services;
  };
  return {
    async check(viewer: Viewer): Promise<Health> {
      const checked = await current();
      const uptime = Math.round(process.uptime());
      if (!canReadHealthDetails(viewer)) return { ...withoutDetails(checked), uptime };
      return { ...checked, version: packageJson.version, uptime };
    },
    /** The same with its figures, for who has been let in. */
    current,
    /** Throws `no_preparado` where requests cannot be served: they all need the database, and most the files. */
    async ready(): Promise<undefined> {
      const { database, files } = await current();
      if (database.status === 'error' || files.status === 'error') throw notReady();
    },
  };
}

/** Each service asked the least it can be asked. */
async function checkServices({ db, files, env, log }: Services): Promise<Checked> {
  const [database, store, mail, jobs, workers, disk] = await Promise.all([
    timed(log, 'database', () => ping(db).then(() => ok)),
    timed(log, 'files', () => files.get('.alive').then(() => ok)),
    timed(log, 'mail', async () => judgeQueue(await findMailBacklog(db))),
    timed(log, 'jobs', async () => judgeQueue(await findJobBacklog(db))),
    timed(log, 'workers', async () => judgeWorkers(await findFailing(db))),
    timed(log, 'disk', () => checkSpace(env)),
  ]);
  return { database, files: store, mail, jobs, workers, disk };
}

/** The verdict with how long it took, in milliseconds; an answer that is slow is a warning, none in time an error. */
async function timed(
  log: Services['log'],
  service: keyof Checked,
  ask: () => Promise<Verdict>,
): Promise<Checked['workers']> {
  const start = performance.now();
  const late = new Promise<Verdict>((resolve) => setTimeout(resolve, patienceMs, failed).unref());
  const failing = (err: unknown) => {
    log.error({ err, service }, 'asking a service how it is');
    return failed;
  };
  const verdict = await Promise.race([ask().catch(failing), late]);
  const responseTime = Math.round(performance.now() - start);
  return {
    ...verdict,
    status: verdict.status === 'ok' && responseTime > slowMs ? 'warning' : verdict.status,
    responseTime,
  };
}

const ok: Verdict = { status: 'ok' };
const failed: Verdict = { status: 'error' };

/** What is late or was given up waits for an administrator. */
function judgeQueue({ pendientes, atrasados, fallidos }: Backlog): Verdict {
  return { status: atrasados + fallidos > 0 ? 'warning' : 'ok', detalle: { pendientes, atrasados, fallidos } };
}

/** A worker that keeps failing waits for an administrator, or for its next success. */
function judgeWorkers(failing: readonly FailingRow[]): Verdict {
  const fallando = failing.map(
    ({ trabajador, avisoDesde, error }): FailingWorker => ({ trabajador, desde: avisoDesde.toISOString(), error }),
  );
  return { status: fallando.length > 0 ? 'warning' : 'ok', fallando };
}

/** Nothing to look at where nothing of the platform is kept on this machine. */
async function checkSpace({ DATA_DIR, DATABASE_URL, S3_URL }: Services['env']): Promise<Verdict> {
  if (DATABASE_URL && S3_URL) return ok;
  return judgeSpace(await statfs(DATA_DIR));
}

/** What is left where files, and the embedded database, lie. */
export function judgeSpace({ bavail, blocks, bsize }: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>): Verdict {
  const below = ({ bytes, share }: typeof space.error) => bavail * bsize < bytes || bavail < blocks * share;
  const status = below(space.error) ? 'error' : below(space.warning) ? 'warning' : 'ok';
  return { status, detalle: { libres: bavail * bsize } };
}

const bare = ({ status, responseTime }: Service): Service => ({
  status,
  ...(responseTime !== undefined && { responseTime }),
});
const withoutDetails = ({ database, files, mail, jobs, workers, disk }: Checked): Checked => ({
  database: bare(database),
  files: bare(files),
  mail: bare(mail),
  jobs: bare(jobs),
  workers: bare(workers),
  disk: bare(disk),
});
