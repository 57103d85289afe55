import type { Certificate } from '#contract/entities/recognition.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSeveralJournals, ownHouse, shownJournals } from '#server/platform/shown-journals.ts';
import { canNameReviewed } from '#server/policy/index.ts';
import { faceOfCertificate, reviewsOf } from './handed-in.ts';
import { type CertificateRow, findReviewed } from './queries.ts';

/** Certificates as anybody may read them: of one that was withdrawn no more than that it was. */
export async function presentCertificates(db: Database, rows: readonly CertificateRow[]): Promise<Certificate[]> {
  const valid = rows.filter(({ fechaRetirada }) => fechaRetirada === null);
  const works = await findReviewed(
    db,
    valid.flatMap(({ obras }) => obras),
  );
  return rows.map(({ codigo, nombre, revista, anio, porAnio, obras, fecha, fechaRetirada }) => {
    const facts = { codigo, revista, anio, fecha: fecha.toISOString() };
    if (fechaRetirada)
      return {
        ...facts,
        estado: 'RETIRADO',
        nombre: null,
        fechaRetirada: fechaRetirada.toISOString(),
        revisiones: 0,
        porAnio: [],
        obras: [],
      };
    return {
      ...facts,
      estado: 'VIGENTE',
      nombre,
      fechaRetirada: null,
      revisiones: porAnio.reduce((sum, { revisiones }) => sum + revisiones, 0),
      porAnio,
      obras: obras.flatMap((id) => {
        const work = works.get(id);
        return work && canNameReviewed(work) ? { id, titulo: work.titulo, idioma: work.idioma } : [];
      }),
    };
  });
}

export async function presentCertificate(db: Database, row: CertificateRow): Promise<Certificate> {
  const [certificate] = await presentCertificates(db, [row]);
  if (!certificate) throw new Error('There is a certificate for every row');
  return certificate;
}

/** The same to anybody who checks it: in the house of its journal, where readers know of that. */
export async function presentChecked({ db, settings }: Services, row: CertificateRow): Promise<Certificate> {
  const certificate = await presentCertificate(db, row);
  const journal = faceOfCertificate(await reviewsOf(db, row.userId), row, settings);
  const isShown = shownJournals(settings).some(({ id }) => id === journal);
  const casa = journal && isShown && hasSeveralJournals(settings) && ownHouse(settings, { revistaId: journal });
  return { ...certificate, ...(casa && { casa }) };
}
