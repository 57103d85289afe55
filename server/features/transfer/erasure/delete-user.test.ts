import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { insertNotifications } from '#server/events/event-queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { draft, inReview } from '#server/testing/works.ts';

describePlatform('deleting an account', (platform) => {
  it('does not get in the way of somebody who is writing to the administrators', async () => {
    const { database, db, transact } = platform().services;
    const first = await platform().person('Ada', 'ADMIN');
    const second = await platform().person('Blas', 'ADMIN');
    const gone = await platform().person('Gil', 'AUTOR');
    const write = (userId: string) =>
      insertNotifications(db, [{ id: uuid(), userId, tipo: 'SISTEMA', titulo: 'Aviso', mensaje: 'Hola' }]);
    const [begun, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const somebodyWaits = () => expect.poll(() => db.$count(sql`(${waiting}) as waiting`)).toBeGreaterThan(0);
    const writing = transact(async () => {
      await write(second.user.id);
      begun.resolve();
      // The other has locked what it locks, where two can be at it: it waits for us, or is done.
      if (database.engine === 'postgres') await Promise.race([deleted.promise, somebodyWaits()]);
      await write(first.user.id);
    });
    await begun.promise;
    await first.call.deleteUser({ params: { id: gone.user.id } });
    deleted.resolve();
    await writing;
    expect((await second.call.listNotifications()).total).toBe(1);
  });

  it('says in the record whom each thing was about, and is held against nobody else', async () => {
    const [author, gone] = [await platform().person('Irene', 'AUTOR'), await platform().person('Gil', 'AUTOR')];
    const editor = await platform().person('Elena', 'EDITOR');
    const admin = await platform().person('Ada', 'ADMIN', 'REVISOR');
    await platform().settings({ identidadRevision: 'doble ciego' });
    const waiting = await author.call.createPublication({
      body: { titulo: 'Sin respuesta', resumen: 'Su resumen.', palabrasClave: ['mar'], coautoresIds: [gone.user.id] },
    });
    const joint = await draft(author, { titulo: 'Entre dos', coauthors: [gone] });
    await inReview(author, { titulo: 'En marcha', coauthors: [gone] });
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    const { activity } = await admin.call.activity({ query: { persona: gone.user.id, limit: 50 } });
    const about = (type: string) => activity.find((entry) => entry.type === type);
    const own = { userId: gone.user.id, user: 'Cuenta eliminada' };
    expect(about('coauthor.refused')).toMatchObject(own);
    expect(about('coauthor.left')).toMatchObject(own);
    const touched = { userId: admin.user.id, afectaId: gone.user.id, afecta: 'Cuenta eliminada' };
    for (const type of ['publication.authorGone', 'account.deleted']) expect(about(type)).toMatchObject(touched);
    // Who refuses to sign a double-blind work, or left it, has seen its byline: the administrator has not.
    for (const { id } of [waiting, joint]) {
      await author.call.saveContent({ params: { id }, body: { contenido: 'Su texto.' } });
      await author.call.submitReview({ params: { id } });
      const body = { revisorId: admin.user.id };
      expect(await editor.call.assignReviewer({ params: { id }, body })).toMatchObject({ revisorId: admin.user.id });
    }
  });
});
