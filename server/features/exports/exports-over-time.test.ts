/** What exports hold to over time: published PDFs are made once, versions never change, every program can read them. */
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it, vi } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { workFormats } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, published, reopened, review } from '#server/testing/works.ts';

type Sent = CallInput<Calls['saveAuthors']>['body']['autores'][number];

describePlatform('the exports of a work over time', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const cast = () => ({ author, editor, reviewer });
  /** As a browser does: a guest is led to the public address of a published work. */
  /** Each from somewhere else: as many as these are refused to one. */
  let asked = 0;
  const ask = async (id: string, formato: string, by: TestPerson | null = null, query = '') => {
    const headers = by ? { authorization: `Bearer ${by.token}` } : {};
    const answer = await platform().inject({
      remoteAddress: `10.0.0.${++asked}`,
      url: `/api/publications/${id}/export/${formato}${query}`,
      headers,
    });
    return answer.statusCode === 301 ? platform().inject({ url: String(answer.headers.location) }) : answer;
  };

  const pdfsOf = (files: { mock: { calls: unknown[][] } }, id: string) =>
    files.mock.calls
      .map(([name]) => String(name))
      .filter((name) => name.startsWith(`pdf/${id}/`) && name.endsWith('.pdf'));

  it('are made once where two ask at the same time, and are the same after deletion and restoration', async () => {
    const { id } = await published(cast(), { titulo: 'A la vez' });
    const put = vi.spyOn(platform().services.files, 'put');
    const [first, second] = await Promise.all([ask(id, 'pdf'), ask(id, 'pdf', author)]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    const admin = await platform().person('Alba', 'ADMIN');
    await admin.call.deletePublication({ params: { id } });
    expect((await ask(id, 'pdf')).statusCode).toBe(404);
    await admin.call.restorePublication({ params: { id } });
    expect((await ask(id, 'pdf')).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(pdfsOf(put, id)).toHaveLength(1);
    put.mockRestore();
  });

  it('are made again, and kept, where the work was retracted', async () => {
    const { id } = await published(cast(), { titulo: 'Retirada' });
    const before = await ask(id, 'pdf');
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' } });
    const put = vi.spyOn(platform().services.files, 'put');
    const after = await ask(id, 'pdf');
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect((await ask(id, 'pdf', author)).rawPayload.equals(after.rawPayload)).toBe(true);
    expect(pdfsOf(put, id)).toHaveLength(1);
    put.mockRestore();
    expect((await ask(id, 'html')).body).toContain('Datos erróneos.');
  });

  it('of a version are the same whatever is written afterwards', async () => {
    const { id } = await reopened(cast(), { titulo: 'Primera' });
    const formats = workFormats.filter((formato) => formato !== 'docx');
    const version = async () => {
      const files = await Promise.all(formats.map((formato) => ask(id, formato, author, '?version=1')));
      return files.map(({ rawPayload, headers }) => [headers['content-disposition'], rawPayload.toString('base64')]);
    };
    const before = await version();
    await author.call.updatePublication({
      params: { id },
      body: {
        titulo: 'Otra',
        resumen: 'Otro.',
        palabrasClave: ['otra'],
        categoria: 'Otra',
        metadatos: { revista: 'X' },
      },
    });
    await author.call.saveContent({ params: { id }, body: { contenido: 'Otro texto.' } });
    expect(await version()).toEqual(before);
  });

  it('of a version name who signed it then, also where a name has a comma or two people have one', async () => {
    const { id } = await draft(author);
    const byline: Sent[] = [
      { id: author.user.id, nombres: 'Irene', apellidos: 'Valcárcel' },
      { id: null, nombres: 'Ana Cano', afiliaciones: ['Uno'] },
      { id: null, nombres: 'Luis', apellidos: 'Soto, hijo', afiliaciones: ['Lima'] },
      { id: null, nombres: 'Ana Cano', afiliaciones: ['Dos'] },
    ];
    const save = (autores: Sent[]) => author.call.saveAuthors({ params: { id }, body: { autores } });
    await save(byline);
    await author.call.submitReview({ params: { id } });
    await review(cast(), id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    const version = async () => (await ask(id, 'jats', author, '?version=1')).body;
    const before = await version();
    await save([...byline, { id: null, nombres: 'Eva' }]);
    expect(await version()).toBe(before);
  });

  it('of a version before the published one say so, and are not kept in its place', async () => {
    const { id } = await reopened(cast(), { titulo: 'Primera' });
    await author.call.submitReview({ params: { id } });
    await review(cast(), id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    const present = await ask(id, 'pdf');
    const put = vi.spyOn(platform().services.files, 'put');
    const earlier = await ask(id, 'pdf', author, '?version=1');
    expect(earlier.headers['content-disposition']).toContain('versi%C3%B3n%201');
    expect((await ask(id, 'pdf')).rawPayload.equals(present.rawPayload)).toBe(true);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect((await ask(id, 'html', author, '?version=1')).body).not.toContain('Publicado');
  });

  it('can be read by every program, whatever their text was pasted from', async () => {
    const { id } = await draft(author, { titulo: 'Pegado\u000b de otra parte' });
    await author.call.saveContent({ params: { id }, body: { contenido: 'Uno\u0001 dos.' } });
    for (const formato of ['jats', 'html', 'docx', 'markdown']) {
      const { rawPayload } = await ask(id, formato, author);
      const text =
        formato === 'docx'
          ? Object.values(unzipSync(rawPayload))
              .map((part) => strFromU8(part))
              .join('')
          : rawPayload.toString('utf8');
      expect(text).toContain('Uno dos.');
      expect(['\u0001', '\u000b'].filter((sign) => text.includes(sign))).toEqual([]);
    }
  });
});
