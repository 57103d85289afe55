/** Files of plain text are searched for who wrote them: their authors are warned, their editors told. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';

describePlatform('a file of plain text', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    await platform().settings({ identidadRevision: 'doble ciego' });
  });
  const workWith = async (...files: File[]) => {
    const { id } = await draft(author);
    for (const body of files)
      await author.call.uploadFile({ params: { id }, query: { clase: 'DATOS', nombre: body.name }, body });
    return id;
  };
  const leaks = ({ call }: TestPerson, id: string) => call.findIdentityLeaks({ params: { id } });

  it('that names an author is told to them before they send it, and to the editor, by its name and line', async () => {
    const csv = new File(['punto;caudal\n1;101,2\n2;99,1;medido por I. Valcárcel\n'], 'caudales.csv');
    const id = await workWith(csv, new File(['Sin nombres.\n'], 'léeme.txt'));
    const found = {
      tipo: 'NOMBRE',
      lugar: 'ARCHIVO',
      archivo: 'caudales.csv',
      bloque: 2,
      frase: 'I. Valcárcel',
      antes: '2;99,1;medido por ',
    };
    expect(await leaks(author, id)).toMatchObject({ oculta: true, completo: true, avisos: [found] });
    await author.call.submitReview({ params: { id } });
    expect((await leaks(editor, id)).avisos).toMatchObject([found]);
  });

  it('is no place for the codes and addresses of others, and is read as far as names stand', async () => {
    const data = new File(['correo\nlector@fuera.test\nproyecto PID2020-113456GB-I00\n'], 'encuesta.csv');
    expect((await leaks(author, await workWith(data))).avisos).toEqual([]);
    const long = new File([`${'1;2;3\n'.repeat(100_000)}Irene Valcárcel\n`], 'larga.csv');
    expect(await leaks(author, await workWith(long))).toMatchObject({ avisos: [], completo: false });
  });

  it('tells of the preprint that its authors declared where their text names it', async () => {
    const { id } = await draft(author);
    const said = async (enlace: string, contenido: string) => {
      const preimpresion = { respuesta: 'CON_PREIMPRESION' as const, enlace };
      await author.call.updatePublication({ params: { id }, body: { declaraciones: { preimpresion } } });
      await author.call.saveContent({ params: { id }, body: { contenido } });
      return (await leaks(author, id)).avisos.map(({ tipo, frase }) => [tipo, frase]);
    };
    expect(
      await said('https://doi.org/10.1590/SciELOPreprints.77', 'Antes en 10.1590/scielopreprints.77, abierto.'),
    ).toEqual([['DOI', '10.1590/scielopreprints.77']]);
    expect(
      await said('https://preimpresos.example/obra/77/', 'Antes en preimpresos.example/obra/77, abierto.'),
    ).toEqual([['DOI', 'preimpresos.example/obra/77']]);
  });
});
