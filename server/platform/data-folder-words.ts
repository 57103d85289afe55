/** What is said of the data folder at the start: why it is refused, and what was done about its permissions. */
import { inMachineLanguage } from './machine-words.ts';

/** Something of somebody else's: their number, and the name of who runs Pliego. */
interface Owners {
  dataDir: string;
  uid: number;
  own: string;
}

const amount = (count: number) =>
  count === 1 ? '1 archivo o carpeta' : `${count.toLocaleString('es')} archivos y carpetas`;
const es = {
  notAFolder: (dataDir: string) => `DATA_DIR (${dataDir}) no es una carpeta.`,
  notMade: (dataDir: string, why: string) =>
    `La carpeta de datos (${dataDir}) no se puede crear. ${why}\nCréala, o elige otra con DATA_DIR.`,
  notWritten: (dataDir: string, why: string) =>
    `En la carpeta de datos (${dataDir}) no se puede escribir. ${why}\nRemédialo, o elige otra con DATA_DIR.`,
  noParent: (parent: string) => `En ${parent} el sistema no deja crear carpetas.`,
  almostFull: (dataDir: string, free: string, needed: string) =>
    `En el disco de la carpeta de datos (${dataDir}) quedan ${free}, y Pliego necesita ${needed} para arrancar.\n` +
    'Haz sitio, o elige otra con DATA_DIR.',
  folder: (dataDir: string) => `La carpeta de datos (${dataDir})`,
  within: (path: string) => `En la carpeta de datos, ${path}`,
  noPermission: (place: string, dataDir: string) =>
    `${place} no se puede leer y escribir.\nDevuélvele sus permisos (chmod -R u+rwX ${dataDir}), o elige otra con DATA_DIR.`,
  ofAnother: (place: string, { dataDir, uid, own }: Owners) =>
    `${place} es de otro usuario de esta máquina (uid ${uid}), y Pliego se ejecuta como ${own}.\n` +
    `Arráncalo con aquel usuario, o dale la carpeta a este (sudo chown -R ${own} ${dataDir}), o elige otra con DATA_DIR.`,
  allClosed: (count: number) => `La carpeta de datos está cerrada del todo: ${amount(count)}.`,
  closed: (dataDir: string, count: number, isDone: boolean) =>
    `La carpeta de datos (${dataDir}) podían leerla otras cuentas de esta máquina. Ahora es solo de su dueño: Pliego ha cerrado ${amount(count)}${isDone ? '' : ' hasta ahora; el resto, mientras trabaja'}.`,
  stuck: (dataDir: string, count: number) =>
    `En la carpeta de datos (${dataDir}) siguen abiertos a otras cuentas ${amount(count)}: son de otro usuario, o ese disco no guarda permisos.`,
};

const amountInEnglish = (count: number) =>
  count === 1 ? '1 file or folder' : `${count.toLocaleString('en')} files and folders`;
const en: typeof es = {
  notAFolder: (dataDir) => `DATA_DIR (${dataDir}) is not a folder.`,
  notMade: (dataDir, why) =>
    `The data folder (${dataDir}) cannot be made. ${why}\nMake it, or choose another with DATA_DIR.`,
  notWritten: (dataDir, why) =>
    `The data folder (${dataDir}) cannot be written. ${why}\nMend that, or choose another with DATA_DIR.`,
  noParent: (parent) => `In ${parent} the system lets nobody make folders.`,
  almostFull: (dataDir, free, needed) =>
    `The disk of the data folder (${dataDir}) has ${free} left, and Pliego needs ${needed} to start.\n` +
    'Make room, or choose another with DATA_DIR.',
  folder: (dataDir) => `The data folder (${dataDir})`,
  within: (path) => `In the data folder, ${path}`,
  noPermission: (place, dataDir) =>
    `${place} cannot be read and written.\nGive it back its permissions (chmod -R u+rwX ${dataDir}), or choose another with DATA_DIR.`,
  ofAnother: (place, { dataDir, uid, own }) =>
    `${place} belongs to another user of this machine (uid ${uid}), and Pliego runs as ${own}.\n` +
    `Start it as that user, or give the folder to this one (sudo chown -R ${own} ${dataDir}), or choose another with DATA_DIR.`,
  allClosed: (count) => `The data folder is closed completely: ${amountInEnglish(count)}.`,
  closed: (dataDir, count, isDone) =>
    `Other accounts of this machine could read the data folder (${dataDir}). Now it is its owner’s alone: Pliego has closed ${amountInEnglish(count)}${isDone ? '' : ' so far; the rest while it works'}.`,
  stuck: (dataDir, count) =>
    `In the data folder (${dataDir}) other accounts can still open ${amountInEnglish(count)}: another user owns them, or that disk keeps no permissions.`,
};

export const dataFolderWords = inMachineLanguage({ es, en });
