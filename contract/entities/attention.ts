import { z } from 'zod';

/** What an administrator is asked to look at first; in the order in which it is shown. */
export const attentionKinds = [
  'PUESTA_EN_MARCHA',
  'ARCHIVOS_DANADOS',
  'CORREOS_FALLIDOS',
  'DIRECCIONES_DETENIDAS',
  'TAREAS_FALLIDAS',
  'COPIA_AUSENTE',
  'COPIA_SIN_PROBAR',
  'SOLICITUDES_DE_ROL',
  'SOLICITUDES_DE_INSTITUCION',
  'OBRAS_POR_PUBLICAR',
  'SIN_CORREO',
  'DATOS_DEL_SITIO',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
/** `total`: how many mails, tasks … of each kind; kinds of which there is none are left out. */
export const attentionSchema = z.object({
  asuntos: z.array(z.object({ tipo: z.enum(attentionKinds), total: z.number().int() })),
});
export type Attention = z.infer<typeof attentionSchema>;
