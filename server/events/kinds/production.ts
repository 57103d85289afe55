/** What happens to a work between acceptance and publication, and how the activity record tells it. */
import type { KindTellings } from './kind.ts';

export const productionKinds = {
  'production.started': ['info', 'En producción: «{titulo}».', 'In production: “{titulo}”.'],
  'production.edited': ['info', 'Texto corregido en producción: «{titulo}».', 'Text copy-edited: “{titulo}”.'],
  'production.copyedited': [
    'info',
    'Corrección enviada a sus autores: «{titulo}», {cambios} cambios.',
    'Copy-editing sent to its authors: “{titulo}”, {cambios} changes.',
  ],
  'production.answered': [
    'info',
    'Corrección respondida por sus autores: «{titulo}». Cambios: {cambios}; rechazados: {rechazados}.',
    'Copy-editing answered by its authors: “{titulo}”. Changes: {cambios}; rejected: {rechazados}.',
  ],
  'production.toProofs': ['info', 'Corrección terminada: «{titulo}».', 'Copy-editing finished: “{titulo}”.'],
  'production.proofsSent': [
    'info',
    'Pruebas enviadas a sus autores: «{titulo}».',
    'Proofs sent to its authors: “{titulo}”.',
  ],
  'production.proofsApproved': ['success', 'Pruebas aprobadas: «{titulo}».', 'Proofs approved: “{titulo}”.'],
  'production.proofsCorrected': [
    'warning',
    'Correcciones pedidas en las pruebas: «{titulo}».',
    'Corrections asked for in the proofs: “{titulo}”.',
  ],
  'production.wentOn': [
    'warning',
    'Producción seguida sin respuesta de sus autores: «{titulo}».',
    'Production went on without an answer of its authors: “{titulo}”.',
  ],
  'production.takenBack': [
    'info',
    'Retirado a sus autores lo que se les pedía en producción: «{titulo}».',
    'What its authors were asked in production was taken back: “{titulo}”.',
  ],
  'production.reopened': [
    'warning',
    'Texto abierto de nuevo en producción: «{titulo}». Motivo: {motivo}',
    'Text opened again in production: “{titulo}”. Reason: {motivo}',
  ],
  'production.ready': ['success', 'Lista para publicar: «{titulo}».', 'Ready to be published: “{titulo}”.'],
  'production.scheduled': [
    'info',
    'Con fecha de publicación: «{titulo}», {momento}.',
    'To be published by itself: “{titulo}”, {momento}.',
  ],
  'production.unscheduled': [
    'info',
    'Sin fecha de publicación: «{titulo}».',
    'No longer to be published by itself: “{titulo}”.',
  ],
  // Beside the publishing itself, at its moment; `cuenta` is who set it.
  'production.cameOut': ['success', 'Publicada en su fecha: «{titulo}».', 'Published at its date: “{titulo}”.'],
  'production.notPublished': [
    'error',
    'No publicada en su fecha: «{titulo}».',
    'Not published at its date: “{titulo}”.',
  ],
  // Beside the decision that is revoked.
  'production.ended': ['warning', 'Producción interrumpida: «{titulo}».', 'Production ended: “{titulo}”.'],
  // Beside the publishing by an administrator, before the proofs were approved.
  'production.skipped': [
    'warning',
    'Publicada sin terminar la producción, con el texto aceptado: «{titulo}».',
    'Published before its production was finished, with the text that was accepted: “{titulo}”.',
  ],
  'reminder.production': [
    'info',
    'Recordatorio enviado: «{titulo}» espera a sus autores en producción.',
    'Reminder sent: “{titulo}” awaits its authors in production.',
  ],
} as const satisfies KindTellings;
