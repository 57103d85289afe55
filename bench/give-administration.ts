/** What an administrator of a large journal has before them: accounts, reviews, deleted works and a long record, the same every time. */
import { sql } from 'drizzle-orm';
import type { Role } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema.ts';
import { idOf } from './generate.ts';
import { author, randomFrom } from './vocabulary.ts';

export interface Administration {
  accounts: number;
  /** Spread evenly: beyond one a work each has so many, of several reviewers. */
  reviews: number;
  entries: number;
}

const accountsAtOnce = 500;
const entriesAtOnce = 50_000;
const newest = Date.UTC(2025, 11, 31);
const twentyYears = 20 * 365 * 86_400_000;

/** Fills a journal that has its works (generate.ts). */
export async function giveAdministration(db: Database, { accounts, reviews, entries }: Administration): Promise<void> {
  for (let from = 0; from < accounts; from += accountsAtOnce) {
    const some = Array.from({ length: Math.min(accountsAtOnce, accounts - from) }, (_, at) => account(from + at));
    await db.insert(users).values(some);
  }
  await db.execute(sql`create table bench_people as
    select id, row_number() over (order by id) - 1 as at, 'REVISOR' = any(roles) as reviews from users`);
  await db.execute(sql`create table bench_reviewers as
    select id, row_number() over (order by id) - 1 as at from bench_people where reviews`);
  await db.execute(sql`create table bench_works as
    select id, row_number() over (order by id) - 1 as at from publications`);
  await db.execute(sql`update authorships set user_id = someone.id from bench_works work, bench_people someone
    where authorships.publicacion_id = work.id and authorships.orden = 0
      and someone.at = work.at % (select count(*) from bench_people)`);
  await db.execute(sql`insert into reviews (id, publicacion_id, ronda, revisor_id, numero, estado, fecha_asignacion)
    select gen_random_uuid(), work.id, 1, reviewer.id, 1 + nth,
      (array['PENDIENTE', 'EN_PROCESO', 'ACEPTADA', 'RECHAZADA', 'DEVUELTA'])[1 + (work.at + nth) % 5],
      timestamptz '2026-01-01' - work.at * interval '1 minute'
    from (select count(*) as works from bench_works) as counted
    cross join bench_works work
    cross join generate_series(0, (${reviews}::int - 1) / works::int) as nth
    join bench_reviewers reviewer on reviewer.at = (work.at + nth * 17) % (select count(*) from bench_reviewers)
    where work.at + nth * works < ${reviews}`);
  await db.execute(sql`update publications set fecha_eliminacion = now() - interval '1 day'
    where id in (select id from bench_works where at % 100 = 50)`);
  await giveEntries(db, entries);
  await db.execute(sql`drop table bench_people, bench_reviewers, bench_works`);
  for (const table of ['users', 'authorships', 'reviews', 'publications', 'activity'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** Entries of a year, without their chain: it is not what is measured. */
async function giveEntries(db: Database, count: number): Promise<void> {
  await db.execute(sql`alter table activity disable trigger user`);
  for (let from = 0; from < count; from += entriesAtOnce)
    await db.execute(sql`insert into activity (type, severity, timestamp, user_id, publicacion_id, datos)
      select kind.type, kind.severity, timestamptz '2025-01-01' + n * interval '31 seconds', someone.id, work.id,
        jsonb_build_object('titulo', 'Una obra', 'estado', 'ACEPTADA', 'ronda', 1)
      from generate_series(${from}::int, ${Math.min(count, from + entriesAtOnce) - 1}::int) as n
      join (values (0, 'account.loggedIn', 'info'), (1, 'publication.submitted', 'info'),
        (2, 'review.completed', 'success'), (3, 'publication.changesRequested', 'warning'),
        (4, 'publication.retracted', 'error')) as kind (at, type, severity)
        on kind.at = case when n % 1000 = 0 then 4 else n % 4 end
      join bench_people someone on someone.at = n * 7 % (select count(*) from bench_people)
      left join bench_works work on kind.at > 0 and work.at = n * 11 % (select count(*) from bench_works)`);
  await db.execute(sql`alter table activity enable trigger user`);
}

/** One in six reviews, one in 200 edits or is blocked, one in 1,000 waits for a role; half of them came back lately. */
function account(index: number): typeof users.$inferInsert {
  const random = randomFrom(index ^ 0xacc7);
  const { nombres, apellidos } = author(random);
  const created = new Date(newest - random() * twentyYears);
  const lately = random() < 0.5 ? new Date(newest - random() * 90 * 86_400_000) : null;
  const roles: Role[] = index % 200 === 0 ? ['EDITOR'] : index % 6 === 0 ? ['AUTOR', 'REVISOR'] : ['AUTOR'];
  return {
    id: idOf(index ^ 0xacc700),
    nombres,
    apellidos,
    email: `persona${index}@universidad${index % 300}.test`,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g',
    afiliacion: `Universidad número ${index % 300}`,
    biografia: 'Investiga desde hace años y escribe sobre lo que encuentra. '.repeat(4),
    roles,
    rolSolicitado: index % 1000 === 1 ? 'REVISOR' : null,
    fechaBloqueo: index % 200 === 3 ? created : null,
    fechaCreacion: created,
    fechaAcceso: lately,
  };
}
