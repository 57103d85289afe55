/** SQL of the ranked list of candidates of a round. */

import type { PassedOver } from '#contract/entities/candidate.ts';
import type { Database } from '#server/platform/database/database.ts';
import { candidates } from '#server/platform/database/schema.ts';
import { and, asc, eq, isNull } from '#server/platform/database/sql.ts';

type Row = typeof candidates.$inferSelect;
type Key = Pick<Row, 'publicacionId' | 'ronda' | 'userId'>;

const inRound = (publicacionId: string, ronda: number) =>
  and(eq(candidates.publicacionId, publicacionId), eq(candidates.ronda, ronda));
const itsRow = ({ publicacionId, ronda, userId }: Key) =>
  and(inRound(publicacionId, ronda), eq(candidates.userId, userId));

/** The list of a round, in its order. */
export const findAlternates = (db: Database, publicacionId: string, ronda: number): Promise<Row[]> =>
  db
    .select()
    .from(candidates)
    .where(inRound(publicacionId, ronda))
    .orderBy(asc(candidates.orden), asc(candidates.userId));

/** Puts these people, in this order, in the place of the list. When somebody was invited stays; passed over is nobody yet. */
export async function replaceAlternates(db: Database, publicacionId: string, ronda: number, ids: readonly string[]) {
  const invited = new Map(
    (await findAlternates(db, publicacionId, ronda)).map(({ userId, fechaInvitacion }) => [userId, fechaInvitacion]),
  );
  await db.delete(candidates).where(inRound(publicacionId, ronda));
  if (ids.length === 0) return;
  await db.insert(candidates).values(
    ids.map((userId, orden) => ({
      publicacionId,
      ronda,
      userId,
      orden,
      fechaInvitacion: invited.get(userId) ?? null,
    })),
  );
}

/** Who is still to be invited, in order. */
export const findWaiting = (db: Database, publicacionId: string, ronda: number): Promise<Row[]> =>
  db
    .select()
    .from(candidates)
    .where(and(inRound(publicacionId, ronda), isNull(candidates.fechaInvitacion), isNull(candidates.descartada)))
    .orderBy(asc(candidates.orden), asc(candidates.userId));

export async function markInvited(db: Database, key: Key, fecha: Date): Promise<void> {
  await db.update(candidates).set({ fechaInvitacion: fecha }).where(itsRow(key));
}

export async function markPassedOver(db: Database, key: Key, descartada: PassedOver): Promise<void> {
  await db.update(candidates).set({ descartada }).where(itsRow(key));
}
