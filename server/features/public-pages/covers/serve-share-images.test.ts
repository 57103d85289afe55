/** The pictures of shared links, the journal's icons and its manifest: what is at their addresses, and what is never there. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { contrastOf } from '#contract/accent.ts';
import {
  iconAddress,
  iconPicture,
  journalShareImage,
  manifestAddress,
  shareImageAddress,
} from '#contract/public-addresses.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { pictureSize } from '#server/documents/model/picture-size.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published } from '#server/testing/works.ts';

describePlatform('the picture of a shared link', (platform) => {
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
  const get = (url: string, headers: Record<string, string> = {}) => platform().inject({ url, headers });
  const pictureAt = async (url: string) => {
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, headers['content-type']], url).toEqual([200, 'image/png']);
    return rawPayload;
  };

  it('is a PNG of 1200 × 630, made once, anew where the work is retracted or the journal renamed', async () => {
    const { id } = await published(cast());
    const address = shareImageAddress(id);
    const put = vi.spyOn(platform().services.files, 'put');
    const [first, again] = [await pictureAt(address), await pictureAt(address)];
    expect(pictureSize(first)).toEqual({ width: 1200, height: 630 });
    expect(again.equals(first)).toBe(true);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    const { headers } = await get(address);
    expect((await get(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos que no son.' } });
    const retracted = await pictureAt(address);
    expect(retracted.equals(first)).toBe(false);
    await admin.call.changeSettings({ body: { nombre: 'Cuadernos' } });
    expect((await pictureAt(address)).equals(retracted)).toBe(false);
    await admin.call.changeSettings({ body: { nombre: 'Pliego' } });
    const kept: string[] = [];
    for await (const { name } of platform().services.files.list(`dibujadas/${id}/`)) kept.push(name);
    expect(kept).toHaveLength(1);
  });

  it('is not there of what is not public, nor in a language in which the work is not', async () => {
    const { id } = await published(cast());
    expect((await get(shareImageAddress(id, 'en'))).statusCode).toBe(404);
    const hidden = [
      'nada',
      '01890000-0000-7000-8000-000000000000',
      (await draft(author)).id,
      (await inReview(author)).id,
    ];
    for (const each of hidden) expect((await get(shareImageAddress(each))).statusCode, each).toBe(404);
  });

  it('is the journal’s own elsewhere, as are its icons: another where its name, its colour or its mark is', async () => {
    const seen = async () => (await Promise.all([journalShareImage, iconPicture(192)].map(pictureAt))).map(String);
    const changes = [
      () => admin.call.changeSettings({ body: { nombre: 'Cuadernos' } }),
      () => admin.call.changeSettings({ body: { color: '#884400' } }),
      () => admin.call.changeLogo({ body: { logo: png.toString('base64') } }),
    ];
    const all = [await seen()];
    expect((await get(iconAddress)).headers.location).toBe('/favicon.svg');
    for (const change of changes) {
      await change();
      all.push(await seen());
    }
    expect(new Set(all.flat()).size).toBe(8);
    const { headers, payload } = await get(iconAddress);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(payload).toContain('data:image/png;base64,');
    for (const size of [48, 180, 192, 512] as const)
      expect(pictureSize(await pictureAt(iconPicture(size)))).toEqual({ width: size, height: size });
    await admin.call.changeSettings({ body: { nombre: 'Pliego', color: '' } });
    await admin.call.removeLogo({});
  });

  it('has its icon at the address that is asked for without having read a page, too, kept for an hour', async () => {
    const { statusCode, headers, rawPayload } = await get('/favicon.ico');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    // One picture, which is the PNG of 48 pixels, whole.
    expect([rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4), rawPayload.readUInt8(6)]).toEqual([1, 1, 48]);
    const picture = rawPayload.subarray(rawPayload.readUInt32LE(18));
    expect(picture).toHaveLength(rawPayload.readUInt32LE(14));
    expect(picture.equals(await pictureAt(iconPicture(48)))).toBe(true);
    expect((await get('/favicon.ico', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('has a manifest beside it, on the paper of its pages', async () => {
    await admin.call.changeSettings({ body: { nombre: 'Cuadernos' } });
    const { headers, payload } = await get(manifestAddress);
    expect(headers['content-type']).toContain('application/manifest+json');
    const { name, theme_color, icons } = JSON.parse(payload);
    expect(name).toBe('Cuadernos');
    expect(readFileSync('web/styles/tokens.css', 'utf8')).toContain(`--paper: ${theme_color};`);
    for (const { src } of icons) await pictureAt(src);
    await admin.call.changeSettings({ body: { color: '#ffd400' } });
    const { theme_color: own } = JSON.parse((await get(manifestAddress)).payload);
    expect(contrastOf(own, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    await admin.call.changeSettings({ body: { color: '' } });
    await admin.call.changeSettings({ body: { nombre: 'Pliego' } });
  });
});
