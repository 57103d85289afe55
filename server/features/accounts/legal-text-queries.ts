import { type AcceptedTexts, type LegalSlug, legalSlugs } from '#contract/entities/user.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sitePages, users } from '#server/platform/database/schema.ts';
import { eq, inArray, sql } from '#server/platform/database/sql.ts';
import type { UserRow } from './queries.ts';

/** When the present texts were written, as ISO 8601; null: nobody wrote one, and the product's own holds. */
export async function findLegalVersions(db: Database): Promise<Record<LegalSlug, string | null>> {
  const rows = await db
    .select({ slug: sitePages.slug, written: sitePages.fechaActualizacion })
    .from(sitePages)
    .where(inArray(sitePages.slug, [...legalSlugs]));
  const of = (slug: LegalSlug) => rows.find((row) => row.slug === slug)?.written.toISOString() ?? null;
  return { terminos: of('terminos'), privacidad: of('privacidad') };
}

/** Merged in one statement: what another device accepts meanwhile is kept. Undefined where the account is gone. */
export async function mergeAcceptedTexts(db: Database, id: string, texts: AcceptedTexts): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ textosAceptados: sql`${users.textosAceptados} || ${JSON.stringify(texts)}::jsonb` })
    .where(eq(users.id, id))
    .returning();
  return row;
}
