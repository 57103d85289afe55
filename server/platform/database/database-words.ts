/** Why a database is not opened, for whoever started the process. */
import { inMachineLanguage } from '../machine-words.ts';

const es = {
  tooOld: (version: string) =>
    `DATABASE_URL lleva a PostgreSQL ${version}, y Pliego necesita el 15 o uno más nuevo. Actualízalo, o elige otro.`,
  newer:
    'Esta base de datos la ha usado ya una versión más nueva de Pliego, y esta no sabe leerla. No ha cambiado nada en ella.\n' +
    'Arranca la versión más nueva; o vuelve a la copia que hiciste antes de actualizar: npm run restore -- COPIA.tar.zst --replace (docs/backup.md).',
  migrationFailed: (migration: string, reason: string, statement: string) =>
    `La migración ${migration} ha fallado: ${reason}\n` +
    `  ${statement}\n` +
    'No ha cambiado nada: la base de datos sigue como la dejó la versión anterior, que puedes arrancar. Corrige la causa (sitio en el disco, permisos, ' +
    'una tabla cambiada a mano) y arranca esta otra vez: empieza la migración desde el principio.',
  notPostgres: (place: string) =>
    `Lo que responde en ${place} corta la conexión sin hablar como PostgreSQL. Revisa la máquina y el puerto de DATABASE_URL.`,
  damaged: (folder: string) =>
    `La base de datos de ${folder} no se puede leer: está dañada o incompleta, o la escribió otra versión de Pliego. No borres nada todavía.\n` +
    'Si tienes una copia, recupérala en otra carpeta con DATA_DIR: npm run restore -- COPIA.tar.zst (docs/backup.md).',
  locked: (path: string, pid?: number) =>
    `Otro proceso${pid ? ` (${pid})` : ', que acaba de empezar,'} tiene abierta esta carpeta de datos (${path}).\n` +
    'Detenlo antes, o elige otra carpeta con DATA_DIR, o usa PostgreSQL con DATABASE_URL.',
};
const en: typeof es = {
  tooOld: (version) =>
    `DATABASE_URL leads to PostgreSQL ${version}, and Pliego needs 15 or newer. Upgrade it, or choose another.`,
  newer:
    'A newer version of Pliego has used this database, and this one cannot read it. Nothing in it was changed.\n' +
    'Start the newer version; or go back to the backup from before the upgrade: npm run restore -- BACKUP.tar.zst --replace (docs/backup.md).',
  migrationFailed: (migration, reason, statement) =>
    `Migration ${migration} has failed: ${reason}\n` +
    `  ${statement}\n` +
    'Nothing has changed: the database is as the version before left it, which you can start. Mend the cause (room on the disk, rights, ' +
    'a table that was changed by hand) and start this one again: it begins the migration anew.',
  notPostgres: (place) =>
    `What answers at ${place} cuts the connection without speaking as PostgreSQL does. Check machine and port of DATABASE_URL.`,
  damaged: (folder) =>
    `The database in ${folder} cannot be read: it is damaged or incomplete, or another version of Pliego wrote it. Delete nothing yet.\n` +
    'If you have a backup, bring it back in another folder by DATA_DIR: npm run restore -- BACKUP.tar.zst (docs/backup.md).',
  locked: (path, pid) =>
    `Another process${pid ? ` (${pid})` : ', which has just begun,'} has this data folder open (${path}).\n` +
    'Stop it first, or choose another folder with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
};

export const databaseWords = inMachineLanguage({ es, en });
