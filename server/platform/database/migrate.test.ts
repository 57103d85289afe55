/** A migration is done or not begun, wherever it is cut short, whoever else starts; what fails says what to do; and the plan says it before. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { engines, playsAll } from '#server/testing/engines.ts';
import { runOnce } from '#server/testing/postgres-cluster.ts';
import { lastRelease } from '#server/testing/release/allowed-differences.ts';
import { recordedRelease } from '#server/testing/release/fixture.ts';
import { rounds } from '#server/testing/rounds.ts';
import { lots } from '#server/testing/seed.ts';
import { readEnvironment } from '../environment.ts';
import { sayError } from '../error-words.ts';
import { migrate } from './migrate.ts';
import { type Asked, appliedMigrations, knownMigrations, migrationsFolder, pendingMigrations } from './migrations.ts';
import { openDatabase } from './open.ts';
import { openFolder } from './pglite.ts';
import { planOf } from './plan-migrations.ts';
import { readPlan } from './read-plan.ts';

const program = fileURLToPath(new URL('killed-migration.fixture.ts', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Engine = 'embedded' | 'postgres';

/** A database as the last release left it, and nobody has migrated since. */
async function olderDatabase(engine: Engine) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pliego-older-'));
  folders.push(DATA_DIR);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR };
  if (engine === 'postgres') {
    const { admin } = inject('postgres') ?? { admin: '' };
    const name = `prueba_${randomUUID().replaceAll('-', '')}`;
    await runOnce(admin, `create database ${name}`);
    env.DATABASE_URL = new URL(`/${name}`, admin).href;
  }
  await recordedRelease(lastRelease).putData(env);
  return env;
}

/** Asks the database as it lies there; a killed owner's lock is in nobody's way here. */
async function asking<T>(
  { DATABASE_URL, DATA_DIR = '' }: NodeJS.ProcessEnv,
  ask: (client: Asked) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return ask(client).finally(() => client.end());
  }
  const client = await openFolder(join(DATA_DIR, 'database'));
  return ask(client).finally(() => client.close());
}

/** Everything that migrations change, in one text: columns, indices and whether they are valid, constraints, functions, triggers, rows. */
const shape = `select md5(string_agg(line, E'\\n' order by line)) as shape from (
  select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as line
    from information_schema.columns where table_schema = 'public'
  union all select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from pg_index i
    join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select concat_ws(' ', p.proname, p.prosrc) from pg_proc p where p.pronamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', created_at, hash) from drizzle.__drizzle_migrations) as all_of_it`;
const shapeOf = async (client: Asked) => {
  const { rows } = await client.query(shape);
  return z.tuple([z.object({ shape: z.string() })]).parse(rows)[0].shape;
};

function start(env: NodeJS.ProcessEnv, last?: number) {
  const child = spawn(process.execPath, [program], {
    env: { ...env, ...(last !== undefined && { LAST: String(last) }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const statements = () => printed.split('\n').filter((line) => /^\d+ /.test(line));
  return { child, gone, printed: () => printed, statements };
}

/** As soon as it says that it asks this statement. */
async function killAt(statement: number, env: NodeJS.ProcessEnv): Promise<string> {
  const { child, gone, printed, statements } = start(env, statement);
  const reached = () => statements().length >= statement;
  await Promise.race([gone, new Promise<void>((resolve) => child.stdout.on('data', () => reached() && resolve()))]);
  expect(reached(), printed()).toBe(true);
  child.kill('SIGKILL');
  await gone;
  return statements()[statement - 1] ?? '';
}

describe.each(engines())('a database of the last release [%s]', (engine) => {
  let before: string;
  let after: string;
  let total: number;
  beforeAll(async () => {
    const env = await olderDatabase(engine);
    before = await asking(env, shapeOf);
    const whole = start(env);
    await whole.gone;
    expect(whole.printed()).toContain('opened');
    total = whole.statements().length;
    after = await asking(env, shapeOf);
  }, 120_000);

  it('is at the level of before, or at the new one, at whatever statement a start is killed; the next start does it all', async () => {
    expect(before).not.toBe(after);
    const env = await olderDatabase(engine);
    const draw = lots();
    const drawn = () => 1 + Math.floor(draw() * (total - 1));
    // Each takes two starts: all of them would take an hour.
    const kills = new Set([2, total - 1, ...Array.from({ length: rounds({ quick: 1, long: 24 }) }, drawn)]);
    for (const statement of kills) {
      const said = await killAt(statement, env);
      expect(await asking(env, shapeOf), said).toBe(before);
    }
    expect(await killAt(total, env)).toBe(`${total} commit`);
    expect([before, after]).toContain(await asking(env, shapeOf));
    const next = start(env);
    await next.gone;
    expect(next.printed()).toContain('opened');
    expect(await asking(env, shapeOf)).toBe(after);
  }, 3_600_000);

  it.runIf(playsAll(engine))(
    'is migrated by one of two that start at once, and by one alone',
    async () => {
      const env = await olderDatabase(engine);
      const [one, other] = [start(env), start(env)];
      await Promise.all([one.gone, other.gone]);
      const counts = [one.statements().length, other.statements().length].sort((a, b) => a - b);
      expect(counts).toEqual([0, total]);
      // The embedded engine has one process; on PostgreSQL the other goes on, with what the first has made.
      const opened = [one, other].filter(({ printed }) => printed().includes('opened'));
      expect(opened).toHaveLength(engine === 'embedded' ? 1 : 2);
      expect(await asking(env, shapeOf)).toBe(after);
    },
    120_000,
  );

  it.runIf(playsAll(engine))(
    'says which migration failed and what to do, and is as it was',
    async () => {
      const env = await olderDatabase(engine);
      // A table that somebody made by hand, and that a migration makes.
      await asking(env, (client) => client.query('create table public.webhooks (mine int)'));
      const touched = await asking(env, shapeOf);
      const said = await openDatabase(readEnvironment(env)).then(() => 'opened', sayError);
      expect(said).toContain('La migración 0084_webhooks ha fallado: relation "webhooks" already exists');
      expect(said).toContain('CREATE TABLE "webhooks"');
      expect(said).toContain('No ha cambiado nada');
      expect(await asking(env, shapeOf)).toBe(touched);
      await asking(env, (client) => client.query('drop table public.webhooks'));
      await (await openDatabase(readEnvironment(env))).close();
      expect(await asking(env, shapeOf)).toBe(after);
    },
    60_000,
  );

  it.runIf(playsAll(engine))(
    'says before which migrations it lacks, over how many rows and about how long, and changes nothing',
    async () => {
      const env = await olderDatabase(engine);
      const { migrations, rows, seconds } = await readPlan(readEnvironment(env));
      const pending = await asking(env, pendingMigrations);
      expect(migrations.map(({ name }) => name)).toEqual(pending.map(({ name }) => name));
      expect(migrations.at(-1)?.name).toBe(pending.at(-1)?.name);
      expect(rows).toBeGreaterThan(1000);
      expect(seconds).toBeGreaterThan(0);
      expect(await asking(env, shapeOf)).toBe(before);
      await (await openDatabase(readEnvironment(env))).close();
      expect(await readPlan(readEnvironment(env))).toEqual({ migrations: [], rows: 0, seconds: 0 });
    },
    60_000,
  );
});

describe('migrations', () => {
  it('run one that stands amid those that the database has: two branches left it out', async () => {
    const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('dump'))]) });
    const known = knownMigrations();
    const when = known.at(-2);
    await client.query('delete from drizzle.__drizzle_migrations where created_at = $1', [when]);
    const [missing, ...others] = await pendingMigrations(client);
    expect([missing?.when, others]).toEqual([when, []]);
    // What it makes is there still, so that it fails, and in its own name.
    await expect(migrate(client)).rejects.toThrow(missing?.name);
    expect((await appliedMigrations(client))?.size).toBe(known.length - 1);
    await client.close();
  });

  it('are each later than the one before, and hold nothing that cannot be in a transaction or ends it', () => {
    const known = knownMigrations();
    expect(known).toEqual([...known].sort((a, b) => a - b));
    const outside =
      /\b(concurrently|vacuum|create database|alter system)\b|^\s*(begin|start transaction|commit|rollback)\s*;/im;
    const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
    expect(files).toHaveLength(known.length);
    for (const name of files) {
      const text = readFileSync(join(migrationsFolder, name), 'utf8').replaceAll(/--.*$/gm, '');
      expect(outside.exec(text)?.[0], name).toBeUndefined();
    }
  });

  it('are planned by what they do to the rows that there are', async () => {
    const client = await PGlite.create();
    await client.query('create table t as select n, n::text as a from generate_series(1, 2000) n');
    const plan = async (...statements: string[]) => {
      const { rows, seconds } = await planOf(client, [{ name: '1', when: 1, hash: '', statements }]);
      return [rows, seconds > 0];
    };
    expect(await plan('ALTER TABLE "t" ADD COLUMN "b" text;')).toEqual([0, false]);
    expect(await plan('CREATE TABLE "u" (n int);', 'CREATE INDEX "u_n" ON "u" USING btree ("n");')).toEqual([0, false]);
    expect(await plan('CREATE INDEX "t_n" ON "t" USING btree ("n");')).toEqual([2000, true]);
    expect(await plan('-- the words\nUPDATE public."t" SET a = lower(a);', 'delete from t where n = 1')).toEqual([
      4000,
      true,
    ]);
    expect(await plan('ALTER TABLE "t" ADD CONSTRAINT "k" CHECK (n > 0);')).toEqual([2000, true]);
    expect(await plan('insert into u select n from public.t join t as other using (n)')).toEqual([2000, true]);
    expect(await plan('create function f() returns void language sql as $$ delete from t $$')).toEqual([0, false]);
    await client.close();
  });
});
