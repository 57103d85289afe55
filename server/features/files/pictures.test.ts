/** Pictures of texts: how they come in, and who sees those of works that are not public. */
import { beforeAll, expect, it, vi } from 'vitest';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import { jpeg, png, webp } from '#server/documents/metadata/pictures.fixture.ts';
import { pictureKey } from '#server/features/publications/picture-key.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, sentIn } from '#server/testing/works.ts';

describePlatform('the pictures of a text', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Alba', 'ADMIN');
    stranger = await platform().person('Lucía', 'AUTOR');
  });
  const upload = (id: string, content: BlobPart = png, by = author) =>
    by.call.uploadPicture({ params: { id }, body: new File([content], 'foto.png') });
  const shown = async (src: string, llave?: string | null) =>
    (await platform().inject({ url: llave ? `${src}?llave=${llave}` : src })).statusCode;
  const read = (id: string, by = author) => by.call.getPublication({ params: { id } });

  it.each([
    ['PNG', png, 'png'],
    ['JPEG', jpeg, 'jpg'],
    ['WebP', webp, 'webp'],
  ])('come in as %s, with their size, under an address that a text takes', async (_, content, ending) => {
    const { id } = await draft(author);
    const picture = await upload(id, content);
    expect(picture).toEqual({
      src: expect.stringMatching(`^/files/${id}/[0-9a-f]{32}\\.${ending}$`),
      ancho: 8,
      alto: 6,
    });
    const figure = { type: 'figure', attrs: { src: picture.src }, content: [{ type: 'caption' }] };
    expect(manuscriptSchema.safeParse({ type: 'doc', content: [figure] }).success).toBe(true);
  });

  it('lose what their camera wrote, and are one file though they come twice', async () => {
    const { id } = await draft(author);
    const { src } = await upload(id);
    expect((await upload(id)).src).toBe(src);
    const { llaveDeImagenes } = await read(id);
    const { rawPayload } = await platform().inject({ url: `${src}?llave=${llaveDeImagenes}` });
    expect(rawPayload.toString('latin1')).not.toMatch(/tEXt|tIME/);
  });

  it.each<[string, BlobPart]>([
    ['nothing', ''],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a picture cut short', png.subarray(0, 60)],
    ['one of more points than anybody draws', enlarged(png, 8001)],
  ])('are no others: %s', async (_, content) => {
    const { id } = await draft(author);
    expect(await problemOf(upload(id, content))).toMatchObject({ code: 'imagen_no_valida' });
  });

  it('are put in by authors of drafts', async () => {
    const { id } = await draft(author);
    expect(await problemOf(upload(id, png, stranger))).toMatchObject({ status: 404 });
    await author.call.submitReview({ params: { id } });
    expect(await problemOf(upload(id))).toMatchObject({ code: 'solo_borradores' });
  });

  it('of a work that is not public are opened by its key, which its readers have', async () => {
    const { id } = await draft(author);
    const { src } = await upload(id);
    await author.call.submitReview({ params: { id } });
    const { llaveDeImagenes } = await read(id, editor);
    expect(await shown(src)).toBe(404);
    const answer = await platform().inject({ url: `${src}?llave=${llaveDeImagenes}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/^private/);
    const version = await editor.call.getVersion({ params: { id, numero: 1 } });
    expect(version.llaveDeImagenes).toBe(llaveDeImagenes);
  });

  it('are opened by no other key, nor a changed one, nor an old one', async () => {
    const [one, other] = [await draft(author), await draft(author)];
    const { src } = await upload(one.id);
    const key = (await read(one.id)).llaveDeImagenes ?? '';
    const [expiry = '', mac = ''] = key.split('.');
    const wrong = ['', 'a', expiry, `.${mac}`, `${Number(expiry) + 1}.${mac}`, `${key}a`, key.slice(0, -1)];
    for (const llave of [...wrong, (await read(other.id)).llaveDeImagenes]) expect(await shown(src, llave)).toBe(404);
    expect(await shown(`${src}?llave=a&llave=b`)).toBe(404);
    expect(await shown(src, key)).toBe(200);
    const in12Hours = Date.now() + 12 * 3_600_000;
    expect(await at(in12Hours - 1, () => shown(src, key))).toBe(200);
    expect(await at(in12Hours * 2 - Date.now(), () => shown(src, key))).toBe(404);
  });

  it('have a key that stays the same for hours, so that browsers keep them', async () => {
    const { id } = await draft(author);
    const { linkSecret } = platform().services;
    const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000;
    const work = { id, estado: 'BORRADOR', wasPublished: false, deletedAt: null } as const;
    const keyAt = (hour: number) => pictureKey(linkSecret, work, midnight + hour * 3_600_000);
    expect(keyAt(1)).toBe(keyAt(11));
    expect(keyAt(13)).not.toBe(keyAt(1));
  });

  it('of a public work need no key, and of a deleted one there is none', async () => {
    const { id } = await draft(author);
    const { src } = await upload(id);
    const key = (await read(id)).llaveDeImagenes;
    const published = await admin.call.changeEstado({
      params: { id },
      body: { estado: 'PUBLICADO', motivo: 'Es un número especial.' },
    });
    expect(published.llaveDeImagenes).toBeNull();
    expect(await shown(src)).toBe(200);
    await admin.call.deletePublication({ params: { id } });
    expect((await read(id, admin)).llaveDeImagenes).toBeNull();
    expect(await shown(src)).toBe(404);
    expect(await shown(src, key)).toBe(404);
  });

  it('come with a version that says what it said then, but not who wrote it to whom that is hidden', async () => {
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const { id } = await inReview(author, { categoria: 'Geografía' });
    const version = (id: string, by: TestPerson) => by.call.getVersion({ params: { id, numero: 1 } });
    expect(await version(id, reviewer)).toMatchObject({
      categoria: 'Geografía',
      traducciones: [],
      autor: 'Irene Valcárcel',
    });
    const blind = await sentIn(platform(), 'doble ciego', () => inReview(author));
    expect(await version(blind.id, reviewer)).toMatchObject({ autor: 'Autor anónimo' });
    expect(await version(blind.id, editor)).toMatchObject({ autor: 'Irene Valcárcel' });
  });
});

/** The picture, saying that it is so many points wide and high. */
function enlarged(picture: Uint8Array, side: number) {
  const larger = Buffer.from(picture);
  larger.writeUInt32BE(side, 16);
  larger.writeUInt32BE(side, 20);
  return larger;
}

async function at<T>(now: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}
