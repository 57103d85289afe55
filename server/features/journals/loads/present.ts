/** Loads and their lines as administrators read them. */
import type { Load, LoadLine } from '#contract/entities/load.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import { type LoadedWork, loadedLineSchema, yearOf } from './loaded-line.ts';
import {
  countLines,
  findLines,
  findLoad,
  findLoadJob,
  findLoads,
  type LoadLineRow,
  type LoadRow,
  personName,
  sizeOfLoad,
} from './queries.ts';

/** One load. Throws `no_encontrado`. */
export async function readLoad(services: Services, id: string, language: Language): Promise<Load> {
  const { db } = services;
  const load = await findLoad(db, id);
  if (!load) throw refuse('no_encontrado');
  const job = await findLoadJob(db, load);
  const { nombre, clase, codificacion, separador, cabeceras, muestra, columnas, porDefecto, comprobada } = load;
  return {
    ...{ id, nombre, clase, codificacion, separador, cabeceras, muestra, columnas, porDefecto, comprobada },
    ...journalOf(services, load),
    fechaCreacion: load.fechaCreacion.toISOString(),
    iniciadaPor: await personName(db, load.iniciadaPorId),
    archivos: await sizeOfLoad(db, id),
    impedimento: load.impedimento?.[language] ?? null,
    cuentas: await countLines(db, id),
    trabajo:
      job && load.tarea
        ? { id: job.id, tarea: load.tarea, estado: job.estado, parte: job.progreso?.parte ?? null }
        : null,
  };
}

const journalOf = ({ settings }: Services, { revistaId }: Pick<LoadRow, 'revistaId'>) => ({
  revistaId,
  revista: settings.of({ revistaId, seccionId: null }).nombre,
});

export async function listLoads(services: Services, query: { page: number; limit: number }) {
  const { rows, total } = await findLoads(services.db, query);
  return {
    cargas: rows.map(({ load, nombres, apellidos }) => ({
      ...{ id: load.id, clase: load.clase, nombre: load.nombre, revista: journalOf(services, load).revista },
      fechaCreacion: load.fechaCreacion.toISOString(),
      iniciadaPor: nombres === null ? null : `${nombres} ${apellidos ?? ''}`.trim(),
    })),
    ...{ total, page: query.page, totalPages: Math.ceil(total / query.limit) },
  };
}

/** A page of the lines of a load. Throws `no_encontrado`. */
export async function readLines(
  { db }: Services,
  id: string,
  query: Parameters<typeof findLines>[2],
  language: Language,
) {
  if (!(await findLoad(db, id))) throw refuse('no_encontrado');
  const { rows, total } = await findLines(db, id, query);
  const lineas = rows.map((row) => presentLine(row, language));
  return { lineas, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
}

/** What a line says in few words, and what becomes of it. */
export function presentLine(row: LoadLineRow, language: Language): LoadLine {
  const { linea, suerte, completa, fallos, fechaHecha, obraId, hallada, creada } = row;
  const { obra, pdf, entrada } = loadedLineSchema.parse({ ...Object(row.datos), fallos: [] });
  return {
    ...{ linea, suerte, completa },
    titulo: obra.titulo || (entrada ?? ''),
    autores: obra.autores.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim()).join(', '),
    lugar: placeOf(obra),
    doi: obra.doi,
    archivo: pdf?.nombre ?? obra.archivo,
    fallos: fallos.map(({ valor, ...fault }) => ({
      ...fault,
      valor: typeof valor === 'string' ? valor : valor[language],
    })),
    hecha: fechaHecha !== null,
    obraId: hallada || creada ? obraId : null,
  };
}

function placeOf(obra: LoadedWork): string {
  const { volumen, numero, paginaInicial, paginaFinal, articulo, fecha } = obra;
  const pages = paginaInicial ? [paginaInicial, paginaFinal].filter(Boolean).join('–') : articulo;
  const anio = yearOf(obra);
  const issue = (volumen || numero) && anio !== undefined ? issueLabel({ volumen, numero, anio }) : fecha;
  return [issue, pages].filter(Boolean).join(', ');
}
