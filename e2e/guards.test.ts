/** Who is let in where, and what happens on the way (spec 000 §2.2, docs/specification.md 2). */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultSettings } from '#contract/entities/system.ts';
import { rounds } from '#server/testing/rounds.ts';
import { routes } from '#web/routes.tsx';
import { rowsOf } from '#web/routing/places.ts';
import { browserPath, expectAccessible, expectToFit, isAwake, settle, type Visitor } from './browser.ts';
import { addressOf, namedWorks, type Person, people, type ScreenRow, whoMayOpen } from './people-of-routes.ts';
import { setStage } from './stage.ts';

const noId = '01890000-0000-7000-8000-000000000000';
const ids = { published: noId, author: noId, book: noId, chapter: 'no-hay', draft: noId };
const rows = routes.filter((row): row is ScreenRow => 'layout' in row && row.guard !== undefined);
/** How many of those whom a line is closed to come to it: in `npm test` one, each line another, in the long run all. */
const most = rounds({ quick: 1, long: people.length });
/** What is tried as somebody who may not open it. The site is closed: a guest may open nothing of it. */
const closedTo = (person: Person) =>
  rows
    .filter((row) => row.guard !== 'guest')
    .filter((row, at) => {
      const refused = people.filter((each) => each === 'guest' || !whoMayOpen(row).includes(each));
      const turn = refused.indexOf(person);
      return turn >= 0 && (turn + at) % refused.length < most;
    });
/** Whether all pages are loaded; `npm test` loads one of each guard, and comes to the rest from within. */
const loadsAll = rounds({ quick: 0, long: 1 }) > 0;
const isLoaded = (row: ScreenRow, person: Person) =>
  loadsAll || closedTo(person).find(({ guard }) => guard === row.guard) === row;
const comeTo = (page: Page, row: ScreenRow, person: Person) =>
  isLoaded(row, person) ? page.goto(addressOf(row, ids)) : follow(page, addressOf(row, ids));

describe.skipIf(!browserPath)('who is let in where', () => {
  const stage = setStage();

  describe('the guards', () => {
    const visitor = (person: string) => (person === 'guest' ? stage.guest() : stage.member(person));

    describe('send a guest to the login, the home page included, while the site is closed', () => {
      let page: Page;
      const refused: string[] = [];
      beforeAll(async () => {
        ({ page } = await stage.guest());
        page.on('response', (response) => {
          if (response.status() === 401) refused.push(response.url());
        });
      });

      it.each(closedTo('guest'))('from $path, without a call that is refused', async (row) => {
        await comeTo(page, row, 'guest');
        await expect.poll(() => pathOf(page)).toBe('/login');
        await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
        await settle(page);
        expect(refused).toEqual([]);
      });
    });

    describe.each(people.filter((person) => person !== 'guest' && closedTo(person).length > 0))(
      'tell %s who lacks the role',
      (person) => {
        let page: Page;
        beforeAll(async () => {
          ({ page } = await stage.again(person));
        });

        it.each(closedTo(person))('at $path', async (row) => {
          const headings = () => page.getByRole('heading', { level: 1 }).allInnerTexts();
          const refusal = 'Esta página no es para tu rol';
          if (!isLoaded(row, person)) {
            // Away from what was refused before: of two refusals one would see the first.
            await follow(page, '/perfil');
            await expect.poll(headings).not.toEqual([refusal]);
          }
          await comeTo(page, row, person);
          await expect.poll(headings).toEqual([refusal]);
        });
      },
    );

    it('send who is logged in from the screens for guests to the dashboard', async () => {
      const { page } = await stage.again('lector');
      for (const row of rows.filter(({ guard }) => guard === 'guest')) {
        await page.goto(row.path);
        await page.waitForURL('**/dashboard');
      }
    });

    it.each([
      [
        '/dashboard',
        'autor',
        'Rol actual',
        /^Rol actual: Autor\s+Hola,\s+Así van tus publicaciones, del borrador a la página publicada\.$/,
      ],
      ['/login', 'guest', 'Recordarme', /^$/],
    ])('render nothing of %s while it is not known who is there', async (address, person, words, drawn) => {
      const { page } = await visitor(person);
      if (person === 'guest') await rememberSomebody(page);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('main').waitFor({ state: 'attached' });
      // The place of a screen of members is drawn, with the words that are the same for all who have that role; a form for guests
      // stands there unseen.
      const main = page.locator('main');
      await expect.poll(async () => ((await main.isVisible()) ? (await main.innerText()).trim() : '')).toMatch(drawn);
      letGo();
      await page.locator('#shell').waitFor({ state: 'detached' });
      await page.getByText(words).first().waitFor();
    });

    it('lead the author’s short address to the new publication', async () => {
      const { page } = await stage.again('autor');
      await page.goto('/nueva-publicacion');
      await page.waitForURL('**/publications/create');
      await page.getByRole('heading', { level: 1, name: 'Nueva Publicación' }).waitFor();
    });
  });

  describe('addresses', () => {
    let guest: Visitor;
    beforeAll(async () => {
      guest = await stage.guest();
    });

    it.each([
      ['autor', 'Autor'],
      ['revisor', 'Revisor'],
      ['editor', 'Editor'],
      ['lector', 'Lector'],
      ['admin', 'Autor'],
      ['ROLE_ADMIN', 'Autor'],
      ['', 'Autor'],
    ])('/register?role=%s offers the role %s', async (role, offered) => {
      const { page } = guest;
      await page.goto(`/register?role=${role}`);
      expect(await page.getByRole('radio', { name: new RegExp(`^${offered}`) }).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: /admin/i }).count()).toBe(0);
    });

    it('that lead nowhere say so in Spanish, with status 404 and ways on', async () => {
      const { page } = guest;
      for (const address of ['/no/hay/nada', '/catalogo/no-es-un-id', `/catalogo/${noId}`]) {
        expect((await page.goto(address))?.status(), address).toBe(404);
        await page.getByRole('heading', { level: 1, name: 'No encontramos esta página' }).waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('es');
        await page
          .getByRole('main')
          .getByRole('link', { name: /catálogo/i })
          .first()
          .waitFor();
      }
    });

    it('open at the top, 100 ms after the navigation', async () => {
      const { page } = await stage.guest();
      await page.clock.install();
      await page.goto('/catalogo');
      await page.waitForLoadState('networkidle');
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      // Who scrolls wakes the scripts, which then lead from page to page.
      await isAwake(page);
      const scrolled = () => page.evaluate(() => window.scrollY);
      expect(await scrolled()).toBeGreaterThan(200);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await footer.getByRole('link', { name: 'Catálogo' }).click();
      await page.clock.runFor(99);
      expect(await scrolled()).toBeGreaterThan(200);
      // The page may have begun to count a little after the click: nothing else passes the time.
      const later = async () => {
        await page.clock.runFor(1);
        return scrolled();
      };
      await expect.poll(later, { interval: 10 }).toBe(0);
    });
  });

  describe('the navigation', () => {
    const members = people.filter((person) => person !== 'guest');
    // A platform without numbers, or with one journal, has no word of them in its navigation: the palette leads there.
    const fromPalette = ['/editorial/numeros', '/admin/revistas'];
    const isParameterless = ({ path }: ScreenRow) => !path.includes(':') && !fromPalette.includes(path);
    const nav = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
    const hrefsOf = (links: Locator) =>
      links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const linkedFrom = (page: Page) =>
      page
        .getByRole('link')
        .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);

    it.each(members)(
      'leads %s in two clicks from every screen to what they may open, and to nothing else',
      async (person) => {
        const { page } = await stage.again(person);
        // As the journal is set up here: what it has not chosen is in nobody's navigation.
        const own = rowsOf(routes, defaultSettings).filter(
          (row): row is ScreenRow => 'layout' in row && row.layout === 'member' && whoMayOpen(row).includes(person),
        );
        const open = own.filter(isParameterless).map(({ path }) => path);
        const here = nav(page).locator('[aria-current="page"]');
        const unfold = async () => {
          const more = nav(page).getByRole('button', { name: /^Más/ });
          if ((await more.count()) > 0 && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
        };
        await page.goto('/dashboard');
        for (const from of open) {
          await nav(page).waitFor();
          await unfold();
          await nav(page).locator(`a[href="${from}"]`).click();
          await expect.poll(() => hrefsOf(here)).toEqual([from]);
          if (loadsAll) await page.reload();
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await unfold();
          const places = await hrefsOf(nav(page).getByRole('link'));
          expect(places.toSorted(), from).toEqual([...open, '/catalogo'].sort());
          expect(await hrefsOf(here)).toEqual([from]);
        }
        await page.goto('/catalogo');
        await page.getByRole('banner').getByRole('link', { name: 'Panel' }).waitFor();
        expect(await linkedFrom(page)).toEqual(
          expect.arrayContaining(['/', '/instituciones', '/contacto', '/ayuda', '/blog']),
        );
        await page.getByRole('banner').getByRole('link', { name: 'Panel' }).click();
        await nav(page).waitFor();
      },
    );

    it('is narrowed to pictures with their names beside them, and stays so after a reload, without a jump', async () => {
      const { page } = await stage.member('revisor');
      await page.goto('/mis-revisiones');
      const width = async () => Math.round((await nav(page).boundingBox())?.width ?? 0);
      const fold = nav(page).getByRole('button', { name: /el menú$/ });
      // The first paint has a rail, too, which gives way to this one.
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await fold.getAttribute('aria-expanded')).toBe('true');
      const before = await width();
      expect(before).toBeGreaterThanOrEqual(219);
      expect(before).toBeLessThanOrEqual(256);
      await fold.click();
      await expect.poll(async () => (await width()) <= 56).toBe(true);
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settle(page);
      expect(await fold.getAttribute('aria-expanded')).toBe('false');
      expect(await width()).toBeLessThanOrEqual(56);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
      const reviews = nav(page).getByRole('link', { name: /^Mis revisiones/ });
      await reviews.focus();
      await page.getByRole('tooltip', { name: /^Mis revisiones/ }).waitFor();
      await expectAccessible(page);
      await expectToFit(page, 1280);
      await nav(page).getByRole('button', { name: 'Desplegar el menú' }).click();
      await expect.poll(width).toBe(before);
      await expectAccessible(page);
    });

    it('counts what waits, in words too, and counts it anew when it changes', async () => {
      const { page } = await stage.again('admin');
      await page.goto('/admin/users');
      const people = nav(page).getByRole('link', { name: /^Usuarios/ });
      await expect.poll(() => people.innerText()).toMatch(/2 solicitudes de rol/);
      await page
        .getByRole('button', { name: /^Declinar/ })
        .first()
        .click();
      await expect.poll(() => people.innerText()).toMatch(/1 solicitud de rol/);
    });

    it.each([
      ['autor', '/publications/:id/edit', ['Mis publicaciones', 'TÍTULO', 'Editar']],
      ['admin', '/publications/:id/versiones', ['Publicaciones', 'TÍTULO', 'Versiones']],
      ['admin', '/admin/ajustes/plazos', ['Ajustes', 'Plazos y recordatorios']],
    ])('says to %s at %s where that is, and leads back', async (person, path, steps) => {
      const { page } = await stage.again(person);
      const { draft } = await namedWorks(stage.url());
      const { titulo } = z
        .object({ titulo: z.string() })
        .parse(await stage.admin().send('GET', `/publications/${draft}`));
      await page.goto(path.replace(':id', draft));
      const way = page.getByRole('navigation', { name: 'Ruta de navegación' });
      await expect
        .poll(() => way.getByRole('listitem').allTextContents())
        .toEqual(steps.map((step) => (step === 'TÍTULO' ? titulo : step)));
      expect(await way.locator('[aria-current="page"]').textContent()).toBe(steps.at(-1));
      if (steps.includes('TÍTULO')) expect(await way.getByText(titulo).getAttribute('title')).toBe(titulo);
      expect(await way.getByRole('link').count()).toBe(steps.length - 1);
      await way.getByRole('link').first().click();
      await expect.poll(() => nav(page).locator('[aria-current="page"]').textContent()).toContain(steps[0]);
      await way.waitFor({ state: 'hidden' });
    });
  });
});

declare global {
  interface Window {
    /** How far the page has jumped about, as browsers count it. */
    shifted?: number;
  }
}

/** Asked of the page itself, which knows first where it has gone. */
const pathOf = (page: Page) => page.evaluate(() => location.pathname);

/** Goes there within the page, as by a link of it: nothing is loaded anew. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** A browser that remembers somebody whose session is of another time: the guard must ask before it shows the login. */
async function rememberSomebody(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'x');
    localStorage.setItem('refreshToken', 'x');
    localStorage.setItem('user', '{}');
  });
}
