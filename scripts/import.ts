/**
 * `npm run import -- FOLDER`: JATS XML articles (a folder, a file, or a ZIP of them) into published works, with the pictures
 * beside them.
 * `npm run import -- FILE.zip [--si]`: a journal that `npm run export` wrote, into an empty platform.
 */

import { existsSync } from 'node:fs';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { commandWords } from '#scripts/words.ts';
import { readEnvironment } from '#server/platform/environment.ts';

const [source = '', agreed] = process.argv.slice(2);
if (!existsSync(source)) {
  if (source) process.stderr.write(`${commandWords.missing(source)}\n`);
  sayUsage('import');
}

await runCommand(async () => {
  const env = readEnvironment(process.env);
  const { openOwnDatabase } = await import('#server/platform/database/open.ts');
  const database = await openOwnDatabase(env);
  try {
    const { openServices } = await import('#server/platform/services.ts');
    const { articlesFrom, importArticles } = await import('#scripts/import-articles.ts');
    const { importExportedJournal } = await import('#scripts/import-journal.ts');
    const services = await openServices(env, database);
    const articles = await articlesFrom(source);
    const isDone = await (articles
      ? importArticles(services, articles)
      : importExportedJournal(services, source, agreed === '--si'));
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.close();
  }
});
