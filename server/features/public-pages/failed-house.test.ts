/** In whose house pages are that could not be had. */
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { publications } from '#server/platform/database/schema.ts';
import { eq, inArray, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { published } from '#server/testing/works.ts';
import { type Pages, servePages } from './serve.ts';

describePlatform('the house of pages that could not be had', (platform) => {
  /** A site beside whose platform there is a journal that readers know of, and published works of that one. */
  async function siteWith(clave: string, nombre: string) {
    await platform().settings({ nombre: 'Casa' });
    const admin = await platform().person('Isa', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave, nombre } });
    const change = (publica: boolean) => admin.call.changeJournal({ params: { id: revistaId }, body: { publica } });
    await change(true);
    const cast = {
      author: await platform().person('Ana', 'AUTOR'),
      editor: await platform().person('Eva', 'EDITOR'),
      reviewer: await platform().person('Rai', 'REVISOR'),
    };
    const works = [(await published(cast)).id, (await published(cast)).id] as const;
    await platform()
      .services.db.update(publications)
      .set({ revistaId })
      .where(inArray(publications.id, [...works]));
    const render = vi.fn<Pages['render']>();
    const app = Fastify();
    await servePages(app, platform().services, () => async () => undefined, { render });
    onTestFinished(async () => {
      await app.close();
      await change(false);
    });
    return { app, render, works, revistaId };
  }

  it('is the platform’s where the database that could say it hangs, and one page alone waits for that', async () => {
    const { app, render, works } = await siteWith('charca', 'Charca');
    const { db, transact } = platform().services;
    const houseOf = async (work: string) => {
      const answer = await app.inject({ url: `/catalogo/${work}`, headers: { accept: 'text/html' } });
      return [answer.statusCode, /<header>(.*)<\/header>/.exec(answer.body)?.[1]?.replace(/<[^>]+>/g, '')];
    };
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = transact(async () => {
      await db.execute(sql`lock table ${publications} in access exclusive mode`);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    render.mockRejectedValue(new Error('broken'));
    const [first, second] = works;
    expect(await Promise.all([houseOf(first), houseOf(second)])).toEqual([
      [500, 'Casa'],
      [500, 'Casa'],
    ]);
    released.resolve();
    await holding;
    // What was asked is known once it is answered; at its limit the server asks nothing.
    render.mockResolvedValue({ status: 503, body: 'x' });
    await expect.poll(() => houseOf(first)).toEqual([503, 'Charca']);
    expect(await houseOf(second)).toEqual([503, 'Casa']);
    render.mockRejectedValue(new Error('broken'));
    expect(await houseOf(second)).toEqual([500, 'Charca']);
  });

  it('is, of what is not there, the journal’s of the work or the address below which it was looked for', async () => {
    const { app, render, works, revistaId } = await siteWith('ribera', 'Ribera');
    const [work] = works;
    let asked: Parameters<Pages['render']>[0] | undefined;
    render.mockImplementation(async (each) => {
      asked = each;
      return { status: 404, body: 'x' };
    });
    await app.inject({ url: '/nada' });
    const houseAt = async (pathname: string) => (await asked?.houseOfMissing(pathname))?.nombre;
    for (const below of ['/versiones/99', '/capitulos/nada', '/nada/de/esto'])
      expect(await houseAt(`/catalogo/${work}${below}`), below).toBe('Ribera');
    expect(await houseAt('/revistas/ribera/nada')).toBe('Ribera');
    const { db } = platform().services;
    const ofNobody = '00000000-0000-4000-8000-000000000009';
    for (const other of ['/nada', `/catalogo/${work}`, `/catalogo/${ofNobody}/nada`, '/revistas/otra/nada'])
      expect(await houseAt(other), other).toBeUndefined();
    const wasDeleted = (fechaEliminacion: Date | null) =>
      db.update(publications).set({ fechaEliminacion }).where(eq(publications.revistaId, revistaId));
    await wasDeleted(new Date());
    expect(await houseAt(`/catalogo/${work}/nada`)).toBeUndefined();
    await wasDeleted(null);
    expect(await houseAt(`/catalogo/${work}/nada`)).toBe('Ribera');
  });
});
