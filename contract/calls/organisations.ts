import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  largestOrganisations,
  mostOffered,
  organisationLoadSchema,
  organisationQuery,
  organisationSchema,
} from '../entities/organisation.ts';
import { longest } from '../limits.ts';

/** Affiliations by ROR: suggestions for authors, from the file that an administrator loads. */
export const organisationCalls = defineCalls({
  suggestOrganisations: {
    method: 'GET',
    path: '/organizaciones',
    summary:
      'Organizaciones de ROR por su nombre, sus siglas o su identificador, mientras se escribe; las retiradas nunca',
    access: 'person',
    query: organisationQuery,
    answer: z.object({ organizaciones: z.array(organisationSchema).max(mostOffered) }),
    perMinute: 240,
  },
  listOrganisationLoads: {
    method: 'GET',
    path: '/organizaciones/cargas',
    summary: 'Los últimos archivos de organizaciones de ROR que se cargaron, y cuál está en uso',
    access: ['ADMIN'],
    answer: z.object({ cargas: z.array(organisationLoadSchema).max(20) }),
  },
  loadOrganisations: {
    method: 'POST',
    path: '/organizaciones/cargas',
    summary: 'Cargar el archivo de ROR (JSON, o su ZIP); sustituye al que está en uso cuando se ha leído entero',
    access: ['ADMIN'],
    query: z.object({ nombre: z.string().trim().min(1).max(longest.fileName) }),
    body: z.file(),
    upload: largestOrganisations,
    answer: organisationLoadSchema,
    status: 201,
    perMinute: 10,
  },
  undoOrganisations: {
    method: 'POST',
    path: '/organizaciones/cargas/{id}/deshacer',
    summary: 'Dejar de usar el archivo en uso y volver al anterior, si lo hay',
    access: ['ADMIN'],
    params: z.object({ id }),
    answer: z.object({ cargas: z.array(organisationLoadSchema).max(20) }),
    perMinute: 30,
  },
});
