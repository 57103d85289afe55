/** A work cited in the usual styles. */
import { beforeAll, expect, it } from 'vitest';
import { citationStyles } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, sentIn } from '#server/testing/works.ts';

describePlatform('the citation of a publication', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Ana María', apellidos: 'Ruiz Gil' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });

  it('is in the style asked for, for whoever may read the work', async () => {
    const metadatos = { volumen: '3', numero: '2', paginaInicial: '1', paginaFinal: '20' };
    const { id } = await published({ author, editor, reviewer }, { titulo: 'Humedales', metadatos });
    await editor.call.enterDoi({ params: { id }, body: { doi: '10.1590/humedales' } });
    const cite = async (estilo: (typeof citationStyles)[number]) =>
      (await platform().guest.citePublication({ params: { id, estilo } })).texto;
    const year = new Date().getUTCFullYear();
    expect(await cite('apa')).toBe(
      `Ruiz Gil, A. M. (${year}). Humedales. Pliego, 3(2), 1–20. https://doi.org/10.1590/humedales`,
    );
    expect(await cite('ieee')).toMatch(/^A\. M\. Ruiz Gil, «Humedales», Pliego, vol\. 3, n\.º 2, pp\. 1-20/);
    expect(await cite('vancouver')).toMatch(/^Ruiz Gil AM\. Humedales\. Pliego\. \d{4};3\(2\):1-20\./);
    expect(await cite('chicago')).toMatch(/^Ruiz Gil, Ana María\. \d{4}\. «Humedales»\. Pliego 3 \(2\): 1-20\./);
    expect(await cite('mla')).toMatch(/^Ruiz Gil, Ana María\. «Humedales»\. Pliego, vol\. 3, n\.º 2/);
    const today = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format();
    expect(await cite('iso690')).toBe(
      `RUIZ GIL, Ana María. Humedales. Pliego [en línea]. ${year}, vol. 3, n.º 2, pp. 1–20 [consulta: ${today}]. https://doi.org/10.1590/humedales`,
    );
  });

  it('is had in every style at once, the same as one by one, in either language', async () => {
    const { id } = await published({ author, editor, reviewer }, { titulo: 'Mareas' });
    const { citas } = await platform().guest.citations({ params: { id } });
    expect(citas.map(({ estilo }) => estilo)).toEqual([...citationStyles]);
    for (const cita of citas) {
      expect(await platform().guest.citePublication({ params: { id, estilo: cita.estilo } })).toEqual(cita);
      expect(cita.partes.map(({ texto }) => texto).join('')).toBe(cita.texto);
    }
    const english = await platform().guest.citations({ params: { id }, query: { idioma: 'en' } });
    expect(english.citas.find(({ estilo }) => estilo === 'iso690')?.texto).toContain('[online]');
  });

  it('names nobody whom the reader may not know, and is not for who may not read it', async () => {
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    const { id: own } = await draft(author);
    const { texto } = await reviewer.call.citePublication({ params: { id, estilo: 'iso690' } });
    expect(texto).not.toContain('RUIZ');
    expect(await problemOf(reviewer.call.citePublication({ params: { id: own, estilo: 'mla' } }))).toMatchObject({
      status: 404,
    });
  });
});
