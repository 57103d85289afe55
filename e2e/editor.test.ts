/**
 * Writing in a browser: a text of every kind of part, that saves itself, outlives a lost connection, a closed tab and an ended
 * session, and is never written over by another hand unseen.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Texto de la publicación' });
/** Behind its first heading, in however many lines that stands: the key 'End' leads to the end of one. */
async function toEndOfFirst(page: Page): Promise<void> {
  await textOf(page).click();
  await textOf(page)
    .getByRole('heading')
    .first()
    .evaluate((heading) => {
      window.getSelection()?.selectAllChildren(heading);
      window.getSelection()?.collapseToEnd();
    });
}
const saved = (page: Page) => page.getByText(/^Guardado a las/).waitFor();

/** As a program does that puts HTML on the clipboard. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'llano');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const fromWord = `<html xmlns:o="x"><head><style>p.MsoNormal{color:red}</style></head><body>
<!--[if gte mso 9]><xml><o:Rubbish/></xml><![endif]-->
<h1>Resultados de Word</h1><p class=MsoNormal style='mso-margin:0'>Con <b>negrita</b>, <span style='font-style:italic'>cursiva</span> y H<sub>2</sub>O.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Uno</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Uno uno</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Dos</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>celda</p></td></tr></table>
<p><a href="javascript:alert(1)">trampa</a> <img src="x.png"> <math><mi href="javascript:x">z</mi><mtext><script>x()</script></mtext></math></p></body></html>`;

type Tree = { type: string; text?: string; marks?: Tree[]; attrs?: Record<string, unknown>; content?: Tree[] };
/** A text in short: `heading(Método) paragraph(Medimos mucho[bold])`, with the TeX and the targets of what has them. */
const outline = ({ type, text, marks = [], attrs, content = [] }: Tree): string =>
  text === undefined
    ? `${type}(${attrs?.tex ?? attrs?.target ?? ''}${content.map(outline).join(type === 'doc' ? ' ' : '')})`
    : text + marks.map((mark) => `[${mark.type}]`).join('');

describe.skipIf(!browserPath)('the manuscript editor', () => {
  const stage = setStage();
  let author: Visitor;
  let page: Page;
  let address: string;
  const stored = async () => {
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const id = address.split('/').at(-2);
    const answer = await fetch(`${stage.url()}/api/publications/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return outline((await answer.json()).documento);
  };

  beforeAll(async () => {
    author = await stage.member('autor');
    page = author.page;
    await page.goto('/publications/create');
    await page.getByLabel(/^Título/).fill('Un texto de todo');
    await page.getByLabel(/^Resumen/).fill('Resumen.');
    await page.getByLabel(/^Palabras clave/).fill('prueba');
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await page.waitForURL('**/dashboard');
    await page
      .getByRole('link', { name: /^Editar/ })
      .first()
      .click();
    await textOf(page).waitFor();
    address = new URL(page.url()).pathname;
  });

  it('saves by itself what is typed, and says when', async () => {
    await textOf(page).click();
    await page.keyboard.type('# Método\nMedimos ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('mucho');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' con $x^2$ y nada más.');
    await saved(page);
    expect(await stored()).toBe('doc(heading(Método) paragraph(Medimos mucho[bold] con mathInline(x^2) y nada más.))');
    await textOf(page).locator('msup').waitFor();
    await page.getByText('8 palabras').waitFor();
  });

  it('inserts by the slash, with a form where there is something to ask', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('/destacada');
    await page.getByRole('option', { name: 'Fórmula destacada' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByLabel('Fórmula en TeX').fill('\\frac{a}{b}');
    await page.getByLabel('Número').fill('(1)');
    await page.getByRole('dialog').locator('mfrac').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Insertar' }).last().click();
    await textOf(page).locator('.equation mfrac').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('Como dice la nota');
    await page.keyboard.press('Control+Alt+f');
    await page.getByRole('textbox', { name: 'Texto de la nota' }).waitFor();
    await page.keyboard.type('Una nota breve con $n$.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Insertar' }).last().click();
    await textOf(page).locator('sup.footnote-ref', { hasText: '1' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(' y la fórmula ');
    await page.getByRole('button', { name: 'Insertar en el texto' }).click();
    await page.getByRole('menuitem', { name: 'Referencia cruzada' }).click();
    await page.getByLabel('Qué se menciona').selectOption({ label: 'Fórmula: (1)' });
    await page.getByRole('button', { name: 'Insertar' }).last().click();
    await textOf(page).locator('.mention', { hasText: '(1)' }).waitFor();
    await saved(page);
    const text = await stored();
    expect(text).toContain('mathBlock(\\frac{a}{b})');
    expect(text).toContain(
      'Como dice la notafootnote(Una nota breve con mathInline(n).) y la fórmula crossReference(ec-1)',
    );
  });

  it('makes tables whose rows, columns and notes are added in place', async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Insertar en el texto' }).click();
    await page.getByRole('menuitem', { name: 'Tabla', exact: true }).click();
    await textOf(page).locator('.table-figure figcaption').click();
    await page.keyboard.type('Lo medido');
    await textOf(page).locator('th').first().click();
    await page.keyboard.type('Día');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lluvia');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Viento');
    const table = page.getByRole('button', { name: /^Tabla: filas/ });
    const change = async (act: string) => {
      await table.click();
      await page.getByRole('menuitem', { name: act }).click();
    };
    await change('Añadir fila debajo');
    await change('Añadir columna a la derecha');
    await textOf(page).locator('th').nth(3).click();
    await page.keyboard.type('Total');
    await change('Notas de la tabla');
    await textOf(page).locator('.table-notes').click();
    await page.keyboard.type('En milímetros.');
    await expectAccessible(page);
    expect(await textOf(page).locator('tr').count()).toBe(4);
    expect(await textOf(page).locator('tr').first().locator('th').count()).toBe(4);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await expectToFit(page);
  });

  it('takes from Word what is text, and nothing else', async () => {
    await textOf(page).locator('> p').last().click();
    await paste(textOf(page), fromWord);
    await textOf(page).getByText('Resultados de Word').waitFor();
    await page.getByText(/imagen no se ha pegado/).waitFor();
    await saved(page);
    const text = await stored();
    expect(text).toContain(
      'heading(Resultados de Word) paragraph(Con negrita[bold], cursiva[italic] y H2[subscript]O.) ' +
        'bulletList(listItem(paragraph(Uno)orderedList(listItem(paragraph(Uno uno))))listItem(paragraph(Dos)))',
    );
    expect(text).toContain('table(tableRow(tableCell(paragraph(celda))))');
    expect(await textOf(page).locator('.table-figure').last().getAttribute('style')).toContain('"Tabla 2. "');
    expect(text).toContain('paragraph(trampa mathInline())');
    for (const rubbish of ['Mso', 'javascript', 'x()', 'Rubbish', '·', 'x.png']) expect(text).not.toContain(rubbish);
  });

  it('finds words without their accents, and replaces them', async () => {
    await textOf(page).click();
    await page.keyboard.press('Control+f');
    await page.getByLabel('Buscar en el texto').fill('metodo');
    await page.getByText('1 de 1').waitFor();
    await page.getByLabel('Reemplazar por').fill('Procedimiento');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reemplazar', exact: true }).click();
    await textOf(page).getByRole('heading', { name: 'Procedimiento' }).waitFor();
    await page.getByLabel('Buscar en el texto').press('Escape');
  });

  it('keeps in the browser what is written without a connection, and sends it when it is back', async () => {
    await author.context.setOffline(true);
    await page.keyboard.type(' Sin red.');
    await page.getByText(/^Sin conexión: guardado en este navegador/).waitFor();
    await author.context.setOffline(false);
    await saved(page);
    expect(await stored()).toContain('Sin red.');
  });

  it('brings it back after the tab was closed without one', async () => {
    await author.context.setOffline(true);
    await page.keyboard.type(' Antes de cerrar.');
    await page.getByText(/^Sin conexión: guardado en este navegador/).waitFor();
    // What a page sends as it goes may outlive the browser's playing offline.
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await page.close();
    await author.context.setOffline(false);
    page = await author.context.newPage();
    await page.goto(address);
    await page.getByText(/Hemos recuperado lo que escribiste/).waitFor();
    await textOf(page).getByText('Antes de cerrar.').waitFor();
    await saved(page);
    expect(await stored()).toContain('Antes de cerrar.');
  });

  it('tells two tabs of one another, shows where they part, and lets each decide', async () => {
    const other = await author.context.newPage();
    await other.goto(address);
    const writeAtEnd = async (where: Page, words: string) => {
      await toEndOfFirst(where);
      await where.keyboard.type(words);
    };
    await writeAtEnd(other, ' de otra mano');
    await saved(other);
    await writeAtEnd(page, ' mío');
    await page.getByText(/^Guardaste otra versión del texto en otra ventana/).waitFor();
    await expectAccessible(page);
    expect(await stored()).toContain('de otra mano');
    await page.getByRole('button', { name: 'Comparar y juntar' }).click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /de otra mano$/ })
      .waitFor();
    await page.getByRole('dialog').getByRole('heading', { name: /mío$/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Quedarme con lo mío' }).click();
    await saved(page);
    expect(await stored()).toMatch(/heading\(Procedimiento .* mío\)/);

    await writeAtEnd(other, ' y más');
    await other.getByRole('button', { name: 'Comparar y juntar' }).click();
    await other.getByRole('button', { name: 'Tomar lo suyo' }).click();
    await textOf(other).getByRole('heading', { name: /mío$/ }).waitFor();
    await other.close();
  });

  it('keeps the text where the session ends, and sends it after the next login', async () => {
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'caducado');
      localStorage.setItem('refreshToken', 'caducado');
    });
    await toEndOfFirst(page);
    await page.keyboard.type(' tras caducar');
    await page.waitForURL('**/login');
    await page.getByLabel('Correo electrónico').fill('autor@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await textOf(page).getByText('tras caducar').waitFor();
    await saved(page);
    expect(await stored()).toContain('tras caducar');
  });

  it('is a toolbar of one stop, whose arrows go from tool to tool', async () => {
    await textOf(page).click();
    await page.keyboard.press('Alt+F10');
    const focused = (name: string | RegExp) => page.getByRole('button', { name }).and(page.locator(':focus')).waitFor();
    await focused('Deshacer');
    await page.keyboard.press('ArrowRight');
    await focused('Rehacer');
    await page.keyboard.press('ArrowRight');
    await focused(/^Tipo de párrafo/);
    await page.keyboard.press('End');
    await focused('Atajos de teclado');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  it('gave the browser nothing to complain of', () => {
    expect(author.complaints).toEqual([]);
  });
});
