import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import {
  contactMessageSchema,
  mailedTokenSchema,
  newsletterSignUpSchema,
  pageSlug,
  sitePageChangeSchema,
  sitePageSchema,
  writtenPageSchema,
} from '../entities/site.ts';

const slug = z.object({ slug: pageSlug });

/** What docs/specification.md 1 and 2 bring to life on the public site. */
export const siteCalls = defineCalls({
  readPage: {
    method: 'GET',
    path: '/pages/{slug}',
    summary: 'Una página del sitio, como la escribió quien administra',
    access: 'anyone',
    open: true,
    params: slug,
    answer: sitePageSchema,
  },
  writePage: {
    method: 'PUT',
    path: '/pages/{slug}',
    summary: 'Escribir una página del sitio, en Markdown',
    access: ['ADMIN'],
    params: slug,
    body: sitePageChangeSchema,
    largest: { bytes: 640 * kB },
    answer: writtenPageSchema,
  },
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    summary: 'Escribir a quienes administran la plataforma',
    access: 'anyone',
    body: contactMessageSchema,
    perMinute: 5,
  },
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    summary: 'Suscribirse al boletín: falta confirmar desde el correo',
    access: 'anyone',
    body: newsletterSignUpSchema,
    perMinute: 10,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirmar la suscripción al boletín',
    access: 'anyone',
    body: mailedTokenSchema,
    perMinute: 30,
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary: 'Dejar el boletín',
    access: 'anyone',
    body: mailedTokenSchema,
    perMinute: 30,
  },
});
