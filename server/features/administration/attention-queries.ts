/** SQL of what waits for an administrator. */

import type { Database } from '#server/platform/database/database.ts';
import { jobs, mails, publications, returnedAddresses, users } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

const livingAccount = and(isNull(users.fechaEliminacion), isNull(users.invitadaDesde));

/** How many people wait for a role. */
export const countRoleRequests = (db: Database): Promise<number> =>
  db.$count(users, and(livingAccount, isNotNull(users.rolSolicitado)));

/** Works that are approved and not public yet; those in production are for their editors to publish. */
export const countApprovedWorks = (db: Database): Promise<number> =>
  db.$count(
    publications,
    and(
      eq(publications.estado, 'APROBADO'),
      isNull(publications.etapaProduccion),
      isNull(publications.fechaEliminacion),
    ),
  );

/** Mails that were given up, and that nobody has tried again or discarded. */
export const countFailedMails = (db: Database): Promise<number> => db.$count(mails, eq(mails.estado, 'FALLIDO'));

/** Addresses to which nothing is sent, since mails to them come back. */
export const countStoppedAddresses = (db: Database): Promise<number> =>
  db.$count(returnedAddresses, isNotNull(returnedAddresses.detenida));

/** Mails that have not left, for want of a mail server. */
export const countKeptMails = (db: Database): Promise<number> => db.$count(mails, eq(mails.estado, 'GUARDADO'));

/** Jobs that failed within a week, but for kinds that went well since. */
export const countFailedJobs = (db: Database): Promise<number> =>
  db.$count(
    jobs,
    and(
      eq(jobs.estado, 'FALLIDO'),
      sql`${jobs.fechaFin} > now() - interval '7 days'`,
      sql`not exists (select 1 from ${jobs} later
        where later.tipo = ${jobs.tipo} and later.estado = 'HECHO' and later.fecha_fin > ${jobs.fechaFin})`,
    ),
  );
