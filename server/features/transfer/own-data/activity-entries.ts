import type { UserRow } from '#server/features/accounts/queries.ts';
import { presentRows } from '#server/features/administration/activity/present-rows.ts';
import { presentMail } from '#server/features/correspondence/mail/present.ts';
import type { Services } from '#server/platform/services.ts';
import { activityOf, findMailIds, findMails, notificationsOf } from './queries.ts';
import { jsonListEntry, type ZipEntry } from './zip.ts';

const mailsAtOnce = 100;

/** What the person did, and what they were told. */
export async function* activityEntries(services: Services, person: UserRow): AsyncGenerator<ZipEntry> {
  yield jsonListEntry('actividad.json', entries(services, person));
  yield jsonListEntry('notificaciones.json', notificationsOf(services.db, person.id));
  // An address that nobody has confirmed may be somebody else's, and so are the mails to it.
  if (person.fechaVerificacion) yield jsonListEntry('correos.json', mails(services, person));
}

async function* entries(services: Services, { id, roles, ambitos }: UserRow) {
  // Whom their acts touched is somebody else's.
  for await (const rows of activityOf(services.db, id))
    yield presentRows(
      services,
      { id, roles, ambitos },
      rows.map((row) => ({ ...row, afectaId: null, afecta: null, quienId: id, aQuienId: null })),
    );
}

/** As the outbox shows them to somebody who may not see links that act for their holder. */
async function* mails({ db }: Services, { email, preferencias }: UserRow) {
  const ids = await findMailIds(db, email);
  for (let from = 0; from < ids.length; from += mailsAtOnce)
    yield (await findMails(db, ids.slice(from, from + mailsAtOnce))).map((row) => {
      const { asunto, texto, estado, fechaCreacion, fechaEnvio } = presentMail(
        row,
        null,
        preferencias.language ?? 'es',
      );
      return { asunto, texto, estado, fechaCreacion, fechaEnvio };
    });
}
