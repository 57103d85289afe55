import type { Mail } from '#contract/entities/site.ts';
import type { MailRow } from './queries.ts';

const notShown = 'El texto de este correo no se muestra: lleva un enlace personal que solo debe tener quien lo recibe.';

/**
 * A mail of the outbox. One with a link that acts for its holder is shown only where it is kept instead of sent, since
 * an administrator is then who passes it on.
 */
export const presentMail = (row: MailRow): Mail => ({
  id: row.id,
  para: row.para,
  asunto: row.asunto,
  texto: row.secreto && row.estado !== 'GUARDADO' ? notShown : row.texto,
  estado: row.estado,
  intentos: row.intentos,
  fechaCreacion: row.fechaCreacion.toISOString(),
  fechaEnvio: row.fechaEnvio?.toISOString() ?? null,
  error: row.error,
});
