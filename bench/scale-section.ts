/** The section of `npm run bench:scale`, and that of `npm run bench -- cost`. */
import { findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { measureCost } from './cost.ts';
import { whereMeasured } from './report.ts';
import { measureScale, peopled } from './scale.ts';

export interface ScaleAsked {
  few: number;
  many: number;
  /** A cluster of one's own, as `postgres://user@host:port`: its platforms are kept from one run to the next. */
  cluster: string | undefined;
  /** Whether its plans are kept to be compared with those of the next run. */
  isKept: boolean;
  /** What has this in its name alone. */
  only: string | undefined;
}

export async function scaleSection({ few, many, cluster: own, isKept, only }: ScaleAsked): Promise<string> {
  const bin = findPostgres();
  const cluster = own || !bin ? undefined : await startCluster(bin);
  if (!own && !cluster) return '## Scale\n\nNot measured: PostgreSQL is not installed.';
  const url = (database: string) => cluster?.url(database) ?? `${own}/${database}`;
  const tables = await measureScale(
    [few, many],
    async (name) => {
      const isFilled = await runOnce(url('postgres'), `create database ${name}`).then(
        () => false,
        // It is there, from an earlier run.
        () => true,
      );
      return { url: url(name), isFilled };
    },
    { isKept, only },
  ).finally(() => cluster?.stop());
  const what = `\`npm run bench:scale -- [WORKS] [cluster=URL]\`: on PostgreSQL, ${peopled(few)} and ${peopled(many)}, in fifty journals, through the server, one request after another, by turns; of seven turns the middle one and the second longest, of three where it takes longer than a second. What anybody asks has nothing kept. *Statement*: the slowest of those that it sends, alone. *Plan*: whether it is done in the same way at both sizes (bench/scale-plans.tsv).`;
  return `## Scale\n\nMeasured ${whereMeasured()}. ${what}\n\n${tables}`;
}

export async function costSection(): Promise<string> {
  const bin = findPostgres();
  const cluster = bin ? await startCluster(bin) : undefined;
  if (cluster) await runOnce(cluster.url('postgres'), 'create database coste');
  const table = await measureCost(cluster?.url('coste')).finally(() => cluster?.stop());
  const what =
    '`npm run bench -- cost`: memory is resident, as the system counts it; mixed work is some 1,000 requests of pages, lists, searches and feeds and 32 exports, one after another.';
  return `## Cost\n\nMeasured ${whereMeasured()}. ${what}\n\n${table}`;
}
