/**
 * On a phone, a link that stands in no sentence is high enough for a finger by itself, whatever room is around it: 24 CSS px.
 * All controls of all screens are held to WCAG 2.5.8 in every-screen.test.ts.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { browserPath, phone, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** How high each link is that is all its item, fact or heading says. */
const aloneOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('li, dd, h2, h3, address')].flatMap((part) => {
      const [link, ...others] = part.querySelectorAll('a');
      if (!link?.checkVisibility() || others.length > 0) return [];
      const isAll = part.localName === 'address' || link.textContent?.trim() === part.textContent?.trim();
      return isAll ? [{ words: link.textContent, height: link.getBoundingClientRect().height }] : [];
    }),
  );

describe.skipIf(!browserPath)('on a phone', () => {
  const stage = setStage();

  it('links of the public pages that stand alone are 24 px high', async () => {
    const { publications } = catalogueListSchema.parse(
      await (await fetch(`${stage.url()}/api/catalog?tipo=ARTICULO&limit=1`)).json(),
    );
    const { page } = await stage.guest(phone);
    for (const path of ['/catalogo', `/catalogo/${publications[0]?.id}`, '/catalogo?q=agua']) {
      await page.goto(path);
      await settle(page);
      const links = await aloneOn(page);
      expect(links.length, path).toBeGreaterThan(5);
      expect(
        links.filter(({ height }) => height < 24),
        path,
      ).toEqual([]);
    }
  });

  it.each([
    ['lector', ['/', '/contacto', '/dashboard', '/perfil']],
    ['autor', ['/dashboard', '/mis-publicaciones']],
    ['editor', ['/dashboard']],
  ])('and those on screens of %s', async (name, paths) => {
    const { page } = await stage.member(name, phone);
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      const links = await aloneOn(page);
      expect(
        links.filter(({ height }) => height < 24),
        path,
      ).toEqual([]);
    }
  });
});
