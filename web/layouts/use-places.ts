import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/entities/user.ts';
import { isNarrowedEditor, runsWorks } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { type OpenGroup, placesOf, rowsOf } from '#web/routing/places.ts';
import type { Row } from '#web/routing/screen.ts';

/** Where somebody may go, by what there is and what of it is theirs; nowhere for who is not logged in. */
export function usePlaces(rows: readonly Row[], user: User | null): readonly OpenGroup[] {
  const identity = useIdentity();
  const numeros = useHasNumbers(user) && identity.numeros;
  const own = useOwn(user);
  return user ? placesOf(rowsOf(rows, { ...identity, numeros, ...own }), user) : [];
}

/**
 * Whether of the numbers that there are some are theirs to prepare: all of them, for who runs every journal; of who runs some alone it
 * is counted with what waits for them.
 */
function useHasNumbers(user: User | null): boolean {
  const isNarrowed = user !== null && isNarrowedEditor(user);
  const { data } = useQuery({ ...callQuery(useClient(), 'whatWaits'), enabled: isNarrowed });
  return !isNarrowed || (data?.numeros ?? 0) > 0;
}

/**
 * Whether there is an appeal or a complaint that they could answer, or did, and anything that was announced of works that they run: until then
 * no navigation has a word of them. What waits leads there also where the service that announced it speaks of their journals no more.
 */
function useOwn(user: User | null): { reclamaciones: boolean; anuncios: boolean } {
  const { data } = useQuery({ ...callQuery(useClient(), 'whatWaits'), enabled: user !== null && runsWorks(user) });
  return { reclamaciones: (data?.conReclamaciones ?? 0) > 0, anuncios: (data?.conAnuncios || data?.anuncios || 0) > 0 };
}
