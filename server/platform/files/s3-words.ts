/** Why the bucket of S3_URL is not opened, for whoever started the process. */
import { inMachineLanguage } from '../machine-words.ts';

const es = {
  unreachable: (setting: string, bucket: string, host: string, why: string) =>
    `El almacén de archivos de ${setting} no se puede abrir (cubo ${bucket}, en ${host}). ${why}`,
  noBucket: 'Ese cubo no existe. Créalo antes, o revisa S3_URL.',
  noAccess: 'El almacén no acepta esa clave, o esa clave no puede usar el cubo. Revisa S3_URL.',
  otherRegion: 'El cubo está en otra región. Revisa «region» en S3_URL.',
  noAnswer: 'Nadie responde en esa dirección. ¿Está en marcha el almacén, y es esa su S3_URL?',
  notFound: 'No se encuentra esa máquina. Revisa S3_URL.',
  other: (said: string) => `Revisa S3_URL.\n  ${said}`,
};
const en: typeof es = {
  unreachable: (setting, bucket, host, why) =>
    `The store of files in ${setting} cannot be opened (bucket ${bucket}, at ${host}). ${why}`,
  noBucket: 'There is no such bucket. Create it first, or check S3_URL.',
  noAccess: 'The store does not accept that key, or that key may not use the bucket. Check S3_URL.',
  otherRegion: 'The bucket is in another region. Check “region” in S3_URL.',
  noAnswer: 'Nobody answers at that address. Is the store running, and is that its S3_URL?',
  notFound: 'That machine is not found. Check S3_URL.',
  other: (said) => `Check S3_URL.\n  ${said}`,
};

export const s3Words = inMachineLanguage({ es, en });
