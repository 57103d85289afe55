import type { z } from 'zod';
import type { coauthorshipSchema } from '#contract/entities/byline.ts';
import { refuse } from '#contract/refuse.ts';
import { hashToken } from '#server/features/accounts/tokens.ts';
import { lockWork, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { stateOf } from './invitation-state.ts';
import { findInvitation } from './queries.ts';

/** What an invitation is to. Throws `enlace_no_valido` where it was accepted, or taken back. */
export async function readInvitation({ db }: Services, token: string): Promise<z.output<typeof coauthorshipSchema>> {
  const found = await findInvitation(db, hashToken(token));
  if (!found || found.fechaAceptada) throw refuse('enlace_no_valido');
  const { titulo, invita, nombres, apellidos } = found;
  return { titulo, invita, nombres, apellidos, estado: stateOf(found) };
}

/**
 * An invitation that may be answered and its work, which is locked for the transaction that the caller is in: of two
 * answers one counts. Throws `enlace_no_valido`.
 */
export async function lockInvitation({ db }: Services, token: string) {
  const hash = hashToken(token);
  const known = await findInvitation(db, hash);
  const work: Work | undefined = known && (await lockWork(db, known.publicacionId));
  const found = work && (await findInvitation(db, hash));
  if (!found || found.fechaAceptada || stateOf(found) !== 'PENDIENTE') throw refuse('enlace_no_valido');
  return { work, email: found.email };
}
