/** SQL of the templates that administrators changed. */

import type { LetterTemplateKind } from '#contract/letter-templates.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { letterTemplates } from '#server/platform/database/schema.ts';
import { and, eq } from '../database/sql.ts';

const at = (clave: LetterTemplateKind, idioma: Language) =>
  and(eq(letterTemplates.clave, clave), eq(letterTemplates.idioma, idioma));

export const findTemplates = (db: Database) => db.select().from(letterTemplates);

export async function findTemplate(db: Database, clave: LetterTemplateKind, idioma: Language) {
  const [row] = await db.select().from(letterTemplates).where(at(clave, idioma));
  return row;
}

export async function saveTemplate(db: Database, row: typeof letterTemplates.$inferInsert): Promise<void> {
  const { asunto, cuerpo } = row;
  await db
    .insert(letterTemplates)
    .values(row)
    .onConflictDoUpdate({ target: [letterTemplates.clave, letterTemplates.idioma], set: { asunto, cuerpo } });
}

export async function deleteTemplate(db: Database, clave: LetterTemplateKind, idioma: Language): Promise<void> {
  await db.delete(letterTemplates).where(at(clave, idioma));
}
