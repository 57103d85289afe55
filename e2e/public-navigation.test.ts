/** Going about the public site: back and forward, with a session that ended, and to what one agrees to. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import {
  browserPath,
  expectAccessible,
  expectToFit,
  holdScripts,
  isAwake,
  phone,
  settle,
  type Visitor,
} from './browser.ts';
import { expectFocus } from './keys.ts';
import { setStage } from './stage.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isInSight = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

describe.skipIf(!browserPath)('on the public site', () => {
  const stage = setStage();

  it('going back and forward restores the place, and going on begins at the top', async () => {
    const { page } = await stage.guest();
    await page.goto('/catalogo', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => placeOf(page)).toBe(900);
    const work = page.getByRole('main').locator('article h2 a').nth(4);
    await work.evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('**/catalogo/*');
    await expect.poll(() => placeOf(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => placeOf(page)).toBe(400);
    await page.goBack();
    await page.waitForURL(/\/catalogo$/);
    await expect.poll(() => placeOf(page)).toBe(900);
    await page.goForward();
    await page.waitForURL('**/catalogo/*');
    await expect.poll(() => placeOf(page)).toBe(400);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => placeOf(page)).toBe(400);
    await page.goBack();
    await page.waitForURL(/\/catalogo$/);
    await expect.poll(() => placeOf(page)).toBe(900);
  });

  it('a session that ended leads to the login, and on without one to where one was', async () => {
    const { page } = await stage.member('lector');
    await page.goto('/catalogo?q=agua');
    await page.getByText(/resultados? encontrados?/).waitFor();
    await page.route(/\/api\/(?:auth|notifications)\b/, (route) => route.fulfill({ status: 401, body: '{}' }));
    await page.reload();
    await page.waitForURL('**/login');
    await page.getByText('Tu sesión se ha cerrado').waitFor();
    await page.unrouteAll();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Seguir en el catálogo sin cuenta' }).click();
    await page.waitForURL('**/catalogo?q=agua');
    await page.getByText(/resultados? encontrados?/).waitFor();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    expect(await page.getByText('Seguir en el catálogo sin cuenta').count()).toBe(0);
  });

  it.each(['busquedas', 'ausencia'])(
    'the link of a mail to #%s leads there through the login, on a phone',
    async (part) => {
      const { page } = await stage.guest(phone);
      await page.goto(`/configuracion#${part}`);
      await page.waitForURL('**/login');
      await page.getByLabel('Correo electrónico').fill('lector@pliego.test');
      await page.getByLabel(/^Contraseña/).fill('demo1234');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await page.waitForURL(`**/configuracion#${part}`);
      await expect.poll(() => page.locator(`#${part}`).evaluate(isInSight)).toBe(true);
    },
  );

  it('is read, and worked in, with a browser that keeps nothing of the site', async () => {
    const { page, complaints } = await stage.guest();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const store of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, store, { get: refuse });
      Object.assign(LockManager.prototype, { request: async () => refuse(), query: async () => refuse() });
    });
    await page.goto('/catalogo', { waitUntil: 'networkidle' });
    await page.getByRole('main').locator('article h2 a').first().click();
    await page.waitForURL('**/catalogo/*');
    await page.getByText('Lectura', { exact: true }).click();
    await page.getByRole('group', { name: 'Tema' }).getByText('Oscuro').click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goBack();
    await page.waitForURL('**/catalogo');
    await page.goto('/login');
    await page.getByText('Tu navegador no guarda nada de este sitio').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Correo electrónico').fill('autor@pliego.test');
    await page.getByLabel('Contraseña').first().fill('demo1234');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /^Mis publicaciones/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Gestión de Publicaciones' }).waitFor();
    await settle(page);
    expect(complaints).toEqual([]);
    await page.reload();
    await page.waitForURL('**/login');
  });

  it('has the entries that an administrator adds, with scripts and without, by the keyboard, on a phone too', async () => {
    const entry = (es: string, en: string, direccion: string, parte: 'CABECERA' | 'PIE') => ({
      texto: { es, en },
      direccion,
      parte,
    });
    const menu = [
      entry('Plazos de revisión', 'Review times', '/documentos/plazos', 'CABECERA'),
      entry('Normas para autores', '', 'https://revistas.example.org/normas', 'PIE'),
    ];
    await stage.admin().send('PATCH', '/settings', { menu, tiemposPublicos: true });
    try {
      const silent = (await stage.guest({ javaScriptEnabled: false })).page;
      await silent.goto('/catalogo');
      await silent.getByRole('navigation', { name: 'Principal' }).getByText('Plazos de revisión').waitFor();
      const { page } = await stage.guest();
      await page.goto('/catalogo', { waitUntil: 'networkidle' });
      await expectAccessible(page);
      await expectToFit(page);
      const footer = page.getByRole('navigation', { name: 'Más' }).getByRole('link', { name: 'Normas para autores' });
      expect(await footer.getAttribute('href')).toBe('https://revistas.example.org/normas');
      await page.getByRole('link', { name: 'Plazos de revisión' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/documentos/plazos');
      await page.locator('header [aria-current="page"]').getByText('Plazos de revisión').waitFor();
    } finally {
      await stage.admin().send('PATCH', '/settings', { menu: [], tiemposPublicos: false });
    }
  });

  it('has them in the order and under the names that administrators give them by the form, who overwrite nobody unseen', async () => {
    const [first, second] = [await stage.member('admin'), await stage.member('admin')];
    const open = async ({ page }: Visitor) => {
      await page.goto('/admin/ajustes/sitio');
      await page.getByRole('group', { name: 'Entradas añadidas al menú' }).waitFor();
      await settle(page);
    };
    const entry = ({ page }: Visitor, number: number) => page.getByRole('group', { name: `Entrada ${number}` });
    const add = async (visitor: Visitor, number: number, es: string, en: string, address: string) => {
      await visitor.page.getByRole('button', { name: 'Añadir una entrada' }).click();
      const added = entry(visitor, number);
      await added.getByLabel('Texto (español)').fill(es);
      await added.getByLabel('Texto (inglés)').fill(en);
      await added.getByLabel('Dirección').fill(address);
    };
    const save = ({ page }: Visitor) => page.getByRole('button', { name: 'Guardar cambios' }).click();
    const saved = ({ page }: Visitor) =>
      page.getByRole('status').filter({ hasText: 'Ajustes guardados' }).first().waitFor();
    await Promise.all([open(first), open(second)]);
    await add(first, 1, 'Normas', 'Guidelines', 'javascript:alert(1)');
    await save(first);
    const address = entry(first, 1).getByLabel('Dirección');
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => address.evaluate((element) => element === document.activeElement)).toBe(true);
    await address.fill('https://revistas.example.org/normas');
    await add(first, 2, 'Tesis', '', '/catalogo?tipo=TESIS');
    await first.page.getByRole('button', { name: 'Subir la entrada 2' }).click();
    await save(first);
    await saved(first);
    // Who read the form before is told what stands there now, and chooses.
    await add(second, 1, 'Blog', '', '/blog');
    await save(second);
    const told = second.page.getByRole('status').filter({ hasText: 'Otra persona ha cambiado esto' });
    await told.getByText(/Tesis .* Normas/).waitFor();
    await told.getByRole('button', { name: 'Quedarme con lo suyo' }).click();
    await expect.poll(() => entry(second, 1).getByLabel('Texto (español)').inputValue()).toBe('Tesis');
    await entry(second, 2).getByLabel('Texto (inglés)').fill('For authors');
    await save(second);
    await saved(second);
    const names = (page: Page) =>
      page
        .getByRole('navigation', { name: /^(Principal|Main)$/ })
        .getByRole('link')
        .allTextContents();
    const silent = (await stage.guest({ javaScriptEnabled: false })).page;
    await silent.goto('/catalogo');
    expect((await names(silent)).slice(-2)).toEqual(['Tesis', 'Normas']);
    const english = await stage.guest();
    await english.context.addInitScript(() => localStorage.setItem('pliego.preferences', '{"language":"en"}'));
    await english.page.goto('/catalogo');
    // Whoever chose a language reads it once the scripts are there: the first sign of somebody brings them.
    await english.page.mouse.move(200, 300);
    await english.page.keyboard.press('Tab');
    await english.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For authors' }).waitFor();
    const held = (await stage.guest(phone)).page;
    await held.goto('/catalogo', { waitUntil: 'networkidle' });
    await held.getByRole('button', { name: 'Abrir el menú' }).tap();
    await held.getByRole('link', { name: 'Normas' }).waitFor();
    expect((await names(held)).slice(-2)).toEqual(['Tesis', 'Normas']);
    await expectToFit(held);
    await open(first);
    for (const number of [2, 1]) await first.page.getByRole('button', { name: `Quitar la entrada ${number}` }).click();
    await save(first);
    await saved(first);
    await silent.reload();
    expect((await names(silent)).includes('Tesis')).toBe(false);
  });

  it.each([
    ['/documentos/terminos', 'Términos de uso'],
    ['/documentos/privacidad', 'Política de privacidad'],
    ['/documentos/accesibilidad', 'Declaración de accesibilidad'],
    ['/ayuda/edicion', 'Manual de edición'],
    ['/ayuda/edicion/decidir', 'Decidir'],
  ])('anyone reads %s, with scripts and without, where the site is not public', async (address, title) => {
    await stage.admin().send('PATCH', '/settings', { sitioPublico: false });
    for (const javaScriptEnabled of [false, true]) {
      const { page } = await (javaScriptEnabled ? stage.again('guest') : stage.guest({ javaScriptEnabled }));
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
      if (!javaScriptEnabled) continue;
      await expectAccessible(page);
      await expectToFit(page);
    }
  });

  describe('in the text of a work', () => {
    const openWork = async (page: Page, waitUntil: 'networkidle' | 'commit' = 'networkidle') => {
      const { publications } = catalogueListSchema.parse(
        await ask(stage.url(), 'GET', '/catalog?search=hidroperiodo&limit=1'),
      );
      const path = `/catalogo/${publications[0]?.id}`;
      await page.goto(path, { waitUntil });
      return path;
    };
    const citation = (page: Page) => page.locator('.prose-pliego a[role=doc-biblioref]').nth(2);
    const fitsWindow = (page: Page, card: string) =>
      page.locator(card).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= window.innerHeight;
      });

    it('a citation shows its reference to the pointer and the keyboard, leads to the list, and back to the very place', async () => {
      const { page, complaints } = await stage.guest();
      await openWork(page);
      const link = citation(page);
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      const card = page.getByRole('tooltip');
      await card.waitFor();
      expect(await fitsWindow(page, '[role=tooltip]')).toBe(true);
      // The pointer may go onto it.
      await card.getByRole('link', { name: 'Ir a la lista' }).hover();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
      await page.mouse.move(0, 0);
      const before = await placeOf(page);
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await card.waitFor();
      await expect.poll(() => link.getAttribute('aria-describedby')).not.toBeNull();
      await page.keyboard.press('Enter');
      const back = page.getByRole('button', { name: 'Volver a la lectura' });
      await back.waitFor();
      await expectAccessible(page);
      expect(await placeOf(page)).toBeGreaterThan(before + 1000);
      await back.click();
      await expect.poll(() => placeOf(page)).toBe(before);
      expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
      await back.waitFor({ state: 'hidden' });
      expect(complaints).toEqual([]);
    });

    it('a citation leads to its reference, and back and forward to either place, whatever page came first', async () => {
      const { page } = await stage.guest();
      await page.goto('/catalogo?q=hidroperiodo', { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect.poll(() => placeOf(page)).toBe(300);
      const work = page.getByRole('main').locator('article h2 a').first();
      await work.evaluate((link) => (link as HTMLElement).click());
      await page.waitForURL('**/catalogo/*');
      await expect.poll(() => placeOf(page)).toBe(0);
      const link = citation(page);
      await link.scrollIntoViewIfNeeded();
      const read = await placeOf(page);
      expect(read).toBeGreaterThan(400);
      await settle(page);
      await link.evaluate((each) => (each as HTMLElement).click());
      const cited = page.locator('.prose-pliego :target');
      await expect.poll(() => cited.evaluate(isInSight)).toBe(true);
      await settle(page);
      expect(await cited.evaluate(isInSight)).toBe(true);
      const listed = await placeOf(page);
      expect(listed).toBeGreaterThan(read + 500);
      await page.goBack();
      await expect.poll(() => placeOf(page)).toBe(read);
      await page.goForward();
      await expect.poll(() => placeOf(page)).toBe(listed);
      await page.goBack();
      await expect.poll(() => placeOf(page)).toBe(read);
      await page.goBack();
      await page.waitForURL(/\/catalogo\?/);
      await expect.poll(() => placeOf(page)).toBe(300);
    });

    it('a chapter leads to the whole text, which is brought into sight', async () => {
      const { page } = await stage.guest();
      const { publications } = catalogueListSchema.parse(await ask(stage.url(), 'GET', '/catalog?tipo=LIBRO&limit=1'));
      await page.goto(`/catalogo/${publications[0]?.id}`, { waitUntil: 'networkidle' });
      await page.getByRole('main').locator('a[href*="/capitulos/"]').nth(1).click();
      await page.waitForURL('**/capitulos/*');
      await settle(page);
      await page.evaluate(() => window.scrollTo(0, 100));
      await isAwake(page);
      await page.getByRole('link', { name: 'Leer de corrido' }).click();
      await page.waitForURL(/#texto$/);
      const text = page.locator('#texto');
      // Below the bar that stays at the top.
      await expect.poll(() => text.evaluate((each) => Math.round(each.getBoundingClientRect().top))).toBe(80);
      expect(await text.evaluate((each) => each === document.activeElement)).toBe(true);
    });

    it('on a phone the first touch opens the card, which leads to the list and goes by Escape', async () => {
      const { page } = await stage.guest(phone);
      await openWork(page);
      const link = citation(page);
      await link.tap();
      const card = page.getByRole('dialog');
      await card.waitFor();
      expect(await fitsWindow(page, '[role=dialog]')).toBe(true);
      await expectAccessible(page);
      await expectToFit(page);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
      expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
      await link.tap();
      await card.getByRole('link', { name: 'Ir a la lista' }).tap();
      await page.getByRole('button', { name: 'Volver a la lectura' }).tap();
      await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
      expect(await card.count()).toBe(0);
    });

    it('a citation that was touched or pointed at before the scripts were there opens once they are', async () => {
      const { page, complaints } = await stage.guest(phone);
      const letTouch = await holdScripts(page);
      await openWork(page, 'commit');
      await citation(page).tap();
      expect(new URL(page.url()).hash).toBe('');
      letTouch();
      await page.getByRole('dialog').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      const { page: wide, complaints: others } = await stage.guest();
      const letPoint = await holdScripts(wide);
      await openWork(wide, 'commit');
      await citation(wide).hover();
      letPoint();
      await wide.getByRole('tooltip').waitFor();
      expect([...complaints, ...others]).toEqual([]);
    });

    it('a citation that a mouse pressed before the scripts were there leads to the list once they are, and back', async () => {
      // Without room beside the text, where there would be nothing to lead to.
      const { page, complaints } = await stage.guest({ viewport: { width: 900, height: 800 } });
      const letIn = await holdScripts(page);
      await openWork(page, 'commit');
      const link = citation(page);
      await link.click();
      expect(new URL(page.url()).hash).toBe('');
      letIn();
      await page.waitForURL(/#ref-/);
      await page.getByRole('button', { name: 'Volver a la lectura' }).click();
      await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
      expect(complaints).toEqual([]);
    });

    it('a citation leads to the list after a while where the scripts cannot be had', async () => {
      const { page } = await stage.guest(phone);
      await page.route('**/assets/*.js', (route) => route.abort());
      await openWork(page, 'commit');
      await citation(page).tap();
      await page.waitForURL(/#ref-/);
      expect(await page.locator('.prose-pliego :target').evaluate(isInSight)).toBe(true);
    });

    it('a passage is highlighted, and linked to in words that bring somebody else to it', async () => {
      const { page, context } = await stage.guest();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const path = await openWork(page);
      const words = await page.evaluate(() => {
        const node = [...document.querySelectorAll('.prose-pliego > p')].at(-1)?.firstChild;
        if (!node) throw new Error('There is no text');
        const range = document.createRange();
        range.setStart(node, 0);
        range.setEnd(node, Math.min(60, node.textContent?.length ?? 0));
        document.getSelection()?.removeAllRanges();
        document.getSelection()?.addRange(range);
        (node.parentElement as Element).scrollIntoView({ block: 'center' });
        return range.toString().trim();
      });
      const bar = page.getByRole('toolbar', { name: 'Con el pasaje elegido' });
      await bar.waitFor();
      await expectAccessible(page);
      await bar.getByRole('button', { name: 'Copiar enlace al pasaje' }).click();
      await page.getByText('Enlace copiado.').waitFor();
      const address = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(address).pathname).toBe(path);
      const marked = (other: Page) =>
        other.evaluate(() => [...(CSS.highlights.get('linked') ?? [])].map((range) => `${range}`.trim()));
      const other = (await stage.guest()).page;
      // As a browser comes that knows no directive.
      await other.goto(address.split(':~:')[0] ?? '');
      await expect.poll(() => marked(other)).toEqual([words]);
      expect(await placeOf(other)).toBeGreaterThan(1000);
      await other.goto('/catalogo');
      await other.goto(address.replace(/texto=[^&]+/, 'texto=Nunca+estuvo+aqu%C3%AD.+Nunca.').split(':~:')[0] ?? '');
      await other.getByText('Ese pasaje ya no está así en el texto').waitFor();
      await expectAccessible(other);
    });
  });

  it('a button that is pressed before the scripts are there does what it is for when they are', async () => {
    const { page } = await stage.guest();
    const letGo = await holdScripts(page);
    await page.goto('/catalogo', { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Ver detalles/ })
      .first()
      .click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    letGo();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('an address that waits for its scripts says so, until there is something to see', async () => {
    const { page } = await stage.guest();
    const letGo = await holdScripts(page);
    await page.goto('/reset-password?token=x', { waitUntil: 'commit' });
    const waiting = page.getByText('Cargando, un momento…');
    await expect.poll(() => waiting.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
    letGo();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await waiting.isVisible()).toBe(false);
  });

  it.each([1280, 360])('the tab key goes through the header as the eye does, at %i px', async (width) => {
    const { page } = await stage.again('guest');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/catalogo', { waitUntil: 'networkidle' });
    const places: number[] = [];
    const inFocus = page.locator('header :focus');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    while (await inFocus.count()) {
      places.push((await inFocus.boundingBox())?.x ?? 0);
      await page.keyboard.press('Tab');
    }
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('the menu of a phone takes the focus when it opens', async () => {
    const { page } = await stage.again('guest');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/catalogo', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Abrir el menú' }).press('Enter');
    await expectFocus(page.getByRole('banner').getByRole('link', { name: 'Inicio' }));
    await page.getByRole('button', { name: 'Cerrar el menú' }).press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).waitFor({ state: 'hidden' });
  });

  it('the registration form leads to them', async () => {
    const { page } = await stage.again('guest');
    await page.goto('/register');
    await page.getByRole('button', { name: 'Términos de uso' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Leerlo en una página aparte' });
    expect(await link.getAttribute('href')).toBe('/documentos/terminos');
  });
});
