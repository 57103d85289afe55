/** JATS XML articles, from a folder, a file or a ZIP of them, into published works, told one by one on the terminal. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { remarkInWords } from '#contract/remarks.ts';
import { commandWords } from '#scripts/words.ts';
import { openArchive } from '#server/documents/docx/archive.ts';
import { DocxError } from '#server/documents/docx/read/docx-error.ts';
import { type Article, articlesAt, articlesInArchive } from '#server/features/publications/imports/articles.ts';
import { importArticle } from '#server/features/publications/imports/import-article.ts';
import { UnreadableFile } from '#server/features/publications/imports/imported-text.ts';
import { places } from '#server/features/transfer/export/format/places.ts';
import { isZip } from '#server/features/transfer/import/journal-archive.ts';
import { sayError } from '#server/platform/error-words.ts';
import { machineLanguage } from '#server/platform/machine-words.ts';
import type { Services } from '#server/platform/services.ts';

/** Of articles, in bytes: it is read as one. */
const largestArchive = 1024 ** 3;

/** The articles that are there; undefined where an exported journal is, or an archive of anything else. */
export async function articlesFrom(source: string): Promise<Article[] | undefined> {
  const isArchive = statSync(source).isFile() && (await isZip(source));
  return isArchive ? articlesOfArchive(source) : articlesAt(source);
}

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
export async function importArticles(services: Services, articles: readonly Article[]): Promise<boolean> {
  const counts = { imported: 0, known: 0, failed: 0 };
  for (const article of articles) counts[await importOne(services, article)]++;
  console.log(commandWords.articles.counts(counts));
  return counts.failed === 0;
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
