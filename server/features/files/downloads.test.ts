/** Downloads through short-lived links, and uploads that break off, with files on disk and on S3. */
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { startObjectStore } from '#server/testing/object-store.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';
import { upload } from './files.fixture.ts';

const content = '0123456789';

describePlatform('files of works', (platform) => {
  let author: TestPerson;
  let address: string;
  let stopS3: () => Promise<void>;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    address = await platform().app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => stopS3?.());

  describe.each(['disk', 'S3'])('on %s', (place) => {
    beforeAll(async () => {
      if (place === 'disk') return;
      const { url, stop } = await startObjectStore();
      stopS3 = stop;
      platform().services.files = await openS3Store(url);
    });

    const stored = async (id: string) => {
      const found: string[] = [];
      for await (const { name } of platform().services.files.list(`obras/${id}/`)) found.push(name);
      return found;
    };
    const linked = async (nombre = 'Año 2024 (b).txt', text = content) => {
      const { id } = await draft(author);
      const file = await upload(author, id, { nombre, content: text });
      return { ...(await author.call.linkFile({ params: { id: file.id } })), file };
    };
    const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      platform().inject({ url, headers, method });

    it('are downloaded whole, to be kept and not shown', async () => {
      const { url, caduca, file } = await linked();
      expect(new Date(caduca).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
      const { statusCode, headers, body } = await get(url);
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: content });
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'content-length': '10',
        'accept-ranges': 'bytes',
        etag: `"${file.sha256}"`,
        'content-disposition': `attachment; filename="Ano 2024 (b).txt"; filename*=UTF-8''A%C3%B1o%202024%20%28b%29.txt`,
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'private, no-store',
      });
    });

    it('are downloaded in parts, so that one that broke off goes on', async () => {
      const { url, file } = await linked();
      const part = await get(url, { range: 'bytes=2-4' });
      expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
      expect(part.headers['content-length']).toBe('3');
      const rest = await get(url, { range: 'bytes=7-', 'if-range': `"${file.sha256}"` });
      expect([rest.statusCode, rest.body]).toEqual([206, '789']);
      const changed = await get(url, { range: 'bytes=7-', 'if-range': '"otro"' });
      expect([changed.statusCode, changed.body]).toEqual([200, content]);
      const beyond = await get(url, { range: 'bytes=10-' });
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    });

    it('say how large they are without being read', async () => {
      const { url } = await linked();
      const { statusCode, headers, body } = await get(url, { range: 'bytes=2-4' }, 'HEAD');
      expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
    });

    it('are never compressed on the way, which would change their ranges', async () => {
      const { url } = await linked('largo.csv', 'a,b\n'.repeat(10_000));
      const { headers } = await get(url, { 'accept-encoding': 'br, gzip' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-length']).toBe('40000');
    });

    it('leave nothing where their upload breaks off', async () => {
      const { id } = await draft(author);
      const unfinished = request(`${address}/api/publications/${id}/files?clase=DATOS&nombre=largo.csv`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${author.token}`,
          'content-type': 'application/octet-stream',
          'content-length': 50e6,
        },
      });
      unfinished.on('error', () => undefined);
      const put = vi.spyOn(platform().services.files, 'put');
      unfinished.write('a,b\n'.repeat(3e6));
      await expect.poll(() => put).toHaveBeenCalled();
      unfinished.destroy();
      await expect(put.mock.results[0]?.value).rejects.toMatchObject({ problem: { status: 400 } });
      put.mockRestore();
      expect(await stored(id)).toEqual([]);
      expect((await author.call.listFiles({ params: { id } })).files).toEqual([]);
    });

    it('leave nothing where their upload is refused halfway, and the refusal is heard', async () => {
      const { id } = await draft(author);
      const sent = request(`${address}/api/publications/${id}/files?clase=FIGURA&nombre=mapa.png`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${author.token}`,
          'content-type': 'application/octet-stream',
          'content-length': 30e6,
        },
      });
      sent.end(Buffer.alloc(30e6, 'a'));
      const [response] = await once(sent, 'response');
      expect(response.statusCode).toBe(422);
      response.resume();
      await once(response, 'end');
      expect(await stored(id)).toEqual([]);
    });
  });

  it('are not had by an address that was changed, or is old', async () => {
    const { id } = await draft(author);
    const [one, other] = [
      await upload(author, id, { nombre: 'uno.txt' }),
      await upload(author, id, { nombre: 'dos.txt' }),
    ];
    const { url } = await author.call.linkFile({ params: { id: one.id } });
    const wrong = [
      url.replace('uno.txt', 'dos.txt'),
      url.replace('uno.txt', 'programa.exe'),
      url.replace(one.id, other.id),
      url.replace(/\.(\d+)\./, (_, expiry: string) => `.${Number(expiry) + 1}.`),
      url.replace(/[\w-](?=\/uno\.txt)/, ''),
      '/files/descargas/a/uno.txt',
      '/files/descargas/../uno.txt',
    ];
    for (const address of wrong) {
      const answer = await platform().inject({ url: address });
      expect([410, 404], address).toContain(answer.statusCode);
    }
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ['Date'] });
    const late = await platform().inject({ url });
    vi.useRealTimers();
    expect(late.json()).toMatchObject({ code: 'enlace_de_descarga_caducado', status: 410 });
    expect(late.json().message).toContain('ya no sirve');
    expect((await platform().inject({ url })).statusCode).toBe(200);
  });
});
