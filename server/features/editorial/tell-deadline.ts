import { dayInWords } from '#server/features/reminders/words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Services } from '#server/services.ts';
import { deskMail } from './messages.ts';
import { writeToReviewer } from './write-to-reviewer.ts';

interface Moved {
  revisorId: string;
  publicacionId: string;
  titulo: string;
  fechaLimite: Date;
}

/** Writes to a reviewer that their deadline is another now, in the caller's transaction. */
export const tellDeadline = (
  services: Services,
  { revisorId, publicacionId, titulo, fechaLimite }: Moved,
): Promise<void> =>
  writeToReviewer(services, revisorId, (language, nombre) =>
    deskMail('deadlineMoved', language, {
      nombre,
      titulo,
      plazo: dayInWords(fechaLimite, language),
      enlace: publicAddress(services.env, '/mis-revisiones', { publicacion: publicacionId }),
    }),
  );
