import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { SitePageChange, WrittenPage } from '#contract/entities/site.ts';
import type { Fault, FaultCode } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { type Remark, remarkInWords } from '#contract/remarks.ts';
import type { Language, PageSlug } from '#contract/vocabulary.ts';
import { record } from '#server/events/events.ts';
import { unstorableIn } from '#server/platform/http/storable.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { pageByDefault } from './by-default.ts';
import { presentPage } from './present.ts';
import { erasePage, findPage, lockPage, savePage } from './queries.ts';
import { readInChild } from './read-in-child.ts';

/**
 * Writes a page of the site; an empty text brings back what stood there before. `avisos` says, in `language` and with the line, what
 * of the Markdown was left out. Throws `datos_no_validos` where it is larger, or nested deeper, than documents take, or
 * cannot be read in some seconds, and `pagina_cambiada` where it was saved after `antes`.
 */
export async function writePage(
  services: Pick<Services, 'db' | 'transact' | 'env' | 'settings'>,
  viewer: Viewer,
  slug: PageSlug,
  { markdown, antes }: SitePageChange,
  language: Language,
): Promise<WrittenPage> {
  const { db, transact } = services;
  const page = markdown.trim() === '' ? null : await readPageText(markdown);
  return transact(async () => {
    await lockPage(db, slug);
    const { fechaActualizacion } = presentPage(slug, await findPage(db, slug));
    if (antes !== undefined && antes !== fechaActualizacion) throw refuse('pagina_cambiada');
    if (page) await savePage(db, { slug, markdown, documento: page.documento });
    else await erasePage(db, slug);
    await record(db, { type: page ? 'page.written' : 'page.emptied', userId: viewer?.id ?? null, datos: { slug } });
    return {
      ...presentPage(slug, await findPage(db, slug), pageByDefault(services, slug)),
      avisos: page?.warnings.map((each) => remarkInWords(each, language)) ?? [],
    };
  });
}

/** The Markdown of a page as a document, with what of it was left out. Throws `datos_no_validos` as `writePage` does. */
export async function readPageText(markdown: string): Promise<{ documento: Manuscript; warnings: Remark[] }> {
  const page = await readInChild(markdown);
  if ('fault' in page) throw unreadable(page.fault);
  const fault = await unstorableIn(page.documento);
  if (fault) throw unreadable(fault.code, fault.values);
  return page;
}

const unreadable = (code: FaultCode, values: Fault['values'] = {}) =>
  refuse('datos_no_validos', { errors: [{ field: 'markdown', code, values }] });
