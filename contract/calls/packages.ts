import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { id } from '../entities/common.ts';
import { fileLinkSchema } from '../entities/file.ts';
import { newPackageSchema, packageListSchema, packageSchema } from '../entities/package.ts';

const params = z.object({ id });

/** Packages that indices and archives take of what a journal published. */
export const packageCalls = defineCalls({
  listPackages: {
    method: 'GET',
    path: '/revistas/{id}/paquetes',
    summary: 'Los paquetes para índices que se han pedido de una revista, el último primero',
    access: ['ADMIN'],
    params,
    answer: packageListSchema,
  },
  startPackage: {
    method: 'POST',
    path: '/revistas/{id}/paquetes',
    summary: 'Preparar un paquete para un índice, como trabajo; si ya se está preparando el mismo, es ese',
    access: ['ADMIN'],
    params,
    body: newPackageSchema,
    largest: { bytes: 32 * kB },
    answer: packageSchema,
    status: 201,
    perMinute: 20,
  },
  linkPackage: {
    method: 'GET',
    path: '/revistas/{id}/paquetes/{paquete}/enlace',
    summary: 'Una dirección que descarga un paquete durante unos minutos',
    access: ['ADMIN'],
    params: params.extend({ paquete: id }),
    answer: fileLinkSchema,
  },
});
