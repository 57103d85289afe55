/** What is asked about opening an identity, and what is answered. `cuenta` is whom it was asked of, or who had asked. */
import type { KindTellings } from './kind.ts';

export const consentKinds = {
  'consent.asked': [
    'warning',
    'Pedido a una persona que deje conocer su identidad en «{titulo}».',
    'Somebody was asked to let their identity be known in “{titulo}”.',
  ],
  'consent.withdrawn': [
    'info',
    'Retirada la petición de conocer una identidad en «{titulo}».',
    'The request to make an identity known in “{titulo}” was taken back.',
  ],
  'consent.given': [
    'warning',
    'Una persona deja conocer su identidad en «{titulo}».',
    'Somebody lets their identity be known in “{titulo}”.',
  ],
  'consent.refused': [
    'info',
    'Una persona no deja conocer su identidad en «{titulo}».',
    'Somebody does not let their identity be known in “{titulo}”.',
  ],
} as const satisfies KindTellings;
