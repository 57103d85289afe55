/** A process that serves the API on a free port of 127.0.0.1, and prints its address. Run by decision-race.test.ts. */
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';

const env = readEnvironment({ ...process.env, LOG_LEVEL: 'silent', DEMO: 'off' });
const app = await buildApp(await openServices(env, await openDatabase(env)));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
