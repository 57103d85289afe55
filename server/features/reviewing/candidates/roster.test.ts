/** The roster of reviewers: load, punctuality, fields, last invitations; and what it tells whom. */
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { rosterOrders } from '#contract/entities/candidate.ts';
import { principalJournal } from '#contract/journals.ts';
import { dayMs } from '#contract/time.ts';
import { journals, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { inReview, review, sentIn, wasDue } from '#server/testing/works.ts';

const fromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describePlatform('the roster', (platform, engine) => {
  const read = (who: TestPerson, query: Parameters<TestPerson['call']['reviewerRoster']>[0] = {}) =>
    who.call.reviewerRoster(query);
  const entryOf = async (who: TestPerson, person: TestPerson) =>
    (await read(who, { query: { search: person.user.email } })).revisores[0];

  it('tells of each reviewer the load, how they did, what they know about and what they were last asked', async () => {
    const [author, editor, nora] = await Promise.all([
      platform().person('Ana', 'AUTOR'),
      platform().person('Eva', 'EDITOR'),
      platform().person('Nora', 'REVISOR'),
    ]);
    await nora.call.updateProfile({ body: { palabrasClave: ['Aves migratorias'], capacidadRevisiones: 2 } });
    const done = await inReview(author, { titulo: 'La primera' });
    await review({ editor, reviewer: nora }, done.id);
    const open = await inReview(author, { titulo: 'La segunda' });
    const late = await editor.call.assignReviewer({ params: { id: open.id }, body: { revisorId: nora.user.id } });
    await wasDue(platform(), late.id, fromNow(-3));
    const declined = await inReview(author, { titulo: 'La tercera' });
    const { id } = await editor.call.assignReviewer({ params: { id: declined.id }, body: { revisorId: nora.user.id } });
    await nora.call.declineReview({ params: { id }, body: { motivo: 'No llego.' } });
    expect(await entryOf(editor, nora)).toMatchObject({
      palabrasClave: ['Aves migratorias'],
      ...{ abiertas: 1, capacidad: 2, vencidas: 1, completadas: 1, aTiempo: 1, diasMediana: 0 },
      ultimas: [
        { titulo: 'La tercera', resultado: 'DECLINADA' },
        { titulo: 'La segunda', resultado: 'PEDIDA' },
        { titulo: 'La primera', resultado: 'COMPLETADA' },
      ],
    });
    const found = async (query: object) => (await read(editor, { query })).revisores.map((each) => each.id);
    expect(await found({ search: 'AVES migra' })).toEqual([nora.user.id]);
    expect(await found({ situacion: 'vencidas' })).toEqual([nora.user.id]);
    expect(await found({ search: 'nora', situacion: 'llenas' })).toEqual([]);
    expect(await found({ search: '100%' })).toEqual([]);
    for (const who of [author, nora]) expect(await problemOf(read(who))).toMatchObject({ status: 403 });
  });

  it('counts what is open in other journals, and tells an editor of one nothing of what it is for', async () => {
    const { db } = platform().services;
    const [author, everywhere, nora] = await Promise.all([
      platform().person('Aldo', 'AUTOR'),
      platform().person('Elsa', 'EDITOR'),
      platform().person('Nadia', 'REVISOR'),
    ]);
    const here = await platform().account({ ambitos: { EDITOR: [principalJournal] } }, 'EDITOR');
    const elsewhere = crypto.randomUUID();
    await db.insert(journals).values({ id: elsewhere, clave: `otra-${elsewhere}` });
    const other = await inReview(author, { titulo: 'Cuenta en otra revista' });
    await everywhere.call.assignReviewer({ params: { id: other.id }, body: { revisorId: nora.user.id } });
    await db.update(publications).set({ revistaId: elsewhere }).where(eq(publications.id, other.id));
    const seen = await entryOf(here, nora);
    expect(seen).toMatchObject({ abiertas: 1 });
    expect(JSON.stringify(seen)).not.toContain('Cuenta en otra');
    expect(JSON.stringify(seen)).not.toContain(other.id);
    expect(JSON.stringify(await entryOf(everywhere, nora))).toContain('Cuenta en otra');
  });

  it('narrows down to who has room, who has none and who is away, and orders by each figure', async () => {
    const [author, editor, free, full, away] = await Promise.all([
      platform().person('Abel', 'AUTOR'),
      platform().person('Edna', 'EDITOR'),
      platform().person('Zoe Libre', 'REVISOR'),
      platform().person('Zoe Llena', 'REVISOR'),
      platform().person('Zoe Ausente', 'REVISOR'),
    ]);
    await full.call.updateProfile({ body: { capacidadRevisiones: 1 } });
    await away.call.updateProfile({ body: { noDisponibleHasta: fromNow(20), notaAusencia: 'Campaña' } });
    const { id } = await inReview(author);
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: full.user.id } });
    await review({ editor, reviewer: free }, id);
    const found = async (query: object) =>
      (await read(editor, { query: { search: 'zoe', ...query } })).revisores.map((each) => each.id);
    expect(await found({ situacion: 'disponibles' })).toEqual([free.user.id]);
    expect(await found({ situacion: 'llenas' })).toEqual([full.user.id]);
    expect(await found({ situacion: 'ausentes' })).toEqual([away.user.id]);
    expect(await entryOf(editor, away)).toMatchObject({ notaAusencia: 'Campaña', ultimaInvitacion: null, ultimas: [] });
    const first = async (orden: (typeof rosterOrders)[number]) => (await found({ orden }))[0];
    expect(await first('carga')).toBe(full.user.id);
    expect(await first('sitio')).toBe(free.user.id);
    expect(await first('puntuales')).toBe(free.user.id);
    expect(await first('invitacion')).toBe(away.user.id);
    const page = await read(editor, { query: { search: 'zoe', limit: 2, page: 2 } });
    expect(page).toMatchObject({ total: 3, totalPages: 2, revisores: [expect.anything()] });
  });

  it.each(['simple ciego', 'doble ciego'] as const)(
    'tells an editor nothing of who reviews their own work, sent as %s',
    async (mode) => {
      const [writer, editor, reviewer] = await Promise.all([
        platform().person('Carla', 'AUTOR', 'EDITOR'),
        platform().person('Elio', 'EDITOR'),
        platform().person(`Rita ${mode}`, 'REVISOR'),
      ]);
      const own = await sentIn(platform(), mode, () => inReview(writer, { titulo: 'De una editora' }));
      const before = await entryOf(writer, reviewer);
      expect(before).toBeDefined();
      const { id } = await editor.call.assignReviewer({
        params: { id: own.id },
        body: { revisorId: reviewer.user.id },
      });
      await wasDue(platform(), id, fromNow(-2));
      expect(await entryOf(writer, reviewer)).toEqual(before);
      const named = async (query: object) =>
        (await read(writer, { query: { search: 'rita', ...query } })).revisores.map((each) => each.id);
      expect(await named({ situacion: 'vencidas' })).not.toContain(reviewer.user.id);
      // Who runs it finds it there.
      expect((await entryOf(editor, reviewer))?.ultimas).toMatchObject([{ publicacionId: own.id }]);
    },
  );

  it('asks as little for a hundred reviewers with six hundred reviews as for two', async () => {
    const editor = await platform().person('Elba', 'EDITOR');
    const { db } = platform().services;
    await db.execute(sql`
      insert into users (id, nombres, apellidos, email, password_hash, roles, palabras_clave)
      select gen_random_uuid(), 'Muchas ' || n, 'De ' || n, n || '@muchas.test', '', array['REVISOR'], array['tema' || n % 9]
      from generate_series(1, 100) as n`);
    await db.execute(sql`
      insert into publications (id, titulo, resumen, tipo, estado, palabras_clave, autor)
      select gen_random_uuid(), 'Obra ' || n, '', 'ARTICULO', 'EN_REVISION', '{}', '' from generate_series(1, 60) as n`);
    await db.execute(sql`
      insert into reviews (id, publicacion_id, ronda, revisor_id, numero, estado, fecha_completada)
      select gen_random_uuid(), p.id, p.ronda, u.id, 1, 'ACEPTADA', now()
      from (select id, ronda, row_number() over () as n from publications where titulo like 'Obra %') as p
      join (select id, row_number() over () as n from users where nombres like 'Muchas %') as u on (u.n + p.n) % 10 = 0`);
    const page = (limit: number) => read(editor, { query: { search: 'muchas', limit, orden: 'puntuales' } });
    const { revisores, total } = await page(50);
    expect(total).toBe(100);
    expect(revisores).toHaveLength(50);
    expect(revisores.every(({ completadas, ultimas }) => completadas === 6 && ultimas.length === 3)).toBe(true);
    if (engine !== 'postgres') return;
    expect(await statementsOf(() => page(50))).toBe(await statementsOf(() => page(2)));
  });
});
