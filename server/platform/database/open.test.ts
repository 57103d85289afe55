/** A database that cannot be opened is told of by its setting or its folder, not in the engine's words. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts';
import { sayError } from '../error-words.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { sql } from './sql.ts';

/** What a terminal shows of a start that fails. */
const saidOf = (opening: Promise<unknown>) => opening.then(() => 'opened', sayError);

it('what answers and is no PostgreSQL', async () => {
  const web = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port } = z.object({ port: z.number() }).parse(web.address());
  const said = await saidOf(openPostgres(`postgres://ana:secreta@127.0.0.1:${port}/pliego`, 2));
  expect(said).toContain(`Lo que responde en 127.0.0.1:${port} corta la conexión sin hablar como PostgreSQL.`);
  expect(said).toContain('DATABASE_URL');
  expect(said).not.toContain('secreta');
  web.close();
});

describe.each(['embedded', 'postgres'] as const)('a database that a newer version has migrated (%s)', (engine) => {
  it.skipIf(engine === 'postgres' && !findPostgres())('is refused, and left as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-newer-'));
    const cluster = engine === 'postgres' ? await startCluster(findPostgres() ?? '') : undefined;
    const open = () => (cluster ? openPostgres(cluster.url('postgres'), 2) : openEmbedded(folder));
    const first = await open();
    await first.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    await first.close();
    const said = await saidOf(open());
    expect(said).toContain('una versión más nueva de Pliego');
    expect(said).toContain('npm run restore');
    await cluster?.stop();
    rmSync(folder, { recursive: true });
  });
});

it('a folder whose database is damaged, with the way back to a backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-damaged-'));
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'x');
  const said = await saidOf(openEmbedded(folder));
  expect(said).toContain(`La base de datos de ${join(folder, 'database')} no se puede leer`);
  expect(said).toContain('npm run restore');
  rmSync(folder, { recursive: true });
});
