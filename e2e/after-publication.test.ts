/** A correction to a published work: its editor writes it, and readers find it from either page, without scripts, too. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask } from './administrator.ts';
import { axeFaults, browserPath, phoneFaults } from './browser.ts';
import { setStage } from './stage.ts';

const found = z.object({ publications: z.array(z.object({ id: z.string(), titulo: z.string() })) });

describe.skipIf(!browserPath)('after its publication', () => {
  const stage = setStage();

  it('a work is corrected by a notice of its own, and says so at the head of its page', async () => {
    const [work] = found.parse(await ask(stage.url(), 'GET', '/catalog?tipo=ARTICULO')).publications;
    if (!work) throw new Error('The catalogue is empty.');
    const { page, complaints } = await stage.member('editor');
    await page.goto(`/editorial/${work.id}`);
    await page.getByRole('link', { name: 'Publicar un aviso' }).click();
    await page.waitForURL('**/aviso');
    await page.getByLabel('En pocas palabras').fill('La tabla 2 sumaba mal.');
    await page.getByLabel('Texto del aviso').fill('Donde dice **12**, debe decir *14*.');
    expect(await axeFaults(page)).toEqual([]);
    expect(await phoneFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publicar el aviso' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar el aviso' }).click();
    const notice = await page.getByRole('link', { name: 'Leer el aviso' }).getAttribute('href');
    expect(complaints).toEqual([]);

    const reader = await stage.guest({ javaScriptEnabled: false });
    await reader.page.goto(`/catalogo/${work.id}`);
    await reader.page.getByText('La tabla 2 sumaba mal.').waitFor();
    await reader.page.getByRole('link', { name: 'Corrección', exact: true }).click();
    expect(new URL(reader.page.url()).pathname).toBe(notice);
    await reader.page.getByRole('heading', { level: 1, name: `Corrección a: ${work.titulo}` }).waitFor();
    await reader.page.getByText('Donde dice 12, debe decir 14.').waitFor();
    await reader.page.getByRole('link', { name: work.titulo, exact: true }).first().click();
    expect(new URL(reader.page.url()).pathname).toBe(`/catalogo/${work.id}`);
  });
});
