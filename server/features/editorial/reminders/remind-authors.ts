import { answeredByOf, type Replies } from '#server/features/publications/answered-by.ts';
import { timeInWords, wholeDays } from '#server/messages/day-words.ts';
import { byJournal } from '#server/platform/database/by-journal.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findDueChanges } from './queries.ts';
import { remindOnce } from './remind-once.ts';

/** Reminders that one query looks for. */
const batch = 200;

/** Reminds main authors, who alone can go on, of works that wait for their changes. Gives how many reminders went out. */
export async function remindAuthors(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const after = byJournal(services.settings, ({ recordatorios, recordarAutoresDias }) =>
    recordatorios ? recordarAutoresDias : [],
  );
  let sent = 0;
  for (let found = batch; found === batch; ) {
    const due = await findDueChanges(services.db, after, now, batch);
    found = due.length;
    const replies = await answeredByOf(
      services,
      due.map(({ publicacionId }) => publicacionId),
    );
    for (const work of due) {
      signal.throwIfAborted();
      if (await remindOnce(services, reminderOf(services, work, now, replies.get(work.publicacionId)), now)) sent++;
    }
  }
  return sent;
}

type DueChanges = Awaited<ReturnType<typeof findDueChanges>>[number];

function reminderOf(services: Services, work: DueChanges, now: Date, replies: Replies | undefined) {
  const { clave, publicacionId, titulo, desde, fechaDevolucion, nombres: nombre } = work;
  const enlace = publicAddress(services.env, `/publications/${publicacionId}`);
  return {
    clave,
    to: work,
    replies,
    event: { type: 'reminder.changes', publicacionId, datos: { titulo, dias: wholeDays(desde, now) } },
    mail: (language) =>
      templateMail(
        services,
        fechaDevolucion ? 'DEVOLUCION_EN_ESPERA' : 'CAMBIOS_EN_ESPERA',
        language,
        { nombre, titulo, tiempo: timeInWords(desde, now, language) },
        { boton: enlace, obra: publicacionId },
      ),
  } satisfies Parameters<typeof remindOnce>[1];
}
