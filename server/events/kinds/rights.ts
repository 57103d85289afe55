/** What authors sign of the rights to a work, and how the activity record tells it. */
import type { KindTellings } from './kind.ts';

export const rightsKinds = {
  'rights.asked': [
    'info',
    'Se pide a un autor que firme la licencia de «{titulo}».',
    'An author is asked to sign the licence of “{titulo}”.',
  ],
  'rights.signed': [
    'success',
    'Un autor firma la licencia de «{titulo}», versión {version}.',
    'An author signs the licence of “{titulo}”, version {version}.',
  ],
  'rights.refused': [
    'warning',
    'Un autor no firma la licencia de «{titulo}», versión {version}.',
    'An author does not sign the licence of “{titulo}”, version {version}.',
  ],
  'rights.completed': [
    'success',
    'Todos los autores han firmado la licencia de «{titulo}», versión {version}.',
    'All authors have signed the licence of “{titulo}”, version {version}.',
  ],
  'rights.revoked': [
    'info',
    'Anulado un enlace para firmar la licencia de «{titulo}».',
    'A link to sign the licence of “{titulo}” was taken back.',
  ],
} as const satisfies KindTellings;
