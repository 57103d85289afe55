/** What a form puts into a text stands where the cursor was, and what is typed next stands right after it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { publicationSchema } from '#contract/entities/publication.ts';
import { rounds } from '#server/testing/rounds.ts';
import { ask } from './administrator.ts';
import { browserPath } from './browser.ts';
import { tabTo } from './keys.ts';
import { setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto de la publicación' });
/** Presses a key, and waits until the editor has heard of what the browser did by itself with it: it hears of that later. */
const press = async (page: Page, key: string, times = 1) => {
  for (let each = 0; each < times; each += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => hasFollowed(page)).toBe(true);
  }
};
/** Whether the editor knows where the browser's selection is. */
const hasFollowed = (page: Page): Promise<boolean> =>
  textOf(page).evaluate((text) => {
    const { view } = Object('editor' in text && text.editor);
    return view.domObserver.currentSelection.eq(view.domSelectionRange());
  });
const part = (page: Page, selector: string) => textOf(page).locator(selector);

/** Whether the editor waits for the end of a composition. */
const isComposing = (page: Page): Promise<boolean> =>
  textOf(page).evaluate((text) => 'editor' in text && Boolean(Object(text.editor).view.composing));

/** Blocks by their elements, parts of a line in brackets: `h2:Uno | p:antes [mention]`. */
const shown = (page: Page): Promise<string> =>
  textOf(page).evaluate((text) => {
    const nameOf = (element: Element) => element.classList[0] ?? element.localName;
    const isOwn = (node: Node): node is Element =>
      node instanceof Element && node.localName !== 'br' && !node.classList.contains('ProseMirror-separator');
    const inlines = (block: Element) =>
      [...block.childNodes]
        .map((node) => (node instanceof Text ? node.data : isOwn(node) ? `[${nameOf(node)}]` : ''))
        .join('');
    return [...text.children]
      .filter((block) => !block.matches('.ProseMirror-gapcursor, .ProseMirror-widget'))
      .map((block) => (/^(p|h\d)$/.test(block.localName) ? `${block.localName}:${inlines(block)}` : nameOf(block)))
      .join(' | ');
  });

const before = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Uno' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'antes' }] },
  ],
} satisfies Manuscript;
const vieja = (text: string) => ({ type: 'crossReference' as const, attrs: { target: 'vieja', text } });
const referencias = [{ id: 'kuhn', texto: 'Kuhn, T. (1962). La estructura.' }];

/** With the mouse and with the keys; in `npm test` by turns, the next part in the other way. */
const waysOf = (turn: number) => [turn % 2 === 0, turn % 2 !== 0].slice(0, rounds({ quick: 1, long: 2 }));

type Part = {
  /** In the menu of insertions. */
  name: string;
  /** Fills its form, if it has one, with the keys or with the mouse. */
  fill?: (page: Page) => Promise<unknown>;
  is: string;
};

const inlineParts: readonly Part[] = [
  {
    name: 'Referencia cruzada',
    // As the keys choose it: the last thing that had the focus is no field of text.
    fill: (page) => page.getByLabel('Qué se menciona').selectOption({ index: 1 }),
    is: '[mention]',
  },
  { name: 'Cita de una referencia', fill: (page) => page.getByLabel(/^Kuhn/).check(), is: '[mention]' },
  { name: 'Nota al pie', fill: (page) => page.getByLabel('Texto de la nota').fill('Una nota.'), is: '[footnote-ref]' },
  { name: 'Fórmula en línea', fill: (page) => page.getByLabel('Fórmula en TeX').fill('x'), is: '[formula]' },
];
const blockParts: readonly Part[] = [
  { name: 'Fórmula destacada', fill: (page) => page.getByLabel('Fórmula en TeX').fill('x'), is: 'equation' },
  { name: 'Separador', is: 'hr' },
];

describe.skipIf(!browserPath)('what is put into a text', () => {
  const stage = setStage();
  const { tokenOf } = submissionsAt(stage.url);
  /** The author at a new text, the cursor after 'antes '. */
  const begin = async (documento: Manuscript = before) => {
    const token = await tokenOf('autor');
    const fields = { titulo: 'Partes de un texto', resumen: 'Resumen.', palabrasClave: ['río'] };
    const { id } = publicationSchema.parse(await ask(stage.url(), 'POST', '/publications', fields, token));
    await ask(stage.url(), 'PUT', `/publications/${id}/content`, { documento, referencias }, token);
    // One page for all texts: nothing of one is in another.
    const { page, complaints } = await stage.again('autor');
    await page.goto(`/publications/${id}/edit`);
    await textOf(page).getByText('antes').click();
    await press(page, 'End');
    await page.keyboard.type(' ');
    const stored = async () =>
      publicationSchema.parse(await ask(stage.url(), 'GET', `/publications/${id}`, undefined, token)).contenido;
    const leave = () => expect(complaints).toEqual([]);
    return { page, stored, leave };
  };
  /** Chooses the part in the menu and fills its form, which is sent with the mouse or with the keys. */
  const insert = async (page: Page, { name, fill }: Part, isMouse: boolean) => {
    await page.getByRole('button', { name: 'Insertar en el texto' }).click();
    const item = page.getByRole('menuitem', { name }).first();
    if (!fill) {
      // Nothing stands between it and the next key: in the turn of the click the text has the focus.
      const hasFocus = item.evaluate((each: HTMLElement) => {
        each.click();
        return document.activeElement?.getAttribute('role') === 'textbox';
      });
      expect(await hasFocus, `focus after ${name}`).toBe(true);
      return;
    }
    await item.click();
    await fill(page);
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Insertar', exact: true });
    if (isMouse) await send.click();
    else {
      await tabTo(page, send);
      await page.keyboard.press('Enter');
    }
    await dialog.waitFor({ state: 'hidden' });
    // A dialog that has gone gives the focus back in the turn after.
    await expect.poll(() => textOf(page).evaluate((text) => text === document.activeElement)).toBe(true);
  };
  /** Back to 'antes '; typing that followed at once is undone with what it followed. */
  const startAgain = async (page: Page) => {
    for (let steps = 0; steps < 20 && !/^h2:Uno \| p:antes ?$/.test(await shown(page)); steps += 1)
      await page.keyboard.press('Control+z');
    if (!(await shown(page)).endsWith(' ')) await page.keyboard.type(' ');
    expect(await shown(page)).toBe('h2:Uno | p:antes ');
  };

  it.each(inlineParts)('is followed by what is typed next: $name', async (each) => {
    const { page, leave } = await begin();
    for (const isMouse of waysOf(inlineParts.indexOf(each))) {
      await insert(page, each, isMouse);
      await page.keyboard.type('después');
      expect(await shown(page)).toBe(`h2:Uno | p:antes ${each.is}después`);
      await startAgain(page);
    }

    await insert(page, each, true);
    await press(page, 'Control+Home');
    await press(page, 'Control+End');
    await page.keyboard.type('fin');
    expect(await shown(page), 'Ctrl+End goes past it').toBe(`h2:Uno | p:antes ${each.is}fin`);
    await press(page, 'Backspace', 3);
    await press(page, 'ArrowLeft');
    await page.keyboard.type('tras');
    expect(await shown(page), 'selected on the way, it is not written over').toBe(`h2:Uno | p:antes ${each.is}tras`);
    await press(page, 'Backspace', 4);
    await press(page, 'ArrowLeft', 2);
    await page.keyboard.type('ante');
    expect(await shown(page), 'the arrows pass it').toBe(`h2:Uno | p:antes ante${each.is}`);
    await press(page, 'End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('sin');
    expect(await shown(page), 'Backspace takes it out').toBe('h2:Uno | p:antes antesin');
    leave();
  });

  it('reaches the server as it is seen', async () => {
    const { page, stored, leave } = await begin();
    const [reference] = inlineParts;
    if (reference) await insert(page, reference, true);
    await page.keyboard.type(' después');
    await expect.poll(stored, { timeout: 15_000 }).toBe('Uno\n\nantes Uno después');
    leave();
  });

  it.each(blockParts)('has a line of its own after it, where writing goes on: $name', async (each) => {
    const { page, leave } = await begin();
    for (const isMouse of waysOf(blockParts.indexOf(each) + 1)) {
      await insert(page, each, isMouse);
      await page.keyboard.type('después');
      expect(await shown(page)).toBe(`h2:Uno | p:antes  | ${each.is} | p:después`);
      await startAgain(page);
    }
    await page.keyboard.type('y después');
    await press(page, 'ArrowLeft', 9);
    await insert(page, each, true);
    await page.keyboard.type('ahora ');
    expect(await shown(page), 'within a line, the rest of it').toBe(
      `h2:Uno | p:antes  | ${each.is} | p:ahora y después`,
    );
    await press(page, 'Home');
    await press(page, 'ArrowLeft');
    await page.keyboard.type('más');
    expect(await shown(page), 'selected on the way, it is not written over').toContain(`| ${each.is} | p:más`);
    leave();
  });

  it.each([
    ['Figura', 'figure'],
    ['Tabla', 'table-figure'],
  ])('takes what is typed next as its caption: %s', async (name, is) => {
    const { page, leave } = await begin();
    const fill = name === 'Figura' ? { fill: (page: Page) => page.getByLabel('Etiqueta').fill('Figura 1') } : {};
    for (const isMouse of waysOf(0)) {
      await insert(page, { name, is, ...fill }, isMouse);
      await page.keyboard.type('después');
      await part(page, `${name === 'Figura' ? 'figure' : '.table-figure'} figcaption`)
        .getByText('después')
        .waitFor();
      expect(await shown(page)).toMatch(/^h2:Uno \| p:antes {2}\| [a-z-]+ \| p:$/);
      await press(page, 'Control+End');
      await page.keyboard.type('fin');
      expect(await shown(page)).toMatch(/\| p:fin$/);
      await startAgain(page);
    }
    leave();
  });

  it('is numbered by its place, and references to it follow', async () => {
    const { page, stored, leave } = await begin({
      type: 'doc',
      content: [
        ...before.content,
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Véase la ' }, vieja('figura 1'), { type: 'text', text: '.' }],
        },
        {
          type: 'figure',
          attrs: { id: 'vieja', label: 'Figura 1', src: null, alt: 'Un mapa' },
          content: [
            { type: 'caption', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'La vieja' }] }] },
          ],
        },
      ],
    });
    const labels = () =>
      part(page, 'figure').evaluateAll((figures) =>
        figures.map((figure) => getComputedStyle(figure).getPropertyValue('--caption-label').trim()),
      );
    expect(await labels()).toEqual(['"Figura 1. "']);
    await page.getByRole('button', { name: 'Insertar en el texto' }).click();
    await page.getByRole('menuitem', { name: 'Figura' }).first().click();
    expect(await page.getByLabel('Etiqueta').inputValue()).toBe('Figura 1');
    await page.getByRole('dialog').getByRole('button', { name: 'Insertar', exact: true }).click();
    await page.keyboard.type('La nueva');
    expect(await labels()).toEqual(['"Figura 1. "', '"Figura 2. "']);
    expect(await part(page, '.mention').allTextContents()).toEqual(['figura 2']);
    await expect
      .poll(stored, { timeout: 15_000 })
      .toBe('Uno\n\nantes\n\nFigura 1. La nueva\n\nVéase la figura 2.\n\nFigura 2. La vieja');

    await press(page, 'Control+End');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Insertar en el texto' }).click();
    await page.getByRole('menuitem', { name: 'Referencia cruzada' }).click();
    await page.getByLabel('Qué se menciona').selectOption({ label: 'Figura 2. La vieja' });
    await page.getByRole('dialog').getByRole('button', { name: 'Insertar', exact: true }).click();
    await expect.poll(() => part(page, '.mention').allTextContents()).toEqual(['figura 2', 'Figura 2']);
    await part(page, 'figure').first().getByRole('button', { name: 'Elegir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar del texto' }).click();
    await expect.poll(labels).toEqual(['"Figura 1. "']);
    expect(await part(page, '.mention').allTextContents()).toEqual(['figura 1', 'Figura 1']);
    leave();
  });

  it('keeps a pasted heading apart from the full line before it', async () => {
    const { page, leave } = await begin();
    await textOf(page).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<h2>Método</h2><p>Se midió.</p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => shown(page)).toBe('h2:Uno | p:antes  | h3:Método | p:Se midió.');
    leave();
  });

  it('is a link on the words chosen, which stay when writing goes on', async () => {
    const { page, leave } = await begin();
    for (const isMouse of [true, false]) {
      await page.keyboard.type('aquí');
      await press(page, 'Shift+ArrowLeft', 4);
      await page.keyboard.press('Control+k');
      await page.getByLabel('Dirección').fill('ejemplo.org');
      if (isMouse) await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
      else await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.keyboard.type(' después');
      expect(await part(page, 'a').allTextContents()).toEqual(['aquí']);
      expect(await shown(page)).toBe('h2:Uno | p:antes [a] después');
      await startAgain(page);
    }
    leave();
  });

  it('keeps its place where an accent is composed on it', async () => {
    const { page, leave } = await begin();
    const [reference] = inlineParts;
    if (reference) await insert(page, reference, true);
    const keyboard = await page.context().newCDPSession(page);
    const compose = async () => {
      await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Dead', windowsVirtualKeyCode: 229 });
      await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
      await keyboard.send('Input.imeSetComposition', { text: 'á', selectionStart: 1, selectionEnd: 1 });
      await keyboard.send('Input.insertText', { text: 'á' });
      // The editor leaves the arrows to the browser until it has taken in what was composed.
      await expect.poll(() => isComposing(page)).toBe(false);
    };
    await compose();
    await expect.poll(() => shown(page)).toBe('h2:Uno | p:antes [mention]á');
    await press(page, 'ArrowLeft', 2);
    await compose();
    await expect.poll(() => shown(page)).toBe('h2:Uno | p:antes [mention]áá');
    leave();
  });
});
