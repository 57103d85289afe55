import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  healthSchema,
  identitySchema,
  logoSchema,
  metricsHistorySchema,
  platformSettingsSchema,
  settingsChangesSchema,
} from '../entities/system.ts';

/** Spec 001 §7: health, metrics; and the platform's settings (product.md 1, 2, 3). */
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
    answer: platformSettingsSchema,
  },
  changeLogo: {
    method: 'PUT',
    path: '/settings/logo',
    summary: 'Poner el logotipo de la revista: PNG, JPEG o WebP',
    access: ['ADMIN'],
    body: logoSchema,
    answer: platformSettingsSchema,
  },
  removeLogo: {
    method: 'DELETE',
    path: '/settings/logo',
    summary: 'Quitar el logotipo de la revista',
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
