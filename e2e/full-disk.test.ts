/** A disk without room: what needs some is refused in words, nothing that was acknowledged is lost, and all goes on afterwards. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCalls } from '#contract/calls/files.ts';
import { publicationSchema } from '#contract/entities/publication.ts';
import { healthSchema } from '#contract/entities/system.ts';
import { type Problem, problemSchema, problems } from '#contract/problems.ts';
import type { Language } from '#contract/vocabulary.ts';
import { ask } from './administrator.ts';
import { copyOfDemonstration } from './demonstration.ts';
import { dataFolder, type ServerProcess, startServer } from './server-process.ts';
import { canHaveDisk, fillDisk, onSmallDisk } from './small-disk.ts';
import { submissionsAt } from './submissions.ts';

/** Half a megabyte that is hardly made smaller, another each time. */
const longText = (seed: number) =>
  Array.from({ length: 100 }, (_, line) =>
    Array.from({ length: 600 }, (_, word) => (seed * 7919 + line * 104_729 + word ** 3) % 9_999_991).join(' '),
  ).join('\n\n');

// The database beside the files, as people begin, and one that is elsewhere.
describe.skipIf(!canHaveDisk).each(['embedded', undefined] as const)('a full disk [%s]', (engine) => {
  const folder = dataFolder();
  let data: Awaited<ReturnType<typeof copyOfDemonstration>>;
  let server: ServerProcess;
  let token: string;
  let id: string;
  let empty = () => {};
  beforeAll(async () => {
    data = await copyOfDemonstration(engine);
    server = await startServer(folder.path, data.env, onSmallDisk(folder.path, data.path));
    token = await submissionsAt(() => server.url).tokenOf('autor');
    const fields = { titulo: 'Sin sitio', resumen: 'Resumen.', palabrasClave: ['disco'] };
    id = publicationSchema.parse(await ask(server.url, 'POST', '/publications', fields, token)).id;
    await save('Antes.');
    expect((await upload('antes.csv')).status).toBe(201);
    empty = fillDisk(server.process.pid ?? 0, folder.path);
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    data?.drop();
    folder.drop();
  });

  const send = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`${server.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const upload = (nombre: string, language: Language = 'es') =>
    send(`/api/publications/${id}/files?clase=DATOS&nombre=${nombre}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'accept-language': language },
      body: 'a;b\n1;2\n'.repeat(100_000),
    });
  const save = (contenido: string) =>
    send(`/api/publications/${id}/content`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contenido }),
    });
  const kept = async () =>
    publicationSchema.parse(await ask(server.url, 'GET', `/publications/${id}`, undefined, token));
  const files = async () => {
    const answer = await ask(server.url, 'GET', `/publications/${id}/files`, undefined, token);
    return fileCalls.listFiles.answer.parse(answer).files.map(({ nombre }) => nombre);
  };
  const refusal = async (response: Response, language: Language = 'es') => {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem: Problem = problemSchema.parse(await response.json());
    expect(problem).toMatchObject({ code: 'no_preparado', espera: 10, message: problems.no_preparado[language] });
  };
  const health = async () => healthSchema.parse(await (await send('/api/health')).json());

  it('refuses an upload in words, in the reader’s language, and keeps nothing of it', async () => {
    await refusal(await upload('ahora.csv'));
    await refusal(await upload('now.csv', 'en'), 'en');
    expect(await files()).toEqual(['antes.csv']);
    const unfinished = join(`/proc/${server.process.pid}/root`, folder.path, 'files', '.unfinished');
    mkdirSync(unfinished, { recursive: true });
    expect(readdirSync(unfinished)).toEqual([]);
  });

  it('takes a text that it has room for, refuses one that it has none for, and loses none that it took', async () => {
    let acknowledged = 'Antes.';
    let refused = 0;
    for (let round = 1; round <= 12 && refused < 2; round++) {
      const contenido = longText(round);
      const response = await save(contenido);
      if (response.ok) acknowledged = contenido;
      else {
        refused++;
        await refusal(response);
      }
    }
    // With the database elsewhere, a full disk of files is none of a text's business.
    expect(refused).toBe(engine === 'embedded' ? 2 : 0);
    expect((await kept()).contenido).toBe(acknowledged);
  });

  it('shows its public pages, and says in its health what is wrong', async () => {
    const page = await fetch(`${server.url}/catalogo?q=agua`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>agua');
    const { disk, database, files } = await health();
    expect([database.status, files.status]).toEqual(['ok', 'ok']);
    // A database that finds no room gives back what it had put by, which may be more than an error asks for.
    expect(['error', 'warning']).toContain(disk.status);
  });

  it('goes on with all of it once there is room, by itself', async () => {
    empty();
    expect((await upload('ahora.csv')).status).toBe(201);
    expect(await files()).toEqual(['antes.csv', 'ahora.csv']);
    expect((await save('Y ahora.')).status).toBe(200);
    expect((await kept()).contenido).toBe('Y ahora.');
    await expect.poll(async () => (await health()).disk.status, { timeout: 30_000 }).not.toBe('error');
  });
});
