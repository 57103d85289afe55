/**
 * `npm run bench:scale`: a whole platform of many works (scale-platform.ts) beside one of a hundredth, everything that people and programs
 * ask of it, by turns; with the plan of the slowest statement of each, kept and compared (scale-plans.tsv).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { cleaning } from '#server/features/administration/jobs/clean.ts';
import { mailingNews } from '#server/features/catalogue/saved/mail-news.ts';
import { keepingQueue } from '#server/features/editorial/queue/keep.ts';
import { sendReminders } from '#server/features/editorial/reminders/send-reminders.ts';
import { openPages } from '#server/features/public-pages/open.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { tellOfGap } from '#server/platform/database/signals.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices, type Services } from '#server/platform/services.ts';
import { runOnce } from '#server/testing/postgres-cluster.ts';
import { network } from './harvest.ts';
import { enter, register } from './journals.ts';
import { slowestOf, statementsOf } from './plans.ts';
import { type Asked, allAsked, type Place, type Who } from './scale-asked.ts';
import { sizeOf, writePlatform } from './scale-platform.ts';

const turns = 7;
/** Of what takes longer than a second. */
const fewTurns = 3;
const goal = { ms: 100, growth: 2 };
const plansFile = 'bench/scale-plans.tsv';

interface Platform extends Place {
  services: Services;
  client: pg.Client;
  tokens: Partial<Record<Who, string>>;
  close: () => Promise<void>;
}

interface Row {
  asked: Asked;
  few: Figures;
  many: Figures;
}
interface Figures {
  p50: number;
  p95: number;
  /** Of its slowest statement in the database. */
  statement: number;
  shape: string;
  /** Where it was refused, with what. */
  refused: number | undefined;
}

/**
 * The tables of the section.
 * @param sizes works of the small and of the large platform
 * @param databaseUrl of an empty database of that name, or of one that an earlier run has filled
 * @param only what has this in its name
 */
export async function measureScale(
  sizes: readonly [number, number],
  databaseUrl: (name: string) => Promise<{ url: string; isFilled: boolean }>,
  { isKept, only = '' }: { isKept: boolean; only?: string | undefined },
): Promise<string> {
  process.env.TRUST_PROXY = '1';
  process.env.LOG_LEVEL = 'silent';
  const open = async (works: number) => {
    const { url, isFilled } = await databaseUrl(`escala_${works}`);
    process.stderr.write(`${works} works${isFilled ? ', written before' : ''} …\n`);
    if (!isFilled) await writePlatform(url, works);
    return openPlatform(url, works);
  };
  const few = await open(sizes[0]);
  const many = await open(sizes[1]);
  try {
    const jobs = [await measureJobs(few), await measureJobs(many)] as const;
    const rows: Row[] = [];
    const ofMany = await allAsked(many);
    for (const [place, asked] of (await allAsked(few)).entries()) {
      const other = ofMany[place];
      if (other?.name !== asked.name) throw new Error(`${asked.name} is not asked of both.`);
      if (!asked.name.includes(only)) continue;
      const row = { asked, ...(await compare([few, asked], [many, other])) };
      rows.push(row);
      process.stderr.write(`${rowOf(row)}\n`);
    }
    const quality = [await qualityOf(few), await qualityOf(many)] as const;
    return report(rows, jobs, quality, isKept);
  } finally {
    await few.close();
    await many.close();
  }
}

async function openPlatform(url: string, works: number): Promise<Platform> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
  const env = readEnvironment({
    ...process.env,
    DEMO: 'off',
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    DATABASE_POOL: '4',
  });
  const database = await openDatabase(env);
  const services = await openServices(env, database);
  const app = await buildApp(services, await openPages(env));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As the server's own connections, but for their patience.
  await client.query('set statement_timeout = 0; set jit = off');
  const tokens: Platform['tokens'] = {};
  for (const [who, person] of Object.entries(people)) {
    const { rows } = await client.query('select 1 from users where email = $1', [person.email]);
    if (rows.length === 0) {
      await register({ address }, person.email);
      for (const statement of [admission(person), ...(person.also ?? [])])
        await runOnce(`${url}?statement_timeout=0`, statement);
      await tellOfGap(database.db);
    }
    tokens[whoSchema.parse(who)] = await enter({ address }, person.email);
  }
  await client.query('vacuum analyze users, authorships, reviews');
  const one = async (text: string) => z.string().parse((await client.query(text)).rows[0]?.id);
  return {
    address,
    works,
    services,
    client,
    tokens,
    workId: await one(
      `select id from publications where estado = 'PUBLICADO' and fecha_eliminacion is null order by id limit 1`,
    ),
    inReview: await one(`select id from publications where estado = 'EN_REVISION' and fecha_eliminacion is null
      and revista_id = (select min(revista_id::text)::uuid from publications) order by id limit 1`),
    reviewId: await one(`select id from reviews where revisor_id = ${idOf('revisa')} order by id limit 1`),
    close: async () => {
      await client.end();
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const whoSchema = z.enum(['administrator', 'editor of one journal', 'author', 'reviewer']);
interface Person {
  email: string;
  roles: string;
  ambitos?: string;
  /** What is given to them. */
  also?: string[];
}
const idOf = (name: string) => `(select id from users where email = '${name}@bench.test')`;
const admission = ({ email, roles, ambitos = '{}' }: Person) =>
  `update users set roles = '${roles}', ambitos = '${ambitos}', fecha_verificacion = now() where email = '${email}'`;
/** The author and the reviewer have what of all people had the most. */
const people: Record<Exclude<Who, 'anybody'>, Person> = {
  administrator: { email: 'gestion@bench.test', roles: '{EDITOR,ADMIN}' },
  'editor of one journal': {
    email: 'revista@bench.test',
    roles: '{EDITOR}',
    ambitos: JSON.stringify({ EDITOR: ['00000000-0000-4000-8000-000000000001'] }),
  },
  author: {
    email: 'escribe@bench.test',
    roles: '{AUTOR}',
    also: [
      `update authorships set user_id = ${idOf('escribe')} where user_id =
        (select user_id from authorships where user_id is not null group by 1 order by count(*) desc, 1 limit 1)`,
      `update publications set autor_principal_id = ${idOf('escribe')} where id in
        (select publicacion_id from authorships where user_id = ${idOf('escribe')})`,
    ],
  },
  reviewer: {
    email: 'revisa@bench.test',
    roles: '{REVISOR}',
    also: [
      `update reviews set revisor_id = ${idOf('revisa')} where revisor_id =
        (select revisor_id from reviews group by 1 order by count(*) desc, 1 limit 1)`,
    ],
  },
};

async function ask({ address, tokens }: Platform, { path, who }: Asked): Promise<{ ms: number; status: number }> {
  const token = tokens[who];
  const headers = { 'x-forwarded-for': network(), ...(token && { authorization: `Bearer ${token}` }) };
  const begun = performance.now();
  const response = await fetch(address + path, { headers });
  await response.arrayBuffer();
  return { ms: performance.now() - begun, status: response.status };
}

/** One thing of both, by turns; what anybody may ask, with nothing kept. */
async function compare(...both: [[Platform, Asked], [Platform, Asked]]): Promise<{ few: Figures; many: Figures }> {
  const each = both.map(([platform, asked]) => ({
    platform,
    asked,
    times: [] as number[],
    refused: undefined as number | undefined,
  }));
  let most = turns;
  for (let turn = 0; turn <= most; turn++)
    for (const one of each) {
      if (one.asked.who === 'anybody') await tellOfGap(one.platform.services.db);
      const { ms, status } = await ask(one.platform, one.asked);
      if (status !== 200) one.refused = status;
      if (ms > 1000) most = fewTurns;
      // The first turn warms up.
      if (turn > 0) one.times.push(ms);
    }
  const figures: Figures[] = [];
  for (const { platform, asked, times, refused } of each) {
    const statements = await statementsOf(async () => {
      if (asked.who === 'anybody') await tellOfGap(platform.services.db);
      await ask(platform, asked);
    });
    const slowest = await slowestOf(platform.client, statements);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
    figures.push({
      p50: at(0.5),
      p95: at(0.95),
      statement: slowest?.ms ?? 0,
      shape: slowest?.shape ?? '',
      refused,
    });
  }
  const [few, many] = figures;
  if (!few || !many) throw new Error('Two are compared.');
  return { few, many };
}

/** ms that each of the heavy jobs takes, from a queue that was never worked out on. */
async function measureJobs({ services }: Platform): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  const { signal } = new AbortController();
  const job = {
    id: '',
    datos: {},
    creadoPorId: null,
    intento: 1,
    signal,
    progress: () => {},
    finish: (act: () => Promise<unknown>) => services.transact(async () => void (await act())),
  };
  await runOnce(services.env.DATABASE_URL ?? '', 'truncate queue_entries, queue_counts, queue_changes, queue_state');
  for (const [name, kind] of Object.entries({
    'the whole queue worked out': keepingQueue,
    'the daily cleaning': cleaning,
    reminders: sendReminders,
    'news of saved searches': mailingNews,
  })) {
    const begun = performance.now();
    taken[name] = await kind.work(services, job).then(
      () => performance.now() - begun,
      // A job that cannot be done at this size is told of as such.
      () => Number.NaN,
    );
  }
  return taken;
}

/** Of works spread over all, how many are found first by their titles. */
async function qualityOf({ address, client }: Platform): Promise<{ asked: number; first: number }> {
  const { rows } = await client.query<{ id: string; titulo: string }>(`select id, titulo from publications
    where estado = 'PUBLICADO' and fecha_eliminacion is null order by md5(id::text) limit 40`);
  const found = async (words: string) => {
    const response = await fetch(`${address}/api/catalog?limit=12&search=${encodeURIComponent(words)}`, {
      headers: { 'x-forwarded-for': network() },
    });
    return response.ok ? foundSchema.parse(await response.json()).publications.map(({ id }) => id) : [];
  };
  let first = 0;
  for (const { id, titulo } of rows) if ((await found(titulo))[0] === id) first++;
  return { asked: rows.length, first };
}
const foundSchema = z.object({ publications: z.array(z.object({ id: z.string() })) });

const head =
  '| asked | by | few works, p50 ms | p95 | many, p50 | p95 | many ÷ few | slowest statement, few | many | plan |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---|';
const whole = (value: number) => value.toLocaleString('en');
const ms = (value: number) => (Number.isNaN(value) ? 'failed' : value.toFixed(1));
const growthOf = ({ few, many }: Row) => many.p50 / few.p50;
const isRefused = ({ few, many }: Row) => few.refused !== undefined || many.refused !== undefined;

function rowOf(row: Row): string {
  const { asked, few, many } = row;
  const figures = ({ p50, p95, refused }: Figures) => (refused ? [`${refused}`, ''] : [ms(p50), ms(p95)]);
  const plan = few.shape === many.shape ? 'same' : 'other';
  const cells = [
    asked.name,
    asked.who,
    ...figures(few),
    ...figures(many),
    isRefused(row) ? '' : `${growthOf(row).toFixed(2)} ×`,
  ];
  return `| ${[...cells, ms(few.statement), ms(many.statement), plan].join(' | ')} |`;
}

type Quality = Awaited<ReturnType<typeof qualityOf>>;

function report(
  rows: readonly Row[],
  [jobsOfFew, jobsOfMany]: readonly [Record<string, number>, Record<string, number>],
  quality: readonly [Quality, Quality],
  isKept: boolean,
): string {
  const name = ({ asked }: Row) => `${asked.name} (${asked.who})`;
  const answered = rows.filter((row) => !isRefused(row));
  const slow = answered.filter(({ many }) => many.p95 > goal.ms);
  const growing = answered.filter((row) => growthOf(row) > goal.growth);
  const refused = rows.filter(isRefused);
  const slowest = rows.toSorted((a, b) => b.many.statement - a.many.statement).slice(0, 12);
  const jobs = Object.entries(jobsOfMany).map(
    ([job, time]) =>
      `| ${job} | ${ms(jobsOfFew[job] ?? 0)} | ${ms(time)} | ${(time / (jobsOfFew[job] ?? 1)).toFixed(1)} × |`,
  );
  const [few, many] = quality;
  const shapes = Object.fromEntries(rows.map((row) => [name(row), [row.few.shape, row.many.shape]]));
  const changed = comparedWithKept(shapes);
  if (isKept)
    writeFileSync(
      plansFile,
      Object.entries(shapes)
        .map((row) => `${row.flat().join('\t')}\n`)
        .join(''),
    );
  return [
    `Of ${rows.length}: ${slow.length} above ${goal.ms} ms (p95) with many works, ${growing.length} grow more than ${goal.growth} ×, ${refused.length} refused. The slowest statements with many works, ms: ${slowest
      .map((row) => `${name(row)} ${whole(Math.round(row.many.statement))}`)
      .join('; ')}.`,
    `${head}\n${rows.map(rowOf).join('\n')}`,
    `| job | few works, ms | many | many ÷ few |\n|---|---:|---:|---:|\n${jobs.join('\n')}`,
    `Search: of ${few.asked} and ${many.asked} works, found first by their titles ${few.first} with few works and ${many.first} with many.`,
    changed,
  ].join('\n\n');
}

/** What is done otherwise than at the run whose plans are kept. */
function comparedWithKept(shapes: Record<string, string[]>): string {
  if (!existsSync(plansFile)) return 'Plans are kept from this run on.';
  const kept = readFileSync(plansFile, 'utf8').trimEnd().split('\n');
  const before = Object.fromEntries(kept.map((line) => line.split('\t')).map(([name = '', ...both]) => [name, both]));
  const others = Object.keys(shapes).filter((name) => before[name] && String(before[name]) !== String(shapes[name]));
  return others.length === 0
    ? 'Plans are those of the run before.'
    : `Done otherwise than at the run before: ${others.join('; ')}.`;
}

/** What the platform of so many works has, in words. */
export function peopled(works: number): string {
  const { accounts, reviews, entries } = sizeOf(works);
  return `${whole(works)} works (${whole(accounts)} people, ${whole(reviews)} reviews, ${whole(entries)} entries of the record)`;
}
