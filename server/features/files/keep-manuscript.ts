/** Files of works that were stored before. */
import type { Database } from '#server/platform/database/database.ts';
import { insertFile, keepInVersion } from './queries.ts';

interface StoredPdf {
  id: string;
  publicacionId: string;
  nombre: string;
  bytes: number;
  sha256: string;
  subidoPorId: string | null;
}

/** `numero`: of the submitted version that it is the text of, too; else it is the draft's alone. */
export async function keepManuscript(db: Database, pdf: StoredPdf, numero?: number): Promise<void> {
  await insertFile(db, { ...pdf, clase: 'MANUSCRITO', tipo: 'application/pdf' });
  if (numero !== undefined) await keepInVersion(db, { publicacionId: pdf.publicacionId, numero, fileId: pdf.id });
}

/** A file of a draft alone. */
export const keepFile = async (db: Database, file: Parameters<typeof insertFile>[1]): Promise<void> =>
  void (await insertFile(db, file));
