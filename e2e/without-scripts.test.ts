/** The public site where no script runs: reading, searching, narrowing, ordering, paging and following links. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit } from './browser.ts';
import { setStage } from './stage.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe.skipIf(!browserPath)('without scripts', () => {
  const stage = setStage();
  let page: Page;
  beforeAll(async () => {
    await stage.admin().send('PATCH', '/settings', { sitioPublico: true });
    ({ page } = await stage.guest({ javaScriptEnabled: false }));
  });

  it('the home page reads whole, and leads on', async () => {
    await page.goto('/');
    await heading(page, /\S/);
    for (const figure of ['10,000+', '2,500+', '50+', '95%'])
      expect(await page.getByRole('main').getByText(figure, { exact: true }).count(), figure).toBe(1);
    const featured = page.locator('main h3').filter({ has: page.locator('a[href^="/catalogo/"]') });
    expect(await featured.count()).toBe(3);
    for (const address of ['/register?role=autor', '/catalogo', '/instituciones', '/register'])
      expect(await page.locator(`main a[href="${address}"]`).count(), address).toBeGreaterThan(0);
    await featured.first().getByRole('link').click();
    await page.waitForURL('**/catalogo/*');
    await heading(page, /\S/);
  });

  it('the colours are the system’s, and paper is printed on without the site’s footer', async () => {
    const { page: night } = await stage.guest({ javaScriptEnabled: false, colorScheme: 'dark' });
    await night.goto('/catalogo');
    const coloursOf = (each: Page) =>
      each.evaluate(() => {
        const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
        return [getComputedStyle(document.body).backgroundColor, backgroundColor, colorScheme];
      });
    const dark = await coloursOf(night);
    expect(dark).toContain('rgb(21, 18, 15)');
    expect(dark).toContain('dark');
    await night.emulateMedia({ colorScheme: 'light' });
    expect(await coloursOf(night)).not.toContain('rgb(21, 18, 15)');
    await night.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await coloursOf(night)).not.toContain('rgb(21, 18, 15)');
    expect(await night.getByRole('contentinfo').isVisible()).toBe(false);
  });

  it('the pages around it are reached from the footer', async () => {
    const links: [name: string, title: RegExp][] = [
      ['Instituciones', /institución/i],
      ['Contacto', /Contacto/],
      ['Centro de ayuda', /Centro de Ayuda/],
      ['Términos de uso', /Términos de Uso/],
      ['Política de privacidad', /Política de Privacidad/],
    ];
    for (const [name, title] of links) {
      await page.goto('/catalogo');
      await page.getByRole('contentinfo').getByRole('link', { name }).first().click();
      await heading(page, title);
    }
  });

  it('the header’s search finds', async () => {
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('agua');
    await box.press('Enter');
    await page.waitForURL('**/catalogo?q=agua');
    expect((await titles(page)).length).toBeGreaterThan(0);
    expect(await page.locator('main mark').count()).toBeGreaterThan(0);
  });

  it('the catalogue’s search keeps what was chosen', async () => {
    await page.goto('/catalogo?tipo=ARTICULO');
    await page.getByRole('main').getByRole('combobox', { name: 'Buscar en el catálogo' }).fill('educación');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await page.waitForLoadState();
    expect(queryOf(page)).toEqual({ q: 'educación', tipo: 'ARTICULO' });
  });

  it('links narrow it by type, and by what the works have', async () => {
    await page.goto('/catalogo');
    await page
      .getByRole('navigation', { name: 'Tipo de publicación' })
      .getByRole('link', { name: /^Libros/ })
      .click();
    await page.waitForURL('**/catalogo?tipo=LIBRO');
    const books = await titles(page);
    expect(books.length).toBeGreaterThan(0);
    await page.getByText('Mostrando solo: Libros').waitFor();
    await page.getByRole('navigation', { name: 'Acotar los resultados' }).getByRole('link').first().click();
    await page.waitForURL(/tipo=LIBRO&(categoria|anio|palabra)=/);
    const narrowed = await titles(page);
    expect(narrowed.length).toBeGreaterThan(0);
    expect(books).toEqual(expect.arrayContaining(narrowed));
  });

  it('a button orders it', async () => {
    await page.goto('/catalogo');
    await page.getByLabel('Ordenar por').selectOption({ label: 'Alfabético A-Z' });
    await page.getByRole('button', { name: 'Ordenar' }).click();
    await page.waitForURL('**/catalogo?*orden=titulo*');
    const shown = await titles(page);
    const ordered = catalogueListSchema.parse(await ask(stage.url(), 'GET', '/catalog?sort=titulo'));
    expect(shown).toEqual(ordered.publications.map(({ titulo }) => titulo));
  });

  it('links page through it', async () => {
    await page.goto('/catalogo');
    const first = await titles(page);
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await page.waitForURL('**/catalogo?pagina=2');
    const second = await titles(page);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', { name: 'Anterior' }).click();
    await page.waitForURL('**/catalogo');
    expect(await titles(page)).toEqual(first);
  });

  it('a work reads whole: its text, its contents, its references, and its keywords search', async () => {
    await page.goto('/catalogo');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await heading(page, /\S/);
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(5000);
    expect(await page.getByRole('heading', { name: 'Referencias' }).count()).toBe(1);
    const contents = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link');
    expect(await contents.count()).toBeGreaterThan(2);
    const target = await contents.first().getAttribute('href');
    expect(await page.locator(`[id="${target?.slice(1)}"]`).count()).toBe(1);
    // From a citation to its reference, and back by the reference's own way.
    const citation = page.locator('.prose-pliego a[role=doc-biblioref]').first();
    const id = await citation.getAttribute('id');
    await citation.click();
    await page.locator(':target').locator(`a[role=doc-backlink][href="#${id}"]`).click();
    expect(await page.locator(':target').getAttribute('id')).toBe(id);
    await page.locator('main a[href^="/catalogo?palabra="]').first().click();
    await page.waitForURL('**/catalogo?palabra=*');
    expect((await titles(page)).length).toBeGreaterThan(0);
  });

  it('a search that finds nothing says so, and leads back', async () => {
    await page.goto('/catalogo?q=zzyzx');
    await page.getByText('No se encontraron resultados').waitFor();
    await page.getByRole('link', { name: 'Limpiar filtros' }).click();
    await page.waitForURL('**/catalogo');
  });

  it.each(['/login', '/register', '/register?role=autor', '/forgot-password', '/dashboard', '/admin/users', '/perfil'])(
    '%s says that it needs them, and leads to what does not',
    async (address) => {
      await page.goto(address);
      expect(await page.locator('noscript main').innerText()).toContain('necesita JavaScript');
      expect(await page.locator('#waiting').isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Ir al catálogo, que funciona sin él' }).click();
      await page.waitForURL('**/catalogo');
      expect((await titles(page)).length).toBeGreaterThan(0);
    },
  );

  it('no button stands there that would do nothing', async () => {
    for (const address of ['/', '/catalogo', '/instituciones', '/contacto', '/ayuda']) {
      await page.goto(address);
      const idle = page.locator('button:not([type="submit"]):visible');
      expect(await idle.allInnerTexts(), address).toEqual([]);
    }
  });

  it('the contact form cannot be sent, which would write what was typed into the address, and says another way', async () => {
    await page.goto('/contacto');
    expect(await page.getByRole('button', { name: 'Enviar mensaje' }).isVisible()).toBe(false);
    const said = page.getByRole('main').locator('noscript');
    expect(await said.innerText()).toContain('JavaScript');
  });

  it.each(['/catalogo', '/catalogo?q=agua'])('%s is sound for axe and fits a phone', async (address) => {
    // axe itself is a script: it looks at the page that scripts have not touched.
    const visitor = await stage.guest();
    await visitor.page.route('**/assets/*.js', (route) => route.abort());
    await visitor.page.goto(address);
    // In the dark as well.
    await expectAccessible(visitor.page);
    await expectToFit(visitor.page);
  });
});
