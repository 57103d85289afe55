/** A PDF that is the text of a work, and was stored before. */
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
