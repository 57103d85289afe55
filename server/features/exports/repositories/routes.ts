import type { repositoryCalls } from '#contract/calls/repositories.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import {
  cancelRepositoryDeposit,
  depositInRepository,
  listRepositoryDeposits,
  readRepositoriesOfWork,
} from './deposits.ts';
import {
  changeRepository,
  listRepositories,
  makeRepository,
  readCollections,
  removeRepository,
} from './repositories.ts';

export const repositoryRoutes = (services: Services): Pick<Handlers, keyof typeof repositoryCalls> => ({
  listRepositories: ({ query }) => listRepositories(services, query.revistaId),
  makeRepository: ({ viewer, body }) => makeRepository(services, viewer, body),
  readCollections: ({ body }) => readCollections(services, body),
  changeRepository: ({ viewer, params, body }) => changeRepository(services, viewer, params.id, body),
  removeRepository: async ({ viewer, params }) => {
    await removeRepository(services, viewer, params.id);
    return undefined;
  },
  listRepositoryDeposits: ({ query }) => listRepositoryDeposits(services, query),
  readRepositoriesOfWork: ({ viewer, params }) => readRepositoriesOfWork(services, viewer, params.id),
  depositInRepository: ({ viewer, params }) => depositInRepository(services, viewer, params.id, params.repositorioId),
  cancelRepositoryDeposit: ({ viewer, params }) =>
    cancelRepositoryDeposit(services, viewer, params.id, params.repositorioId),
});
