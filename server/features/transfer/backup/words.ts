/** What a backup and a restore say while they work, and of what was wrong already, for whoever runs the machine. */
import type { RecordFault } from '#contract/entities/system.ts';
import { inMachineLanguage } from '#server/platform/machine-words.ts';

const es = {
  taken: (path: string) => `${path} ya existe: no lo sobrescribo.`,
  checking: 'Compruebo la copia …',
  copyingDatabase: 'Copio la base de datos y los archivos …',
  copyingRunning: 'Copio la plataforma en marcha …',
  copyingStopped: 'Copio la plataforma, que está detenida …',
  checkingAll: 'Compruebo la copia entera …',
  loading: 'Cargo los datos y los archivos …',
  verifying: 'Verifico el registro de actividad y los archivos …',
  faulty: 'Lo copiado tenía fallos, y no se ha restaurado nada:',
  recordFault: ({ tipo, posicion, entrada }: RecordFault) =>
    `registro: ${tipo}, posición ${posicion}, entrada ${entrada}`,
  gone: (name: string) => `La copia ${name} ya no está donde se guardó.`,
  wrongCount: (table: string, expected: number, found: number) =>
    `tabla ${table}: ${found} filas, y tenían que ser ${expected}`,
  withoutFiles: (setting: string) =>
    `La copia no lleva ningún archivo, y la base de datos los nombra: ${setting} no lleva a donde están.`,
  wrongFile: (place: string) => `archivo: ${place}`,
  missingPicture: (place: string) => `imagen que falta: ${place}`,
};

const faults: Record<RecordFault['tipo'], string> = {
  cambiada: 'changed',
  falta: 'missing',
  hueco: 'gap',
  'sin encadenar': 'not chained',
};
const en: typeof es = {
  taken: (path) => `${path} exists already: it is not overwritten.`,
  checking: 'Checking the backup …',
  copyingDatabase: 'Copying the database and the files …',
  copyingRunning: 'Copying the platform while it runs …',
  copyingStopped: 'Copying the platform, which is stopped …',
  checkingAll: 'Checking the whole backup …',
  loading: 'Loading data and files …',
  verifying: 'Verifying the activity record and the files …',
  faulty: 'What was backed up had faults, and nothing has been restored:',
  recordFault: ({ tipo, posicion, entrada }) => `record: ${faults[tipo]}, position ${posicion}, entry ${entrada}`,
  gone: (name) => `The backup ${name} is no longer where it was kept.`,
  wrongCount: (table, expected, found) => `table ${table}: ${found} rows instead of ${expected}`,
  withoutFiles: (setting) =>
    `The backup holds no file, and the database names some: ${setting} does not lead to where they are.`,
  wrongFile: (place) => `file: ${place}`,
  missingPicture: (place) => `missing picture: ${place}`,
};

export const copyWords = inMachineLanguage({ es, en });
