/** The editors' queue narrowed down, searched and in other orders: the same works, counted alike. */
import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { waitKinds } from '#contract/entities/editorial.ts';
import { queueOrders } from '#contract/entities/queue.ts';
import { dayMs } from '#contract/time.ts';
import { reviewIdentities } from '#contract/vocabulary.ts';
import { mostMatches } from '#server/features/publications/search-queries.ts';
import { publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, reviewed, sentIn } from '#server/testing/works.ts';

type Query = CallInput<Calls['editorialQueue']>['query'];

describePlatform('the queue narrowed down', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let reviewer: TestPerson;
  const works: Record<'new' | 'old' | 'decided' | 'changes' | 'raised', string> = {
    new: '',
    old: '',
    decided: '',
    changes: '',
    raised: '',
  };
  const read = (query: Query = {}, who = editor) => who.call.editorialQueue({ query: { limit: 50, ...query } });
  const ids = async (query: Query = {}, who = editor) => (await read(query, who)).cola.map(({ obra }) => obra.id);
  const sentDaysAgo = (id: string, days: number) =>
    platform()
      .services.db.update(publications)
      .set({ fechaEnvio: new Date(Date.now() - days * dayMs) })
      .where(eq(publications.id, id));

  beforeAll(async () => {
    author = await platform().account({ nombres: 'Íñigo', apellidos: 'Ibáñez Núñez' }, 'AUTOR', 'EDITOR');
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
    const cast = { author, editor, reviewer };
    works.new = (await inReview(author, { titulo: 'Nieblas de la meseta', tipo: 'TESIS' })).id;
    works.old = (await inReview(author, { titulo: 'Cárcavas', palabrasClave: ['erosión hídrica'], tipo: 'LIBRO' })).id;
    await sentDaysAgo(works.old, 40);
    works.decided = (await reviewed(cast, { titulo: 'Mareas del norte' })).id;
    works.changes = (await reviewed(cast, { titulo: 'Mareas del sur' })).id;
    await editor.call.changeEstado({ params: { id: works.changes }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    works.raised = (await reviewed(cast, { titulo: 'Vados' })).id;
    await editor.call.changeEstado({ params: { id: works.raised }, body: { estado: 'PENDIENTE_APROBACION' } });
    await editor.call.setPriority({ params: { id: works.decided }, body: { prioridad: 'ALTA' } });
    await editor.call.setHandlingEditor({
      params: { id: works.new },
      body: { editorId: other.user.id, anterior: null },
    });
  });

  it('by estado, priority, type and who handles a work', async () => {
    expect((await ids({ estado: 'EN_REVISION' })).sort()).toEqual([works.new, works.old, works.decided].sort());
    expect(await ids({ estado: 'PENDIENTE_APROBACION' })).toEqual([works.raised]);
    expect(await ids({ estado: 'CAMBIOS_SOLICITADOS' })).toEqual([works.changes]);
    expect(await ids({ prioridad: 'ALTA' })).toEqual([works.decided]);
    expect(await ids({ tipo: 'TESIS' })).toEqual([works.new]);
    expect(await ids({ tipo: 'TESIS', prioridad: 'ALTA' })).toEqual([]);
    expect(await ids({ editor: other.user.id })).toEqual([works.new]);
    expect(await ids({ editor: editor.user.id })).toEqual([]);
    expect((await ids({ tipo: '', prioridad: '', estado: '', editor: '', espera: '' })).length).toBe(5);
  });

  it('by how long a work has waited for what it waits for', async () => {
    expect(await ids({ dias: 30 })).toEqual([works.old]);
    expect(await ids({ dias: 41 })).toEqual([]);
    // It waits for a decision since its review was handed in, however long ago it was sent.
    await sentDaysAgo(works.decided, 90);
    expect(await ids({ dias: '60' })).toEqual([]);
  });

  it('in the order asked for, the same through all pages', async () => {
    const due = async (query: Query) => (await read(query)).cola.map(({ vence }) => vence);
    const since = async (query: Query) => (await read(query)).cola.map(({ desde }) => desde);
    const byDeadline = await due({ orden: 'plazo' });
    expect(byDeadline).toEqual([...byDeadline].sort());
    const longest = await since({ orden: 'antiguas' });
    expect(longest).toEqual([...longest].sort());
    expect(await since({ orden: 'recientes' })).toEqual([...longest].reverse());
    for (const orden of queueOrders) {
      const paged: string[] = [];
      for (let page = 1; page <= 5; page++) paged.push(...(await ids({ orden, page, limit: 1 })));
      expect(paged).toEqual(await ids({ orden }));
    }
  });

  it('by the beginnings of words of the title, the keywords and the byline, however they are written', async () => {
    expect(await ids({ search: 'carcavas' })).toEqual([works.old]);
    expect(await ids({ search: 'erosion' })).toEqual([works.old]);
    expect((await ids({ search: 'MAREAS' })).sort()).toEqual([works.decided, works.changes].sort());
    expect(await ids({ search: 'mareas nort' })).toEqual([works.decided]);
    expect((await ids({ search: 'ibañez' })).length).toBe(5);
    // One word of the author's name, another of the title.
    expect(await ids({ search: 'iñigo vados' })).toEqual([works.raised]);
    expect(await ids({ search: 'mareas iñaki' })).toEqual([]);
    for (const nothing of ['%', "'", '¿?', 'x'.repeat(300)]) expect(await ids({ search: nothing })).toEqual([]);
  });

  it('by the id of a work, or its DOI as it is pasted', async () => {
    expect(await ids({ search: ` ${works.raised.toUpperCase()} ` })).toEqual([works.raised]);
    await editor.call.enterDoi({ params: { id: works.old }, body: { doi: '10.1590/carcavas' } });
    expect(await ids({ search: 'https://doi.org/10.1590/CARCAVAS' })).toEqual([works.old]);
  });

  it('is counted as it is listed, by what works wait for and before that filter', async () => {
    const queries: Query[] = [
      {},
      { de: 'libres' },
      { de: 'mias' },
      { estado: 'EN_REVISION' },
      { tipo: 'TESIS' },
      { dias: 1 },
      { search: 'mareas' },
      { search: 'ibáñez', de: 'libres' },
      { editor: other.user.id, prioridad: 'MEDIA' },
    ];
    for (const query of queries) {
      const all = await read(query);
      expect([query, all.total]).toEqual([query, all.cola.length]);
      for (const espera of waitKinds) {
        const some = await read({ ...query, espera });
        expect(some.porEspera).toEqual(all.porEspera);
        expect([query, some.cola.length, some.total]).toEqual([query, all.porEspera[espera], all.porEspera[espera]]);
      }
    }
  });

  it('finds by who wrote a work exactly where its byline is shown, in every mode, and never one’s own', async () => {
    for (const [n, mode] of reviewIdentities.entries()) {
      const writer = await platform().account(
        { nombres: 'Urraca', apellidos: `Zubiría${'abc'[n]}` },
        'AUTOR',
        'EDITOR',
      );
      const { id } = await sentIn(platform(), mode, () => inReview(writer));
      const search = `zubiria${'abc'[n]}`;
      const found = await read({ search });
      expect(found.cola.map(({ obra }) => [obra.id, obra.autor])).toEqual([[id, expect.stringContaining('Zubiría')]]);
      expect(await read({ search }, writer)).toMatchObject({ cola: [], total: 0, porEspera: { REVISORES: 0 } });
    }
  });

  it('of a word that very many works have, all are counted and the first are shown', async () => {
    const [theirs, mine] = [author.user.id, editor.user.id];
    const write = (id: string, from: number, to: number) =>
      platform().services.db.execute(sql`
        with works as (
          insert into publications (id, titulo, resumen, tipo, estado, autor, palabras_clave, autor_principal_id,
            version_actual, fecha_envio)
          select gen_random_uuid(), 'Almadraba ' || n, '', 'ARTICULO', 'EN_REVISION', 'Nadie', '{}', ${id}::uuid, 1,
            now() - n * interval '1 hour'
          from generate_series(${from}::int, ${to}::int) as n returning id)
        insert into authorships (publicacion_id, orden, user_id, nombres, apellidos, afiliaciones)
        select id, 0, ${id}::uuid, 'Nadie', 'Ninguno', '{}' from works`);
    await write(theirs, 1, mostMatches + 3);
    await write(mine, 2000, 2001);
    const { cola, total, porEspera } = await read({ search: 'almadraba', limit: 2 });
    expect(cola.map(({ obra }) => obra.titulo)).toEqual([
      `Almadraba ${mostMatches + 3}`,
      `Almadraba ${mostMatches + 2}`,
    ]);
    expect([total, porEspera.REVISORES]).toEqual([mostMatches + 3, mostMatches + 3]);
    const one = await read({ search: 'almadraba 1003' });
    expect([one.total, one.cola.map(({ obra }) => obra.titulo)]).toEqual([1, ['Almadraba 1003']]);
    await platform().services.db.delete(publications).where(like(publications.titulo, 'Almadraba%'));
  });

  it('names who may handle works, whoever handles them', async () => {
    const { editores } = await read({ search: 'nada de esto' });
    expect(editores.map(({ id }) => id).sort()).toEqual(expect.arrayContaining([editor.user.id, other.user.id].sort()));
    expect(editores.map(({ id }) => id)).not.toContain(reviewer.user.id);
  });

  it('says which filter is none', async () => {
    for (const query of [{ dias: 0 }, { editor: 'nadie' }, { orden: 'titulo' }, { estado: 'PUBLICADO' }]) {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const url = `/api/editorial/queue?${search}`;
      const headers = { authorization: `Bearer ${editor.token}` };
      const response = await platform().inject({ method: 'GET', url, headers });
      expect([response.statusCode, response.json().errors[0].field]).toEqual([422, Object.keys(query)[0]]);
    }
    expect(await problemOf(reviewer.call.editorialQueue({ query: { search: 'mareas' } }))).toMatchObject({
      status: 403,
    });
  });
});
