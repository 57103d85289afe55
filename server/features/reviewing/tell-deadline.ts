import { dayInWords } from '#server/messages/day-words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
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
  writeToReviewer(services, { revisorId, publicacionId }, (language, nombre) =>
    templateMail(
      services,
      'PLAZO_CAMBIADO',
      language,
      { nombre, titulo, plazo: dayInWords(fechaLimite, language) },
      {
        boton: publicAddress(services.env, '/mis-revisiones', { publicacion: publicacionId }),
        obra: publicacionId,
      },
    ),
  );
