// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { latePartId } from './data/late-part.ts';
import { account } from './data/session.fixture.ts';
import { accessKey, userKey } from './data/stored-session-key.ts';
import { shellScript, shellTemplate } from './shell-script.ts';

const journal = '0190a000-0000-7000-8000-000000000001';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-shell');
});

/** What stands in the navigation of whoever has a session here, before the scripts come. */
function placesOf(user: User): string[] {
  const places = '<li>Cola</li><li data-counted>Números</li>';
  document.body.innerHTML = `${shellTemplate('es', `<ul>${places}</ul>`)}<template id="${latePartId}"></template><div id="root"></div>`;
  localStorage.setItem(accessKey, 'llave');
  localStorage.setItem(userKey, JSON.stringify(user));
  // As the page runs it.
  new Function(shellScript)();
  return [...document.querySelectorAll('#shell li')].map(({ textContent }) => textContent ?? '');
}

it('has the numbers of all journals for who edits them all', () => {
  expect(placesOf(account('EDITOR'))).toEqual(['Cola', 'Números']);
  expect(placesOf(account('ADMIN'))).toEqual(['Cola', 'Números']);
});

it('leaves them out for who edits some journals alone, of which it is not known whether they have any', () => {
  expect(placesOf(account('EDITOR', { ambitos: { EDITOR: [journal] } }))).toEqual(['Cola']);
});

it('has them where a role that is nowhere narrowed gives them', () => {
  const both = {
    ...account('EDITOR', { ambitos: { EDITOR: [journal] } }),
    roles: ['EDITOR', 'ADMIN'] as User['roles'],
  };
  expect(placesOf(both)).toEqual(['Cola', 'Números']);
});
