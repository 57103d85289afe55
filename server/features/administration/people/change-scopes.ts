/** What follows where an administrator says in which journals somebody's roles hold. */
import { isDeepStrictEqual } from 'node:util';
import type { RoleScopes } from '#contract/journals.ts';
import { refuse } from '#contract/refuse.ts';
import { narrowableOf } from '#contract/roles.ts';
import type { Language, Role } from '#contract/vocabulary.ts';
import { record } from '#server/events/events.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { handlesWithin, isScopeOf, scopesWithin } from '#server/policy/index.ts';
import { listJournals } from './journals.ts';
import { lockHandledOutside, releaseWorks } from './queries.ts';
import { scopesInWords } from './scope-words.ts';

/** The scopes of an account with these roles: those asked for, else as they were. Throws `datos_no_validos`. */
export async function scopesAfter(
  services: Services,
  roles: readonly Role[],
  { ambitos: before }: UserRow,
  asked: RoleScopes | undefined,
): Promise<RoleScopes> {
  if (!asked) return scopesWithin(roles, before);
  const journals = (await listJournals(services)).map(({ id }) => id);
  if (!isScopeOf(roles, journals, asked))
    throw refuse('datos_no_validos', { errors: [{ field: 'ambitos', code: 'opcion' }] });
  return scopesWithin(roles, asked);
}

/**
 * Records that they are others, and lets go the works that the person handled where they edit no more: these wait for any editor of
 * theirs, as works that nobody handles do. What they were asked to review stays with them. In the caller's transaction.
 */
export async function settleScopes(services: Services, by: string, before: UserRow, after: UserRow): Promise<void> {
  if (isDeepStrictEqual(before.ambitos, after.ambitos)) return;
  const { db } = services;
  const journals = await listJournals(services);
  const roles = narrowableOf([...after.roles, ...(after.rolesPrometidos ?? [])]);
  const told = (language: Language) => scopesInWords(roles, before.ambitos, after.ambitos, { journals, language });
  // A role that went took its scope with it, and is told of as a role.
  if (told('es') !== '')
    await record(db, {
      type: 'account.scopesChanged',
      userId: by,
      datos: { cuenta: after.id, cambios: told('es'), 'cambios.en': told('en') },
    });
  const inside = handlesWithin(after);
  if (inside === 'all') return;
  const works = await lockHandledOutside(db, after.id, inside);
  if (works.length === 0) return;
  await releaseWorks(
    db,
    works.map(({ id }) => id),
  );
  for (const { id, titulo } of works)
    await record(db, {
      type: 'publication.editorReleased',
      userId: by,
      publicacionId: id,
      datos: { titulo, cuenta: after.id },
    });
}
