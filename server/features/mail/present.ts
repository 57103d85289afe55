import type { Mail } from '#contract/entities/site.ts';
import type { MailRow } from './queries.ts';

const notShown = 'El texto de este correo no se muestra: lleva un enlace personal que solo debe tener quien lo recibe.';

const ofOwnReviewer = 'Este correo no se muestra: va a alguien que revisa una obra tuya.';

/**
 * A mail of the outbox; `hidden`: of who may not be named to the reader. One with a link that acts for its holder is shown only where it is kept instead of sent, since
 * an administrator is then who passes it on.
 */
export const presentMail = (row: MailRow, hidden: boolean): Mail => ({
  id: row.id,
  para: hidden ? '—' : row.para,
  asunto: hidden ? '—' : row.asunto,
  texto: hidden ? ofOwnReviewer : row.secreto && row.estado !== 'GUARDADO' ? notShown : row.texto,
  estado: row.estado,
  intentos: row.intentos,
  fechaCreacion: row.fechaCreacion.toISOString(),
  fechaEnvio: row.fechaEnvio?.toISOString() ?? null,
  error: hidden ? null : row.error,
});
