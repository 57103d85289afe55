import { dayMs } from '#contract/time.ts';
import { answeredByOf } from '#server/features/publications/answered-by.ts';
import { dayInWords } from '#server/messages/day-words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findRemindable, type Reminded } from '../reminders/queries.ts';
import { remindOnce } from '../reminders/remind-once.ts';
import { type AwaitedRow, findAwaited } from './queries.ts';

/** Productions that are looked at in one turn, the first due first. */
const most = 500;

/**
 * Reminds main authors, who alone can go on, of changes and proofs that wait for them: so many days before and after their deadline as
 * reviewers are of theirs. Gives how many reminders went out.
 */
export async function remindOfProductions(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const { db, settings } = services;
  const offsetsOf = (place: Parameters<typeof settings.of>[0]) => {
    const { recordatorios, recordarAntesDias, recordarDespuesDias } = settings.of(place);
    return recordatorios ? [...recordarAntesDias.map((days) => -days), ...recordarDespuesDias] : [];
  };
  const all = [...settings.journals().map(({ id }) => ({ revistaId: id }))].flatMap(offsetsOf);
  if (all.length === 0) return 0;
  const from = new Date(now.getTime() - (Math.max(0, ...all) + 1) * dayMs);
  const until = new Date(now.getTime() + (Math.max(0, ...all.map((days) => -days)) + 1) * dayMs);
  let sent = 0;
  const awaited = await findAwaited(db, from, until, most);
  const replies = await answeredByOf(
    services,
    awaited.map(({ publicacionId }) => publicacionId),
  );
  for (const row of awaited) {
    signal.throwIfAborted();
    const day = lastDue(row, offsetsOf(row), now);
    if (day === undefined || !row.autorPrincipalId) continue;
    const [author] = await findRemindable(db, [row.autorPrincipalId], now);
    if (!author) continue;
    const reminder = reminderOf(services, row, author, day, now);
    if (await remindOnce(services, { ...reminder, replies: replies.get(row.publicacionId) }, now)) sent++;
  }
  return sent;
}

/** Of several that are due only the last counts; none from before it was sent, none that announces a deadline which is over. */
function lastDue({ desde, fechaLimite }: AwaitedRow, offsets: readonly number[], now: Date): number | undefined {
  const due = offsets.filter((days) => {
    const moment = new Date(fechaLimite.getTime() + days * dayMs);
    return moment <= now && moment > desde && (days >= 0 || fechaLimite > now);
  });
  return due.length > 0 ? Math.max(...due) : undefined;
}

function reminderOf(
  services: Services,
  { id, publicacionId, titulo, fechaLimite }: AwaitedRow,
  author: Reminded,
  day: number,
  now: Date,
): Parameters<typeof remindOnce>[1] {
  const plazo = fechaLimite.toISOString();
  return {
    clave: `produccion:${id}:${plazo.slice(0, 10)}:${day}`,
    to: author,
    event: {
      type: 'reminder.production',
      publicacionId,
      datos: { titulo, plazo, termina: fechaLimite <= now ? 'terminó' : 'termina' },
    },
    mail: (language) =>
      templateMail(
        services,
        'PRODUCCION_EN_ESPERA',
        language,
        { nombre: author.nombres, titulo, plazo: dayInWords(fechaLimite, language) },
        { boton: publicAddress(services.env, `/publications/${publicacionId}`), obra: publicacionId },
      ),
  };
}
