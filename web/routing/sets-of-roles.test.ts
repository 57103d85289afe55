import { expect, it } from 'vitest';
import { type Role, roles } from '#contract/vocabulary.ts';
import { routes } from '#web/routes.tsx';
import { opensTo, placesOf } from './places.ts';
import { maskOfGuard, maskOfSeveral, placesOfAll } from './sets-of-roles.ts';

const allSets = Array.from({ length: 2 ** roles.length }, (_, n) => roles.filter((_, role) => (n >> role) & 1));
/** Number of a set of roles, the bit of its own in every mask. */
const numberOfSet = (held: readonly Role[]): number =>
  roles.reduce((number, role, bit) => (held.includes(role) ? number | (1 << bit) : number), 0);
const isIn = (held: readonly Role[], mask = 0) => ((mask >>> numberOfSet(held)) & 1) === 1;

it('everybody’s navigation, with what is not theirs taken out, is that of each person', () => {
  const all = placesOfAll(routes);
  for (const held of allSets) {
    const left = all
      .filter(({ sets }) => isIn(held, sets))
      .map(({ name, places }) => [name, places.filter(({ sets }) => isIn(held, sets)).map(({ path }) => path)]);
    const own = placesOf(routes, { roles: held }).map(({ name, places }) => [name, places.map(({ path }) => path)]);
    expect(left, held.join()).toEqual(own);
  }
});

it('a screen is drawn for those alone whom its guard lets in', () => {
  for (const guard of ['login', 'AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'] as const)
    for (const held of allSets)
      expect(isIn(held, maskOfGuard(guard)), `${guard}: ${held}`).toBe(opensTo(guard, { roles: held }));
});

it('who has several roles is told from who has one', () => {
  for (const held of allSets) expect(isIn(held, maskOfSeveral), held.join()).toBe(held.length > 1);
});
