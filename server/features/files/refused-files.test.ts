/** What may not become a file of a draft, and what may though it looks dangerous. */
import { zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { largestDraftFiles, mostFiles } from '#contract/calls/files.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { files as fileTable } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';
import { csv, upload } from './files.fixture.ts';

describePlatform('files of a draft are refused', (platform) => {
  let author: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
  });
  const list = async (id: string) => (await author.call.listFiles({ params: { id } })).files;
  const stored = async (id: string) => {
    const found: string[] = [];
    for await (const { name } of platform().services.files.list(`obras/${id}/`)) found.push(name);
    return found;
  };
  /** Rows of files that nobody uploaded. */
  const fill = (publicacionId: string, count: number, bytes: number) =>
    platform()
      .services.db.insert(fileTable)
      .values(
        Array.from({ length: count }, () => ({
          id: crypto.randomUUID(),
          publicacionId,
          clase: 'DATOS' as const,
          nombre: 'x',
          tipo: 'text/plain',
          bytes,
          sha256: '',
        })),
      );

  it.each([
    ['an empty one', { content: '' }, 'archivo', /vacío/],
    [
      'a program',
      { content: Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(99)]) },
      'archivo',
      /programa/,
    ],
    ['a web page', { content: '<!doctype html><script>1</script>' }, 'archivo', /página web/],
    ['the name of a program', { nombre: 'datos.exe' }, 'nombre', /programas/],
    ['a picture as a manuscript', { clase: 'MANUSCRITO' as const, content: png }, 'clase', /Un manuscrito es un PDF/],
    ['a table as a figure', { clase: 'FIGURA' as const }, 'clase', /Una figura es/],
  ])('in Spanish and naming the field: %s', async (_, sent, field, message) => {
    const { id } = await draft(author);
    const problem = await problemOf(upload(author, id, sent));
    expect(problem).toMatchObject({ status: 422, code: 'archivo_no_admitido', errors: [{ field }] });
    expect(problem.message).toMatch(message);
    expect(await list(id)).toEqual([]);
    expect(await stored(id)).toEqual([]);
  });

  it('where their names are no names', async () => {
    const { id } = await draft(author);
    for (const nombre of ['a\0b.csv', '   ', '😀'.repeat(300)])
      expect(await problemOf(upload(author, id, { nombre }))).toMatchObject({ code: 'datos_no_validos' });
  });

  it('beyond so many, though two come at once', async () => {
    const { id } = await draft(author);
    await fill(id, mostFiles - 1, 1);
    const both = await Promise.allSettled([upload(author, id), upload(author, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await problemOf(upload(author, id))).toMatchObject({ code: 'demasiados_archivos', status: 409 });
    expect(await list(id)).toHaveLength(mostFiles);
    expect(await stored(id)).toHaveLength(1);
  });

  it('beyond so many bytes, though two come at once', async () => {
    const { id } = await draft(author);
    await fill(id, 2, largestDraftFiles / 2 - Buffer.byteLength(csv));
    await upload(author, id);
    const both = await Promise.allSettled([upload(author, id), upload(author, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const problem = await problemOf(upload(author, id));
    expect(problem).toMatchObject({ code: 'sin_espacio', status: 413 });
    expect(problem.message).toContain('2 GiB');
    expect(await stored(id)).toHaveLength(2);
  });

  it('but not opened: what would unpack without end is a document like any other', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': Buffer.alloc(50e6, 0x20),
      'word/document.xml': Buffer.alloc(50e6, 0x20),
    });
    const { id } = await draft(author);
    const file = await upload(author, id, { clase: 'MANUSCRITO', nombre: 'tesis.docx', content: Buffer.from(bomb) });
    expect(file).toMatchObject({ bytes: bomb.length, tipo: expect.stringContaining('wordprocessingml') });
  });
});
