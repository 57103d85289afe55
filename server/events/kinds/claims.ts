/** Appeals against decisions and complaints, and how the activity record tells them. Of a complaint it does not say whose it is. */
import type { KindTellings } from './kind.ts';

export const claimKinds = {
  'appeal.made': ['warning', 'Rechazo apelado: «{titulo}».', 'Rejection appealed: “{titulo}”.'],
  'appeal.upheld': ['warning', 'Apelación estimada: «{titulo}».', 'Appeal upheld: “{titulo}”.'],
  'appeal.dismissed': ['info', 'Apelación desestimada: «{titulo}».', 'Appeal dismissed: “{titulo}”.'],
  'appeal.withdrawn': ['info', 'Apelación retirada: «{titulo}».', 'Appeal withdrawn: “{titulo}”.'],
  'appeal.ended': [
    'info',
    'Apelación sin objeto: la decisión sobre «{titulo}» ya no está en pie.',
    'Appeal without object: the decision on “{titulo}” no longer stands.',
  ],
  'complaint.made': ['warning', 'Queja sobre cómo se lleva «{titulo}».', 'Complaint about how “{titulo}” is handled.'],
  'complaint.answered': ['info', 'Queja respondida: «{titulo}».', 'Complaint answered: “{titulo}”.'],
  'complaint.withdrawn': ['info', 'Queja retirada: «{titulo}».', 'Complaint withdrawn: “{titulo}”.'],
  'reminder.claim': [
    'info',
    'Recordatorio enviado: una apelación o queja sobre «{titulo}» espera respuesta.',
    'Reminder sent: an appeal or complaint about “{titulo}” awaits an answer.',
  ],
} as const satisfies KindTellings;
