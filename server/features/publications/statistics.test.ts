/** An author's figures (spec 000 §2.9, item 5). */
import { expect, it } from 'vitest';
import { monthOf } from '#contract/months.ts';
import { counterUsage, usageByMonth } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { draft, published } from '#server/testing/works.ts';
import { updateWork } from './queries.ts';

describePlatform('an author’s statistics', (platform) => {
  it('count one’s own and co-authored works in every estado, and name the ten most frequent keywords', async () => {
    const author = await platform().person('Irene', 'AUTOR');
    const other = await platform().person('Otilia', 'AUTOR');
    await draft(author, { palabrasClave: ['agua', 'luz'] });
    await draft(author, { palabrasClave: ['luz', 'k1', 'k2', 'k3', 'k4', 'k5'] });
    await draft(other, { palabrasClave: ['luz', 'agua', 'k6', 'k7', 'k8', 'k9'], coauthors: [author] });
    const { porEstado, palabrasFrecuentes } = await author.call.myStatistics();
    expect(porEstado).toMatchObject({ BORRADOR: 3, PUBLICADO: 0 });
    expect(palabrasFrecuentes).toHaveLength(10);
    expect(palabrasFrecuentes.slice(0, 3)).toEqual([
      { palabra: 'luz', veces: 3 },
      { palabra: 'agua', veces: 2 },
      { palabra: 'k1', veces: 1 },
    ]);
  });

  it('count the readings of published works and name the most read', async () => {
    const author = await platform().person('Nora', 'AUTOR');
    const cast = {
      author,
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    const { db } = platform().services;
    const [little, much] = [await published(cast, { titulo: 'Poco' }), await published(cast, { titulo: 'Mucho' })];
    await published(cast, { titulo: 'Nada' });
    await updateWork(db, little.id, { vistas: 2 });
    await updateWork(db, much.id, { vistas: 40 });
    expect(await author.call.myStatistics()).toMatchObject({
      lecturas: 42,
      masLeidas: [
        { id: much.id, titulo: 'Mucho', lecturas: 40 },
        { id: little.id, titulo: 'Poco', lecturas: 2 },
      ],
    });
  });

  it('add up the months of published works, without gaps up to now, and say nothing of those before', async () => {
    const author = await platform().person('Mara', 'AUTOR');
    const editor = await platform().person('Edurne', 'EDITOR');
    const cast = { author, editor, reviewer: await platform().person('Rita', 'REVISOR') };
    const { db } = platform().services;
    const [one, other] = [await published(cast, { titulo: 'Una' }), await published(cast, { titulo: 'Otra' })];
    const unseen = await draft(author);
    const [now, before, long] = [0, 2, 30].map((months) => monthOf(new Date(), months)) as [string, string, string];
    await db.insert(usageByMonth).values([
      { publicacionId: one.id, mes: before, clase: 'LECTURA', veces: 5 },
      { publicacionId: other.id, mes: before, clase: 'LECTURA', veces: 7 },
      { publicacionId: other.id, mes: now, clase: 'DESCARGA', veces: 3 },
      // Earlier than two years ago, and of what is not published.
      { publicacionId: other.id, mes: long, clase: 'LECTURA', veces: 90 },
      { publicacionId: unseen.id, mes: now, clase: 'LECTURA', veces: 90 },
    ]);
    const expected = [
      { mes: before, lecturas: 12, descargas: 0 },
      { mes: monthOf(new Date(), 1), lecturas: 0, descargas: 0 },
      { mes: now, lecturas: 0, descargas: 3 },
    ];
    expect((await author.call.myStatistics()).porMes).toEqual(expected);
    expect((await platform().guest.workUsage({ params: { id: other.id }, query: { meses: 1 } })).porMes).toEqual([
      expected[2],
    ]);
    const used = (publicacionId: string, mes: string, acceso: 'Open' | 'Free_To_Read', peticiones: number) => ({
      ...{ publicacionId, mes, acceso, investigaciones: 2 * peticiones, investigacionesUnicas: peticiones + 1 },
      ...{ peticiones, peticionesUnicas: peticiones - 1 },
    });
    await db
      .insert(counterUsage)
      .values([
        used(one.id, before, 'Open', 5),
        used(other.id, before, 'Free_To_Read', 7),
        used(other.id, now, 'Open', 3),
        used(other.id, long, 'Open', 90),
        used(unseen.id, now, 'Open', 90),
      ]);
    const told = (mes: string, [all, unique, requests, uniqueRequests]: readonly [number, number, number, number]) => ({
      ...{ mes, investigaciones: all, investigacionesUnicas: unique },
      ...{ peticiones: requests, peticionesUnicas: uniqueRequests },
    });
    const counted = [
      told(before, [24, 14, 12, 10]),
      told(monthOf(new Date(), 1), [0, 0, 0, 0]),
      told(now, [6, 4, 3, 2]),
    ];
    expect((await author.call.myStatistics()).usoCounter).toMatchObject({
      porMes: counted,
      obras: [
        { id: other.id, titulo: 'Otra', investigaciones: 20, peticiones: 10, peticionesUnicas: 8 },
        { id: one.id, titulo: 'Una', investigaciones: 10, peticiones: 5, peticionesUnicas: 4 },
      ],
    });
    const { usoPorMes, usoCounter } = await editor.call.editorialReport();
    expect(usoCounter).toEqual([
      { revistaId: one.revistaId, nombre: platform().services.settings.of(one).nombre, porMes: counted },
    ]);
    expect(usoPorMes).toEqual(expected);
    expect((await editor.call.editorialReport({ query: { tipo: 'TESIS' } })).usoPorMes).toEqual([]);
  });

  it('say how many days the accepted works were in review', async () => {
    const author = await platform().person('Alba', 'AUTOR');
    const { db } = platform().services;
    const day = 86_400_000;
    const sent = Date.UTC(2026, 0, 1);
    for (const days of [0, 15, 16, 200]) {
      const { id } = await draft(author);
      await updateWork(db, id, {
        fechaEnvio: new Date(sent),
        fechaAceptacion: new Date(sent + days * day + 3_600_000),
      });
    }
    const { diasEnRevision } = await author.call.myStatistics();
    expect(diasEnRevision).toEqual({
      publicaciones: 4,
      mediana: 15.5,
      tramos: [
        { hasta: 15, publicaciones: 2 },
        { hasta: 30, publicaciones: 1 },
        { hasta: 60, publicaciones: 0 },
        { hasta: 90, publicaciones: 0 },
        { hasta: null, publicaciones: 1 },
      ],
    });
  });

  it('are nought for who has written nothing', async () => {
    const reader = await platform().person('Lea', 'LECTOR');
    expect(await reader.call.myStatistics()).toMatchObject({
      palabrasFrecuentes: [],
      lecturas: 0,
      masLeidas: [],
      diasEnRevision: { publicaciones: 0, mediana: null },
    });
  });
});
