import { describe, expect, it } from 'vitest';
import { isMenuAddress } from '#contract/menu-address.ts';
import { routes } from '#web/routes.tsx';
import { footerLinks, headerLinks } from './links.ts';

describe('the links of header and footer', () => {
  const links = [...headerLinks, ...footerLinks.flatMap((group) => group.links)];
  it.each(links.map(({ to }) => to))('%s leads to a screen', (to) => {
    expect(routes.map(({ path }) => path)).toContain(to.split('?')[0]);
  });
});

describe('an entry that administrators add', () => {
  const fixed = routes.filter(({ path }) => !/[:*]/.test(path));
  const isOpen = (row: (typeof routes)[number]) =>
    !('redirect' in row) && (!row.guard || ['site', 'guest'].includes(row.guard));
  it.each(fixed.filter((row) => !isOpen(row)).map(({ path }) => path))(
    'does not lead to %s, which asks for a session',
    (path) => {
      expect(isMenuAddress(path)).toBe(false);
    },
  );
  it.each(fixed.filter((row) => isOpen(row) && 'layout' in row && row.layout === 'main').map(({ path }) => path))(
    'may lead to %s',
    (path) => {
      // What a mailed link opens is nobody's menu, but harmless.
      expect(isMenuAddress(path)).toBe(true);
    },
  );
});
