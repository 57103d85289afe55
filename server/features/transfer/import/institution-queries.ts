/** SQL that writes institutions of an exported journal, as they were. */
import type { z } from 'zod';
import type {
  institutionRecord,
  institutionRequestRecord,
} from '#server/features/transfer/export/format/institution.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import {
  institutionDomains,
  institutionInvitations,
  institutionJournals,
  institutionMembers,
  institutionRequests,
  institutions,
  institutionWorks,
} from '#server/platform/database/schema.ts';

export async function insertInstitutions(
  db: Database,
  records: readonly z.output<typeof institutionRecord>[],
  requests: readonly z.output<typeof institutionRequestRecord>[],
): Promise<void> {
  const rows = records.map(
    ({ dominios: _, revistas: __, miembros: ___, obras: ____, invitaciones: _____, ...row }) => row,
  );
  await insertRows(db, institutions, rows);
  const each = <T, R>(of: (record: (typeof records)[number]) => readonly T[], row: (one: T, id: string) => R): R[] =>
    records.flatMap((record) => of(record).map((one) => row(one, record.id)));
  const own = <T extends object>(row: T, institucionId: string) => ({ ...row, institucionId });
  await insertRows(
    db,
    institutionDomains,
    each(
      ({ dominios }) => dominios,
      (dominio, institucionId) => ({ dominio, institucionId }),
    ),
  );
  await insertRows(
    db,
    institutionJournals,
    each(
      ({ revistas }) => revistas,
      (revistaId, institucionId) => ({ revistaId, institucionId }),
    ),
  );
  await insertRows(
    db,
    institutionMembers,
    each(({ miembros }) => miembros, own),
  );
  await insertRows(
    db,
    institutionWorks,
    each(({ obras }) => obras, own),
  );
  await insertRows(
    db,
    institutionInvitations,
    each(({ invitaciones }) => invitaciones, own),
  );
  await insertRows(db, institutionRequests, [...requests]);
}
