/**
 * The calls of an editor's day against their own SQL, and the queue of many works against that of few: everything in one
 * process, interleaved, so that a busy machine disturbs all of them alike.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openTestPlatform, type TestPerson, type TestPlatform } from '#server/testing/platform.ts';

const turns = 7;
/** Requests in a turn; their mean is the turn's figure. */
const requests = 20;

/** Requests of each call before any is measured: what a server answers all day it has compiled for speed. */
const warming = 1000;

type Ask = () => Promise<unknown>;
interface Day {
  platform: TestPlatform;
  /** What is asked, by its name. */
  asked: Record<string, Ask>;
  /** ms that the whole queue took to be worked out. */
  workedOut: number;
}

export const workingDayHeader =
  '| call | works in process | ms | its SQL alone, ms | call ÷ SQL | ÷ with the fewest works |\n|---|---:|---:|---:|---:|---:|';

/** Rows of the table: each call at each number of works, the middle one of seven turns. */
export async function measureWorkingDay(sizes: readonly number[], databaseUrl: (works: number) => Promise<string>) {
  const days: (Day & { works: number })[] = [];
  for (const works of sizes) days.push({ works, ...(await openDay(works, await databaseUrl(works))) });
  // What has run for a while, as servers do: the first few hundred requests are interpreted, and what is asked first would look slow.
  for (const { asked } of days) for (const call of Object.values(asked)) for (let n = 0; n < warming; n++) await call();
  const rows: string[] = [];
  for (const name of Object.keys(days[0]?.asked ?? {})) {
    const each: { works: number; call: Ask; sql: Ask; times: { call: number[]; sql: number[] } }[] = [];
    for (const { asked, works } of days) {
      const call = asked[name];
      // One after another: while a call is listened to nothing else asks.
      if (call) each.push({ works, call, sql: await sqlOf(call), times: { call: [], sql: [] } });
    }
    for (let turn = 0; turn < turns; turn++)
      for (const { call, sql, times } of each) {
        times.call.push(await meanOf(call));
        times.sql.push(await meanOf(sql));
      }
    const least = middle(each[0]?.times.call ?? []);
    for (const { works, times } of each) {
      const [call, alone] = [middle(times.call), middle(times.sql)];
      const cells = [
        name,
        works.toLocaleString('en'),
        call.toFixed(2),
        alone.toFixed(2),
        ratio(call, alone),
        ratio(call, least),
      ];
      rows.push(`| ${cells.join(' | ')} |`);
    }
  }
  for (const { platform } of days) {
    await platform.close();
    await platform.services.database.close();
  }
  return { rows, workedOut: days.map(({ works, workedOut }) => ({ works, ms: workedOut })) };
}

const middle = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
const ratio = (time: number, by: number) => `${(time / by).toFixed(2)} ×`;

async function meanOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let n = 0; n < requests; n++) await act();
  return (performance.now() - begun) / requests;
}

/** The statements of a call once more, with their values and names, on a connection that has prepared them. */
async function sqlOf(call: () => Promise<unknown>): Promise<() => Promise<void>> {
  await call();
  const ask = pg.Pool.prototype.query;
  const statements: { pool: pg.Pool; sent: unknown[] }[] = [];
  pg.Pool.prototype.query = function (this: pg.Pool, ...sent: unknown[]) {
    statements.push({ pool: this, sent });
    return Reflect.apply(ask, this, sent);
  };
  try {
    await call();
  } finally {
    pg.Pool.prototype.query = ask;
  }
  return async () => {
    for (const { pool, sent } of statements) await Reflect.apply(ask, pool, sent);
  };
}

async function openDay(works: number, url: string): Promise<Omit<Day, 'works'>> {
  const platform = await openTestPlatform(await openPostgres(url, 4));
  const author = await platform.person('Ana', 'AUTOR');
  const editor = await platform.person('Eva', 'EDITOR');
  const colleague = await platform.person('Elena', 'EDITOR');
  const reviewers: TestPerson[] = [];
  for (let n = 0; n < 20; n++) reviewers.push(await platform.person(`Rita ${n}`, 'REVISOR'));
  const { db, transact } = platform.services;
  await transact(async () => {
    // A hundred thousand rows take longer than a request may.
    await db.execute(sql`set local statement_timeout = 0`);
    await fill(db, works, { author, editor, colleague });
  });
  await db.execute(sql`vacuum analyze`);
  const begun = performance.now();
  const { cola } = await editor.call.editorialQueue({ query: {} });
  const workedOut = performance.now() - begun;
  // What filled it leaves changes noted and worked out; PostgreSQL does this within the minute.
  await db.execute(sql`vacuum analyze`);
  const id = cola[0]?.obra.id ?? '';
  const headers = { authorization: `Bearer ${editor.token}` };
  const ask = (path: string) => async () => {
    const { statusCode } = await platform.inject({ url: `/api${path}`, headers });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  };
  return {
    platform,
    workedOut,
    asked: {
      'one’s own profile': ask('/auth/profile'),
      'a page of the queue': ask('/editorial/queue'),
      'a page of those that wait for a decision': ask('/editorial/queue?espera=DECISION'),
      'a page of one’s own': ask('/editorial/queue?de=mias'),
      ...Object.fromEntries(
        Object.entries(narrowedBy(colleague.user.id)).map(([what, filters]) => [
          `the queue by ${what}`,
          ask(`/editorial/queue?${new URLSearchParams(filters)}`),
        ]),
      ),
      'a work': ask(`/publications/${id}`),
      'its reviews': ask(`/reviews/publications/${id}`),
    },
  };
}

/** What the queue is narrowed down by, one at a time, some together, and its other orders; a word of one title in fifty, and one of few. */
const narrowedBy = (editor: string): Record<string, Record<string, string>> => ({
  estado: { estado: 'EN_REVISION' },
  priority: { prioridad: 'ALTA' },
  type: { tipo: 'TESIS' },
  editor: { editor },
  age: { dias: '30' },
  'a rare age': { dias: '59' },
  'a rare type': { tipo: 'LIBRO' },
  'estado, priority, type and age': { estado: 'EN_REVISION', prioridad: 'ALTA', tipo: 'TESIS', dias: '30' },
  'deadline, in that order': { orden: 'plazo' },
  'a title': { search: 'lectura 1234' },
  'a word of one title in fifty': { search: 'rural' },
  'a word of one title in fifty, with type and age': { search: 'rural', tipo: 'TESIS', dias: '30' },
  'a word that no title has': { search: 'xilografía' },
});

/**
 * Works in review by one author, three in ten with the editor and four with a colleague, of three priorities and four types, each
 * with two reviews in one of five states.
 */
async function fill(
  db: Database,
  works: number,
  { author, editor, colleague }: Record<'author' | 'editor' | 'colleague', TestPerson>,
) {
  await db.execute(sql`
    insert into publications (id, titulo, resumen, tipo, prioridad, estado, palabras_clave, autor, autor_principal_id,
      version_actual, identidad_revision, editor_id, fecha_envio)
    select gen_random_uuid(), 'La lectura ' || n || case when n % 50 = 0 then ' en la escuela rural' else ' en casa' end,
      'Resumen de la obra ' || n, case when n % 500 = 7 then 'LIBRO' else (array['ARTICULO', 'ARTICULO', 'TESIS', 'REPORTE'])[1 + n % 4] end,
      (array['ALTA', 'MEDIA', 'MEDIA', 'MEDIA', 'BAJA'])[1 + n % 5], 'EN_REVISION', array['uno'], 'Ana De Prueba',
      ${author.user.id}::uuid, 1, 'abierta',
      case when n % 10 < 3 then ${editor.user.id}::uuid when n % 10 < 7 then ${colleague.user.id}::uuid end,
      now() - (n % 60) * interval '1 day'
    from generate_series(1, ${works}::int) as n`);
  await db.execute(sql`
    insert into authorships (publicacion_id, orden, user_id, nombres, apellidos, afiliaciones)
    select id, 0, ${author.user.id}::uuid, 'Ana', 'De Prueba', '{}' from publications`);
  await db.execute(sql`
    with people as (select id, row_number() over (order by id) as n from users where nombres like 'Rita%'),
      numbered as (select id, row_number() over (order by id) as n from publications)
    insert into reviews (id, publicacion_id, ronda, revisor_id, numero, estado, fecha_asignacion, fecha_limite, fecha_completada)
    select gen_random_uuid(), w.id, 1, p.id, k,
      case (w.n + k) % 5 when 0 then 'PENDIENTE' when 1 then 'EN_PROCESO' when 2 then 'ACEPTADA' when 3 then 'RECHAZADA' else 'DEVUELTA' end,
      now() - (w.n % 60) * interval '1 day', now() + ((w.n % 40) - 10) * interval '1 day',
      case when (w.n + k) % 5 > 1 then now() - (w.n % 60) * interval '1 day' end
    from numbered w, generate_series(1, 2) as k, people p where p.n = 1 + (w.n * 2 + k) % 20`);
}
