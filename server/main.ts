/** Reads the settings, opens the database, starts listening; nothing else. */
import packageJson from '#package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { kindsFor } from './background.ts';
import { openPages } from './features/public-pages/open.ts';
import { offerBackups } from './features/transfer/backup/offer-backups.ts';
import { openOwnDatabase } from './platform/database/open.ts';
import { type Environment, isForThisMachine, readEnvironment } from './platform/environment.ts';
import { sayError } from './platform/error-words.ts';
import { checkPort } from './platform/http/check-port.ts';
import { startJobs } from './platform/jobs/start.ts';
import { log } from './platform/log/log.ts';
import { openServices } from './platform/services.ts';
import { prepare } from './prepare.ts';
import { startWords } from './start-words.ts';

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  log.level = env.LOG_LEVEL;
  const stopTracing =
    env.OTEL_EXPORTER_OTLP_ENDPOINT && (await import('./platform/tracing/start.ts')).startTracing(env, log);
  // Before the database, which may take a minute to be made.
  await checkPort(env.PORT, env.HOST);
  const database = await openOwnDatabase(env);
  const services = await openServices(env, database);
  const prepared = await prepare(services);
  const stopJobs = await startJobs(database, kindsFor(services), services);
  const app = await buildApp(services, await openPages(env));
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  const stopOffering = await offerBackups(services);
  announce(env, address, prepared);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await app.close();
    await stopOffering();
    await stopJobs();
    if (stopTracing) await stopTracing();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
}

function announce(
  env: Environment,
  address: string,
  { accounts, isAdministered }: Awaited<ReturnType<typeof prepare>>,
): void {
  const lines = ['', `  ${startWords.running(packageJson.version, env.PUBLIC_URL ?? address)}`];
  if (accounts.length > 0) lines.push('', `  ${startWords.demonstration}`, ...accounts.map((a) => `    ${a}`));
  if (!isAdministered) lines.push('', `  ${startWords.noAdministrator}`);
  if (!env.PUBLIC_URL && env.HOSTS.length === 0 && !isForThisMachine(env)) lines.push('', `  ${startWords.noAddress}`);
  lines.push('', `  ${startWords.stop}`, '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${sayError(error)}\n`);
  if (error instanceof Error && error.name === 'Error' && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
