import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { filter, id, pageInfo, pageQuery } from '../entities/common.ts';
import {
  deliveryDaySchema,
  mailFormSchema,
  mailListSchema,
  mailSchema,
  recipientListSchema,
  returnedAddressSchema,
} from '../entities/mail.ts';
import { email } from '../entities/user.ts';
import { mailEstados } from '../vocabulary.ts';

const oneMail = z.object({ id });

/** Writing to somebody of the platform (spec 001 §5, §7), and the outbox (docs/specification.md 7). */
export const mailCalls = defineCalls({
  sendEmail: {
    method: 'POST',
    path: '/notifications/send-email',
    summary: 'Enviar un correo a alguien de la plataforma',
    access: ['AUTOR', 'EDITOR', 'ADMIN'],
    body: mailFormSchema,
    /** `enCorreo`: a mail server takes it on; without one the platform keeps it. */
    answer: z.object({ message: z.string(), enCorreo: z.boolean() }),
  },
  recipients: {
    method: 'GET',
    path: '/notifications/recipients',
    summary: 'A quién puedes escribir: cuentas que contienen lo buscado, o quienes llevan y firman tus obras',
    access: ['AUTOR', 'EDITOR', 'ADMIN'],
    query: z.object({ search: z.string().trim().max(100).default('') }),
    answer: recipientListSchema,
  },
  listMails: {
    method: 'GET',
    path: '/admin/outbox',
    summary: 'Los correos de la plataforma, el último primero; a quien edita, los de las obras que lleva',
    access: ['EDITOR', 'ADMIN'],
    query: z.object({
      ...pageQuery(20),
      search: z.string().trim().max(200).default(''),
      estado: filter(z.enum(mailEstados)),
    }),
    answer: mailListSchema,
  },
  listReturned: {
    method: 'GET',
    path: '/admin/returned-mail',
    summary: 'Direcciones a las que no se envía nada porque devuelven el correo, la última primero',
    access: ['ADMIN'],
    query: z.object({ ...pageQuery(20) }),
    answer: z.object({ direcciones: z.array(returnedAddressSchema), ...pageInfo }),
  },
  liftReturned: {
    method: 'POST',
    path: '/admin/returned-mail/lift',
    summary: 'Volver a enviar correos a una dirección que los devolvía',
    access: ['ADMIN'],
    body: z.object({ direccion: email }),
  },
  deliveryDays: {
    method: 'GET',
    path: '/admin/outbox/days',
    summary: 'Correos enviados, devueltos, fallidos y detenidos, por día, de los últimos noventa',
    access: ['ADMIN'],
    answer: z.object({ dias: z.array(deliveryDaySchema) }),
  },
  testMail: {
    method: 'POST',
    path: '/admin/outbox/test',
    summary: 'Enviarte un correo de prueba, por el mismo camino que todos',
    access: ['ADMIN'],
    answer: mailSchema,
    status: 201,
    perMinute: 5,
  },
  retryMail: {
    method: 'POST',
    path: '/admin/outbox/{id}/retry',
    summary: 'Volver a intentar el envío de un correo fallido',
    access: ['EDITOR', 'ADMIN'],
    params: oneMail,
    answer: mailSchema,
  },
  discardMail: {
    method: 'POST',
    path: '/admin/outbox/{id}/discard',
    summary: 'Descartar un correo fallido: no se enviará',
    access: ['EDITOR', 'ADMIN'],
    params: oneMail,
    answer: mailSchema,
  },
});
