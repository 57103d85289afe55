import { z } from 'zod';
import type { WrittenPage } from '#contract/entities/site.ts';
import type { Fault, FaultCode } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { remarkInWords } from '#contract/remarks.ts';
import type { Language, PageSlug } from '#contract/vocabulary.ts';
import { markdownToManuscript } from '#server/documents/markdown/read/from-markdown.ts';
import { record } from '#server/events/events.ts';
import { unstorableIn } from '#server/platform/http/storable.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { presentPage } from './present.ts';
import { erasePage, findPage, savePage } from './queries.ts';

/**
 * Writes a page of the site; an empty text brings 'coming soon' back. `avisos` says, in `language` and with the line, what
 * of the Markdown was left out. Throws `datos_no_validos` where a piece of it is larger, or nested deeper, than documents take.
 */
export async function writePage(
  { db, transact }: Pick<Services, 'db' | 'transact'>,
  viewer: Viewer,
  slug: PageSlug,
  markdown: string,
  language: Language,
): Promise<WrittenPage> {
  const isEmpty = markdown.trim() === '';
  const { documento, warnings } = await read(markdown);
  return transact(async () => {
    if (isEmpty) await erasePage(db, slug);
    else await savePage(db, { slug, markdown, documento });
    await record(db, { type: isEmpty ? 'page.emptied' : 'page.written', userId: viewer?.id ?? null, datos: { slug } });
    return {
      ...presentPage(slug, await findPage(db, slug)),
      avisos: isEmpty ? [] : warnings.map((each) => remarkInWords(each, language)),
    };
  });
}

async function read(markdown: string) {
  try {
    // Pictures may be those of published works, by the address they have there.
    const page = markdownToManuscript(markdown, { fileAddress: (address) => address, references: [] });
    const fault = await unstorableIn(page.documento);
    if (fault) throw unreadable(fault.code, fault.values);
    return page;
  } catch (error) {
    if (error instanceof z.ZodError) throw unreadable('texto_dividir');
    // Lists in lists without end exhaust the stack of whoever reads them.
    if (error instanceof RangeError) throw unreadable('texto_hondo');
    throw error;
  }
}

const unreadable = (code: FaultCode, values: Fault['values'] = {}) =>
  refuse('datos_no_validos', { errors: [{ field: 'markdown', code, values }] });
