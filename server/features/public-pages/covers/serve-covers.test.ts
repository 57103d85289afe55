/** The covers of published works: what is at their addresses, and what is never there. */
import { beforeAll, expect, it, vi } from 'vitest';
import { coverPicture } from '#contract/cover.ts';
import type { Block } from '#contract/entities/manuscript.ts';
import { coverAddress, coverFigureAddress, shareImageAddress } from '#contract/public-addresses.ts';
import { hourMs } from '#contract/time.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, review } from '#server/testing/works.ts';
import { fitInChild } from './draw.ts';

vi.mock('./draw.ts', async (original) => {
  const real = await original<typeof import('./draw.ts')>();
  return { ...real, fitInChild: vi.fn(real.fitInChild) };
});

const noSuchId = '01890000-0000-7000-8000-000000000000';

describePlatform('the cover of a work', (platform) => {
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
  const get = (url: string, headers: Record<string, string> = {}) => platform().inject({ url, headers });
  const figure = (src: string | null): Block => ({
    type: 'figure',
    attrs: { src, alt: 'Un plano', width: 8, height: 6 },
    content: [{ type: 'caption', content: [] }],
  });
  /** Published, with a figure whose picture is lost before the one that is there, inside a quotation. */
  async function withFigure(content: BlobPart = png) {
    const { id } = await draft(author);
    const { src } = await author.call.uploadPicture({ params: { id }, body: new File([content], 'plano.png') });
    const documento = {
      type: 'doc' as const,
      content: [figure(null), { type: 'blockquote' as const, content: [figure(src)] }],
    };
    await author.call.saveContent({ params: { id }, body: { documento } });
    await author.call.submitReview({ params: { id } });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    return { id, src };
  }

  it('is drawn in the hue of its field, the same for everybody, and not sent again to who has it', async () => {
    const { id, categoria } = await published({ author, editor, reviewer }, { categoria: 'Historia' });
    const { statusCode, headers, payload } = await get(coverAddress(id));
    expect(statusCode).toBe(200);
    expect(payload).toBe(coverPicture({ id, categoria }));
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await get(coverAddress(id), { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
  it('is its first figure, of which lists and pages know, made once for each width', async () => {
    const { id } = await withFigure();
    const put = vi.spyOn(platform().services.files, 'put');
    const [first, again] = [await get(coverFigureAddress(id, 480)), await get(coverFigureAddress(id, 480))];
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    const portada = { alt: 'Un plano', ancho: 8, alto: 6 };
    const { publications } = await admin.call.searchCatalogue({ query: { sort: 'recientes' } });
    expect(publications.find((work) => work.id === id)?.portada).toEqual(portada);
    expect((await admin.call.readWork({ params: { id }, query: {} })).portada).toEqual(portada);
  });

  it('leads to the drawn one where it has no figure, or one that is no picture any more', async () => {
    const { id } = await published({ author, editor, reviewer }, { categoria: 'Historia' });
    const none = await get(coverFigureAddress(id, 240));
    expect([none.statusCode, none.headers.location]).toEqual([302, coverAddress(id)]);
    const { publications } = await admin.call.searchCatalogue({ query: { sort: 'recientes' } });
    expect(publications.find((work) => work.id === id)?.portada).toBeUndefined();
    const lost = await withFigure();
    await platform().services.files.put(lost.src.replace('/files/', ''), 'no picture');
    const broken = await get(coverFigureAddress(lost.id, 240));
    expect([broken.statusCode, broken.headers.location]).toEqual([302, coverAddress(lost.id)]);
  });

  it('leads to the drawn one, also in the picture of its link, where the file of its figure is gone', async () => {
    const { id, src } = await withFigure();
    await platform().services.files.remove(src.replace('/files/', ''));
    const gone = await get(coverFigureAddress(id, 240));
    expect([gone.statusCode, gone.headers.location]).toEqual([302, coverAddress(id)]);
    const shared = await get(shareImageAddress(id));
    expect([shared.statusCode, shared.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('is its figure again an hour after there was no time for it, and not tried for each reader until then', async () => {
    const { id } = await withFigure();
    const fit = vi.mocked(fitInChild).mockClear();
    for (const _ of [240, 960]) fit.mockRejectedValueOnce(new ProcessError('time', 'not done after 20000 ms'));
    const small = async () => (await get(coverFigureAddress(id, 240))).statusCode;
    const shared = async () => (await get(shareImageAddress(id))).rawPayload;
    expect([await small(), await small()]).toEqual([302, 302]);
    const without = await shared();
    expect(without.equals(await shared())).toBe(true);
    expect(fit).toHaveBeenCalledTimes(2);
    const inAnHour = Date.now() + hourMs + 60_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => inAnHour);
    expect(await small()).toBe(200);
    expect((await shared()).equals(without)).toBe(false);
    clock.mockRestore();
  });

  it('is not there of what is not public', async () => {
    const hidden = [noSuchId, 'nada', (await draft(author)).id, (await inReview(author)).id];
    const left = await withFigure();
    expect((await get(coverFigureAddress(left.id, 240))).statusCode).toBe(200);
    await admin.call.deletePublication({ params: { id: left.id } });
    for (const id of [...hidden, left.id])
      for (const address of [coverAddress(id), coverFigureAddress(id, 240)])
        expect((await get(address)).statusCode, address).toBe(404);
  });
});
