/** SQL of a work's whole texts in other languages than its own. */

import type { TextLanguage, TranslatedText } from '#contract/entities/publication.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { translatedTexts } from '#server/platform/database/schema.ts';
import { and, asc, eq, sql } from '#server/platform/database/sql.ts';

const t = translatedTexts;
/** The text as it stands now; the others are submitted versions. */
const present = 0;

export type TranslatedTextRow = typeof translatedTexts.$inferSelect;

const ofVersion = (publicacionId: string, version: number) =>
  and(eq(t.publicacionId, publicacionId), eq(t.version, version));

/** The languages of a work's translated texts, in their order. */
export const findTextLanguages = (db: Database, publicacionId: string, version = present): Promise<TextLanguage[]> =>
  db
    .select({ idioma: t.idioma, esOriginal: t.esOriginal })
    .from(t)
    .where(ofVersion(publicacionId, version))
    .orderBy(asc(t.orden));

/** The same of the work of a row, as it stands now. */
export const languagesOfWork = sql<TextLanguage[]>`coalesce(
  (select json_agg(json_build_object('idioma', t.idioma, 'esOriginal', t.es_original) order by t.orden)
    from public.translated_texts t where t.publicacion_id = publications.id and t.version = ${sql.raw(`${present}`)}),
  '[]'::json)`;

/** All of them, whole. */
export const findTranslatedTexts = (
  db: Database,
  publicacionId: string,
  version = present,
): Promise<TranslatedTextRow[]> => db.select().from(t).where(ofVersion(publicacionId, version)).orderBy(asc(t.orden));

export async function findTranslatedText(
  db: Database,
  publicacionId: string,
  idioma: string,
  version = present,
): Promise<TranslatedTextRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(ofVersion(publicacionId, version), eq(t.idioma, idioma)));
  return row;
}

/** The translated texts of a work as it stands now, in place of those before. */
export async function replaceTranslatedTexts(
  db: Database,
  publicacionId: string,
  texts: readonly TranslatedText[],
): Promise<void> {
  await db.delete(t).where(ofVersion(publicacionId, present));
  for (const [orden, text] of texts.entries())
    await db
      .insert(t)
      .values({ ...text, publicacionId, version: present, orden, contenido: plainText(text.documento) });
}

/** Keeps those of the present text with a submitted version. */
export async function keepTranslatedTexts(db: Database, publicacionId: string, version: number): Promise<void> {
  const kept = db
    .select({
      publicacionId: t.publicacionId,
      version: sql<number>`${version}::int`.as('version'),
      idioma: t.idioma,
      orden: t.orden,
      esOriginal: t.esOriginal,
      doi: t.doi,
      documento: t.documento,
      contenido: t.contenido,
      referencias: t.referencias,
    })
    .from(t)
    .where(ofVersion(publicacionId, present));
  await db.insert(t).select(kept);
}
