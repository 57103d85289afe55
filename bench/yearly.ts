/**
 * The yearly report of a journal with few works and with many: how long it takes for each, and the longest that the event loop was held up
 * meanwhile. With the embedded engine, whose statements run in the same thread, and on PostgreSQL.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const measuredSchema = z.object({ works: z.number(), ms: z.number(), longest: z.number(), published: z.number() });
const engines = ['embedded', 'PostgreSQL'] as const;

/** The rows of the section. @param databaseUrl of PostgreSQL; absent: the embedded engine alone */
export async function measureYearly(
  sizes: readonly number[],
  databaseUrl: ((name: string) => Promise<string>) | undefined,
): Promise<string> {
  const rows: string[] = [];
  for (const engine of databaseUrl ? engines : engines.slice(0, 1)) {
    const each: number[] = [];
    for (const works of sizes) {
      process.stderr.write(`${engine}, ${works} works …\n`);
      const url = engine === 'PostgreSQL' ? await databaseUrl?.(`anual_${works}`) : undefined;
      const { ms, longest, published } = await measure(works, url);
      each.push(ms / works);
      const ratio = `${((each.at(-1) ?? 0) / (each[0] ?? 1)).toFixed(2)} ×`;
      const cells = [engine, works.toLocaleString('en'), published.toLocaleString('en'), ms.toFixed(0)];
      rows.push(`| ${[...cells, (ms / works).toFixed(3), ratio, longest.toFixed(0)].join(' | ')} |`);
    }
  }
  const head =
    '| engine | works | of them published in the year | report, ms | ms a work | ÷ the first | longest pause, ms |';
  return `${head}\n|---|---:|---:|---:|---:|---:|---:|\n${rows.join('\n')}`;
}

async function measure(works: number, url: string | undefined): Promise<z.infer<typeof measuredSchema>> {
  const child = fork(join(import.meta.dirname, 'yearly-run.ts'), [String(works)], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL: url ?? '' },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The report ended.');
  });
  ended.catch(() => {});
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return measuredSchema.parse(message);
}
