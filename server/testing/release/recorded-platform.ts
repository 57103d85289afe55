/** The present code on the data of a release, at the time when its answers were recorded. */
import type { FastifyInstance } from 'fastify';
import { markVerified } from '#server/features/accounts/queries.ts';
import { dump } from '../dump.ts';
import { dataFolder, openPlatform, type recordedRelease, walkBegins } from './fixture.ts';
import { knownIn } from './normalise.ts';
import { openPlayer, type Player } from './play.ts';
import { chooseSamples } from './samples.ts';
import { shiftClock, shiftDatabaseClock } from './shifted-clock.ts';
import type { Samples } from './walk.ts';

export interface RecordedPlatform {
  app: FastifyInstance;
  player: Player;
  samples: () => Promise<Samples>;
  /** Confirms an account's address, without a trace: the release asked nobody for it before a role. */
  confirm: (accountId: string) => Promise<void>;
  /** Sets the clock right, too. */
  close: () => Promise<void>;
}

/** On the embedded engine. Until it is closed the whole process has the clock of then. */
export async function openRecordedPlatform(release: ReturnType<typeof recordedRelease>): Promise<RecordedPlatform> {
  const { DATA_DIR, remove } = await dataFolder();
  const undo = [remove];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const setRight = shiftClock(walkBegins(release.manifest()));
    undo.push(async () => setRight());
    await release.putData({ DATA_DIR });
    const { services, app, close: closePlatform } = await openPlatform({ DATA_DIR });
    undo.push(closePlatform);
    await shiftDatabaseClock(services.db);
    const known = knownIn([...(await dump(services.db)).values()].flat());
    return {
      app,
      player: await openPlayer(app, known),
      samples: () => chooseSamples(services.db),
      confirm: (id) => markVerified(services.db, id),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
