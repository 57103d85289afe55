/** Why the bucket of S3_URL, or of another setting, is not opened, for whoever started the process. */
import { inMachineLanguage } from '../machine-words.ts';

const es = {
  unreachable: (setting: string, bucket: string, host: string, why: string) =>
    `El almacén de archivos de ${setting} no se puede abrir (cubo ${bucket}, en ${host}). ${why}`,
  noBucket: (setting: string) => `Ese cubo no existe. Créalo antes, o revisa ${setting}.`,
  noAccess: (setting: string) =>
    `El almacén no acepta esa clave, o esa clave no puede usar el cubo. Revisa ${setting}.`,
  otherRegion: (setting: string) => `El cubo está en otra región. Revisa «region» en ${setting}.`,
  noAnswer: (setting: string) => `Nadie responde en esa dirección. ¿Está en marcha el almacén, y es esa su ${setting}?`,
  notFound: (setting: string) => `No se encuentra esa máquina. Revisa ${setting}.`,
  other: (setting: string, said: string) => `Revisa ${setting}.\n  ${said}`,
};
const en: typeof es = {
  unreachable: (setting, bucket, host, why) =>
    `The store of files in ${setting} cannot be opened (bucket ${bucket}, at ${host}). ${why}`,
  noBucket: (setting) => `There is no such bucket. Create it first, or check ${setting}.`,
  noAccess: (setting) => `The store does not accept that key, or that key may not use the bucket. Check ${setting}.`,
  otherRegion: (setting) => `The bucket is in another region. Check “region” in ${setting}.`,
  noAnswer: (setting) => `Nobody answers at that address. Is the store running, and is that its ${setting}?`,
  notFound: (setting) => `That machine is not found. Check ${setting}.`,
  other: (setting, said) => `Check ${setting}.\n  ${said}`,
};

export const s3Words = inMachineLanguage({ es, en });
