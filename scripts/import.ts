/**
 * `npm run import -- FOLDER`: JATS XML articles (a folder, a file, or a ZIP of them) into published works, with the pictures
 * beside them.
 * `npm run import -- FILE.zip [--si]`: a journal that `npm run export` wrote, into an empty platform.
 */

import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { remarkInWords } from '#contract/remarks.ts';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { importExportedJournal } from '#scripts/import-journal.ts';
import { commandWords } from '#scripts/words.ts';
import { openArchive } from '#server/documents/docx/archive.ts';
import { DocxError } from '#server/documents/docx/read/docx-error.ts';
import { type Article, articlesAt, articlesInArchive } from '#server/features/publications/imports/articles.ts';
import { importArticle } from '#server/features/publications/imports/import-article.ts';
import { UnreadableFile } from '#server/features/publications/imports/imported-text.ts';
import { places } from '#server/features/transfer/export/format/places.ts';
import { isZip } from '#server/features/transfer/import/journal-archive.ts';
import { openOwnDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { machineLanguage } from '#server/platform/machine-words.ts';
import { openServices, type Services } from '#server/platform/services.ts';

/** Of articles, in bytes: it is read as one. */
const largestArchive = 1024 ** 3;

const [source = '', agreed] = process.argv.slice(2);
if (!existsSync(source)) {
  if (source) process.stderr.write(`${commandWords.missing(source)}\n`);
  sayUsage('import');
}

/** One article; whatever is wrong with it stays with it. */
async function importOne(services: Services, article: Article): Promise<'imported' | 'known' | 'failed'> {
  const { name } = article;
  try {
    const { isNew, work, warnings } = await importArticle(services, article);
    for (const warning of isNew ? warnings : []) console.log(`  ${name}: ${remarkInWords(warning, machineLanguage)}`);
    if (!isNew) console.log(`= ${commandWords.articles.known(name, work)}`);
    return isNew ? 'imported' : 'known';
  } catch (error) {
    const why = error instanceof UnreadableFile ? error.reason[machineLanguage] : sayError(error);
    console.error(`✗ ${name}: ${why.replace(/\s+/g, ' ')}`);
    return 'failed';
  }
}

/** The articles of a ZIP; undefined of an exported journal, and of what is no archive of articles. */
async function articlesOfArchive(path: string): Promise<Article[] | undefined> {
  if (statSync(path).size > largestArchive) return undefined;
  const bytes = await readFile(path);
  try {
    const isJournal = openArchive(bytes).has(places.manifest);
    const articles = isJournal ? [] : articlesInArchive(bytes);
    return articles.length > 0 ? articles : undefined;
  } catch (error) {
    if (error instanceof DocxError) return undefined;
    throw error;
  }
}

/** All articles that came. Gives whether all of them are here now. */
async function importArticles(services: Services, articles: readonly Article[]): Promise<boolean> {
  const counts = { imported: 0, known: 0, failed: 0 };
  for (const article of articles) counts[await importOne(services, article)]++;
  console.log(commandWords.articles.counts(counts));
  return counts.failed === 0;
}

await runCommand(async () => {
  const env = readEnvironment(process.env);
  const database = await openOwnDatabase(env);
  try {
    const services = await openServices(env, database);
    const isArchive = statSync(source).isFile() && (await isZip(source));
    const articles = isArchive ? await articlesOfArchive(source) : articlesAt(source);
    const isDone = await (articles
      ? importArticles(services, articles)
      : importExportedJournal(services, source, agreed === '--si'));
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.close();
  }
});
