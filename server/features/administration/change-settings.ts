import { isDeepStrictEqual } from 'node:util';
import { type PlatformSettings, type SettingsChanges, settingsChangesSchema } from '#contract/entities/system.ts';
import { refuse } from '#contract/refuse.ts';
import { hasFactor } from '#server/features/accounts/second-factor/queries.ts';
import { checkProven } from '#server/platform/http/proven.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canChangeSetting, canLiftFourEyes, withFourEyes } from '#server/policy/index.ts';
import { saveSettings } from './save-settings.ts';
import { settingInWords } from './settings-words.ts';

/**
 * Changes what is sent, and four eyes with the mode (`withFourEyes`); the activity entry says from what to what. Throws
 * `sin_permiso` naming the fields, and `ajustes_cambiados` naming those that somebody has changed since `antes` was read, with what they are now,
 * and `segundo_paso_propio` to who asks a second step of others without having one,
 * `demuestra_quien_eres` where it is about the second step.
 */
export async function changeSettings(
  services: Services,
  viewer: SignedIn,
  { antes = {}, ...changes }: SettingsChanges,
): Promise<PlatformSettings> {
  const { db, transact, settings } = services;
  const fields = settingsChangesSchema
    .omit({ antes: true })
    .keyof()
    .options.filter((key) => changes[key] !== undefined);
  const refused = fields.filter((key) => !canChangeSetting(viewer, key));
  if (refused.length > 0)
    throw refuse('sin_permiso', {
      errors: refused.map((field) => ({ field, code: 'ajuste_ajeno' })),
    });
  if (changes.segundoPaso) checkProven(viewer);
  return transact(async () => {
    const before = await settings.lock();
    const overtaken = fields.filter((key) => antes[key] !== undefined && !isDeepStrictEqual(antes[key], before[key]));
    if (overtaken.length > 0)
      throw refuse('ajustes_cambiados', {
        errors: overtaken.map((field) => ({
          field,
          code: 'ajuste_cambiado',
          values: { ahora: { es: settingInWords(field, before, 'es'), en: settingInWords(field, before, 'en') } },
        })),
      });
    if (changes.cuatroOjos === false && before.cuatroOjos && !canLiftFourEyes(viewer))
      throw refuse('sin_permiso', { errors: [{ field: 'cuatroOjos', code: 'cuatro_ojos' }] });
    // Whoever asks it of others, and has none, would be outside with their next log-in.
    if (changes.segundoPaso?.some((role) => !before.segundoPaso.includes(role)) && !(await hasFactor(db, viewer.id)))
      throw refuse('segundo_paso_propio', { errors: [{ field: 'segundoPaso', code: 'segundo_paso_propio' }] });
    return saveSettings(services, viewer, before, withFourEyes(viewer, before, changes));
  });
}
