/** Why a data folder is not opened twice, for whoever started the second process. */
import { inMachineLanguage } from '../machine-words.ts';

const es = {
  locked: (path: string, pid?: number) =>
    `Otro proceso${pid ? ` (${pid})` : ', que acaba de empezar,'} tiene abierta esta carpeta de datos (${path}).\n` +
    'Detenlo antes, o elige otra carpeta con DATA_DIR, o usa PostgreSQL con DATABASE_URL.',
};
const en: typeof es = {
  locked: (path, pid) =>
    `Another process${pid ? ` (${pid})` : ', which has just begun,'} has this data folder open (${path}).\n` +
    'Stop it first, or choose another folder with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
};

export const lockWords = inMachineLanguage({ es, en });
