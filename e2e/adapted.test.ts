/**
 * Screens as their readers have set them: text at 200 %, a window at 400 % (320 CSS px), more room between letters, words and lines
 * (WCAG 1.4.4, 1.4.10, 1.4.12), and colours of the reader's own. `npm test` looks at what three people have most of, the long run at more.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '#server/testing/rounds.ts';
import { browserPath, expectToFit, inWindow, settle, type Visitor, widthAt } from './browser.ts';
import { addressOf, type NamedMatters, namedMatters, type Person } from './people-of-routes.ts';
import { setStage } from './stage.ts';

/** Each person's screens, that with most on it first; first the people whose screens have most of all. */
const screens: Partial<Record<Person, readonly string[]>> = {
  guest: ['/catalogo', '/catalogo/:id', '/', '/login', '/register', '/revistas'],
  editor: ['/editorial', '/editorial/:id', '/dashboard', '/editorial/asignacion', '/editorial/revisores'],
  autor: ['/publications/:id/edit', '/mis-publicaciones', '/configuracion', '/perfil', '/notificaciones'],
  revisor: ['/revisiones/:id', '/mis-revisiones'],
  admin: ['/admin/users', '/admin/ajustes', '/admin/publications', '/admin/logs', '/admin/correos'],
};
const most = rounds({ quick: 1, long: Number.POSITIVE_INFINITY });
const looked = Object.entries(screens).slice(0, rounds({ quick: 3, long: Number.POSITIVE_INFINITY }));

describe.skipIf(!browserPath)('a screen', () => {
  const stage = setStage();
  let ids: NamedMatters;
  beforeAll(async () => {
    await stage.admin().send('PATCH', '/settings', { sitioPublico: true });
    ids = await namedMatters(stage.url());
  });

  describe.each(looked)('of %s', (person, paths) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await (person === 'guest' ? stage.guest() : stage.member(person));
    });
    const open = async (path: string) => {
      const { page } = visitor;
      await page.goto(addressOf({ path } as Parameters<typeof addressOf>[0], ids));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
      return page;
    };

    it.each(paths.slice(0, most))(
      '%s goes no further than the window at four times its size, and loses no text there',
      async (path) => {
        const page = await open(path);
        expect(await widthAt(page, 320)).toBeLessThanOrEqual(320);
        expect(await inWindow(page, 320, () => cutTexts(page))).toEqual([]);
      },
    );

    it.each(paths.slice(0, most))('%s holds text of twice its size, and one with more room in it', async (path) => {
      const page = await open(path);
      // As a browser's own setting does: what is said in rem, of windows too, goes by it.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectToFit(page, 1280);
      expect(await cutTexts(page), 'at 200 %').toEqual([]);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      await devtools.detach();
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        // The figures of the criterion.
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      await expectToFit(page, 1280);
      await expectToFit(page);
      expect(await cutTexts(page), 'with more room').toEqual([]);
    });

    it.each(paths.slice(0, most))(
      '%s shows in the reader’s own colours where the focus is, and what is chosen',
      async (path) => {
        const page = await open(path);
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        await page.keyboard.press('Tab');
        expect(await unseenStates(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      },
    );
  });

  it('shows in the reader’s own colours which entry of a menu is next', async () => {
    const { page } = await stage.member('autor');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    await settle(page);
    const menu = page.getByRole('banner').locator('[aria-haspopup="menu"]').last();
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const adjusted = (each: Element) => getComputedStyle(each).getPropertyValue('forced-color-adjust');
    const next = page.locator('[role="menuitem"]:focus');
    expect(await next.evaluate(adjusted)).toBe('none');
    expect(await page.getByRole('menuitem').and(page.locator(':not(:focus)')).first().evaluate(adjusted)).toBe('auto');
  });
});

/** Texts that stand in something which hides what is beyond it, and do not fit; not what is cut on purpose, whose whole is elsewhere. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = /hidden|clip/;
    const found: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      if (each.closest('svg, canvas, math, [aria-hidden="true"], .sr-only') || !each.checkVisibility()) continue;
      const ownText = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!ownText) continue;
      const style = getComputedStyle(each);
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || each.clientWidth <= 1;
      if (isMeant) continue;
      const isTall = hides.test(style.overflowY) && each.scrollHeight > each.clientHeight + 2;
      const isWide = hides.test(style.overflowX) && each.scrollWidth > each.clientWidth + 2;
      if (isTall || isWide) found.push(`${each.tagName.toLowerCase()} ${each.textContent?.trim().slice(0, 40)}`);
    }
    return [...new Set(found)];
  });

/** What looks the same with the focus and without it, or chosen and not, where no colour is the page's. */
const unseenStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (each: Element) =>
      `${each.tagName.toLowerCase()} ${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}`;
    // A background and a colour are the reader's, whatever the page says, but where it says that they are not.
    const look = (each: Element) => {
      const style = getComputedStyle(each);
      const { outlineStyle, outlineWidth, borderWidth, borderStyle, fontWeight, textDecorationLine } = style;
      const own = style.getPropertyValue('forced-color-adjust') === 'none' ? style.backgroundColor : '';
      return [outlineStyle, outlineWidth, borderWidth, borderStyle, fontWeight, textDecorationLine, own].join();
    };
    const around = (each: Element) => [
      each,
      each.parentElement,
      each.parentElement?.parentElement,
      each.nextElementSibling,
    ];
    const looks = (each: Element) =>
      around(each)
        .map((one) => (one ? look(one) : ''))
        .join(';');
    const found: string[] = [];
    const reached = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility())
      .slice(0, 80);
    for (const each of reached) {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = looks(each);
      each.focus({ preventScroll: true });
      if (document.activeElement === each && looks(each) === before) found.push(`the focus on ${name(each)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    for (const chosen of document.querySelectorAll('[aria-pressed="true"], [aria-selected="true"]')) {
      const kind = chosen.hasAttribute('aria-pressed') ? 'aria-pressed' : 'aria-selected';
      const other = chosen.parentElement?.parentElement?.querySelector(`[${kind}="false"]`);
      if (other && chosen.checkVisibility() && look(other) === look(chosen))
        found.push(`that it is chosen: ${name(chosen)}`);
    }
    return found;
  });
