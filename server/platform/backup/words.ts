/** Why a copy cannot be taken, or cannot be restored, for whoever runs the machine. */
import { inMachineLanguage } from '../machine-words.ts';

const es = {
  noPlatform: (folder: string) => `En ${folder} no hay ninguna plataforma.`,
  anotherBackup: 'Ya hay otra copia en marcha.',
  otherVersion: 'La base de datos no es de esta versión de Pliego.',
  empty: 'La copia está vacía.',
  changedMeanwhile: 'La copia ha cambiado mientras se leía.',
  otherTables: 'Las tablas de la copia no son las de su versión de Pliego.',
  newer: 'La copia es de una versión de Pliego más nueva que esta. Actualiza Pliego y repite.',
  newerMigration: (migration: string) =>
    `La copia es de una versión de Pliego más nueva que esta (migración ${migration}). Actualiza Pliego y repite.`,
  noManifest: 'La copia está incompleta: le falta el manifiesto.',
  foreign: 'No es una copia de Pliego, o alguien la ha cambiado.',
  damaged: (name: string) => `La copia está dañada: ${name} no es como se guardó.`,
  swells: 'La copia se hincha sin medida al abrirla.',
  cannotDecompress: 'La copia está dañada o incompleta: no se puede descomprimir, o no es una copia de Pliego.',
  cut: 'La copia está incompleta: termina antes de tiempo.',
  connections: (others: number) =>
    `Hay otras ${others} conexiones a la base de datos. Detén antes los servidores de Pliego.`,
  occupied:
    'Aquí ya hay una plataforma con datos. Para ponerla aparte y restaurar la copia en su lugar, añade --replace.',
  bucketInUse: 'El depósito de S3_URL ya tiene archivos. Indica uno vacío: el de antes queda como está.',
  needsKey: (id: string) =>
    `La copia está cifrada con la clave ${id}. Pon esa clave en BACKUP_KEY y repite; no se ha cambiado nada.`,
  otherKey: (id: string, own: string) =>
    `La copia se cifró con otra clave (${id}); la de BACKUP_KEY es ${own}. Pon la de entonces y repite; no se ha cambiado nada.`,
  broken: 'La copia está dañada o incompleta: lo cifrado no es como se guardó.',
  noFolder: (path: string) =>
    `La carpeta de BACKUP_TO (${path}) no existe, o su disco no está montado. No la creo yo: créala, o móntalo.`,
  notWritable: (path: string) =>
    `No se puede escribir en la carpeta de BACKUP_TO (${path}). Dale permiso al usuario que arranca Pliego.`,
  halfRestored: 'Una restauración se interrumpió en el último paso. Termínala: npm run restore -- --finish',
};

const en: typeof es = {
  noPlatform: (folder) => `There is no platform in ${folder}.`,
  anotherBackup: 'Another backup is already under way.',
  otherVersion: 'The database is not one of this version of Pliego.',
  empty: 'The backup is empty.',
  changedMeanwhile: 'The backup changed while it was being read.',
  otherTables: 'The tables of the backup are not those of its version of Pliego.',
  newer: 'The backup is from a newer version of Pliego than this one. Update Pliego and try again.',
  newerMigration: (migration) =>
    `The backup is from a newer version of Pliego than this one (migration ${migration}). Update Pliego and try again.`,
  noManifest: 'The backup is incomplete: its manifest is missing.',
  foreign: 'It is not a backup of Pliego, or somebody has changed it.',
  damaged: (name) => `The backup is damaged: ${name} is not as it was saved.`,
  swells: 'The backup swells beyond all measure when it is opened.',
  cannotDecompress: 'The backup is damaged or incomplete: it cannot be decompressed, or it is not a backup of Pliego.',
  cut: 'The backup is incomplete: it ends too early.',
  connections: (others) => `The database has ${others} other connections. Stop the servers of Pliego first.`,
  occupied:
    'There is a platform with data here already. To put it aside and restore the backup instead, add --replace.',
  bucketInUse: 'The bucket of S3_URL has files already. Name an empty one: the one before stays as it is.',
  needsKey: (id) =>
    `The backup is encrypted with the key ${id}. Put that key into BACKUP_KEY and try again; nothing has been changed.`,
  otherKey: (id, own) =>
    `The backup was encrypted with another key (${id}); that of BACKUP_KEY is ${own}. Put the one from then and try again; nothing has been changed.`,
  broken: 'The backup is damaged or incomplete: what is encrypted is not as it was saved.',
  noFolder: (path) =>
    `The folder of BACKUP_TO (${path}) does not exist, or its disk is not mounted. It is not made: create it, or mount it.`,
  notWritable: (path) =>
    `The folder of BACKUP_TO (${path}) cannot be written to. Give the user that starts Pliego the right.`,
  halfRestored: 'A restore was cut short in its last step. Finish it: npm run restore -- --finish',
};

export const backupWords = inMachineLanguage({ es, en });
