/** Why a database is not opened, for whoever started the process. */
import { inMachineLanguage } from '../machine-words.ts';

const es = {
  tooOld: (version: string) =>
    `DATABASE_URL lleva a PostgreSQL ${version}, y Pliego necesita el 15 o uno más nuevo. Actualízalo, o elige otro.`,
  locked: (path: string, pid?: number) =>
    `Otro proceso${pid ? ` (${pid})` : ', que acaba de empezar,'} tiene abierta esta carpeta de datos (${path}).\n` +
    'Detenlo antes, o elige otra carpeta con DATA_DIR, o usa PostgreSQL con DATABASE_URL.',
};
const en: typeof es = {
  tooOld: (version) =>
    `DATABASE_URL leads to PostgreSQL ${version}, and Pliego needs 15 or newer. Upgrade it, or choose another.`,
  locked: (path, pid) =>
    `Another process${pid ? ` (${pid})` : ', which has just begun,'} has this data folder open (${path}).\n` +
    'Stop it first, or choose another folder with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
};

export const databaseWords = inMachineLanguage({ es, en });
