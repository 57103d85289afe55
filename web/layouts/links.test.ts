import { describe, expect, it } from 'vitest';
import { routes } from '#web/routes.tsx';
import { footerLinks, headerLinks } from './links.ts';

describe('the links of header and footer', () => {
  const links = [...headerLinks, ...footerLinks.flatMap((group) => group.links)];
  it.each(links.map(({ to }) => to))('%s leads to a screen', (to) => {
    expect(routes.map(({ path }) => path)).toContain(to.split('?')[0]);
  });
});
