import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { moveAll, type Pair, releaseHandled } from './move-queries.ts';

/**
 * Moves what may move to the account that stays, whose roles are by now what they will be: works under way that it may not run are
 * released first, so that editors find them. Done again, it moves what has come since.
 * @param by who merges; null: the platform, of what came later
 */
export async function moveToStaying(
  { db }: Pick<Services, 'db'>,
  unionId: string,
  pair: Pair,
  by: string | null,
): Promise<void> {
  for (const { id, titulo } of await releaseHandled(db, unionId, pair)) {
    const datos = { titulo, cuenta: pair.unidaId };
    await record(db, { type: 'publication.editorReleased', userId: by, publicacionId: id, datos });
  }
  await moveAll(db, unionId, pair);
}
