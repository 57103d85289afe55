import { z } from 'zod';
import { defineCalls, kB, MB } from '../call.ts';
import {
  healthSchema,
  identityChangeSchema,
  identitySchema,
  logoSchema,
  metricsHistorySchema,
  platformSettingsSchema,
  settingsChangesSchema,
} from '../entities/system.ts';
import { reviewIdentities } from '../vocabulary.ts';

/** Spec 001 §7: health, metrics; and the platform's settings (docs/specification.md 1, 2, 3). */
export const systemCalls = defineCalls({
  health: {
    method: 'GET',
    path: '/health',
    summary: 'El estado de los servicios',
    access: 'anyone',
    answer: healthSchema,
  },
  live: {
    method: 'GET',
    path: '/health/live',
    summary: 'El proceso está en marcha',
    access: 'anyone',
    sessionless: true,
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    summary: 'El proceso puede atender peticiones; si no, 503',
    access: 'anyone',
    sessionless: true,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Medidas en formato Prometheus; también con METRICS_TOKEN',
    access: ['ADMIN'],
    answer: z.string(),
    media: 'text/plain; version=0.0.4; charset=utf-8',
    scraped: true,
  },
  metricsHistory: {
    method: 'GET',
    path: '/metrics/history',
    summary: 'Lo medido en cada minuto de las últimas horas, por este proceso',
    access: ['ADMIN'],
    answer: metricsHistorySchema,
  },
  getSettings: {
    method: 'GET',
    path: '/settings',
    summary: 'Los ajustes de la plataforma',
    access: 'anyone',
    answer: platformSettingsSchema,
  },
  changeSettings: {
    method: 'PATCH',
    path: '/settings',
    summary: 'Cambiar ajustes: quien edita, los del flujo; quien administra, todos',
    access: ['EDITOR', 'ADMIN'],
    body: settingsChangesSchema,
    largest: { bytes: 1 * MB, values: 4_000 },
    answer: platformSettingsSchema,
  },
  weighIdentityChange: {
    method: 'GET',
    path: '/settings/identidad-revision',
    summary: 'Cuántas obras conservarían qué modo de revisión si se eligiera otro',
    access: ['ADMIN'],
    query: z.object({ modo: z.enum(reviewIdentities) }),
    answer: identityChangeSchema,
  },
  changeLogo: {
    method: 'PUT',
    path: '/settings/logo',
    summary: 'Poner el logotipo de la revista: PNG, JPEG o WebP',
    access: ['ADMIN'],
    body: logoSchema,
    largest: { bytes: 1600 * kB },
    answer: platformSettingsSchema,
  },
  removeLogo: {
    method: 'DELETE',
    path: '/settings/logo',
    summary: 'Quitar el logotipo de la revista',
    access: ['ADMIN'],
    answer: platformSettingsSchema,
  },
  openRegistration: {
    method: 'POST',
    path: '/settings/registro',
    summary: 'Abrir el registro a una clase durante una hora: muchas cuentas desde una misma red',
    access: ['ADMIN'],
    answer: platformSettingsSchema,
  },
  closeRegistration: {
    method: 'DELETE',
    path: '/settings/registro',
    summary: 'Dejar de admitir el registro de una clase',
    access: ['ADMIN'],
    answer: platformSettingsSchema,
  },
  getIdentity: {
    method: 'GET',
    path: '/identity',
    summary: 'Nombre, logotipo, color y contacto de la revista',
    access: 'anyone',
    answer: identitySchema,
  },
});
