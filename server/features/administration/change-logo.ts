import type { PlatformSettings } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import { dropPicture, keepPicture, marks } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { saveSettings } from './save-settings.ts';

/** Puts the journal's mark, in base64, in the place of the platform's. Throws `logo_no_valido`. */
export const changeLogo = (services: Services, viewer: Person, logo: string): Promise<PlatformSettings> =>
  keepPicture(services.files, marks, logo, (address) => setLogo(services, viewer, address));

/** Goes back to the platform's mark. */
export const removeLogo = (services: Services, viewer: Person): Promise<PlatformSettings> =>
  setLogo(services, viewer, '');

/** Names the mark in the settings, and removes the file of the one before once nothing names it. */
async function setLogo(services: Services, viewer: Person, logo: string): Promise<PlatformSettings> {
  const { before, after } = await services.transact(async () => {
    const before = await services.settings.lock();
    return { before, after: await saveSettings(services, viewer, before, { logo }) };
  });
  await dropPicture(services.files, marks, before.logo);
  return after;
}
