/** SQL of the templates that administrators changed, for the platform or for one journal. */

import type { Letter } from '#contract/entities/decision.ts';
import type { LetterTemplateKind } from '#contract/letter-templates.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { journalLetters, letterTemplates } from '#server/platform/database/schema.ts';
import { and, eq } from '../database/sql.ts';

/** Whose template: of the journal with this id, or the platform's. */
export type TemplateOwner = string | undefined;
type Row = typeof letterTemplates.$inferSelect;

const ofPlatform = ({ clave, idioma }: Pick<Row, 'clave' | 'idioma'>) =>
  and(eq(letterTemplates.clave, clave), eq(letterTemplates.idioma, idioma));
const ofJournal = (revistaId: string, { clave, idioma }: Pick<Row, 'clave' | 'idioma'>) =>
  and(eq(journalLetters.revistaId, revistaId), eq(journalLetters.clave, clave), eq(journalLetters.idioma, idioma));

/** What this owner words otherwise than whom it inherits from: the platform, or the code. */
export const findTemplates = (db: Database, owner: TemplateOwner): Promise<Row[]> =>
  owner === undefined
    ? db.select().from(letterTemplates)
    : db.select().from(journalLetters).where(eq(journalLetters.revistaId, owner));

export async function findTemplate(
  db: Database,
  owner: TemplateOwner,
  clave: LetterTemplateKind,
  idioma: Language,
): Promise<Row | undefined> {
  const at = { clave, idioma };
  const [row] =
    owner === undefined
      ? await db.select().from(letterTemplates).where(ofPlatform(at))
      : await db.select().from(journalLetters).where(ofJournal(owner, at));
  return row;
}

export async function saveTemplate(
  db: Database,
  owner: TemplateOwner,
  at: { clave: LetterTemplateKind; idioma: Language },
  { asunto, cuerpo }: Pick<Letter, 'asunto' | 'cuerpo'>,
): Promise<void> {
  const row = { ...at, asunto, cuerpo };
  const set = { asunto, cuerpo };
  if (owner === undefined)
    await db
      .insert(letterTemplates)
      .values(row)
      .onConflictDoUpdate({ target: [letterTemplates.clave, letterTemplates.idioma], set });
  else
    await db
      .insert(journalLetters)
      .values({ ...row, revistaId: owner })
      .onConflictDoUpdate({ target: [journalLetters.revistaId, journalLetters.clave, journalLetters.idioma], set });
}

export async function deleteTemplate(
  db: Database,
  owner: TemplateOwner,
  clave: LetterTemplateKind,
  idioma: Language,
): Promise<void> {
  const at = { clave, idioma };
  if (owner === undefined) await db.delete(letterTemplates).where(ofPlatform(at));
  else await db.delete(journalLetters).where(ofJournal(owner, at));
}
