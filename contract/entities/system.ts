import { z } from 'zod';
import { filter, id, instant, pageInfo } from './common.ts';
import { reviewFormSchema } from './review-form.ts';

export const severities = ['info', 'success', 'warning', 'error'] as const;
export const severity = z.enum(severities);

/** Spec 001 §3: an activity entry. */
export const activityEntrySchema = z.object({
  id: z.string(),
  type: z.string(),
  message: z.string(),
  severity,
  timestamp: instant,
  userId: id.nullable(),
  /** Who it was, as an administrator reads it. */
  user: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
/** `type`: of an entry, `review.assigned`, or the part before the dot. */
export const activityFilters = {
  severity: filter(severity),
  type: filter(z.string().regex(/^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/)),
};
export const activityListSchema = z.object({ activity: z.array(activityEntrySchema), ...pageInfo });

const service = z.object({ status: z.enum(['ok', 'warning', 'error']), responseTime: z.number().optional() });
/** Spec 001 §3: members that carry a status are shown as services. `responseTime` in milliseconds. */
export const healthSchema = z.object({ database: service, files: service, version: z.string(), uptime: z.number() });

/** Days, each once; an empty list: none is sent. */
const reminderDays = z.array(z.number().int().min(0).max(365)).max(10);

/** The platform's settings, which an administrator changes while it runs. */
export const platformSettingsSchema = z.object({
  nombre: z.string().trim().min(1).max(120),
  /** Guests may open the home page and the placeholder pages (product.md 2). */
  sitioPublico: z.boolean(),
  /** REVISOR and EDITOR wait for an administrator (product.md 3). */
  aprobacionDeRoles: z.boolean(),
  modoFlujo: z.enum(['minimalista', 'profesional']),
  /** Completed reviews that 'profesional' asks for. */
  revisionesMinimas: z.number().int().min(2).max(10),
  identidadRevision: z.enum(['abierta', 'simple ciego', 'doble ciego']),
  /** Days from assignment to deadline where the editor says none. */
  plazoRevisionDias: z.number().int().min(1).max(365),
  prefijoDoi: z.string().regex(/^10\.\d{4,9}$/),
  /** Days in which an invitation to review is answered; then it is declined by itself. */
  plazoInvitacionDias: z.number().int().min(1).max(90),
  /** Reviews that a reviewer has at once, where they say nothing else. */
  capacidadRevisor: z.number().int().min(1).max(50),
  /** Automatic reminders are sent at all. */
  recordatorios: z.boolean(),
  /** To reviewers, so many days before and after their deadline. */
  recordarAntesDias: reminderDays,
  recordarDespuesDias: reminderDays,
  /** To authors whose work waits for its changes, so many days after the decision. */
  recordarAutoresDias: reminderDays,
  /** To editors whose works wait for them, every so many days; 0: never. */
  recordarEditoresDias: z.number().int().min(0).max(90),
  /** The structured part of every review; empty: none. */
  formularioRevision: reviewFormSchema,
});
export type PlatformSettings = z.infer<typeof platformSettingsSchema>;
export type ReviewIdentity = PlatformSettings['identidadRevision'];

export const defaultSettings: PlatformSettings = {
  nombre: 'Pliego',
  sitioPublico: false,
  aprobacionDeRoles: true,
  modoFlujo: 'minimalista',
  revisionesMinimas: 2,
  identidadRevision: 'abierta',
  plazoRevisionDias: 21,
  prefijoDoi: '10.1000',
  plazoInvitacionDias: 7,
  capacidadRevisor: 3,
  recordatorios: true,
  recordarAntesDias: [7, 2],
  recordarDespuesDias: [1, 7, 14],
  recordarAutoresDias: [30, 60],
  recordarEditoresDias: 7,
  formularioRevision: [],
};

/** PATCH /settings: any of them. */
export const settingsChangesSchema = platformSettingsSchema.partial();
