/** The order of the tab key follows the eye: down the page, and along a line from left to right, wide and narrow. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '#server/testing/rounds.ts';
import { browserPath, settle } from './browser.ts';
import { type NamedWorks, namedWorks } from './people-of-routes.ts';
import { setStage } from './stage.ts';

declare global {
  interface Window {
    /** What had the focus, in order. */
    walked?: Element[];
  }
}
/** Longer lists repeat themselves. */
const mostPresses = 120;
/** So many before it is asked where they led: to ask takes longer than to press. */
const pressesAtOnce = 8;

/** Goes through the page by the tab key, until it leaves it or begins again, or a little further. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walked: Element[] = [];
    window.walked = walked;
    addEventListener('focusin', ({ target }) => target instanceof Element && walked.push(target));
  });
  for (let presses = 0; presses < mostPresses; presses += pressesAtOnce) {
    for (let press = 0; press < pressesAtOnce; press++) await page.keyboard.press('Tab');
    const goesOn = await page.evaluate(() => {
      const { walked = [] } = window;
      return document.activeElement !== document.body && new Set(walked).size === walked.length;
    });
    if (!goesOn) return;
  }
}

/**
 * Where the focus jumped against the eye. Of two that follow each other the outermost blocks are compared that hold one of
 * them and not the other: so a column is read to its end before the next, as the eye does.
 */
const jumps = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    // What stays in sight at the foot of the window has its place in the page, too: there it is met.
    for (const bar of document.querySelectorAll<HTMLElement>('[data-sticks="bottom"]')) bar.style.position = 'static';
    /** What begins lower comes later, however far what is beside it goes down. */
    const lineHeight = 48;
    const walked = [...new Set(window.walked)].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return each.isConnected && width > 2 && height > 2 && getComputedStyle(each).position !== 'fixed';
    });
    const name = (each: Element) =>
      `${each.tagName.toLowerCase()} ${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 30)}`;
    /** Where it begins: of a link that goes on in the next line, its first. */
    const boxOf = (each: Element) => each.getClientRects()[0] ?? new DOMRect();
    /** The block of `each` below what holds both; itself where a block has no box of its own. */
    const blockOf = (each: Element, common: Element) => {
      let block = each;
      while (block.parentElement && block.parentElement !== common) block = block.parentElement;
      const box = boxOf(block);
      return box.width > 0 && box.height > 0 ? box : boxOf(each);
    };
    const found: string[] = [];
    walked.slice(1).forEach((next, at) => {
      const before = walked[at];
      if (!before || before.contains(next) || next.contains(before)) return;
      let common: Element = before;
      while (!common.contains(next) && common.parentElement) common = common.parentElement;
      const [a, b] = [blockOf(before, common), blockOf(next, common)];
      const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const inLine = shared > Math.min(a.height, b.height) / 2 && Math.abs(a.top - b.top) < lineHeight;
      const follows = inLine ? b.left >= a.left - 4 : b.top >= a.top - 4;
      if (!follows) found.push(`${name(before)} → ${name(next)}`);
    });
    return { found, walked: walked.length };
  });

const widths = [1280, 360];
/** Each screen at one of them, the next at the other; in the long run at both. */
const widthsAt = (at: number) => [...widths, ...widths].slice(at % 2, (at % 2) + rounds({ quick: 1, long: 2 }));

const screens: Record<string, readonly string[]> = {
  guest: ['/', '/instituciones', '/contacto', '/catalogo', '/catalogo/:published', '/login', '/register'],
  autor: [
    '/dashboard',
    '/mis-publicaciones',
    '/publications/create',
    '/publications/:draft/edit',
    '/publications/:draft',
    '/coautorias',
    '/perfil',
    '/configuracion',
    '/notificaciones',
  ],
  revisor: ['/mis-revisiones'],
  editor: ['/dashboard', '/editorial/:published', '/editorial/asignacion'],
  admin: ['/admin/users', '/admin/publications', '/admin/reviews', '/admin/logs', '/admin/ajustes'],
};

describe.skipIf(!browserPath)('the tab key goes as the eye does', () => {
  const stage = setStage();
  let ids: NamedWorks;
  beforeAll(async () => {
    await stage.admin().send('PATCH', '/settings', { sitioPublico: true });
    ids = await namedWorks(stage.url());
  });

  describe.each(Object.entries(screens))('for %s', (person, addresses) => {
    it.each(addresses.flatMap((address, at) => widthsAt(at).map((width) => [address, width] as const)))(
      'at %s, %i px wide',
      async (address, width) => {
        const { page } = await stage.again(person);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address.replace(':published', ids.published).replace(':draft', ids.draft));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await settle(page);
        await walk(page);
        const { found, walked } = await jumps(page);
        expect(walked).toBeGreaterThan(3);
        expect(found).toEqual([]);
      },
    );
  });
});
