import { describe, expect, it } from 'vitest';
import type { FoundWork } from '#contract/entities/search.ts';
import { account } from '#web/data/session.fixture.ts';
import { loadTexts, translate } from '#web/messages/i18n.ts';
import { type Offered, offers } from './choices.ts';

const inView: FoundWork = {
  id: 'w1',
  titulo: 'Humedales de Doñana',
  tipo: 'ARTICULO',
  estado: 'EN_REVISION',
  idioma: 'es',
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
  recent: [],
  awaited: 0,
  found: undefined,
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

  it('is not said twice where the work is found, too', async () => {
    const found = { obras: [inView], personas: [] };
    expect((await offered({ words: 'donana', found })).map(([id]) => id)).toEqual(['acts', 'works']);
  });
});

it('keeps room for what was opened last until it is there, and only while nothing is sought', async () => {
  const awaited = offers(translate, { ...nothing, awaited: 2 }).find(({ id }) => id === 'recent');
  expect(awaited).toMatchObject({ awaited: 2, choices: [], late: true });
  expect((await offered({ awaited: 2, words: 'elev' })).map(([id]) => id)).toEqual(['acts']);
});
