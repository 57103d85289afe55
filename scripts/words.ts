/** What the commands say on the terminal, in the language of the machine. What went wrong is in server/platform/error-words.ts. */
import type { RecordFault } from '#contract/entities/system.ts';
import type { KeyState } from '#server/features/administration/keys/change.ts';
import type { Counts } from '#server/features/transfer/export/format/manifest.ts';
import { inMachineLanguage, machineLanguage } from '#server/platform/machine-words.ts';

const inWords = (count: number) => count.toLocaleString(machineLanguage);

/** An estimate, that nobody takes for a promise. */
const about = (seconds: number) => `${seconds < 1 ? '< 1' : `≈ ${inWords(Math.ceil(seconds))}`} s`;

const es = {
  usage: {
    'audit:verify': 'Uso: npm run audit:verify -- POSICIÓN:HUELLA',
    backup: 'Uso: npm run backup -- CARPETA | ARCHIVO\n     npm run backup -- --list',
    doctor: 'Uso: npm run doctor [-- --dkim=SELECTOR] [--backups=CARPETA]',
    export: 'Uso: npm run export -- ARCHIVO.zip [--contrasenas]',
    import: 'Uso: npm run import -- CARPETA | ARCHIVO.zip [--si]',
    keys: 'Uso: npm run keys [-- --change | --reseal | --drop-old] [NOMBRE …]',
    migrate: 'Uso: npm run migrate [-- --plan]',
    release: 'Uso: npm run release [-- CARPETA]',
    restore: 'Uso: npm run restore -- ARCHIVO | NOMBRE [--replace] [--accept-faults]\n     npm run restore -- --finish',
    'second-factor:reset': 'Uso: npm run second-factor:reset -- CORREO',
    setup: 'Uso: npm run setup -- CORREO',
  },
  missing: (path: string) => `${path}: no existe.`,
  parts: (count: number) => `${inWords(count)} partes`,
  backup: {
    nowhere: 'La plataforma no hace copias por sí sola: falta BACKUP_TO.',
    none: 'Todavía no hay ninguna copia.',
    otherKey: (name: string, key: string) => `${name}  (con otra clave: ${key})`,
    done: (path: string) => `Copia completa: ${path}`,
    counts: (tables: number, rows: number, files: number) =>
      `${inWords(tables)} tablas, ${inWords(rows)} filas, ${inWords(files)} archivos.`,
    withoutFiles: (setting: string) =>
      `La copia no lleva ningún archivo, y la base de datos los nombra: ${setting} no lleva a donde están. Tiene que ser el mismo con el que arranca la plataforma.`,
    keepSafe: 'Guárdala en lugar seguro y fuera de esta máquina: contiene obras inéditas, quién revisa qué y claves.',
  },
  restore: {
    ends: {
      nothing: 'No hay ninguna restauración a medias.',
      done: 'La restauración que quedó a medias está terminada.',
      undone: 'La restauración que quedó a medias está deshecha: todo sigue como antes.',
    },
    done: 'Plataforma restaurada. Ya puedes arrancarla: npm start',
    aside: (place: string) => `La de antes queda aparte, en ${place}.`,
    head: (mark: string) => `Fin del registro de actividad: ${mark}`,
  },
  export: {
    taken: (path: string) => `${path} ya existe: no lo sobrescribo.`,
    writing: 'Escribo las obras, las personas y la actividad …',
    lost: (place: string) => `${place}: la plataforma ya no tiene este archivo.`,
    done: (path: string) => `Revista exportada: ${path}`,
    counts: ({ obras, versiones, revisiones, personas, archivos, actividad }: Counts) =>
      `${obras} obras, ${versiones} versiones, ${revisiones} revisiones, ${personas} personas, ${archivos} archivos, ${actividad} entradas de actividad.`,
    keepSafe: 'Guárdala en lugar seguro: contiene obras inéditas y quién revisa qué.',
    passwords: 'Lleva además las contraseñas, cifradas: bórrala cuando ya no te haga falta.',
  },
  articles: {
    known: (name: string, work: string) => `${name}: ya estaba (${work})`,
    counts: ({ imported, known, failed }: Record<'imported' | 'known' | 'failed', number>) =>
      `${imported} incorporadas, ${known} ya estaban, ${failed} con errores.`,
  },
  journal: {
    checking: 'Compruebo el archivo entero …',
    notAgreed: 'No se ha incorporado nada. Si conoces esas cuentas, repite la orden con --si.',
    importing: 'Incorporo la revista …',
    notEmpty: 'Esta plataforma ya tiene contenido: una revista solo se incorpora a una vacía. Elige otro DATA_DIR.',
    done: 'Revista incorporada; su registro de actividad está verificado. Ya puedes arrancarla: npm start',
    brings: ({ obras, versiones, revisiones, personas, archivos, actividad }: Counts) =>
      `Trae ${obras} obras, ${versiones} versiones, ${revisiones} revisiones, ${personas} personas, ${archivos} archivos y ${actividad} entradas de actividad.`,
    administrators: (people: string) => `Administrarán la plataforma: ${people}.`,
    editors: (people: string) => `Editarán: ${people}.`,
    lost: (place: string) => `${place}: ya faltaba en la plataforma de origen.`,
    noPasswords:
      'Las cuentas vienen sin contraseña: cada persona pide una nueva en «¿Olvidaste tu contraseña?». ' +
      'Para entrar tú antes, haz una cuenta de administración: npm run setup -- CORREO',
  },
  secondFactor: {
    nobody: (address: string) => `${address} no tiene cuenta.`,
    reset: (address: string) =>
      `${address} entra otra vez con su contraseña sola: sus sesiones se han cerrado, y se le ha dicho por correo.`,
  },
  keys: {
    unknown: (names: readonly string[], known: readonly string[]) =>
      `No hay ninguna clave que se llame ${names.join(', ')}. Se llaman: ${known.join(', ')}.`,
    state: ({ clave, believed, old, lost }: KeyState) =>
      [
        `${clave}: ${believed === 0 ? 'todavía no ha hecho falta' : believed === 1 ? 'una clave' : `${believed} claves (la nueva y las de antes)`}`,
        old > 0 && `${inWords(old)} secretos sellados con una de antes: npm run keys -- --reseal`,
        lost > 0 && `${inWords(lost)} secretos que ya ninguna abre: hay que escribirlos otra vez`,
      ]
        .filter(Boolean)
        .join('; '),
    full: (name: string) =>
      `${name}: ya se creen tantas claves como se puede a la vez. Quita antes las viejas: npm run keys -- --drop-old`,
    resealed: (count: number) => `Secretos sellados de nuevo: ${inWords(count)}.`,
    dropped: (count: number) => `Claves de antes quitadas: ${inWords(count)}.`,
    kept: (name: string) => `${name}: sus claves de antes siguen, porque algo está sellado con ellas. Repite la orden.`,
  },
  migrate: {
    one: (name: string, rows: number, seconds: number) => `${name}: ${inWords(rows)} filas, ${about(seconds)}`,
    all: (count: number, rows: number, seconds: number) =>
      `Por hacer: ${inWords(count)} migraciones, sobre ${inWords(rows)} filas, ${about(seconds)} (en un disco lento, varias veces más).`,
    nothing: 'No falta ninguna migración.',
    first:
      'Se hacen al arrancar, todas o ninguna; mientras tanto la plataforma no contesta. Haz antes una copia: npm run backup',
    done: 'Hechas. Ya puedes arrancar: npm start',
  },
  setup: {
    made: (address: string, password: string) =>
      `Cuenta de administración creada: ${address}\nContraseña: ${password}\nCámbiala al entrar, en Configuración.`,
    promoted: (address: string) =>
      `${address} ya tenía cuenta: ahora también administra, con su contraseña de siempre.`,
  },
  verify: {
    faults: {
      cambiada: 'cambiada',
      falta: 'falta',
      hueco: 'hueco en la cadena',
      'sin encadenar': 'añadida fuera de la cadena',
    } satisfies Record<RecordFault['tipo'], string>,
    place: (place: number) => `posición ${place}`,
    entry: (entry: number) => `entrada ${entry}`,
    verified: (entries: number, faults: number) =>
      `${entries} entradas verificadas, ${faults === 0 ? 'sin fallos' : `fallos: ${faults}`}.`,
    note: (mark: string) => `Apunta esto fuera de esta máquina: ${mark}`,
  },
};

const en: typeof es = {
  usage: {
    'audit:verify': 'Use: npm run audit:verify -- PLACE:HASH',
    backup: 'Use: npm run backup -- FOLDER | FILE\n     npm run backup -- --list',
    doctor: 'Use: npm run doctor [-- --dkim=SELECTOR] [--backups=FOLDER]',
    export: 'Use: npm run export -- FILE.zip [--contrasenas]',
    import: 'Use: npm run import -- FOLDER | FILE.zip [--si]',
    keys: 'Use: npm run keys [-- --change | --reseal | --drop-old] [NAME …]',
    migrate: 'Use: npm run migrate [-- --plan]',
    release: 'Use: npm run release [-- FOLDER]',
    restore: 'Use: npm run restore -- FILE | NAME [--replace] [--accept-faults]\n     npm run restore -- --finish',
    'second-factor:reset': 'Use: npm run second-factor:reset -- EMAIL',
    setup: 'Use: npm run setup -- EMAIL',
  },
  missing: (path) => `${path}: does not exist.`,
  parts: (count) => `${inWords(count)} parts`,
  backup: {
    nowhere: 'The platform makes no backups by itself: BACKUP_TO is missing.',
    none: 'There is no backup yet.',
    otherKey: (name, key) => `${name}  (with another key: ${key})`,
    withoutFiles: (setting) =>
      `The backup holds no file, and the database names some: ${setting} does not lead to where they are. It has to be the one that the platform is started with.`,
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
    done: 'Platform restored. You can start it now: npm start',
    aside: (place) => `The one before is put aside, in ${place}.`,
    head: (mark) => `End of the activity record: ${mark}`,
  },
  export: {
    taken: (path) => `${path} exists already: it is not overwritten.`,
    writing: 'Writing works, people and activity …',
    lost: (place) => `${place}: the platform no longer has this file.`,
    done: (path) => `Journal exported: ${path}`,
    counts: ({ obras, versiones, revisiones, personas, archivos, actividad }) =>
      `${obras} works, ${versiones} versions, ${revisiones} reviews, ${personas} people, ${archivos} files, ${actividad} entries of activity.`,
    keepSafe: 'Keep it in a safe place: it holds unpublished works and who reviews what.',
    passwords: 'It has the passwords too, hashed: delete it when you no longer need it.',
  },
  articles: {
    known: (name, work) => `${name}: was here already (${work})`,
    counts: ({ imported, known, failed }) => `${imported} imported, ${known} were here already, ${failed} with errors.`,
  },
  journal: {
    checking: 'Checking the whole archive …',
    notAgreed: 'Nothing has been imported. If you know those accounts, repeat the command with --si.',
    importing: 'Importing the journal …',
    notEmpty:
      'This platform has content already: a journal is imported into an empty one only. Choose another DATA_DIR.',
    done: 'Journal imported; its activity record is verified. You can start it now: npm start',
    brings: ({ obras, versiones, revisiones, personas, archivos, actividad }) =>
      `It brings ${obras} works, ${versiones} versions, ${revisiones} reviews, ${personas} people, ${archivos} files and ${actividad} entries of activity.`,
    administrators: (people) => `They will administer the platform: ${people}.`,
    editors: (people) => `They will be editors: ${people}.`,
    lost: (place) => `${place}: was missing already on the platform it comes from.`,
    noPasswords:
      'The accounts come without a password: each person asks for a new one at “Forgot your password?”. ' +
      'To get in before that, make an administrator: npm run setup -- EMAIL',
  },
  secondFactor: {
    nobody: (address) => `${address} has no account.`,
    reset: (address) =>
      `${address} logs in with the password alone again: the sessions have ended, and a mail says so.`,
  },
  keys: {
    unknown: (names, known) => `No key is called ${names.join(', ')}. They are called: ${known.join(', ')}.`,
    state: ({ clave, believed, old, lost }) =>
      [
        `${clave}: ${believed === 0 ? 'not needed so far' : believed === 1 ? 'one key' : `${believed} keys (the new one and those before)`}`,
        old > 0 && `${inWords(old)} secrets sealed by one before: npm run keys -- --reseal`,
        lost > 0 && `${inWords(lost)} secrets that none opens any more: they have to be entered again`,
      ]
        .filter(Boolean)
        .join('; '),
    full: (name) =>
      `${name}: as many keys are believed as can be at once. Take the old ones out first: npm run keys -- --drop-old`,
    resealed: (count) => `Secrets sealed anew: ${inWords(count)}.`,
    dropped: (count) => `Old keys taken out: ${inWords(count)}.`,
    kept: (name) => `${name}: its old keys stay, since something is sealed by them. Repeat the command.`,
  },
  migrate: {
    one: (name, rows, seconds) => `${name}: ${inWords(rows)} rows, ${about(seconds)}`,
    all: (count, rows, seconds) =>
      `To be done: ${inWords(count)} migrations, over ${inWords(rows)} rows, ${about(seconds)} (several times that on a slow disk).`,
    nothing: 'No migration is missing.',
    first:
      'They run at the start, all or none; meanwhile the platform does not answer. Take a backup before: npm run backup',
    done: 'Done. You can start it now: npm start',
  },
  setup: {
    made: (address, password) =>
      `Administrator made: ${address}\nPassword: ${password}\nChange it once you are in, under Settings.`,
    promoted: (address) => `${address} had an account already: it now administers too, with the password it had.`,
  },
  verify: {
    faults: {
      cambiada: 'changed',
      falta: 'missing',
      hueco: 'gap in the chain',
      'sin encadenar': 'added outside the chain',
    },
    place: (place) => `position ${place}`,
    entry: (entry) => `entry ${entry}`,
    verified: (entries, faults) => `${entries} entries verified, ${faults === 0 ? 'no faults' : `faults: ${faults}`}.`,
    note: (mark) => `Note this down off this machine: ${mark}`,
  },
};

export const commandWords = inMachineLanguage({ es, en });
