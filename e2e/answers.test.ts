/** Authors answer the reviews of a round point by point, together, and their readers read it with the new version. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

/** A draft of the second round in the demonstration set, with three of seven points answered; an eighth is praise. */
const titulo = 'Ranas que llegan antes: fenología de anfibios en charcas ganaderas';

describe.skipIf(!browserPath)('answering reviews point by point', () => {
  const stage = setStage();
  let author: Visitor;
  let coauthor: Visitor;
  let address: string;
  const box = (page: Page, review: RegExp, number: number) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: review }) })
      .getByLabel(`Respuesta al punto ${number}`, { exact: true });
  const saved = (page: Page) =>
    page
      .getByText(/^Guardado a las/)
      .first()
      .waitFor();
  beforeAll(async () => {
    author = await stage.member('autor');
    coauthor = await stage.member('joel.mina');
  });

  it('is reached from the work, which says how much is answered', async () => {
    const { page } = author;
    await page.goto('/mis-publicaciones');
    await page
      .getByRole('link', { name: titulo })
      .or(page.getByRole('button', { name: titulo }))
      .first()
      .waitFor();
    const answer = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` };
      return (await fetch('/api/publications/my-publications?limit=100', { headers })).json();
    });
    const work = answer.publications.find((each: { titulo: string }) => each.titulo === titulo);
    await page.goto(`/publications/${work.id}`);
    await page.getByText('Has respondido 3 de 7 puntos').waitFor();
    await page.getByRole('link', { name: 'Responder a las revisiones' }).click();
    await page.waitForURL('**/respuesta');
    address = page.url();
    await page.getByRole('heading', { name: 'Respuesta a las revisiones' }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  });

  it('saves itself and counts as it is written', async () => {
    const { page } = author;
    await box(page, /Hugo Zamora/, 2).fill('Está en la tabla 1.');
    await page.getByText('Has respondido 4 de 7 puntos').waitFor();
    await saved(page);
    await page.reload();
    await expect.poll(() => box(page, /Hugo Zamora/, 2).inputValue()).toBe('Está en la tabla 1.');
  });

  it('divides a point, joins it again, and takes one of the authors’ own', async () => {
    const { page } = author;
    const review = page.locator('section', { has: page.getByRole('heading', { name: /Paula Bermúdez/ }) });
    const arrange = async (number: number, act: string) => {
      await review.getByRole('button', { name: `Más opciones: Punto ${number}` }).click();
      await page.getByRole('menuitem', { name: act }).click();
    };
    await arrange(3, 'Dividir en dos');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dividir', exact: true }).click();
    await review.getByText('Has respondido 3 de 6 puntos').waitFor();
    await arrange(4, 'Unir con el anterior');
    await review.getByText('Has respondido 3 de 5 puntos').waitFor();
    await review.getByRole('button', { name: 'Añadir un punto' }).click();
    await page.getByLabel('De qué trata').fill('Hemos corregido las erratas.');
    await page.getByRole('dialog').getByRole('button', { name: 'Añadir un punto' }).click();
    await review.getByText('Has respondido 3 de 6 puntos').waitFor();
    await arrange(6, 'Quitar este punto');
    await review.getByText('Has respondido 3 de 5 puntos').waitFor();
    await saved(page);
  });

  it('tells two authors who write at once of one another, and makes one answer of both', async () => {
    await coauthor.page.goto(address);
    await box(coauthor.page, /Hugo Zamora/, 3).fill('Citamos ya tres estudios.');
    await saved(coauthor.page);
    const { page } = author;
    await box(page, /Hugo Zamora/, 1).fill('Gracias.');
    await page.getByText(/^Joel .* guardó otra respuesta a esta revisión/).waitFor();
    await page.getByRole('button', { name: 'Comparar y elegir' }).click();
    await page.getByRole('dialog').getByText('Citamos ya tres estudios.').waitFor();
    await expectAccessible(page);
    // The line of another review says that it is saved, too.
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/answer') && answer.ok());
    await page.getByRole('button', { name: 'Guardar lo elegido' }).click();
    await sent;
    await page.reload();
    await expect.poll(() => box(page, /Hugo Zamora/, 3).inputValue()).toBe('Citamos ya tres estudios.');
    expect(await box(page, /Hugo Zamora/, 1).inputValue()).toBe('Gracias.');
  });

  it('asks once more before a version is sent with points that have no answer', async () => {
    const { page } = author;
    await page.getByRole('link', { name: 'Editar el texto' }).click();
    await page.getByText('Has respondido 6 de 8 puntos').waitFor();
    await page.goto(address.replace('/respuesta', ''));
    await page.getByRole('button', { name: 'Enviar a revisión' }).click();
    await page.getByText('Quedan 2 puntos de las revisiones sin responder.').waitFor();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar a revisión' }).click();
    await page.getByText('¡Enviado a revisión!').first().waitFor();
    await page.getByRole('term').filter({ hasText: 'Añadiría el número de charcas' }).waitFor();
    await page.goto(address);
    await page.getByText('No hay revisiones a las que responder').waitFor();
  });

  it('is then read by the reviewer, in pairs', async () => {
    const reviewer = await stage.member('hugo.zamora');
    await reviewer.page.goto('/mis-revisiones');
    await reviewer.page.getByRole('definition').filter({ hasText: 'Citamos ya tres estudios.' }).first().waitFor();
    await expectAccessible(reviewer.page);
    expect([...author.complaints, ...coauthor.complaints, ...reviewer.complaints]).toEqual([]);
  });
});
