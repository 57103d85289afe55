/** The open clock: how long each step takes here, where there are enough to say so (issue 8, 7). */

import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { decisions, publications, versions } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, inReview, reviewed } from '#server/testing/works.ts';
import { fewestForMedian } from './times.ts';
import { measureSteps } from './times-queries.ts';

describePlatform('the open clock', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  const ago = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
  const since = new Date(Date.now() - 700 * 86_400_000);
  /** Moves what happened to a work to so many days ago: its sending, its decision and its acceptance. */
  async function happened(id: string, { sent, decided }: { sent: number; decided: number }) {
    const { db } = platform().services;
    await db
      .update(versions)
      .set({ fecha: ago(sent) })
      .where(eq(versions.publicacionId, id));
    await db
      .update(decisions)
      .set({ fecha: ago(decided) })
      .where(eq(decisions.publicacionId, id));
    await db
      .update(publications)
      .set({
        fechaEnvio: ago(sent),
        fechaAceptacion: sql`case when estado in ('APROBADO', 'PUBLICADO') then ${ago(decided)} end`,
      })
      .where(eq(publications.id, id));
  }
  const measured = async () =>
    Object.fromEntries(
      (await measureSteps(platform().services.db, since)).map(({ paso, veces, dias }) => [paso, [veces, dias]]),
    );

  beforeAll(async () => {
    author = await platform().person('Ana', 'AUTOR');
    editor = await platform().person('Eva', 'EDITOR');
    admin = await platform().person('Alba', 'ADMIN');
    const reviewer = await platform().person('Rita', 'REVISOR');
    const cast = { author, editor, reviewer };
    for (const took of [10, 20, 40]) await happened((await approved(cast)).id, { sent: took + 5, decided: 5 });
    const desk = await inReview(author);
    await editor.call.changeEstado({ params: { id: desk.id }, body: { estado: 'RETIRADO', motivo: 'Fuera de tema.' } });
    await happened(desk.id, { sent: 6, decided: 3 });
    const changed = await reviewed(cast);
    await editor.call.changeEstado({
      params: { id: changed.id },
      body: { estado: 'CAMBIOS_SOLICITADOS', motivo: 'Más datos.' },
    });
    await happened(changed.id, { sent: 30, decided: 10 });
    // It is as if it had been decided long ago.
    await happened((await approved(cast)).id, { sent: 900, decided: 800 });
  });

  it('measures the median of each step, a rejection without review apart, of the time that counts', async () => {
    expect(await measured()).toEqual({ RECHAZO_SIN_REVISION: [1, 3], PRIMERA_DECISION: [4, 20], ACEPTACION: [3, 20] });
  });

  it('says nothing of steps that were made too seldom', async () => {
    const { pasos, desde, publicos } = await author.call.processTimes();
    expect({ pasos, publicos }).toEqual({ pasos: [], publicos: false });
    expect(Date.parse(desde)).toBeLessThan(Date.now() - 700 * 86_400_000);
    expect(fewestForMedian).toBeGreaterThan(4);
  });

  it('is for who has a session, and for everybody once an administrator publishes it', async () => {
    expect(await problemOf(platform().guest.processTimes())).toMatchObject({ code: 'sesion_requerida' });
    await admin.call.changeSettings({ body: { tiemposPublicos: true } });
    expect(await platform().guest.processTimes()).toMatchObject({ publicos: true });
    await admin.call.changeSettings({ body: { tiemposPublicos: false } });
  });
});
