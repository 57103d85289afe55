/** The lasting addresses of published files: what they answer, what leads to them, and what is never there. */
import { beforeAll, expect, it } from 'vitest';
import { exportAddress, fileAddress } from '#contract/public-addresses.ts';
import { workFormats } from '#contract/vocabulary.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { findWork, updateWork } from '#server/features/publications/queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published, review } from '#server/testing/works.ts';

const noSuchId = '01890000-0000-7000-8000-000000000000';

describePlatform('a published file', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
  });
  const cast = () => ({ author, editor, reviewer });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    platform().inject({ url, headers, method });

  it.each([
    ['pdf', 'pdf', 'application/pdf'],
    ['epub', 'epub', 'application/epub+zip'],
    ['docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['jats', 'xml', 'application/xml; charset=utf-8'],
    ['html', 'html', 'text/html; charset=utf-8'],
    ['markdown', 'md', 'text/markdown; charset=utf-8'],
  ] as const)('is named after its work, shown and kept: %s', async (format, ending, type) => {
    const work = await published(cast(), { titulo: 'El año del ñandú' });
    const address = `/catalogo/${work.id}/el-ano-del-nandu-valcarcel.${ending}`;
    expect(exportAddress(work, format)).toBe(address);
    const { statusCode, headers, rawPayload } = await get(address, { host: 'localhost:3000' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(rawPayload.length),
      'content-disposition': `inline; filename="El ano del nandu.${ending}"; filename*=UTF-8''El%20a%C3%B1o%20del%20%C3%B1and%C3%BA.${ending}`,
      'cache-control': 'public, max-age=300, must-revalidate',
      'accept-ranges': format === 'docx' ? 'none' : 'bytes',
      link: `<http://localhost:3000/catalogo/${work.id}>; rel="canonical"`,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const row = await findWork(platform().services.db, work.id);
    expect(headers['last-modified']).toBe(row?.fechaCambioPublico?.toUTCString());
    // Whatever is not a PDF, which browsers show in no sandbox, may run nothing here.
    expect(String(headers['content-security-policy']).includes('sandbox')).toBe(format !== 'pdf');
  });

  it('is not sent again to who has it, and is sent in parts to who asks for them', async () => {
    const work = await published(cast());
    const address = exportAddress(work, 'pdf');
    const whole = await get(address);
    const etag = String(whole.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"otro", W/${etag}` },
      { 'if-modified-since': String(whole.headers['last-modified']) },
    ] as Record<string, string>[]) {
      const kept = await get(address, headers);
      expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', etag]);
    }
    const changed = { 'if-none-match': '"otro"', 'if-modified-since': String(whole.headers['last-modified']) };
    expect((await get(address, changed)).statusCode).toBe(200);
    const part = await get(address, { range: 'bytes=0-4' });
    expect([part.statusCode, part.body, part.headers['content-length']]).toEqual([206, '%PDF-', '5']);
    const head = await get(address, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ]);
  });

  it.each(workFormats)('is the same as long as nothing changes: %s', async (format) => {
    const address = exportAddress(await published(cast()), format);
    const first = await get(address);
    expect((await get(address, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });

  it('leads on from every name that it had to the present one', async () => {
    const work = await published(cast(), { titulo: 'Primera' });
    await updateWork(platform().services.db, work.id, { titulo: 'Segunda' });
    const { statusCode, headers } = await get(exportAddress(work, 'pdf'));
    expect([statusCode, headers.location]).toEqual([301, exportAddress({ ...work, titulo: 'Segunda' }, 'pdf')]);
    expect((await get(String(headers.location))).statusCode).toBe(200);
    // A title that went back would otherwise lead a browser that remembers both ways round in a circle.
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is led to from the API, where guests ask for what is public', async () => {
    const work = await published(cast());
    for (const format of workFormats) {
      const asked = `/api/publications/${work.id}/export/${format}`;
      const guest = await get(asked);
      expect([guest.statusCode, guest.headers.location]).toEqual([301, exportAddress(work, format)]);
      expect(guest.headers['cache-control']).toBe('no-store');
    }
    const own = await get(`/api/publications/${work.id}/export/markdown`, { authorization: `Bearer ${author.token}` });
    expect(own.statusCode).toBe(200);
  });

  it('is there of no work that is not public, which looks like one that does not exist', async () => {
    const fields = { titulo: 'Secreta' };
    const works = [await draft(author, fields), await inReview(author, fields), await approved(cast(), fields)];
    const deleted = await published(cast(), fields);
    await admin.call.deletePublication({ params: { id: deleted.id } });
    const { body: nothing } = await get(`/catalogo/${noSuchId}/secreta-valcarcel.pdf`);
    for (const work of [...works, deleted])
      for (const address of [exportAddress(work, 'pdf'), exportAddress({ ...work, titulo: 'Otra' }, 'jats')]) {
        const answer = await get(address, { authorization: `Bearer ${author.token}` });
        expect(answer.statusCode).toBe(404);
        const { message, code } = JSON.parse(answer.body);
        expect({ message, code }).toEqual((({ message, code }) => ({ message, code }))(JSON.parse(nothing)));
        expect(JSON.stringify(answer.headers)).not.toMatch(/secreta/i);
      }
  });

  it('stays where it was once the work is retracted, and says so', async () => {
    const work = await published(cast());
    const before = await get(exportAddress(work, 'html'));
    await editor.call.changeEstado({
      params: { id: work.id },
      body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' },
    });
    const after = await get(exportAddress(work, 'html'), { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('Datos erróneos.');
  });

  it('may be one that goes with the work, under its own name, but for the source of the manuscript', async () => {
    const { id } = await draft(author);
    const source = await upload(author, id, { clase: 'MANUSCRITO', nombre: 'obra.tex', content: '\\documentclass{a}' });
    const data = await upload(author, id, { nombre: 'Año 2024 (b)#1.csv', content: 'a;b\n1;2\n' });
    await author.call.submitReview({ params: { id } });
    expect((await get(fileAddress(data))).statusCode).toBe(404);
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    const { statusCode, headers, body } = await get(fileAddress(data), { host: 'localhost' });
    expect([statusCode, body]).toEqual([200, 'a;b\n1;2\n']);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'public, max-age=300, must-revalidate',
      etag: `"${data.sha256}"`,
      link: `<http://localhost/catalogo/${id}>; rel="collection"`,
    });
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''A%C3%B1o%202024%20%28b%29%231.csv`);
    expect((await get(fileAddress(data), { range: 'bytes=4-6' })).body).toBe('1;2');
    const renamed = await get(fileAddress({ ...data, nombre: 'otro.csv' }));
    expect([renamed.statusCode, renamed.headers.location]).toEqual([301, fileAddress(data)]);
    const former = await get(`/files/publicos/${data.id}`);
    expect([former.statusCode, former.headers.location]).toEqual([301, fileAddress(data)]);
    const other = await published(cast());
    for (const address of [fileAddress(source), fileAddress({ ...data, publicacionId: other.id })])
      expect((await get(address)).statusCode).toBe(404);
  });

  it('has no other formats, and no address below its own', async () => {
    const work = await published(cast());
    for (const rest of ['a.exe', 'pdf', 'a/b.pdf', 'archivos', 'archivos/no', `archivos/${noSuchId}/a.csv`])
      expect((await get(`/catalogo/${work.id}/${rest}`)).statusCode, rest).toBe(404);
  });

  it('is counted as a download where a person takes the work or a file of it', async () => {
    const work = await published(cast());
    const address = exportAddress(work, 'pdf');
    const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const { etag } = (await get(address, person)).headers;
    // The same again within half a minute, and in its further parts.
    await get(address, person);
    await get(address, { ...person, range: 'bytes=100-200' });
    // Another reader, who has it already.
    await get(address, { 'user-agent': `${person['user-agent']} Otra`, 'if-none-match': String(etag) });
    await get(exportAddress(work, 'markdown'), person);
    const none: [string, Record<string, string>, 'GET' | 'HEAD'][] = [
      [address, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
      [address, { 'user-agent': 'Uno', 'sec-purpose': 'prefetch' }, 'GET'],
      [address, { 'user-agent': 'Dos' }, 'HEAD'],
      [address, { 'user-agent': 'Tres', range: 'bytes=5-9' }, 'GET'],
      [exportAddress(work, 'bibtex'), { 'user-agent': 'Cuatro' }, 'GET'],
      ...['iframe', 'embed', 'object'].map((shown): [string, Record<string, string>, 'GET'] => [
        address,
        { 'user-agent': `Seis, ${shown}`, 'sec-fetch-dest': shown },
        'GET',
      ]),
      [`${address.slice(0, -4)}-antes.pdf`, { 'user-agent': 'Cinco' }, 'GET'],
    ];
    for (const [url, headers, method] of none) await get(url, headers, method);
    const usage = async () => platform().guest.workUsage({ params: { id: work.id } });
    await expect.poll(async () => (await usage()).descargas, { timeout: 15_000 }).toBe(3);
    expect(await usage()).toMatchObject({ lecturas: 0, porMes: [{ lecturas: 0, descargas: 3 }] });
  });
});
