import type { PlatformSettings } from '#contract/entities/system.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { cleanPicture } from '#server/documents/metadata/clean-picture.ts';
import { fileOfLogo, logoAddress, logoFile, newLogoName } from '#server/features/files/logo-files.ts';
import type { Services } from '#server/platform/services.ts';
import { saveSettings } from './save-settings.ts';

const mostBytes = 1024 * 1024;
/** Pixels; more would cost every reader. */
const mostSide = 2048;

/**
 * Puts the journal's mark in the place of the platform's, without what a program wrote beside the picture.
 * @param logo a PNG, JPEG or WebP in base64
 * @throws `logo_no_valido` for anything else, and for one too large
 */
export async function changeLogo(services: Services, viewer: Person, logo: string): Promise<PlatformSettings> {
  const bytes = Buffer.from(logo, 'base64');
  const picture = bytes.length <= mostBytes ? cleanPicture(bytes) : undefined;
  const sides = picture ? [picture.width, picture.height] : [0];
  if (!picture || Math.min(...sides) < 1 || Math.max(...sides) > mostSide)
    throw refuse('logo_no_valido', { values: { lado: mostSide } });
  const name = newLogoName(picture.type);
  await services.files.put(logoFile(name), picture.bytes);
  try {
    return await setLogo(services, viewer, logoAddress(name));
  } catch (error) {
    await services.files.remove(logoFile(name));
    throw error;
  }
}

/** Goes back to the platform's mark. */
export const removeLogo = (services: Services, viewer: Person): Promise<PlatformSettings> =>
  setLogo(services, viewer, '');

/** Names the mark in the settings, and removes the file of the one before once nothing names it. */
async function setLogo(services: Services, viewer: Person, logo: string): Promise<PlatformSettings> {
  const { before, after } = await services.transact(async () => {
    const before = await services.settings.lock();
    return { before, after: await saveSettings(services, viewer, before, { logo }) };
  });
  const old = fileOfLogo(before.logo);
  if (old && before.logo !== after.logo) await services.files.remove(old);
  return after;
}
