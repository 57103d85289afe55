/** Author pages: who is taken for whom, and that nobody stands there who signs nothing published. */
import { beforeAll, describe, expect, it } from 'vitest';
import { authorKey, disciplineSlug } from '#contract/public-addresses.ts';
import { authorships, publications, users } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { findAuthor } from './authors.ts';
import { findDiscipline } from './disciplines.ts';
import { countCatalogue } from './totals.ts';
import { published } from './works.fixture.ts';

const orcid = '0000-0002-1825-0097';
const [ana, luis, silent, merged, luz] = [1, 2, 3, 4, 5].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
  string,
];
const page = { page: 1, limit: 12 };

type Signing = { nombres: string; apellidos?: string; orcid?: string; userId?: string; afiliaciones?: string[] };

describeOnEachEngine('the pages of authors', (engine) => {
  const publish = async (titulo: string, byline: Signing[], fields: Parameters<typeof published>[1] = {}) => {
    const work = published({ titulo }, fields);
    await engine.db.insert(publications).values(work);
    await engine.db.insert(authorships).values(
      byline.map((name, orden) => ({
        ...{ apellidos: '', orcid: null, userId: null, afiliaciones: [], ...name },
        ...{ publicacionId: work.id ?? '', orden },
      })),
    );
  };
  const author = async (key: string) => {
    const found = await findAuthor(engine.db, key, page);
    return { ...found, publications: found.publications.map(({ titulo }) => titulo) };
  };

  beforeAll(async () => {
    for (const [id, nombres] of [
      [ana, 'Ana'],
      [luis, 'Luis'],
      [silent, 'Sin Obras'],
      [luz, 'Luz'],
    ] as const)
      await engine.db
        .insert(users)
        .values({ id, nombres, apellidos: 'Prueba', email: `${id}@pliego.test`, passwordHash: 'x', roles: ['AUTOR'] });
    await publish('Una', [
      { nombres: 'Ana', apellidos: 'Núñez Ibáñez', orcid, userId: ana, afiliaciones: ['Lima'] },
      { nombres: 'J. M.', apellidos: "O'Brien-Gil" },
    ]);
    await publish('Dos', [
      { nombres: 'Luis', apellidos: 'Paz', userId: luis },
      { nombres: 'A.', apellidos: 'Núñez', userId: ana, afiliaciones: ['Quito', 'Lima'] },
      { nombres: 'j m', apellidos: 'obrien gil' },
      { nombres: 'J M', apellidos: 'O’Brien Gil' },
    ]);
    await publish('Tres', [{ nombres: 'Ana', apellidos: 'Nuñez Ibáñez', orcid }], { categoria: 'Ciencias, Tierra' });
    const counted = { categoria: 'Con y sin iD' };
    await publish('Con iD', [{ nombres: 'Luz', orcid: '0000-0001-5109-3700', userId: luz }], counted);
    await publish('Sin iD', [{ nombres: 'Luz', userId: luz }, { nombres: 'Ana' }], counted);
    await publish(
      'Borrador',
      [
        { nombres: 'Sin Obras', userId: silent },
        { nombres: 'Oculta', userId: luis },
      ],
      {
        estado: 'BORRADOR',
        categoria: 'Secreta',
      },
    );
    await publish('Retirada', [{ nombres: 'Sin Obras', userId: silent }], { estado: 'RETIRADO' });
  });

  it('are by ORCID iD, with the works of the account that signs with it', async () => {
    expect(await author(orcid)).toMatchObject({
      clave: orcid,
      nombre: 'Ana Nuñez Ibáñez',
      orcid,
      soloPorNombre: false,
      afiliaciones: ['Quito', 'Lima'],
      publications: ['Tres', 'Dos', 'Una'],
      total: 3,
    });
  });

  it('lead from the account to its ORCID iD, and are by account where it has none', async () => {
    expect((await author(ana)).clave).toBe(orcid);
    expect(await author(luis)).toMatchObject({ clave: luis, orcid: null, publications: ['Dos'], soloPorNombre: false });
  });

  it('lead from an account that was merged to the one that has its works now', async () => {
    await engine.db.insert(users).values({
      ...{ id: merged, nombres: 'Luis', apellidos: 'Paz', email: 'unida@pliego.test' },
      ...{ passwordHash: 'x', roles: ['AUTOR'], unidaAId: luis },
    });
    expect(await author(merged)).toMatchObject({ clave: luis, publications: ['Dos'] });
  });

  it('are by name for who has neither, however it is written, and say so', async () => {
    const key = authorKey({ nombres: 'J. M.', apellidos: "O'Brien-Gil" });
    expect(key).toBe('j-m-o-brien-gil');
    expect(await author(key)).toMatchObject({
      clave: key,
      publications: ['Dos', 'Una'],
      soloPorNombre: true,
      total: 2,
    });
  });

  it('count with whom they sign, themselves left out', async () => {
    expect((await author(luis)).coautores).toEqual([
      { nombre: 'A. Núñez', clave: ana, total: 1 },
      { nombre: 'J M O’Brien Gil', clave: 'j-m-o-brien-gil', total: 1 },
      { nombre: 'j m obrien gil', clave: 'j-m-obrien-gil', total: 1 },
    ]);
    expect((await author(orcid)).coautores.map(({ nombre }) => nombre)).not.toContain('A. Núñez');
  });

  it.each([
    silent,
    'sin-obras',
    'oculta',
    'ana-nunez-ibanez',
    '0000-0002-9079-593X',
    '00000000-0000-4000-8000-0000000000ff',
    '-',
    ' ',
  ])('are not there for %s, who signs nothing published so', async (key) => {
    await expect(findAuthor(engine.db, key, page)).rejects.toMatchObject({ problem: { code: 'no_encontrado' } });
  });

  it('count an account once, which signs some works with its ORCID iD and others without', async () => {
    const { autores } = await findDiscipline(engine.db, await countCatalogue(engine.db), 'con-y-sin-id');
    expect(autores).toEqual([
      { nombre: 'Luz', clave: '0000-0001-5109-3700', total: 2 },
      { nombre: 'Ana', clave: 'ana', total: 1 },
    ]);
  });

  it('and disciplines have their newest works and who signs them, those of unpublished works none', async () => {
    const totals = await countCatalogue(engine.db);
    const found = await findDiscipline(engine.db, totals, 'ciencias-tierra');
    expect(found).toMatchObject({ nombre: 'Ciencias, Tierra', total: 1, autores: [{ clave: orcid, total: 1 }] });
    expect(found.publications.map(({ titulo }) => titulo)).toEqual(['Tres']);
    await expect(findDiscipline(engine.db, totals, 'secreta')).rejects.toMatchObject({
      problem: { code: 'no_encontrado' },
    });
  });
});

describe('how addresses call people and disciplines', () => {
  it.each([
    ['Ñandú', 'Ibáñez Çelik', 'nandu-ibanez-celik'],
    ['Юрий', 'Коваль', 'юрий-коваль'],
    ['李', '小龍', '李-小龍'],
    ['—', '', ''],
  ])('is %s %s', (nombres, apellidos, key) => expect(authorKey({ nombres, apellidos })).toBe(key));

  it('is one for all spellings of a category', () =>
    expect(['Historia', 'HISTORIA ', 'historia.'].map(disciplineSlug)).toEqual(['historia', 'historia', 'historia']));
});
