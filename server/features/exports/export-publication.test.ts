/** Works carried away as files: who may, what they say of the authors, and how they travel. */
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it, vi } from 'vitest';
import { problemSchema } from '#contract/problems.ts';
import { workFormats } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, reopened, sentIn } from '#server/testing/works.ts';

describePlatform('the export of a publication', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let reader: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    reader = await platform().person('Lucía', 'LECTOR');
  });
  const cast = () => ({ author, editor, reviewer });
  let asked = 0;
  /** As a browser does: a guest is led to the public address of a published work. */
  const ask = async (id: string, formato: string, by: TestPerson | null = null, query = '') => {
    const headers = by ? { authorization: `Bearer ${by.token}` } : {};
    const url = `/api/publications/${id}/export/${formato}${query}`;
    // Each from another network: how many files one may ask for is tested on its own.
    const answer = await platform().inject({ url, headers, remoteAddress: `10.9.0.${++asked}` });
    return answer.statusCode === 301 ? platform().inject({ url: String(answer.headers.location) }) : answer;
  };

  it.each(workFormats)('is for anyone where the work is published: %s', async (formato) => {
    const { id } = await published(cast(), { titulo: 'El año del ñandú' });
    const answer = await ask(id, formato);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBeGreaterThan(150);
    expect(answer.headers['content-disposition']).toMatch(
      /^inline; filename="El ano del nandu\.\w+"; filename\*=UTF-8''El%20a%C3%B1o%20del%20%C3%B1and%C3%BA\.\w+$/,
    );
    const kept = await ask(id, formato, author);
    expect(kept.headers['content-disposition']).toMatch(/^attachment; filename="El ano del nandu/);
    expect(kept.headers['content-security-policy']).toContain('sandbox');
    expect(kept.headers['cache-control']).toBe('no-store');
  });

  it('is of works that one may read, and of the versions that one may read', async () => {
    const secret = await draft(author);
    for (const by of [null, reader, editor]) expect((await ask(secret.id, 'jats', by)).statusCode).toBe(404);
    expect((await ask(secret.id, 'jats', author)).statusCode).toBe(200);
    const { id } = await reopened(cast(), { titulo: 'Primera' });
    await author.call.updatePublication({ params: { id }, body: { titulo: 'Segunda' } });
    expect((await ask(id, 'html', author)).body).toContain('<h1>Segunda</h1>');
    expect((await ask(id, 'html', author, '?version=1')).body).toContain('<h1>Primera</h1>');
    await author.call.submitReview({ params: { id } });
    const unassigned = await platform().person('Raúl', 'REVISOR');
    expect((await ask(id, 'html', unassigned, '?version=2')).statusCode).toBe(200);
    for (const query of ['?version=1', '?version=9'])
      expect(problemSchema.parse((await ask(id, 'html', unassigned, query)).json()).code).toBe('no_encontrado');
  });

  it('names nobody, in its text or its properties, to whom the review is double blind', async () => {
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    for (const formato of workFormats) {
      const blind = await said(id, formato, reviewer);
      expect(blind, formato).not.toMatch(/Irene|Valc/);
      expect(blind, formato).not.toContain(author.user.id);
      expect(blind, formato).not.toContain(author.user.email);
    }
    for (const formato of ['jats', 'html', 'docx']) expect(await said(id, formato, editor)).toContain('Valcárcel');
  });

  /** All that a file says; of an archive, all its parts. */
  async function said(id: string, formato: string, by: TestPerson): Promise<string> {
    const { rawPayload, headers, statusCode } = await ask(id, formato, by);
    expect(statusCode, formato).toBe(200);
    const parts =
      formato === 'docx' || formato === 'epub'
        ? Object.values(unzipSync(rawPayload)).map((part) => strFromU8(part))
        : [rawPayload.toString('utf8')];
    return [headers['content-disposition'], ...parts].join('\n');
  }

  it('puts only pictures of its own in a file', async () => {
    const [mine, other] = [await draft(author), await draft(author)];
    const { files } = platform().services;
    for (const { id } of [mine, other]) await files.put(`${id}/a.png`, Buffer.from(`png of ${id}`));
    const figure = (id: string) => ({
      type: 'figure' as const,
      attrs: { src: `/files/${id}/a.png`, alt: 'Un mapa' },
      content: [{ type: 'caption' as const }] as [{ type: 'caption' }],
    });
    await author.call.saveContent({
      params: { id: mine.id },
      body: { documento: { type: 'doc', content: [figure(mine.id), figure(other.id)] } },
    });
    const { body } = await ask(mine.id, 'html', author);
    expect(body).toContain(Buffer.from(`png of ${mine.id}`).toString('base64'));
    expect(body).not.toContain(Buffer.from(`png of ${other.id}`).toString('base64'));
  });

  it('is made once and kept, as a PDF, where the work is published', async () => {
    const { id } = await published(cast(), { titulo: 'Guardada' });
    const first = await ask(id, 'pdf');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { files } = platform().services;
    const put = vi.spyOn(files, 'put');
    expect((await ask(id, 'pdf', author)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('says in JATS how its journal is shortened, unless the work names another', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales del Sur' } });
    const body = { publica: true, nombreAbreviado: 'An. Sur' };
    await admin.call.changeJournal({ params: { id: revistaId }, body });
    const { id } = await draft(author, { revistaId });
    const shortened = async () => /<abbrev-journal-title[^>]*>([^<]*)</.exec((await ask(id, 'jats', author)).body)?.[1];
    expect(await shortened()).toBe('An. Sur');
    await author.call.updatePublication({ params: { id }, body: { metadatos: { revista: 'Otra revista' } } });
    expect(await shortened()).toBeUndefined();
  });

  it('has no other formats', async () => {
    const { id } = await published(cast());
    expect((await ask(id, 'exe')).statusCode).toBe(422);
  });
});
