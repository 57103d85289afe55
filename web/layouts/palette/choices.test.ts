import { describe, expect, it } from 'vitest';
import type { FoundWork } from '#contract/entities/search.ts';
import { account } from '#web/data/session.fixture.ts';
import { loadTexts, translate } from '#web/messages/i18n.ts';
import { type Offered, offers } from './choices.ts';
import { actsAt } from './work-in-view.ts';

const inView: FoundWork = {
  id: 'w1',
  titulo: 'Humedales de Doñana',
  tipo: 'ARTICULO',
  estado: 'EN_REVISION',
  idioma: 'es',
  fechaCreacion: '2026-03-02T10:00:00.000Z',
  acciones: ['CREAR_REVISION', 'ELEVAR'],
  propia: false,
  revisionId: null,
};
const nothing: Offered = {
  words: '',
  user: account('EDITOR'),
  places: [],
  inView,
  inViewAt: '/editorial/w1',
  cameLate: false,
  isAwaited: false,
  recent: [],
  awaited: 0,
  found: undefined,
  moment: (iso) => iso.slice(0, 10),
  opensAccounts: false,
};

async function offered(said: Partial<Offered>) {
  await loadTexts('private');
  return offers(translate, { ...nothing, ...said }).map(({ id, choices }) => [id, choices.map(({ text }) => text)]);
}

describe('what may be done with the work in view', () => {
  it('comes first, by its own words and by the work’s title', async () => {
    const acts = ['Asignar revisor', 'Elevar a aprobación'];
    expect((await offered({}))[0]).toEqual(['acts', acts]);
    expect(await offered({ words: 'elev' })).toEqual([['acts', ['Elevar a aprobación']]]);
    expect(await offered({ words: 'donana' })).toEqual([['acts', acts]]);
    expect(await offered({ words: 'otra cosa' })).toEqual([]);
  });

  it('comes below what is there at once, where it came after words were typed, and above it without any', async () => {
    const place = { path: '/editorial/numeros', name: 'navigation.numbers', icon: 'numbers', group: 'edit' } as const;
    const late = { cameLate: true, places: [{ name: 'edit', places: [place] }] } as const;
    const order = async (said: Partial<Offered>) => (await offered({ ...late, ...said })).map(([id]) => id);
    expect(await order({})).toEqual(['acts', 'screens']);
    expect(await order({ inView: undefined, isAwaited: true })).toEqual(['acts', 'screens']);
    expect(await order({ words: 'e' })).toEqual(['screens', 'acts']);
    expect(await order({ words: 'e', inView: undefined, isAwaited: true })).toEqual(['screens']);
  });

  it('is not said twice where the work is found, too', async () => {
    const found = { obras: [inView], personas: [] };
    expect((await offered({ words: 'donana', found })).map(([id]) => id)).toEqual(['acts', 'works']);
  });
});

describe('where a work in view is acted upon', () => {
  const out: FoundWork = { ...inView, estado: 'PUBLICADO', acciones: ['RETRACTAR'] };
  it.each([
    ['on its desk', '/editorial/:id', inView, 'EDITOR', '/editorial/w1'],
    ['on its screen', '/publications/:id', inView, 'ADMIN', '/publications/w1'],
    ['from its public page on its desk, to who runs it', '/catalogo/:id', out, 'EDITOR', '/editorial/w1'],
    [
      'of one’s own on its screen, also from a desk',
      '/editorial/:id',
      { ...inView, propia: true },
      'EDITOR',
      '/publications/w1',
    ],
  ] as const)('%s', (_, route, work, rol, at) => {
    expect(actsAt(route, work, account(rol))).toBe(at);
  });

  it('is said with what an administrator publishes on the desk', async () => {
    const work: FoundWork = { ...inView, estado: 'APROBADO', acciones: ['ELIMINAR', 'PUBLICAR'] };
    expect((await offered({ inView: work, user: account('ADMIN'), words: 'publ' }))[0]).toEqual(['acts', ['Publicar']]);
  });
});

it('tells works of one title apart by when they were begun, and says so of no others', () => {
  const one = { ...inView, id: 'w2', acciones: ['ELEVAR' as const], fechaCreacion: '2026-05-06T10:00:00.000Z' };
  const other = { ...inView, id: 'w3', titulo: 'Humedales de DONANA', acciones: [] };
  const alone = { ...inView, id: 'w4', titulo: 'Dehesas', acciones: [] };
  const found = { obras: [one, other, alone], personas: [] };
  const groups = offers(translate, { ...nothing, inView: undefined, words: 'hum', found });
  expect(groups.flatMap(({ choices }) => choices.map(({ hint }) => hint))).toEqual([
    'En revisión · del 2026-05-06',
    'En revisión · del 2026-03-02',
    'En revisión',
    'del 2026-05-06',
  ]);
});

it('keeps room for what was opened last until it is there, and only while nothing is sought', async () => {
  const awaited = offers(translate, { ...nothing, awaited: 2 }).find(({ id }) => id === 'recent');
  expect(awaited).toMatchObject({ awaited: 2, choices: [], late: true });
  expect((await offered({ awaited: 2, words: 'elev' })).map(([id]) => id)).toEqual(['acts']);
});

it('leads whoever runs works to where the first number is begun, and says numbers once where they have a place', async () => {
  const place = { path: '/editorial/numeros', group: 'edit', name: 'navigation.numbers', icon: 'numbers' } as const;
  const said = { inView: undefined, words: 'núm' };
  const once = [['screens', ['Números']]];
  expect(await offered(said)).toEqual(once);
  expect(await offered({ ...said, places: [{ name: 'edit', places: [place] }] })).toEqual(once);
  expect(await offered({ ...said, user: account('AUTOR') })).toEqual([]);
});
