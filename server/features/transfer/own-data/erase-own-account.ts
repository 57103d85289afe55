import type { z } from 'zod';
import type { ErasureFacts, erasureSchema } from '#contract/entities/own-data.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { passwordMatches } from '#server/features/accounts/passwords.ts';
import { findUser, lockUser } from '#server/features/accounts/queries.ts';
import { tryPassword } from '#server/features/accounts/try-password.ts';
import { refuseLastAdministrator } from '#server/features/administration/people/last-administrator.ts';
import { findAdministratorIds, lockAdministrators } from '#server/features/administration/people/queries.ts';
import { eraseAccount } from '#server/features/transfer/erasure/erase-account.ts';
import {
  findTitles,
  findWaitingReviews,
  handledWorks,
  jointDrafts,
  ownDrafts,
  worksInProcess,
  worksPublished,
} from '#server/features/transfer/erasure/erase-works-queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { isLastAdministrator } from '#server/policy/index.ts';
import { countCompleted, countWorks } from './queries.ts';

/** Works that are named; of drafts that nobody else may restore all are to be seen. */
const mostNamed = 500;

/** What an erasure of the own account would take and leave, and what stands in its way. */
export async function readErasureFacts({ db }: Services, viewer: Person): Promise<ErasureFacts> {
  const { id } = viewer;
  return {
    borradores: await findTitles(db, ownDrafts(db, id), mostNamed),
    borradoresConjuntos: await countWorks(db, jointDrafts(db, id)),
    obrasEnProceso: await countWorks(db, worksInProcess(db, id)),
    obrasPublicadas: await countWorks(db, worksPublished(db, id)),
    revisionesAbiertas: (await findWaitingReviews(db, id)).length,
    revisionesHechas: await countCompleted(db, id),
    aCargo: await findTitles(db, handledWorks(id), mostNamed),
    ultimoAdministrador: isLastAdministrator(id, await findAdministratorIds(db)),
  };
}

const wrong = () =>
  refuse('contrasena_incorrecta', {
    errors: [{ field: 'password', code: 'contrasena_incorrecta' }],
  });

/**
 * Erases the own account. Throws `contrasena_incorrecta`, `demasiados_intentos`, `ultimo_administrador`, and
 * `obras_a_cargo` while the person handles works whose process is open.
 */
export async function eraseOwnAccount(
  services: Services,
  viewer: SignedIn,
  { password }: z.output<typeof erasureSchema>,
  address: string,
): Promise<void> {
  const { db, transact } = services;
  const user = await findUser(db, viewer.id);
  if (!user) throw refuse('sesion_caducada');
  const right = () => passwordMatches(user.passwordHash, password);
  const whose = { email: user.email, address, device: viewer.sessionId };
  if (!(await tryPassword(services, whose, right))) throw wrong();
  const removeFiles = await transact(async () => {
    refuseLastAdministrator(user.id, await lockAdministrators(db));
    const now = await lockUser(db, user.id);
    // Somebody else has changed it meanwhile: what was checked is not the present one any more.
    if (now?.passwordHash !== user.passwordHash) throw wrong();
    const handled = await countWorks(db, handledWorks(user.id));
    if (handled > 0) throw refuse('obras_a_cargo', { values: { cuantas: handled } });
    return eraseAccount(services, now, user.id);
  });
  await removeFiles();
}
