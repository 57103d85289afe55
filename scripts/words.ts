/** What the commands say on the terminal, in the language of the machine. What went wrong is in say-error.ts. */
import { inMachineLanguage, machineLanguage } from '#server/platform/machine-words.ts';

const inWords = (count: number) => count.toLocaleString(machineLanguage);

const es = {
  parts: (count: number) => `${inWords(count)} partes`,
  backup: {
    done: (path: string) => `Copia completa: ${path}`,
    counts: (tables: number, rows: number, files: number) =>
      `${inWords(tables)} tablas, ${inWords(rows)} filas, ${inWords(files)} archivos.`,
    keepSafe: 'Guárdala en lugar seguro y fuera de esta máquina: contiene obras inéditas, quién revisa qué y claves.',
  },
  restore: {
    ends: {
      nothing: 'No hay ninguna restauración a medias.',
      done: 'La restauración que quedó a medias está terminada.',
      undone: 'La restauración que quedó a medias está deshecha: todo sigue como antes.',
    },
    missing: (path: string) => `${path}: no existe.`,
    done: 'Plataforma restaurada. Ya puedes arrancarla: npm start',
    aside: (place: string) => `La de antes queda aparte, en ${place}.`,
    head: (mark: string) => `Fin del registro de actividad: ${mark}`,
  },
};

const en: typeof es = {
  parts: (count) => `${inWords(count)} parts`,
  backup: {
    done: (path) => `Backup complete: ${path}`,
    counts: (tables, rows, files) => `${inWords(tables)} tables, ${inWords(rows)} rows, ${inWords(files)} files.`,
    keepSafe: 'Keep it in a safe place, off this machine: it holds unpublished works, who reviews what, and keys.',
  },
  restore: {
    ends: {
      nothing: 'No restore was left half done.',
      done: 'The restore that was left half done is finished.',
      undone: 'The restore that was left half done is undone: everything is as before.',
    },
    missing: (path) => `${path}: does not exist.`,
    done: 'Platform restored. You can start it now: npm start',
    aside: (place) => `The one before is put aside, in ${place}.`,
    head: (mark) => `End of the activity record: ${mark}`,
  },
};

export const commandWords = inMachineLanguage({ es, en });
