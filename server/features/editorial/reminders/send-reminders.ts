import { z } from 'zod';
import { hourMs } from '#contract/time.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { remindOfClaims } from '../claims/remind-claims.ts';
import { remindOfProductions } from '../production/remind-productions.ts';
import { remindAuthors } from './remind-authors.ts';
import { remindEditors } from './remind-editors.ts';
import { remindReviewers } from './remind-reviewers.ts';

/** Every hour, reminds whoever the settings say. Its result: how many reminders went out to whom. */
export const sendReminders = defineJob({
  tipo: 'recordatorios',
  datos: z.object({}),
  tries: 5,
  everyMs: hourMs,
  work: (services: Services, { signal }) => remindAll(services, new Date(), signal),
});

/** Sends what is due at `now` and has not gone out yet. */
export async function remindAll(services: Services, now: Date, signal: AbortSignal) {
  const { settings } = services;
  const everywhere = [settings.get(), ...settings.journals().map(({ id }) => settings.of(id))];
  if (!everywhere.some(({ recordatorios }) => recordatorios))
    return { revisores: 0, autores: 0, editores: 0, reclamaciones: 0, producciones: 0 };
  return {
    revisores: await remindReviewers(services, now, signal),
    autores: await remindAuthors(services, now, signal),
    editores: await remindEditors(services, now, signal),
    reclamaciones: await remindOfClaims(services, now, signal),
    producciones: await remindOfProductions(services, now, signal),
  };
}
