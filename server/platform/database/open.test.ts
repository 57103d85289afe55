/** A database that cannot be opened is told of by its setting or its folder, not in the engine's words. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sayError } from '../error-words.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

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

it('a folder whose database is damaged, with the way back to a backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-damaged-'));
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'x');
  const said = await saidOf(openEmbedded(folder));
  expect(said).toContain(`La base de datos de ${join(folder, 'database')} no se puede leer`);
  expect(said).toContain('npm run restore');
  rmSync(folder, { recursive: true });
});
