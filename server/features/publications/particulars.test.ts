/** What books, theses and reports say of themselves: what each type has, how it is checked, and who reads it. */
import { beforeAll, expect, it } from 'vitest';
import type { Publication } from '#contract/entities/publication.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, published, sentIn } from '#server/testing/works.ts';

describePlatform('the particulars of a work', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Ana', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  type Changes = Parameters<TestPerson['call']['updatePublication']>[0]['body'];
  const change = (id: string, body: Changes) => author.call.updatePublication({ params: { id }, body });
  const read = (id: string) => author.call.getPublication({ params: { id } });
  const thesis = {
    grado: 'DOCTORADO',
    programa: 'Ciencias del agua',
    institucion: 'Universidad de Cuenca',
    directores: [{ nombres: 'Eva', apellidos: 'Soto' }],
    tribunal: [{ nombres: 'Luis', apellidos: 'Cano', cargo: 'presidencia' }],
    fechaDefensa: '2026-03-02',
  } as const;

  it('are no word of a work that says nothing', async () => {
    const { id } = await draft(author);
    expect(await read(id)).not.toHaveProperty('ficha');
    await change(id, { tipo: 'LIBRO' });
    expect(await read(id)).not.toHaveProperty('ficha');
  });

  it('are those of its type: others are refused by their names, and come back with the type', async () => {
    const { id } = await draft(author);
    expect(await problemOf(change(id, { ficha: { serie: 'Notas', isbn: { PDF: '9788437604947' } } }))).toMatchObject({
      status: 422,
      errors: [
        { field: 'ficha.isbn', code: 'ficha_ajena' },
        { field: 'ficha.serie', code: 'ficha_ajena' },
      ],
    });
    expect((await change(id, { tipo: 'TESIS', ficha: thesis })).ficha).toEqual(thesis);
    expect(await change(id, { tipo: 'REPORTE' })).not.toHaveProperty('ficha');
    expect((await change(id, { ficha: { serie: 'Notas', numeroInforme: '3' } })).ficha).toEqual({
      serie: 'Notas',
      numeroInforme: '3',
    });
    expect((await change(id, { tipo: 'TESIS' })).ficha).toEqual(thesis);
    // An empty field takes away, as null does; the rest stays.
    const { programa: _, tribunal: __, ...rest } = thesis;
    expect((await change(id, { ficha: { programa: '', tribunal: null } })).ficha).toEqual(rest);
  });

  it('have ISBNs with right check digits, whose hyphens are kept as typed or set where they belong', async () => {
    const { id } = await draft(author);
    const isbn = async (value: string) =>
      (await change(id, { tipo: 'LIBRO', ficha: { isbn: { EPUB: value } } })).ficha?.isbn?.EPUB;
    expect(await problemOf(isbn('978-84-376-0494-8'))).toMatchObject({
      status: 422,
      errors: [{ field: 'ficha.isbn.EPUB', code: 'isbn' }],
    });
    expect(await isbn('9788437604947')).toBe('978-84-376-0494-7');
    expect(await isbn('ISBN 978 84 376 0494 7')).toBe('978-84-376-0494-7');
    expect(await isbn('843760494X')).toBe('84-376-0494-X');
    expect(await isbn('84-3760-494-X')).toBe('84-3760-494-X');
    expect(await problemOf(change(id, { ficha: { editores: [{ nombres: ' ', apellidos: 'Soto' }] } }))).toMatchObject({
      errors: [{ field: 'ficha.editores.0.nombres' }],
    });
  });

  it('tell who the authors are, and are no word to a reviewer who must not know', async () => {
    const hidden = await sentIn(platform(), 'doble ciego', async () => {
      const { id } = await draft(author);
      await change(id, { tipo: 'TESIS', ficha: thesis });
      return author.call.submitReview({ params: { id } });
    });
    const seen: Partial<Publication> = await reviewer.call.getPublication({ params: { id: hidden.id } });
    expect(seen).not.toHaveProperty('ficha');
    expect(await reviewer.call.getVersion({ params: { id: hidden.id, numero: 1 } })).not.toHaveProperty('ficha');
    expect((await editor.call.getVersion({ params: { id: hidden.id, numero: 1 } })).ficha).toEqual(thesis);
  });

  it('stand in its citations and on its page once it is published', async () => {
    const { id } = await published({ author, editor, reviewer }, { tipo: 'TESIS', ficha: thesis });
    expect((await platform().guest.readWork({ params: { id } })).ficha).toEqual(thesis);
    const { texto } = await platform().guest.citePublication({ params: { id, estilo: 'apa' } });
    expect(texto).toContain('(2026). ');
    expect(texto).toContain('[Tesis doctoral, Universidad de Cuenca]');
  });
});
