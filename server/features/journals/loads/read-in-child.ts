/** Reading of what a load is made from, in child processes: a file made to exhaust time or memory ends its process and nothing else. */
import { z } from 'zod';
import type { LoadCheck } from '#contract/entities/load.ts';
import { remark } from '#contract/remarks.ts';
import type { Words } from '#contract/words.ts';
import type { ReadArticle } from '#server/documents/jats/read/read-jats.ts';
import { unreadable } from '#server/features/publications/imports/imported-text.ts';
import type { ArticleFiles } from '#server/features/publications/imports/packed-article.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';
import { type LoadedLine, loadedLineSchema } from './loaded-line.ts';
import type { Heading } from './read-table.ts';

const lineas = z.array(loadedLineSchema);
const words = z.object({ es: z.string(), en: z.string() });
const reader = openRunner({
  program: new URL('./read-child.ts', import.meta.url),
  answer: z.union([
    z.object({ heading: z.custom<Heading>((value) => value !== undefined) }),
    z.object({ lineas, hayMas: z.boolean() }),
    z.object({ lineas: lineas.nullable() }),
    z.object({ article: z.custom<ReadArticle>((value) => value !== undefined) }),
    z.object({ refusal: words }),
  ]),
  milliseconds: 60_000,
  bytes: 1_500_000_000,
  atOnce: 1,
  // Loading what reads articles takes longer than reading one; all that come so soon are of loads, which administrators send.
  keepMs: 5_000,
});

/** What the child says. Throws UnreadableFile where reading takes too long or too much memory. */
async function ask(data: object, signal?: AbortSignal) {
  return reader.run(data, signal ? { signal } : {}).catch((error: unknown) => {
    if (!(error instanceof ProcessError) || error.reason === 'threw') throw error;
    throw unreadable(remark('tooComplex'));
  });
}
const otherwise = (): never => {
  throw new Error('the reader of loads answered something else');
};

export async function headingOf(bytes: Uint8Array): Promise<Heading> {
  const said = await ask({ asks: 'heading', bytes });
  return 'heading' in said ? said.heading : otherwise();
}

/** The lines of a table, and whether there are more than a load takes. */
export async function linesOfTable(bytes: Uint8Array, check: LoadCheck, signal: AbortSignal) {
  const said = await ask({ asks: 'table', bytes, check }, signal);
  return 'hayMas' in said ? said : otherwise();
}

/** The works of an agency's answer; null where it is none. `from` is the place of the first. */
export async function linesOfAgencies(
  bytes: Uint8Array,
  check: LoadCheck,
  { from, entrada }: { from: number; entrada?: string },
  signal: AbortSignal,
): Promise<LoadedLine[] | null> {
  const said = await ask({ asks: 'agencies', bytes, check, from, ...(entrada !== undefined && { entrada }) }, signal);
  return 'lineas' in said ? said.lineas : otherwise();
}

/** An article with its pictures, whose addresses begin with `folder`; or why it cannot be read. */
export async function articleOf(
  files: ArticleFiles,
  folder: string,
  signal: AbortSignal,
): Promise<{ article: ReadArticle } | { refusal: Words }> {
  const said = await ask({ asks: 'article', ...files, folder }, signal);
  if ('article' in said) return said;
  return 'refusal' in said ? said : otherwise();
}
