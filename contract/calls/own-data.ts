import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { fileLinkSchema } from '../entities/file.ts';
import { erasureFactsSchema, erasureSchema, ownExportSchema } from '../entities/own-data.ts';

/** What everybody may do with their own data: take a copy of them, and have them erased. */
export const ownDataCalls = defineCalls({
  ownExport: {
    method: 'GET',
    path: '/own-data',
    summary: 'La última copia de mis datos que pedí: cómo va y hasta cuándo se descarga',
    access: 'person',
    answer: z.object({ exportacion: ownExportSchema.nullable() }),
  },
  startOwnExport: {
    method: 'POST',
    path: '/own-data',
    summary: 'Pedir una copia de mis datos, como trabajo; si ya hay una en camino, es esa',
    access: 'person',
    answer: ownExportSchema,
    status: 201,
    perMinute: 5,
  },
  linkOwnExport: {
    method: 'GET',
    path: '/own-data/link',
    summary: 'Una dirección que descarga la copia de mis datos durante unos minutos',
    access: 'person',
    answer: fileLinkSchema,
  },
  erasureFacts: {
    method: 'GET',
    path: '/own-data/erasure',
    summary: 'Qué se iría y qué quedaría si elimino mi cuenta, y qué lo impide',
    access: 'person',
    answer: erasureFactsSchema,
  },
  eraseOwnAccount: {
    method: 'POST',
    path: '/own-data/erasure',
    summary: 'Eliminar mi cuenta, con la contraseña y la palabra que lo confirma',
    access: 'person',
    body: erasureSchema,
    perMinute: 10,
  },
});
