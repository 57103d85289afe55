import { isDeepStrictEqual } from 'node:util';
import { type PlatformSettings, platformSettingsSchema, type SettingsChanges } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canChangeSetting } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { saveSettings } from './save-settings.ts';
import { settingInWords } from './settings-words.ts';

/**
 * Changes what is sent; the activity entry says from what to what. Throws `sin_permiso` naming the fields, and
 * `ajustes_cambiados` naming those that somebody has changed since `antes` was read, with what they are now.
 */
export async function changeSettings(
  services: Services,
  viewer: Person,
  { antes = {}, ...changes }: SettingsChanges,
): Promise<PlatformSettings> {
  const { transact, settings } = services;
  const fields = platformSettingsSchema
    .omit({ logo: true })
    .keyof()
    .options.filter((key) => changes[key] !== undefined);
  const refused = fields.filter((key) => !canChangeSetting(viewer, key));
  if (refused.length > 0)
    throw refuse('sin_permiso', {
      errors: refused.map((field) => ({ field, message: 'Este ajuste es de administración.' })),
    });
  return transact(async () => {
    const before = await settings.lock();
    const overtaken = fields.filter((key) => antes[key] !== undefined && !isDeepStrictEqual(antes[key], before[key]));
    if (overtaken.length > 0)
      throw refuse('ajustes_cambiados', {
        errors: overtaken.map((field) => ({ field, message: `Ahora: ${settingInWords(field, before, 'es')}.` })),
      });
    return saveSettings(services, viewer, before, changes);
  });
}
