import type { PageSlug } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sitePages } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';

export type PageRow = typeof sitePages.$inferSelect;

export async function findPage(db: Database, slug: PageSlug): Promise<PageRow | undefined> {
  const [row] = await db.select().from(sitePages).where(eq(sitePages.slug, slug));
  return row;
}

/** Held to the end of the transaction: of two who write one page at once the second sees what the first wrote. */
export async function lockPage(db: Database, slug: PageSlug): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`pliego.page.${slug}`}))`);
}

export async function savePage(db: Database, page: Omit<PageRow, 'fechaActualizacion'>): Promise<void> {
  const { markdown, documento } = page;
  await db
    .insert(sitePages)
    .values(page)
    .onConflictDoUpdate({ target: sitePages.slug, set: { markdown, documento, fechaActualizacion: sql`now()` } });
}

export async function erasePage(db: Database, slug: PageSlug): Promise<void> {
  await db.delete(sitePages).where(eq(sitePages.slug, slug));
}
