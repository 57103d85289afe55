import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { depositStates } from '../deposits.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  askedCollectionsSchema,
  collectionListSchema,
  newRepositorySchema,
  repositoriesOfWorkSchema,
  repositoryChangeSchema,
  repositoryDepositListSchema,
  repositoryListSchema,
  repositorySchema,
} from '../entities/repository.ts';

const admin = ['ADMIN'] as const;
const desk = ['EDITOR', 'ADMIN'] as const;
const params = z.object({ id });
const ofWork = z.object({ id, repositorioId: id });
const path = '/repositories';

/** Repositories in which published works are deposited besides. */
export const repositoryCalls = defineCalls({
  listRepositories: {
    method: 'GET',
    path,
    summary:
      'Los repositorios en que se depositan las obras de una revista, o los de la plataforma, que valen para todas',
    access: admin,
    query: z.object({ revistaId: id.optional() }),
    answer: repositoryListSchema,
  },
  makeRepository: {
    method: 'POST',
    path,
    summary: 'Dar de alta un repositorio; su contraseña no se muestra más',
    access: admin,
    body: newRepositorySchema,
    answer: repositorySchema,
    status: 201,
    perMinute: 30,
  },
  readCollections: {
    method: 'POST',
    path: `${path}/collections`,
    summary: 'Preguntar a un repositorio en qué colecciones deja depositar a una cuenta',
    access: admin,
    body: askedCollectionsSchema,
    answer: collectionListSchema,
    perMinute: 20,
  },
  changeRepository: {
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Cambiar un repositorio, o dejar de depositar en él',
    access: admin,
    params,
    body: repositoryChangeSchema,
    answer: repositorySchema,
  },
  removeRepository: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Eliminar un repositorio en el que no hay ninguna obra depositada',
    access: admin,
    params,
  },
  listRepositoryDeposits: {
    method: 'GET',
    path: '/repository-deposits',
    summary: 'Los depósitos pedidos, de todas las revistas o de una, el último primero',
    access: admin,
    query: z.object({ revistaId: id.optional(), estado: z.enum(depositStates).optional(), ...pageQuery(20) }),
    answer: repositoryDepositListSchema,
  },
  readRepositoriesOfWork: {
    method: 'GET',
    path: '/publications/{id}/repositories',
    summary: 'Los repositorios en que puede estar una obra, y cómo va en cada uno',
    access: desk,
    params,
    answer: repositoriesOfWorkSchema,
  },
  depositInRepository: {
    method: 'POST',
    path: '/publications/{id}/repositories/{repositorioId}/deposit',
    summary: 'Pedir que se deposite una obra publicada, o que se envíe otra vez: se actualiza, no se duplica',
    access: desk,
    params: ofWork,
    answer: repositoriesOfWorkSchema,
    perMinute: 60,
  },
  cancelRepositoryDeposit: {
    method: 'DELETE',
    path: '/publications/{id}/repositories/{repositorioId}/deposit',
    summary: 'Dejar de pedir un depósito que el repositorio no tiene todavía',
    access: desk,
    params: ofWork,
    answer: repositoriesOfWorkSchema,
  },
});
