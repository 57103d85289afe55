/** How a load begins, gets its files, and goes. */
import { validate as isUuid, v7 as uuid } from 'uuid';
import type { SentBytes } from '#contract/call.ts';
import { type LoadCheck, loadDefaultsSchema } from '#contract/entities/load.ts';
import { hindrances } from '#contract/load-words.ts';
import {
  type LoadClass,
  type LoadTask,
  largestLoad,
  largestTable,
  mostColumns,
  mostLoadFiles,
} from '#contract/loads.ts';
import { refuse } from '#contract/refuse.ts';
import type { Words } from '#contract/words.ts';
import { headOf, measured } from '#server/features/files/incoming.ts';
import { storeBeside } from '#server/features/files/store-beside.ts';
import { uploadedName } from '#server/features/files/uploaded-name.ts';
import { UnreadableFile } from '#server/features/publications/imports/imported-text.ts';
import { articlesIn } from '#server/features/publications/imports/packed-article.ts';
import { removeAll } from '#server/platform/files/file-store.ts';
import { loadFilesOf, picturesOf, placeOfLoadFile } from '#server/platform/files/places.ts';
import { entryBytes } from '#server/platform/files/zip/entries.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { lockJournal } from '../queries.ts';
import { checking } from './check.ts';
import { guessColumns } from './guess-columns.ts';
import { LoadArchives } from './load-archive.ts';
import {
  deleteLoad,
  findLinesAfter,
  findLoadJob,
  findRemembered,
  insertLoad,
  insertLoadFile,
  type LoadFileRow,
  type LoadRow,
  lockLoad,
  sizeOfLoad,
  updateLoad,
} from './queries.ts';
import { headingOf } from './read-in-child.ts';
import { publishing } from './run.ts';
import { dataEntries, Hindrance, wholeFile } from './source-lines.ts';
import { undoing } from './undo.ts';

const notLoadable = (motivo: Words) => refuse('archivo_no_incorporado', { values: { motivo } });
const noRoom = () => refuse('carga_llena', { values: { maximo: largestLoad / 1024 ** 3 } });
const zipStart = 'PK\x03\x04';

interface Begun {
  revistaId: string;
  nombre: string;
}

/**
 * Begins a load with the file that it is read from, whose kind its content tells. Throws `no_encontrado` (the journal),
 * `archivo_no_incorporado`, `archivo_no_admitido` and `carga_llena`; nothing is then kept.
 */
export async function startLoad(
  services: Services,
  userId: string,
  { revistaId, nombre: raw }: Begun,
  body: SentBytes,
) {
  const { db, settings } = services;
  if (!settings.journals().some((journal) => journal.id === revistaId)) throw refuse('no_encontrado');
  const nombre = uploadedName(raw);
  const [id, fileId] = [uuid(), uuid()];
  const { head, whole } = await headOf(body, 64);
  const esZip = head.toString('latin1', 0, 4) === zipStart;
  const { content, measure } = measured(whole, largestLoad, noRoom);
  const file: LoadFileRow = { id: fileId, cargaId: id, nombre, esFuente: true, esZip, bytes: 0 };
  const place = placeOfLoadFile(id, fileId);
  await services.files.put(place, content);
  try {
    const read = await readSource(services, file, head);
    const guessed = { columnas: guessColumns(read.cabeceras), porDefecto: loadDefaultsSchema.parse({}) };
    const remembered = read.cabeceras.length > 0 ? await findRemembered(db, { revistaId, ...read }) : undefined;
    await services.transact(async () => {
      if (!(await lockJournal(db, revistaId))) throw refuse('no_encontrado');
      await insertLoad(db, { id, revistaId, nombre, iniciadaPorId: userId, ...guessed, ...remembered, ...read });
      await insertLoadFile(db, { ...file, bytes: measure().bytes });
    });
    return id;
  } catch (error) {
    await services.files.remove(place);
    if (error instanceof Hindrance) throw notLoadable(error.words);
    if (error instanceof UnreadableFile) throw notLoadable(error.reason);
    if (error instanceof ZipError) throw notLoadable(hindrances.badZip);
    throw error;
  }
}

/** How a PDF, a page, an old Office file and a picture begin. */
const documents = ['%PDF', '<', '\xd0\xcf\x11\xe0', '\x89PNG', '\xff\xd8\xff'];

type Source = Pick<LoadRow, 'clase' | 'cabeceras' | 'muestra' | 'codificacion' | 'separador'>;
const withoutColumns = (clase: LoadClass): Source => ({
  ...{ clase, cabeceras: [], muestra: [], codificacion: null, separador: null },
});

/** What it is, and its heading where it is a table. Throws Hindrance, UnreadableFile and ZipError. */
async function readSource(services: Services, file: LoadFileRow, head: Buffer): Promise<Source> {
  if (!file.esZip) {
    const start = head
      .toString('latin1')
      .replace(/^\xef\xbb\xbf/, '')
      .trimStart();
    if (/^[[{]/.test(start)) return withoutColumns('JSON');
    // Documents that are no table, and would be read as one line of signs.
    if (documents.some((sign) => start.startsWith(sign)) || head.length === 0) throw new Hindrance(hindrances.noFile);
    return tableOf(await wholeFile(services, file));
  }
  const archives = new LoadArchives(services);
  try {
    const zip = await archives.of(file);
    if (articlesIn(zip).length > 0) return withoutColumns('JATS');
    const [first = ''] = dataEntries(zip);
    return /\.json$/i.test(first) ? withoutColumns('JSON') : tableOf(await entryBytes(zip, first, largestTable));
  } finally {
    await archives.close();
  }
}

async function tableOf(bytes: Buffer | undefined): Promise<Source> {
  if (!bytes) throw new Hindrance(hindrances.tooLarge);
  const heading = await headingOf(bytes);
  if (heading.cabeceras.length < 2 || heading.cabeceras.length > mostColumns || heading.muestra.length === 0)
    throw new Hindrance(hindrances.noHeading);
  return { clase: 'CSV', ...heading };
}

/** Adds a PDF, or a ZIP of them; what it is is looked at when the lines are checked. Throws as `startLoad`, `demasiados_archivos` and `carga_sin_archivos`. */
export async function addLoadFile(services: Services, id: string, raw: string, body: SentBytes): Promise<void> {
  const { db, transact } = services;
  const nombre = uploadedName(raw);
  const room = await transact(() => roomIn(services, id, 0));
  const { head, whole } = await headOf(body, 64);
  const esZip = head.toString('latin1', 0, 4) === zipStart;
  const fileId = uuid();
  const { content, measure } = measured(whole, room, noRoom);
  await storeBeside(services, placeOfLoadFile(id, fileId), content, async () => {
    const { bytes } = measure();
    // Another may have come in meanwhile.
    await roomIn(services, id, bytes);
    await insertLoadFile(db, { id: fileId, cargaId: id, nombre, esFuente: false, esZip, bytes });
    await updateLoad(db, id, { comprobada: false });
  });
}

async function roomIn({ db }: Services, id: string, bytes: number): Promise<number> {
  await lockIdle({ db }, id);
  const size = await sizeOfLoad(db, id);
  if (size.total === 0) throw refuse('carga_sin_archivos');
  if (size.total >= mostLoadFiles) throw refuse('demasiados_archivos', { values: { maximo: mostLoadFiles } });
  if (size.bytes + bytes > largestLoad) throw noRoom();
  return largestLoad - size.bytes;
}

/** The load, held, of which nothing is being done. Throws `no_encontrado` and `carga_en_curso`. */
async function lockIdle({ db }: Pick<Services, 'db'>, id: string): Promise<LoadRow> {
  const load = await lockLoad(db, id);
  if (!load) throw refuse('no_encontrado');
  const job = await findLoadJob(db, load);
  if (job?.estado === 'PENDIENTE' || job?.estado === 'EN_CURSO') throw refuse('carga_en_curso');
  return load;
}

const kinds = { COMPROBAR: checking, CARGAR: publishing, DESHACER: undoing };

/** Has all lines checked with these columns. Throws as `lockIdle`, `carga_sin_archivos`, and `datos_no_validos` where columns are wanting or too many. */
export async function checkLoad(services: Services, userId: string, id: string, check: LoadCheck): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const load = await lockIdle(services, id);
    if (check.columnas.length !== load.cabeceras.length)
      throw refuse('datos_no_validos', { errors: [{ field: 'columnas', code: 'columnas' }] });
    const isWanting = (['titulo', 'autores', 'fecha'] as const).some((field) => !check.columnas.includes(field));
    if (load.clase === 'CSV' && isWanting)
      throw refuse('datos_no_validos', { errors: [{ field: 'columnas', code: 'columnas' }] });
    if ((await sizeOfLoad(db, id)).total === 0) throw refuse('carga_sin_archivos');
    await updateLoad(db, id, { ...check, comprobada: false, impedimento: null });
    await begin(services, userId, id, 'COMPROBAR');
  });
}

/** Has the lines published that wait. Throws as `lockIdle`, and `carga_sin_comprobar`. */
export async function runLoad(services: Services, userId: string, id: string): Promise<void> {
  await services.transact(async () => {
    const load = await lockIdle(services, id);
    if (!load.comprobada) throw refuse('carga_sin_comprobar');
    await begin(services, userId, id, 'CARGAR');
  });
}

/** Has the works deleted that it made and nobody touched. Throws as `lockIdle`. */
export async function undoLoad(services: Services, userId: string, id: string): Promise<void> {
  await services.transact(async () => {
    await lockIdle(services, id);
    await begin(services, userId, id, 'DESHACER');
  });
}

async function begin({ db }: Services, userId: string, id: string, tarea: LoadTask): Promise<void> {
  const trabajoId = await enqueue(db, kinds[tarea], { id }, { creadoPorId: userId, unico: `cargas:${id}` });
  await updateLoad(db, id, { tarea, trabajoId });
}

/** Forgets a load and its files; the works that it made stay. Throws as `lockIdle`. */
export async function removeLoad(services: Services, id: string): Promise<void> {
  const { db, transact, files } = services;
  const unmade: string[] = [];
  await transact(async () => {
    await lockIdle(services, id);
    for (let last = 0; ; ) {
      const lines = await findLinesAfter(db, id, last, 1000);
      if (lines.length === 0) break;
      last = lines.at(-1)?.linea ?? last;
      // Its pictures may lie where a try that died left them.
      for (const { hallada, creada, suerte, fechaHecha, obraId } of lines)
        if (!hallada && !creada && suerte === 'NUEVA' && fechaHecha === null && isUuid(obraId)) unmade.push(obraId);
    }
    await deleteLoad(db, id);
  });
  await removeAll(files, loadFilesOf(id));
  for (const obraId of unmade) await removeAll(files, picturesOf(obraId));
}
