/** While a copy is taken, no file that it may name is taken away. */
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveEmbedded, archivePostgres } from '#server/platform/backup/archive-source.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { jobs } from '#server/platform/database/schema.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices, type Services } from '#server/platform/services.ts';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { isMadeAnew, removal } from './keep-files.ts';

describe.each(engines())('files [%s]', (engine) => {
  const [work, photo] = [`obras/${crypto.randomUUID()}/${crypto.randomUUID()}`, 'fotos/a.png'];
  const places = [work, photo, `${crypto.randomUUID()}/figura.png`, 'pdf/a/b.pdf'];
  let services: Services;
  beforeAll(async () => {
    const env = readEnvironment(await processDatabase(engine));
    services = await openServices(env, await openDatabase(env));
  });
  afterAll(async () => {
    await services.database.close();
    rmSync(services.env.DATA_DIR, { recursive: true, force: true });
  });
  const put = () => Promise.all(places.map((place) => services.files.put(place, 'x')));
  const removeAll = async () => {
    for (const place of places) await services.files.remove(place);
  };
  const left = async () => {
    const found = await Promise.all(places.map(async (place) => ((await services.files.get(place)) ? [place] : [])));
    return found.flat();
  };
  const waiting = async () =>
    (await services.db.select().from(jobs).where(eq(jobs.tipo, removal.tipo))).map(({ datos }) => datos);
  const beginCopy = async () => {
    const { env, database, files } = services;
    const archive = env.DATABASE_URL
      ? archivePostgres(env.DATABASE_URL, { files, isMadeAnew })
      : archiveEmbedded(database, { files, isMadeAnew });
    await archive.next();
    return archive;
  };

  it('go at once while no copy is taken', async () => {
    await put();
    await removeAll();
    expect(await left()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('stay during one, but for those that it does not hold', async () => {
    await put();
    const archive = await beginCopy();
    await removeAll();
    expect(await left()).toEqual(places.slice(0, 3));
    await archive.return(undefined);
  });

  it('go after it: a job takes those that the removal of unreferenced files would not find', async () => {
    expect(await waiting()).toEqual([{ archivo: photo }]);
    await removeAll();
    expect(await left()).toEqual([]);
  });
});
