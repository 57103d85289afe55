import { picturesOf } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { places } from './format/places.ts';
import type { WorkRecord } from './format/work.ts';
import type { WholeWork } from './work-queries.ts';

/** A work as its record has it. `secrets`: with the hashes of the links that were mailed about it. */
export function workAsRecord(work: WholeWork, pictures: readonly string[], secrets: boolean): WorkRecord {
  const { id } = work.obra;
  return {
    obra: work.obra,
    autores: inside(work.autores),
    coautorias: inside(work.coautorias).map(({ hash, ...rest }) => ({ ...rest, ...(secrets && { hash }) })),
    manuscrito: work.manuscrito && withoutWork(work.manuscrito),
    versiones: inside(work.versiones),
    textosTraducidos: inside(work.textosTraducidos),
    archivos: inside(work.archivos).map((file) => ({ ...file, ruta: places.file(id, file.id, file.nombre) })),
    imagenes: pictures.map((name) => ({ direccion: `/files/${id}/${name}`, ruta: places.picture(id, name) })),
    revisiones: inside(work.revisiones).map(({ invitacionHash, respuesta, anotaciones, archivos, ...review }) => ({
      ...review,
      ...(secrets && { invitacionHash }),
      respuesta: respuesta && withoutReview(respuesta),
      anotaciones: anotaciones.map(withoutReview),
      archivos: archivos.map((file) => ({
        ...withoutReview(file),
        ruta: places.reviewFile(id, file.id, file.nombre),
      })),
    })),
    decisiones: inside(work.decisiones),
    reclamaciones: inside(work.reclamaciones),
    firmasDeDerechos: inside(work.firmasDeDerechos),
    peticionesDeFirma: inside(work.peticionesDeFirma).map(({ hash, ...rest }) => ({
      ...rest,
      ...(secrets && { hash }),
    })),
    producciones: inside(work.producciones).map(({ respuestas, pruebas, comprobaciones, ...row }) => ({
      ...row,
      respuestas: respuestas.map(withoutProduction),
      pruebas: pruebas.map(withoutProduction),
      comprobaciones: comprobaciones.map(withoutProduction),
    })),
    notas: inside(work.notas),
    discusion: inside(work.discusion),
    candidatos: inside(work.candidatos),
    preferencias: inside(work.preferencias),
    sugerencias: inside(work.sugerencias),
    consentimientos: inside(work.consentimientos),
    relevo: inside(work.relevo ? [work.relevo] : [])[0] ?? null,
    relacion: work.relacion && withoutWork(work.relacion),
    capitulo: work.capitulo && withoutWork(work.capitulo),
    revisionesAnteriores: work.revisionesAnteriores && withoutWork(work.revisionesAnteriores),
    recordatorios: inside(work.recordatorios),
    usoPorMes: inside(work.usoPorMes),
    usoCounter: inside(work.usoCounter),
  };
}

/** The names of the pictures that lie beside a work's text, in order. */
export async function namesOfPictures({ files }: Services, id: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(picturesOf(id))) names.push(name.slice(picturesOf(id).length));
  return names.sort();
}

// Where a record stands says whose it is.
const withoutWork = <T extends { publicacionId: unknown }>({ publicacionId: _, ...rest }: T) => rest;
const withoutReview = <T extends { reviewId: unknown }>({ reviewId: _, ...rest }: T) => rest;
const withoutProduction = <T extends { produccionId: unknown }>({ produccionId: _, ...rest }: T) => rest;
const inside = <T extends { publicacionId: unknown }>(rows: readonly T[]) => rows.map(withoutWork);
