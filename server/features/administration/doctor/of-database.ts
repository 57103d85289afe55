/** The database, without migrating it or changing anything: whether it answers, keeps what it is given, and is of this version. */
import pg from 'pg';
import { z } from 'zod';
import { knownMigrations } from '#server/platform/database/migrations.ts';
import { oldestPostgres } from '#server/platform/database/postgres.ts';
import type { Environment } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { type Finding, look, patienceMs, well, wrong } from './finding.ts';
import { examineKeys } from './of-keys.ts';
import { doctorWords as words } from './words.ts';

const serverSchema = z.object({
  version: z.string(),
  number: z.coerce.number(),
  encoding: z.string(),
  fsync: z.string(),
  full_page_writes: z.string(),
  most: z.coerce.number(),
  now: z.coerce.number(),
  unaccent: z.boolean(),
  migrated: z.boolean(),
});
const question = `select current_setting('server_version') as version, current_setting('server_version_num') as number,
  current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
  current_setting('full_page_writes') as full_page_writes,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
  extract(epoch from clock_timestamp())::float8 as now,
  exists (select from pg_available_extensions where name = 'unaccent') as unaccent,
  to_regclass('drizzle.__drizzle_migrations') is not null as migrated`;

/** Milliseconds by which two clocks may differ. */
const apartMs = 2000;

/** What of PostgreSQL somebody should know; of the embedded engine, whose one process has it open, that it is the embedded one. */
export async function* examineDatabase({
  DATABASE_URL,
  DATABASE_POOL,
  PUBLIC_URL,
}: Environment): AsyncGenerator<Finding> {
  if (!DATABASE_URL) {
    yield PUBLIC_URL ? look(words.embedded, words.embeddedAdvice) : well(words.embedded);
    return;
  }
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: patienceMs });
  // A connection that breaks says so to the question that waits, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const begun = Date.now();
    const { rows } = await client.query(question);
    const server = serverSchema.parse(rows[0]);
    yield* examineServer(server, DATABASE_POOL, (begun + Date.now()) / 2);
    if (server.migrated) yield* examineTables(client, PUBLIC_URL !== undefined);
    else yield well(words.empty);
  } catch (error) {
    yield wrong(words.noAnswer(words.database, sayError(error)), words.noAnswerAdvice('DATABASE_URL'));
  } finally {
    // One that never came about, or is gone already.
    await client.end().catch(() => undefined);
  }
}

function* examineServer(server: z.output<typeof serverSchema>, pool: number, hereMs: number): Generator<Finding> {
  if (server.number < oldestPostgres) yield wrong(words.tooOld(server.version), words.tooOldAdvice);
  else yield well(words.postgres(server.version));
  if (server.encoding !== 'UTF8') yield wrong(words.encoding(server.encoding), words.encodingAdvice);
  if (!server.unaccent) yield wrong(words.unaccent, words.unaccentAdvice);
  for (const setting of ['fsync', 'full_page_writes'] as const)
    if (server[setting] === 'off') yield wrong(words.unsafe(setting), words.unsafeAdvice(setting));
  // Each process listens on a connection of its own beside its pool.
  if (pool + 1 > server.most) yield wrong(words.connections(pool, server.most), words.connectionsAdvice);
  else if (2 * (pool + 1) > server.most) yield look(words.connections(pool, server.most), words.connectionsAdvice);
  const apart = Math.abs(server.now * 1000 - hereMs);
  if (apart > apartMs) yield look(words.clockApart(apart / 1000), words.clockApartAdvice);
}

const levelSchema = z.object({ last: z.coerce.number().nullable(), count: z.coerce.number() });
const peopleSchema = z.object({ administrators: z.coerce.number(), demonstration: z.boolean() });

async function* examineTables(client: pg.Client, isPublic: boolean): AsyncGenerator<Finding> {
  const { rows } = await client.query(
    'select max(created_at) as last, count(*) as count from drizzle.__drizzle_migrations',
  );
  const level = levelSchema.parse(rows[0]);
  const known = knownMigrations();
  const missing = known.filter((when) => when > (level.last ?? 0)).length;
  if ((level.last ?? 0) > Math.max(...known)) yield wrong(words.newer, words.newerAdvice);
  else if (level.count === 0) yield well(words.empty);
  else if (missing > 0) yield look(words.behind(missing), words.behindAdvice);
  else {
    yield well(words.current);
    // Of another version there may be other tables.
    yield* examineKeys(client);
  }
  const people = await client
    .query(
      `select count(*) filter (where 'ADMIN' = any(roles)) as administrators,
        coalesce(bool_or(email like '%@pliego.test'), false) as demonstration from users`,
    )
    // Tables of another version, which the level told of.
    .catch(() => undefined);
  if (!people) return;
  const { administrators, demonstration } = peopleSchema.parse(people.rows[0]);
  if (administrators === 0) yield look(words.noAdministrator, words.noAdministratorAdvice);
  if (demonstration && isPublic) yield wrong(words.demonstration, words.demonstrationAdvice);
}
