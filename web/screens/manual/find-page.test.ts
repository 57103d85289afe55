import { expect, it } from 'vitest';
import { helpAddress } from '#web/layouts/help-address.ts';
import { translate } from '#web/messages/i18n.ts';
import { findPage } from './find-page.ts';
import { manualPath, manuals } from './pages.ts';
import { searchManuals } from './search.ts';
import { loadManuals } from './texts.ts';

/** As the address of the account menu's link is taken apart by the router. */
const led = (...[role, path]: Parameters<typeof helpAddress>) => {
  const [, , rol, tema] = helpAddress(role, path).split('/');
  return findPage(rol, tema);
};

it('every manual and each of its pages is had at its address', () => {
  for (const manual of manuals) {
    expect(findPage(manual.slug, undefined)).toEqual({ manual, page: undefined });
    for (const page of manual.pages) expect(findPage(manual.slug, page.slug)).toEqual({ manual, page });
  }
});

it('from a screen one comes to what the manual of one’s role says of it', () => {
  expect(led('EDITOR', '/editorial/:id')).toEqual({ to: '/ayuda/edicion/cola' });
  expect(led('REVISOR', '/coautorias')).toEqual({ to: '/ayuda/revision/invitacion' });
  expect(led('AUTOR', '/coautorias')).toEqual({ to: '/ayuda/autoria/firmas' });
  expect(led('REVISOR', '/configuracion')).toEqual({ to: '/ayuda/revision/cuenta' });
});

it('what one’s own manual says nothing of is in those that the role reads, or in another', () => {
  expect(led('ADMIN', '/editorial/:id')).toEqual({ to: '/ayuda/edicion/cola' });
  expect(led('LECTOR', '/mis-revisiones')).toEqual({ to: '/ayuda/revision/invitacion' });
});

it('from anywhere else, to the manual of one’s role', () => {
  expect(led('ADMIN')).toEqual({ to: '/ayuda/administracion' });
  expect(led('AUTOR', '/certificados/:codigo')).toEqual({ to: '/ayuda/autoria' });
});

it('at other addresses there is nothing', () => {
  expect(findPage('edicion', 'nada')).toBeUndefined();
  expect(findPage('nadie', undefined)).toBeUndefined();
  expect(findPage('nadie', 'cola')).toBeUndefined();
  expect(findPage('__proto__', 'constructor')).toBeUndefined();
});

it('words are found whatever their accents, first where a part is called so, each page once', async () => {
  await loadManuals();
  const found = searchManuals('contrasena', translate);
  expect(found[0]).toMatchObject({ part: 'No recuerdo mi contraseña' });
  const account = manuals[0]?.pages.at(-1);
  const ofAccount = searchManuals('tu cuenta', translate).filter(
    ({ page, part }) => page === 'Tu cuenta' && part === '',
  );
  expect(ofAccount.map(({ to }) => to)).toEqual(manuals[0] && [manualPath(manuals[0], account)]);
  expect(searchManuals('zzz', translate)).toEqual([]);
  expect(searchManuals(' a ', translate)).toEqual([]);
  expect(searchManuals('la', translate).length).toBe(20);
});
