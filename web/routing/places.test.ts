import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#contract/vocabulary.ts';
import { footerLinksOf, headerLinks } from '#web/layouts/links.ts';
import { placeIcons } from '#web/layouts/place-icons.ts';
import { routes } from '#web/routes.tsx';
import { opensTo, placesOf, rowsOf, wayTo } from './places.ts';
import { placeGroups, type Row } from './screen.ts';

const screens = routes.filter((row): row is Extract<Row, { layout: unknown }> => 'layout' in row);
const isParameterless = ({ path }: Row) => !path.includes(':') && path !== '*';
const inNavigation = (person: { roles: Role[] }) => placesOf(routes, person).flatMap(({ places }) => places);

/** Public addresses that another page leads to, or a letter alone, or whose other name is linked. */
const fromElsewhere: Readonly<Record<string, string>> = {
  '/instituciones/solicitud': 'the page of institutions',
  '/newsletter/confirmar': 'a mail',
  '/newsletter/baja': 'a mail',
  '/notificaciones/baja': 'a mail',
  '/reset-password': 'a mail',
  '/verify-email': 'a mail',
  '/orcid': 'ORCID, which leads back there',
  '/segundo-paso': 'the guards, for whose role asks for a second step',
  '/documentos/terminos': 'one’s settings and the forms where they are accepted',
  '/catalogo/disciplinas': 'the facets of the catalogue, and the cards of works by their category',
  '/numeros': 'the pages of numbers, to which their works lead',
  '/documentos/plazos': 'the settings where it is published, and the track of one’s works',
  '/documentos/privacidad': 'one’s settings and the forms where they are accepted',
  '/accesibilidad': 'the settings of the site’s pages, where an administrator writes it',
};

describe('the route table', () => {
  it('gives every screen of members a place in the navigation, or below one where its address names something', () => {
    const members = screens.filter(({ layout }) => layout === 'member');
    for (const row of members) {
      const { path, place, deeper } = row;
      const isPlace = isParameterless(row);
      expect([path, place !== undefined, deeper !== undefined]).toEqual([path, isPlace, !isPlace]);
    }
  });

  it('names below what a screen stands by paths that are in it', () => {
    const paths = screens.map(({ path }) => path);
    for (const { deeper } of screens) expect(paths).toEqual(expect.arrayContaining([...(deeper?.under ?? [])]));
  });

  it('has a picture of its own for every place', () => {
    const icons = screens.flatMap(({ place }) => place?.icon ?? []);
    expect(new Set(icons).size).toBe(icons.length);
    expect(Object.keys(placeIcons).sort()).toEqual([...icons].sort());
  });
});

describe.each(roles)('the navigation of %s', (role) => {
  const person = { roles: [role] };
  const places = inNavigation(person);

  it('has every address without a parameter that they may open, once, and none that they may not', () => {
    const mayOpen = screens.filter(
      (row) => row.layout === 'member' && isParameterless(row) && opensTo(row.guard, person),
    );
    const paths = places.map(({ path }) => path);
    expect(paths.toSorted()).toEqual([...mayOpen.map(({ path }) => path), '/catalogo'].sort());
  });

  it('leads to the public pages by those of the catalogue', () => {
    const linked = new Set(
      [...headerLinks, ...footerLinksOf({ variasRevistas: true }).flatMap(({ links }) => links)].map(
        ({ to }) => to.split('?')[0],
      ),
    );
    const open = screens.filter((row) => row.layout !== 'member' && isParameterless(row) && opensTo(row.guard, person));
    const missing = open.map(({ path }) => path).filter((path) => !linked.has(path) && !fromElsewhere[path]);
    expect(missing).toEqual([]);
    expect(places.map(({ path }) => path)).toContain('/catalogo');
  });

  it('has its groups in their order, none empty', () => {
    const groups = placesOf(routes, person);
    const names = [...placeGroups, 'more'];
    expect(groups.map(({ name }) => names.indexOf(name))).toEqual(
      groups.map(({ name }) => names.indexOf(name)).toSorted((a, b) => a - b),
    );
    expect(groups.every((group) => group.places.length > 0)).toBe(true);
  });
});

const groupsOf = (...held: Role[]) => placesOf(routes, { roles: held }).map(({ name }) => name);

it('shows the groups that a person has a part in, and folds the rest away', () => {
  expect(groupsOf('LECTOR')).toEqual(['home', 'read', 'account', 'more']);
  expect(groupsOf('AUTOR')).toEqual(['home', 'write', 'read', 'account', 'more']);
  expect(groupsOf('AUTOR', 'REVISOR')).toEqual(['home', 'write', 'review', 'read', 'account']);
  expect(groupsOf('EDITOR')).toEqual(['home', 'edit', 'read', 'account', 'more']);
  expect(groupsOf('ADMIN')).toEqual(['home', 'edit', 'administer', 'read', 'account', 'more']);
});

describe('the way to a screen', () => {
  const params = { id: 'x1', grupo: 'plazos', parte: 'consejo', paso: 'correo', webhook: 'w1' };
  const way = (path: string, ...held: Role[]) =>
    wayTo(routes, path, params, { roles: held }).map(({ to, name }) => `${to ?? '–'} ${name}`);

  it('leads from a work’s versions by the work to where the person has it in their list, or in their queue', () => {
    const path = '/publications/:id/versiones';
    const own = '/publications/x1/versiones navigation.versions';
    expect(way(path, 'AUTOR')).toEqual([
      '/mis-publicaciones navigation.works',
      '/publications/x1 navigation.work',
      own,
    ]);
    expect(way(path, 'EDITOR')).toEqual(['/editorial navigation.queue', '/editorial/x1 navigation.work', own]);
    expect(way(path, 'ADMIN')).toEqual([
      '/admin/publications navigation.allWorks',
      '/publications/x1 navigation.work',
      own,
    ]);
    expect(way(path, 'REVISOR'), 'the work has no screen for them').toEqual([
      '/mis-revisiones navigation.reviews',
      '– navigation.work',
      own,
    ]);
  });

  it('is the place itself on a screen of the navigation, and nothing where the person may not go', () => {
    expect(way('/notificaciones', 'LECTOR')).toEqual(['/notificaciones navigation.notifications']);
    expect(way('/admin/users', 'EDITOR')).toEqual([]);
    expect(way('/login', 'EDITOR')).toEqual([]);
  });

  it('calls a group of settings by its name', () => {
    expect(way('/admin/ajustes/:grupo', 'ADMIN')).toEqual([
      '/admin/ajustes navigation.platform',
      '/admin/ajustes/plazos platform.group.plazos',
    ]);
  });

  it('begins, for every screen and everybody who may open it, at a place that they have', () => {
    for (const role of roles) {
      const paths = inNavigation({ roles: [role] }).map(({ path }) => path);
      for (const { path, guard, layout } of screens) {
        if (layout !== 'member' || !opensTo(guard, { roles: [role] })) continue;
        expect(paths, `${role} at ${path}`).toContain(wayTo(routes, path, params, { roles: [role] })[0]?.path);
      }
    }
  });
});

const offers = (screen: string, journal: Parameters<typeof rowsOf>[1], role: Role) =>
  placesOf(rowsOf(routes, journal), { roles: [role] })
    .flatMap(({ places }) => places)
    .some(({ path }) => path === screen);

it('has the screens alone that the journal has chosen to have', () => {
  const offered = (preferenciasDeRevision: boolean, role: Role) =>
    offers('/preferencias', { preferenciasDeRevision, numeros: true }, role);
  expect(offered(true, 'REVISOR')).toBe(true);
  for (const [chosen, role] of [
    [false, 'REVISOR'],
    [true, 'ADMIN'],
    [true, 'AUTOR'],
    [true, 'LECTOR'],
  ] as const)
    expect(offered(chosen, role)).toBe(false);
});

it('has the numbers of a journal where there is one, for who may prepare them', () => {
  const offered = (numeros: boolean, role: Role) =>
    offers('/editorial/numeros', { preferenciasDeRevision: true, numeros }, role);
  expect(roles.filter((role) => offered(true, role)).toSorted()).toEqual(['ADMIN', 'EDITOR']);
  expect(roles.filter((role) => offered(false, role))).toEqual([]);
});

it('has appeals and complaints where there is one, for who runs works', () => {
  const offered = (reclamaciones: boolean, role: Role) =>
    offers('/editorial/reclamaciones', { preferenciasDeRevision: true, numeros: true, reclamaciones }, role);
  expect(roles.filter((role) => offered(true, role)).toSorted()).toEqual(['ADMIN', 'EDITOR']);
  expect(roles.filter((role) => offered(false, role))).toEqual([]);
});

it('has the journals of a platform where readers know of several, for who administers it', () => {
  const offered = (variasRevistas: true | undefined, role: Role) =>
    offers('/admin/revistas', { preferenciasDeRevision: true, numeros: true, variasRevistas }, role);
  expect(roles.filter((role) => offered(true, role))).toEqual(['ADMIN']);
  expect(roles.filter((role) => offered(undefined, role))).toEqual([]);
});
