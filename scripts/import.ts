/**
 * `npm run import -- FOLDER`: JATS XML articles (a folder or a file) into published works.
 * `npm run import -- FILE.zip [--si]`: a journal that `npm run export` wrote, into an empty platform.
 */

import { existsSync, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { remarkInWords } from '#contract/remarks.ts';
import { importExportedJournal } from '#scripts/import-journal.ts';
import { sayError } from '#scripts/say-error.ts';
import { commandWords } from '#scripts/words.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { decodeXml } from '#server/documents/xml/decode.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { isZip } from '#server/features/transfer/import/journal-archive.ts';
import { openOwnDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { machineLanguage } from '#server/platform/machine-words.ts';
import { openServices, type Services } from '#server/platform/services.ts';

const [source = '', agreed] = process.argv.slice(2);
if (!existsSync(source)) {
  process.stderr.write(
    `${source && `${source}: no such file or folder. `}Use: npm run import -- FOLDER | FILE.zip [--si]\n`,
  );
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
    const { work, warnings } = readJats(decodeXml(await readFile(file)));
    const imported = await importWork(services, work);
    for (const warning of imported ? warnings : [])
      console.log(`  ${name}: ${remarkInWords(warning, machineLanguage)}`);
    if (!imported) console.log(`= ${commandWords.articles.known(name, work.doi ?? work.titulo)}`);
    return imported ? 'imported' : 'known';
  } catch (error) {
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
    return 'failed';
  }
}

const env = readEnvironment(process.env);
const database = await openOwnDatabase(env).catch((error: Error) => {
  process.stderr.write(`${sayError(error)}\n`);
  process.exit(1);
});
const services = await openServices(env, database);

/** All articles of a folder. Gives whether all of them are here now. */
async function importArticles(): Promise<boolean> {
  const counts = { imported: 0, known: 0, failed: 0 };
  for (const file of articlesAt(source)) counts[await importArticle(services, file)]++;
  console.log(commandWords.articles.counts(counts));
  return counts.failed === 0;
}

try {
  const isJournal = statSync(source).isFile() && (await isZip(source));
  const isDone = await (isJournal ? importExportedJournal(services, source, agreed === '--si') : importArticles());
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  process.stderr.write(`${sayError(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
