/** A work cited in the usual styles. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published } from '#server/testing/works.ts';
import type { formatCitation } from './format-citation.ts';

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
    const metadatos = { doi: '10.5555/humedales', volumen: '3', numero: '2', paginaInicial: '1', paginaFinal: '20' };
    const { id } = await published({ author, editor, reviewer }, { titulo: 'Humedales', metadatos });
    const cite = async (estilo: Parameters<typeof formatCitation>[1]) =>
      (await platform().guest.citePublication({ params: { id, estilo } })).texto;
    const year = new Date().getUTCFullYear();
    expect(await cite('apa')).toBe(
      `Ruiz Gil, A. M. (${year}). Humedales. Pliego, 3(2), 1–20. https://doi.org/10.5555/humedales`,
    );
    expect(await cite('ieee')).toMatch(/^A\. M\. Ruiz Gil, «Humedales», Pliego, vol\. 3, n\.º 2, pp\. 1-20/);
    expect(await cite('vancouver')).toMatch(/^Ruiz Gil AM\. Humedales\. Pliego\./);
    expect(await cite('chicago')).toMatch(/^Ruiz Gil, Ana María\. \d{4}\. «Humedales»\. Pliego 3 \(2\): 1-20\./);
    expect(await cite('mla')).toMatch(/^Ruiz Gil, Ana María\. «Humedales»\. Pliego, vol\. 3, n\.º 2/);
    expect(await cite('iso690')).toMatch(/^RUIZ GIL, A\.M\., \d{4}\. Humedales\. Pliego, vol\. 3, no\. 2, pp\. 1-20\./);
  });

  it('names nobody whom the reader may not know, and is not for who may not read it', async () => {
    const { id } = await inReview(author);
    const { id: own } = await draft(author);
    await platform().settings({ identidadRevision: 'doble ciego' });
    const { texto } = await reviewer.call.citePublication({ params: { id, estilo: 'iso690' } });
    await platform().settings({ identidadRevision: 'abierta' });
    expect(texto).not.toContain('RUIZ');
    expect(await problemOf(reviewer.call.citePublication({ params: { id: own, estilo: 'mla' } }))).toMatchObject({
      status: 404,
    });
  });
});
