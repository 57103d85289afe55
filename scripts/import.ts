/** `npm run import -- FOLDER`: JATS XML articles (a folder or a file) into published works. */
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readJats } from '#server/features/manuscripts/jats/read-jats.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices, type Services } from '#server/services.ts';

const [source = ''] = process.argv.slice(2);
if (!existsSync(source)) {
  process.stderr.write(`${source && `${source}: no such file or folder. `}Use: npm run import -- FOLDER\n`);
  process.exit(2);
}

/** The XML files at a path, by name. */
function articlesAt(path: string): string[] {
  return statSync(path).isDirectory() ? globSync(`${path}/**/*.xml`).sort() : [path];
}

/** One article; whatever is wrong with it stays with it. */
async function importArticle(services: Services, file: string): Promise<'imported' | 'known' | 'failed'> {
  const name = basename(file);
  try {
    const { work, warnings } = readJats(await readFile(file, 'utf8'));
    const imported = await importWork(services, work);
    for (const warning of imported ? warnings : []) console.log(`  ${name}: ${warning}`);
    if (!imported) console.log(`= ${name}: ya estaba (${work.doi ?? work.titulo})`);
    return imported ? 'imported' : 'known';
  } catch (error) {
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
    return 'failed';
  }
}

const env = readEnvironment(process.env);
const database = await openDatabase(env).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const services = await openServices(env, database);
const counts = { imported: 0, known: 0, failed: 0 };
for (const file of articlesAt(source)) counts[await importArticle(services, file)]++;
await database.close();
console.log(`${counts.imported} incorporadas, ${counts.known} ya estaban, ${counts.failed} con errores.`);
process.exitCode = counts.failed > 0 ? 1 : 0;
