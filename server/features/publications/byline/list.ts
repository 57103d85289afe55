import type { WorkAuthor } from '#contract/entities/byline.ts';
import { refuse } from '#contract/refuse.ts';
import { findByline } from '#server/features/publications/byline-queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAuthors } from '#server/policy/index.ts';
import { presentAuthor } from './present.ts';
import { findAddresses, findInvitations } from './queries.ts';

/** Who signs a work, as its authors see one another. Throws `no_encontrado`, and `sin_permiso` where it is not theirs. */
export async function listAuthors(
  services: Services,
  viewer: SignedIn,
  id: string,
): Promise<{ autores: WorkAuthor[] }> {
  const { db } = services;
  const work = await readableWork(services, viewer, id);
  if (!canReadAuthors(viewer, work)) throw refuse('sin_permiso');
  const [byline, invitations] = [await findByline(db, id), await findInvitations(db, id)];
  const addresses = await findAddresses(db, work.authorIds);
  return { autores: byline.map((author) => presentAuthor(author, work, viewer, { invitations, addresses })) };
}
