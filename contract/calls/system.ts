import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { pageQuery } from '../entities/common.ts';
import {
  activityFilters,
  activityListSchema,
  healthSchema,
  platformSettingsSchema,
  settingsChangesSchema,
} from '../entities/system.ts';

/** Spec 001 §7: health, activity, metrics; and the platform's settings (product.md 1, 2, 3). */
export const systemCalls = defineCalls({
  health: {
    method: 'GET',
    path: '/health',
    summary: 'El estado de los servicios',
    access: 'anyone',
    answer: healthSchema,
  },
  activity: {
    method: 'GET',
    path: '/admin/activity',
    summary: 'La actividad reciente, lo último primero',
    access: ['ADMIN'],
    query: z.object({ ...activityFilters, ...pageQuery(10) }),
    answer: activityListSchema,
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
});
