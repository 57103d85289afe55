import { type PlatformSettings, platformSettingsSchema } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canChangeSetting } from '#server/policy.ts';
import type { Services } from '#server/services.ts';

/** Changes what is sent; the activity entry says from what to what. Throws `sin_permiso` naming the fields. */
export function changeSettings(
  { db, transact, settings }: Services,
  viewer: Person,
  changes: Partial<PlatformSettings>,
): Promise<PlatformSettings> {
  const fields = platformSettingsSchema.keyof().options.filter((key) => changes[key] !== undefined);
  const refused = fields.filter((key) => !canChangeSetting(viewer, key));
  if (refused.length > 0)
    throw refuse('sin_permiso', {
      errors: refused.map((field) => ({ field, message: 'Este ajuste es de administración.' })),
    });
  const before = settings.get();
  const changed = fields.filter((key) => before[key] !== changes[key]);
  return transact(async () => {
    const after = await settings.change(changes);
    const cambios = changed.map((key) => `${key}: ${before[key]} → ${after[key]}`).join('; ');
    if (changed.length > 0) await record(db, { type: 'settings.changed', userId: viewer.id, datos: { cambios } });
    return after;
  });
}
