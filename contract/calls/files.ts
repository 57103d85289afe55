import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  faultyFilesSchema,
  fileChangesSchema,
  fileKind,
  fileLinkSchema,
  fileSchema,
  pictureSchema,
} from '../entities/file.ts';

/** In bytes. */
export const largestFile = 1024 * 1024 * 1024;
export const largestPicture = 20 * 1024 * 1024;
/** Of one draft, what its earlier versions keep apart. */
export const mostFiles = 100;
/** Bytes of all files of one draft. */
export const largestDraftFiles = 2 * 1024 * 1024 * 1024;

const params = z.object({ id });

export const fileCalls = defineCalls({
  listFaultyFiles: {
    method: 'GET',
    path: '/admin/archivos-danados',
    summary: 'Los archivos guardados que faltan, han cambiado o no se pueden leer, desde el primero que se encontró',
    access: ['ADMIN'],
    query: z.object(pageQuery(20)),
    answer: faultyFilesSchema,
  },
  listFiles: {
    method: 'GET',
    path: '/publications/{id}/files',
    summary: 'Los archivos de una publicación, o los de una versión enviada',
    access: 'anyone',
    open: true,
    params,
    query: z.object({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: z.object({
      files: z.array(fileSchema),
      /** Copies without names that are still being made for this reader: ask again. */
      enPreparacion: z.number().int().optional(),
    }),
  },
  uploadFile: {
    method: 'POST',
    path: '/publications/{id}/files',
    summary: 'Subir un archivo a un borrador; el tipo se decide por su contenido',
    access: 'person',
    params,
    query: z.object({ clase: fileKind, nombre: z.string().trim().min(1).max(200) }),
    body: z.file(),
    upload: largestFile,
    answer: fileSchema,
    status: 201,
    perMinute: 60,
  },
  changeFile: {
    method: 'PATCH',
    path: '/files/{id}',
    summary:
      'Cambiar el nombre, la descripción o la clase de un archivo de un borrador; si una versión enviada lo conserva, el borrador se queda con una copia de otro id',
    access: 'person',
    params,
    body: fileChangesSchema,
    answer: fileSchema,
  },
  removeFile: {
    method: 'DELETE',
    path: '/files/{id}',
    summary: 'Quitar un archivo de un borrador; las versiones enviadas conservan los suyos',
    access: 'person',
    params,
  },
  linkFile: {
    method: 'POST',
    path: '/files/{id}/link',
    summary: 'Un enlace de pocos minutos para descargar un archivo',
    access: 'anyone',
    params,
    answer: fileLinkSchema,
    perMinute: 120,
  },
  uploadPicture: {
    method: 'POST',
    path: '/publications/{id}/pictures',
    summary: 'Subir una imagen para el texto de un borrador: PNG, JPEG o WebP',
    access: 'person',
    params,
    body: z.file(),
    upload: largestPicture,
    answer: pictureSchema,
    status: 201,
    perMinute: 120,
  },
});
