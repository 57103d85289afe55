/** Reads the settings, opens the database, starts listening; nothing else. */
import { buildApp } from './app.ts';
import { openBackupDoor } from './features/backup/open-door.ts';
import { startCollection } from './features/files/start-collection.ts';
import { kindsOn } from './features/jobs/kinds.ts';
import { openPages } from './features/pages/open.ts';
import { openDatabase } from './platform/database/open.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { startJobs } from './platform/jobs/start.ts';
import { startDelivery } from './platform/mail/deliver.ts';
import { openTransport } from './platform/mail/transport.ts';
import { prepare } from './prepare.ts';
import { openServices } from './services.ts';

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const database = await openDatabase(env);
  const services = await openServices(env, database);
  const accounts = await prepare(services);
  const handOver = openTransport(env, () => services.settings.get().nombre);
  const stopDelivery = handOver && (await startDelivery(database, handOver));
  const stopJobs = await startJobs(database, kindsOn(database.engine), services);
  const app = await buildApp(services, await openPages(env));
  const stopCollection = startCollection(services, { error: (error) => app.log.error(error) });
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  const closeDoor = await openBackupDoor(services);
  announce(env, address, accounts);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await app.close();
    await closeDoor();
    await stopJobs();
    await stopDelivery?.();
    await stopCollection();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
}

function announce(env: Environment, address: string, accounts: readonly string[]): void {
  const lines = ['', `  Pliego está en marcha: ${env.PUBLIC_URL ?? address}`];
  if (accounts.length > 0)
    lines.push('', '  Cuentas de demostración (contraseña demo1234):', ...accounts.map((a) => `    ${a}`));
  lines.push('', '  Ctrl-C lo detiene.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${message}\n`);
  if (error instanceof Error && error.name === 'Error' && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
