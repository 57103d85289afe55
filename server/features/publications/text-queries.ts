/** SQL of texts: the one a work has now, and the versions that were kept. */

import { numbered } from '#contract/numbering.ts';
import type { RightsTerms } from '#contract/rights.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { onceAPage } from '#server/platform/cache/once-a-page.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { files, manuscripts, publications, versionFiles, versions } from '#server/platform/database/schema.ts';
import { and, desc, eq, isNull, sql } from '#server/platform/database/sql.ts';
import { toWork, type Work, workSelection } from './queries.ts';
import { keepTranslatedTexts, languagesOfWork } from './translated-text-queries.ts';
import { roundDecidedOn } from './withheld-queries.ts';

export type ManuscriptRow = typeof manuscripts.$inferSelect;
export type VersionRow = typeof versions.$inferSelect;
type NewText = Pick<ManuscriptRow, 'publicacionId' | 'documento' | 'contenido' | 'referencias'> & {
  /** Whose save it is; absent where the platform itself writes. */
  guardadoPorId?: string;
};
/** The text of a work of which none was written yet. */
const unwritten = (publicacionId: string): ManuscriptRow => ({
  publicacionId,
  documento: { type: 'doc', content: [] },
  contenido: '',
  referencias: [],
  figura: null,
  revision: 0,
  guardadoPorId: null,
  guardadoEn: new Date(0),
});

/** The text of a work; an empty one where none was written yet. */
export async function findManuscript(db: Database, publicacionId: string): Promise<ManuscriptRow> {
  const [row] = await db.select().from(manuscripts).where(eq(manuscripts.publicacionId, publicacionId));
  return row ?? unwritten(publicacionId);
}

/** Whether anything of a work's text is written here. */
export async function hasText(db: Database, publicacionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: manuscripts.publicacionId })
    .from(manuscripts)
    .where(and(eq(manuscripts.publicacionId, publicacionId), sql`${manuscripts.contenido} <> ''`));
  return row !== undefined;
}

/** A work with the text that it has now as it is read, and the languages that it can be read in besides; deleted ones included. */
export const findWorkWithText = (db: Database, id: string) =>
  onceAPage(`work with text ${id}`, () => askForWorkWithText(db, id));

async function askForWorkWithText(db: Database, id: string) {
  const [found] = await preparedOnce(db, 'work_with_text', (name) =>
    db
      .select({ row: workSelection, text: manuscripts, languages: languagesOfWork })
      .from(publications)
      .leftJoin(manuscripts, eq(manuscripts.publicacionId, publications.id))
      .where(eq(publications.id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id });
  if (!found) return undefined;
  const work = toWork(found.row);
  return { work, text: asRead(work, found.text ?? unwritten(id)), languages: found.languages };
}

/** The text of a work as it is read. */
export const findText = async (db: Database, work: Readable): Promise<ManuscriptRow> =>
  asRead(work, await findManuscript(db, work.id));

type Readable = Pick<Work, 'id' | 'estado' | 'idioma'>;
/** Of a draft, its figures, tables and formulas as they are numbered now, in its language. */
function asRead({ estado, idioma }: Readable, stored: ManuscriptRow): ManuscriptRow {
  const documento = estado === 'BORRADOR' ? numbered(stored.documento, idioma) : stored.documento;
  return documento === stored.documento ? stored : { ...stored, documento, contenido: plainText(documento) };
}

/** Replaces the text of a work: its next revision. */
export async function saveManuscript(db: Database, { publicacionId, guardadoPorId, ...words }: NewText): Promise<void> {
  const text = { ...words, guardadoPorId: guardadoPorId ?? null };
  const next = { revision: sql`${manuscripts.revision} + 1`, guardadoEn: new Date() };
  await db
    .insert(manuscripts)
    .values({ publicacionId, ...text })
    .onConflictDoUpdate({ target: manuscripts.publicacionId, set: { ...text, ...next } });
}

/** Freezes the work as it stands, its files with it, as version `numero`; `derechos`: what its authors are asked to sign. */
export async function insertVersion(
  db: Database,
  work: Work,
  numero: number,
  fecha: Date,
  derechos: RightsTerms | null = null,
): Promise<void> {
  const { documento, contenido, referencias } = await findText(db, work);
  // A draft that is sent keeps the numbers that it has now.
  if (work.estado === 'BORRADOR')
    await db.update(manuscripts).set({ documento, contenido }).where(eq(manuscripts.publicacionId, work.id));
  const { titulo, resumen, categoria, palabrasClave, metadatos, ficha, traducciones, declaraciones, autor, ronda } =
    work;
  await db.insert(versions).values({
    publicacionId: work.id,
    numero,
    ronda,
    fecha,
    titulo,
    resumen,
    categoria,
    palabrasClave,
    metadatos,
    ficha,
    traducciones,
    declaraciones,
    derechos,
    autor,
    documento,
    contenido,
    referencias,
  });
  const kept = db
    .select({ publicacionId: files.publicacionId, numero: sql<number>`${numero}::int`.as('numero'), fileId: files.id })
    .from(files)
    .where(and(eq(files.publicacionId, work.id), isNull(files.fechaRetirado)));
  await db.insert(versionFiles).select(kept);
  await keepTranslatedTexts(db, work.id, numero);
}

/** A work’s versions without their texts, each with when its round was decided, the last first: at most 500. */
export async function findVersions(db: Database, publicacionId: string) {
  return db
    .select({
      ...{ numero: versions.numero, ronda: versions.ronda, fecha: versions.fecha, titulo: versions.titulo },
      decidida: roundDecidedOn.mapWith(versions.fecha),
    })
    .from(versions)
    .where(eq(versions.publicacionId, publicacionId))
    .orderBy(desc(versions.numero))
    .limit(500);
}

export async function findVersion(
  db: Database,
  publicacionId: string,
  numero: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.publicacionId, publicacionId), eq(versions.numero, numero)));
  return row;
}
