/** The journal's own pictures: its mark and its cover image. */
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import { coverImages, dropPicture, keepPicture, marks } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { saveSettings } from './save-settings.ts';

/** Where the settings name each, and as what it is kept. */
const kinds = { logo: marks, imagenPortada: coverImages };

/** Puts a picture in base64 in the place of the one before. Throws `logo_no_valido` or `imagen_portada_no_valida`. */
export const changePicture = (
  services: Services,
  viewer: Person,
  key: keyof typeof kinds,
  base64: string,
): Promise<PlatformSettings> =>
  keepPicture(services.files, kinds[key], base64, (address) => setPicture(services, viewer, key, address));

/** Goes back to the platform's mark, or to no cover image. */
export const removePicture = (services: Services, viewer: Person, key: keyof typeof kinds): Promise<PlatformSettings> =>
  setPicture(services, viewer, key, '');

/** Names the picture in the settings, and removes the file of the one before once nothing names it. */
async function setPicture(
  services: Services,
  viewer: Person,
  key: keyof typeof kinds,
  address: string,
): Promise<PlatformSettings> {
  const { before, after } = await services.transact(async () => {
    const before = await services.settings.lock();
    return { before, after: await saveSettings(services, viewer, before, { [key]: address }) };
  });
  await dropPicture(services.files, kinds[key], before[key]);
  return after;
}
