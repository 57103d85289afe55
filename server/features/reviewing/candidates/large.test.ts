/** The same with as many reviewers as a large journal has: all are found, and each page asks as little as the first. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { inReview } from '#server/testing/works.ts';

const reviewers = 5000;
const works = 1500;

describePlatform(`candidates among ${reviewers} reviewers`, (platform, engine) => {
  it('are found on every page with as few statements as on the first', async () => {
    const { db } = platform().services;
    await db.execute(sql`
      insert into users (id, nombres, apellidos, email, password_hash, afiliacion, roles, palabras_clave)
      select gen_random_uuid(), 'Persona ' || n, 'De ' || n, n || '@muchas.test', '',
        'Universidad ' || n % 200, array['REVISOR'],
        array['tema' || n % 97, 'asunto' || n % 89, 'humedales del ' || n % 31]
      from generate_series(1, ${reviewers}) as n`);
    // By the hundred: what each is found by is written with it, and one statement has fifteen seconds on any machine.
    for (let n = 0; n < works; n += 100)
      await db.execute(sql`
        insert into publications (id, titulo, resumen, tipo, estado, palabras_clave, autor, fecha_publicacion)
        select gen_random_uuid(), 'Obra ' || n, 'Resumen del asunto ' || n, 'ARTICULO', 'PUBLICADO', array['tema' || n % 97], '', now()
        from generate_series(${n}::int + 1, ${n}::int + 100) as n`);
    await db.execute(sql`
      insert into authorships (publicacion_id, orden, user_id, nombres, apellidos, afiliaciones)
      select p.id, 0, u.id, '', '', '{}'
      from (select id, row_number() over () as n from publications where estado = 'PUBLICADO') as p
      join (select id, row_number() over () as n from users where 'REVISOR' = any(roles)) as u on u.n = p.n * 3`);
    await db.execute(sql`
      insert into reviews (id, publicacion_id, ronda, revisor_id, numero, estado, fecha_completada)
      select gen_random_uuid(), p.id, 1, u.id, 1, 'ACEPTADA', now()
      from (select id, row_number() over () as n from publications where estado = 'PUBLICADO') as p
      join (select id, row_number() over () as n from users where 'REVISOR' = any(roles)) as u on u.n = p.n * 2`);
    await db.execute(sql`analyze`);
    const author = await platform().account({ nombres: 'Ana', afiliacion: 'Universidad 7' }, 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const { id } = await inReview(author, { titulo: 'Humedales', palabrasClave: ['humedales', 'tema 5'] });
    const ask = (query: { page?: number; search?: string } = {}) =>
      editor.call.listCandidates({ params: { id }, query });
    expect((await ask()).total).toBe(reviewers - 25);
    expect((await ask({ page: 400 })).candidatos).toHaveLength(10);
    expect((await ask({ search: 'persona 77' })).total).toBeGreaterThan(50);
    if (engine !== 'postgres') return;
    const first = await statementsOf(() => ask());
    expect(await statementsOf(() => ask({ page: 400 }))).toBe(first);
    expect(await statementsOf(() => ask({ search: 'persona 77' }))).toBe(first);
  }, 60_000);
});
