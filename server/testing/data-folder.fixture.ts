/** A process that writes what a server writes: a new database, a file, the key of the backup door. */
import { offerBackups } from '#server/features/transfer/backup/offer-backups.ts';
import { openOwnDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';

const env = readEnvironment(process.env);
const database = await openOwnDatabase(env);
const services = await openServices(env, database);
await services.files.put('obras/uno/obra.pdf', 'el texto');
const stopOffering = await offerBackups(services);
process.stdout.write('ready\n');
process.stdin.once('end', async () => {
  await stopOffering();
  await database.close();
});
process.stdin.resume();
