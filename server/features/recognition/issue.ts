import { isDeepStrictEqual } from 'node:util';
import type { Certificate } from '#contract/entities/recognition.ts';
import { refuse } from '#contract/refuse.ts';
import { isOwnAccount } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { newCode, readCode } from './codes.ts';
import { journalOf, perYear, reviewsOf, yearOf } from './handed-in.ts';
import { presentCertificate } from './present.ts';
import {
  type CertificateRow,
  findCertificate,
  findValid,
  insertCertificate,
  lockReviewer,
  withdraw,
} from './queries.ts';

interface Asked {
  anio: number | null;
  conObras: boolean;
}

/**
 * Certifies the viewer's reviews of a year, or of all, as they are now. Where one that holds says the same, that one is given
 * again. Throws `sin_revisiones`.
 */
export async function issueCertificate(
  { db, transact, settings }: Services,
  viewer: Person,
  { anio, conObras }: Asked,
): Promise<Certificate> {
  return transact(async () => {
    const person = await lockReviewer(db, viewer.id);
    if (!person) throw refuse('no_encontrado');
    const rows = (await reviewsOf(db, viewer.id)).filter((row) => anio === null || yearOf(row) === anio);
    if (rows.length === 0) throw refuse('sin_revisiones');
    const said = {
      nombre: `${person.nombres} ${person.apellidos}`.trim(),
      revista: journalOf(rows, settings),
      anio,
      porAnio: perYear(rows),
      obras: conObras ? [...new Set(rows.map(({ publicacionId }) => publicacionId))] : [],
    };
    const [before] = await findValid(db, viewer.id, anio);
    const row =
      before && saysTheSame(before, said)
        ? before
        : await insertCertificate(db, { codigo: newCode(), userId: viewer.id, ...said });
    return presentCertificate(db, row);
  });
}

const saysTheSame = (
  { nombre, revista, anio, porAnio, obras }: CertificateRow,
  said: Pick<CertificateRow, 'nombre' | 'revista' | 'anio' | 'porAnio' | 'obras'>,
) => isDeepStrictEqual({ nombre, revista, anio, porAnio, obras }, said);

/** By its code as it was typed. Throws `no_encontrado`. */
export async function certificateBy({ db }: Pick<Services, 'db'>, typed: string): Promise<CertificateRow> {
  const codigo = readCode(typed);
  const row = codigo && (await findCertificate(db, codigo));
  if (!row) throw refuse('no_encontrado');
  return row;
}

/** The same of one's own: another's is as if it were not there. */
export async function ownCertificate(services: Services, viewer: Person, typed: string): Promise<CertificateRow> {
  const row = await certificateBy(services, typed);
  if (!isOwnAccount(viewer, row.userId)) throw refuse('no_encontrado');
  return row;
}

/** Whoever checks it reads from now on that it holds no more. One that was withdrawn before stays so. */
export async function withdrawCertificate(services: Services, viewer: Person, typed: string): Promise<void> {
  await withdraw(services.db, (await ownCertificate(services, viewer, typed)).codigo);
}
