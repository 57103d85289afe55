import type es from '../es/outbox.ts';

export default {
  'outbox.title': 'Mails of the platform',
  'outbox.lead': 'Everything Pliego has written by mail, the latest first.',
  'outbox.kept.title': 'These mails have not left',
  'outbox.kept.text':
    'Pliego has no mail server (SMTP_URL), so it keeps them. Here you find the links that confirm an address or recover a password: pass each on to the person it is written to, and to nobody else.',
  'outbox.loading': 'Loading mails...',
  'outbox.failed': 'The mails could not be loaded.',
  'outbox.empty': 'There are no mails yet.',
  'outbox.empty.text': 'When somebody registers, asks for another password or writes to us, you will see it here.',
  'outbox.noPage': 'There are no more mails on this page.',
  'outbox.to': 'To',
  'outbox.subject': 'Subject',
  'outbox.date': 'Date',
  'outbox.sent': 'Sent',
  'outbox.tries': 'Tries',
  'outbox.error': 'Last failure',
  'outbox.actions': 'Actions',
  'outbox.open': 'View',
  'outbox.openLabel': 'View “{subject}”, to {to}',
  'outbox.estado': 'State',
  'outbox.estado.GUARDADO': 'Kept',
  'outbox.estado.PENDIENTE': 'Pending',
  'outbox.estado.ENVIADO': 'Sent',
  'outbox.estado.FALLIDO': 'Failed',
} satisfies Record<keyof typeof es, string>;
