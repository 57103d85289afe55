import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  newSavedSearchSchema,
  savedSearchChangeSchema,
  savedSearchListSchema,
  savedSearchSchema,
} from '../entities/saved-search.ts';

const params = z.object({ id });
const access = 'person';

/** Searches of the catalogue that people keep: each their own, and nobody else's. */
export const savedSearchCalls = defineCalls({
  listSavedSearches: {
    method: 'GET',
    path: '/saved-searches',
    summary: 'Tus búsquedas guardadas del catálogo',
    access,
    answer: savedSearchListSchema,
  },
  saveSearch: {
    method: 'POST',
    path: '/saved-searches',
    summary: 'Guardar una búsqueda del catálogo, para recibir por correo lo nuevo',
    access,
    body: newSavedSearchSchema,
    answer: savedSearchSchema,
    status: 201,
  },
  changeSavedSearch: {
    method: 'PATCH',
    path: '/saved-searches/{id}',
    summary: 'Cambiar el nombre o la frecuencia de una búsqueda tuya, pausarla o seguirla',
    access,
    params,
    body: savedSearchChangeSchema,
    answer: savedSearchSchema,
  },
  removeSavedSearch: {
    method: 'DELETE',
    path: '/saved-searches/{id}',
    summary: 'Quitar una búsqueda tuya',
    access,
    params,
  },
});
