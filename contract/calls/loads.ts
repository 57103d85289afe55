import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { filter, id, pageQuery } from '../entities/common.ts';
import { loadCheckSchema, loadLinesSchema, loadListSchema, loadSchema } from '../entities/load.ts';
import { longest } from '../limits.ts';
import { largestLoadFile, lineFates } from '../loads.ts';

const params = z.object({ id });
const nombre = z.string().trim().min(1).max(longest.fileName);
const ofOne = { access: ['ADMIN'], params, answer: loadSchema } as const;

/** A journal's past: what it published elsewhere, brought in from a table, an agency's JSON or a ZIP of JATS articles. */
export const loadCalls = defineCalls({
  listLoads: {
    method: 'GET',
    path: '/cargas',
    summary: 'Las cargas de lo que las revistas publicaron antes, la última primero',
    access: ['ADMIN'],
    query: z.object({ ...pageQuery(20) }),
    answer: loadListSchema,
  },
  startLoad: {
    method: 'POST',
    path: '/cargas',
    summary: 'Empezar una carga con su archivo: CSV, JSON de Crossref o DataCite, o ZIP; no se publica nada todavía',
    access: ['ADMIN'],
    query: z.object({ revistaId: id, nombre }),
    body: z.file(),
    upload: largestLoadFile,
    answer: loadSchema,
    status: 201,
    perMinute: 20,
  },
  getLoad: { method: 'GET', path: '/cargas/{id}', summary: 'Una carga: sus columnas, sus cuentas y cómo va', ...ofOne },
  loadLines: {
    method: 'GET',
    path: '/cargas/{id}/lineas',
    summary: 'Las líneas de una carga, con lo que será o ha sido de cada una',
    access: ['ADMIN'],
    params,
    query: z.object({ suerte: filter(z.enum(lineFates)), ...pageQuery(50) }),
    answer: loadLinesSchema,
  },
  addLoadFile: {
    method: 'POST',
    path: '/cargas/{id}/archivos',
    summary: 'Añadir a una carga un PDF, o un ZIP con muchos',
    ...ofOne,
    query: z.object({ nombre }),
    body: z.file(),
    upload: largestLoadFile,
    perMinute: 600,
  },
  checkLoad: {
    method: 'PUT',
    path: '/cargas/{id}/comprobacion',
    summary: 'Decir qué es cada columna y comprobar todas las líneas; no se publica nada',
    ...ofOne,
    body: loadCheckSchema,
    perMinute: 30,
  },
  runLoad: {
    method: 'POST',
    path: '/cargas/{id}/publicacion',
    summary: 'Publicar las líneas comprobadas que faltan; lo hecho no se repite',
    ...ofOne,
    perMinute: 30,
  },
  undoLoad: {
    method: 'POST',
    path: '/cargas/{id}/deshacer',
    summary: 'Eliminar las obras que creó una carga y que nadie ha tocado después',
    ...ofOne,
    perMinute: 30,
  },
  loadReport: {
    method: 'GET',
    path: '/cargas/{id}/informe',
    summary: 'El informe de una carga, línea por línea, como archivo CSV',
    access: ['ADMIN'],
    params,
    answer: z.file(),
    file: true,
    perMinute: 20,
  },
  removeLoad: {
    method: 'DELETE',
    path: '/cargas/{id}',
    summary: 'Quitar una carga con sus archivos; las obras que publicó se quedan',
    access: ['ADMIN'],
    params,
  },
});
