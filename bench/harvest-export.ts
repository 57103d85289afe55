/** Writes the whole journal of a database to a file, in a process of its own, and says what memory that took at the most. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJournal } from '#server/features/transfer/export/export-journal.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
const env = readEnvironment({ ...process.env, DEMO: 'off', DATA_DIR: folder });
const database = await openDatabase(env);
const services = await openServices(env, database);
const path = join(folder, 'revista.zip');
const begun = performance.now();
const before = process.memoryUsage().rss;
let most = before;
const { cuentas } = await exportJournal(services, path, {
  secrets: false,
  progress: () => {
    most = Math.max(most, process.memoryUsage().rss);
  },
});
const seconds = (performance.now() - begun) / 1000;
process.send?.({ works: cuentas.obras, seconds, before, most, bytes: statSync(path).size });
await database.close();
rmSync(folder, { recursive: true, force: true });
process.disconnect?.();
