/** A new draft (spec 000 §5, §7; docs/specification.md 6). */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

const work = { titulo: 'Mareas', resumen: 'Tres años de mareas.', palabrasClave: ['mar', 'luna'] };

describePlatform('creating a publication', (platform) => {
  let author: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    other = await platform().person('Otilia', 'AUTOR');
  });
  const create = (body: object, by = author) => by.call.createPublication({ body: { ...work, ...body } });

  it('takes keywords as text with commas and as a list, trimmed and each once', async () => {
    expect(await create({ palabrasClave: ' mar, luna ,, mar ,sol' })).toMatchObject({
      palabrasClave: ['mar', 'luna', 'sol'],
    });
    expect(await create({ palabrasClave: ['mar ', ' luna', 'mar', ''] })).toMatchObject({
      palabrasClave: ['mar', 'luna'],
    });
  });

  it('names what is missing: title, summary, keywords', async () => {
    const empty = await problemOf(create({ titulo: ' ', resumen: '', palabrasClave: ' , ,' }));
    expect(empty).toMatchObject({ status: 422, code: 'datos_no_validos' });
    expect(empty.errors?.map(({ field }) => field).sort()).toEqual(['palabrasClave', 'resumen', 'titulo']);
  });

  it('is an article in Spanish of which nothing is known yet, unless it is said', async () => {
    expect(await create({})).toMatchObject({
      tipo: 'ARTICULO',
      idioma: 'es',
      estado: 'BORRADOR',
      prioridad: 'MEDIA',
      categoria: null,
      metadatos: {},
      contenido: '',
      documento: { type: 'doc', content: [] },
      versionActual: 0,
      ronda: 1,
      fechaEnvio: null,
      fechaPublicacion: null,
    });
    for (const tipo of ['REPORTE', 'TESIS', 'LIBRO'] as const) expect(await create({ tipo })).toMatchObject({ tipo });
  });

  it('reads the category from its own field or from metadatos, and shows it in both', async () => {
    for (const said of [{ categoria: 'Física' }, { metadatos: { categoria: 'Física' } }])
      expect(await create(said)).toMatchObject({ categoria: 'Física', metadatos: { categoria: 'Física' } });
    expect(await create({ categoria: '', metadatos: { categoria: ' ' } })).toMatchObject({
      categoria: null,
      metadatos: {},
    });
  });

  it('keeps free metadata, as many keys as fit', async () => {
    const metadatos = { revista: 'Mar', volumen: 3, abierta: true };
    expect(await create({ metadatos })).toMatchObject({ metadatos });
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`clave${n}`, n]));
    const full = await create({ metadatos: many(40), categoria: 'Física' });
    expect(Object.keys(full.metadatos)).toHaveLength(41);
    expect(await problemOf(create({ metadatos: many(41) }))).toMatchObject({ status: 422 });
    expect(await problemOf(create({ metadatos: { ['k'.repeat(200)]: 1 } }))).toMatchObject({ status: 422 });
  });

  it('keeps the DOI that the client made, and chooses another where it is taken', async () => {
    const doi = '10.1000/Mareas-1';
    expect((await create({ metadatos: { doi } })).metadatos.doi).toBe(doi);
    const second = await create({ metadatos: { doi: doi.toUpperCase() } }, other);
    expect(second.metadatos.doi).toMatch(/^10\.1000\/\d+$/);
  });

  it('knows a taken DOI in any alphabet’s upper and lower case', async () => {
    for (const doi of ['10.1000/İstanbul', '10.1000/ΟΔΟΣ']) {
      await create({ metadatos: { doi } });
      expect((await create({ metadatos: { doi } })).metadatos.doi).toMatch(/^10\.1000\/\d+$/);
    }
  });

  it('gives the DOI to one of many who ask for it at once, and others to the rest', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, n) => create({ metadatos: { doi: '10.1000/77' } }, n % 2 ? author : other)),
    );
    const dois = all.map(({ metadatos }) => metadatos.doi);
    expect(new Set(dois).size).toBe(6);
    expect(dois.filter((doi) => doi === '10.1000/77')).toHaveLength(1);
  });

  it('keeps a deleted work’s DOI taken, since it may be restored', async () => {
    const { id } = await create({ metadatos: { doi: '10.1000/88' } });
    await author.call.deletePublication({ params: { id } });
    expect((await create({ metadatos: { doi: '10.1000/88' } })).metadatos.doi).not.toBe('10.1000/88');
  });

  it('refuses what is no DOI', async () => {
    for (const doi of ['', '4711', '10.1000/con espacio', 'https://doi.org/10.1000/1'])
      expect(await problemOf(create({ metadatos: { doi } }))).toMatchObject({ errors: [{ field: 'metadatos.doi' }] });
  });

  it('puts co-authors after the main author, as given, with their affiliation', async () => {
    const third = await platform().account({ nombres: 'Tomás', afiliacion: 'Universidad del Sur' }, 'LECTOR');
    const made = await create({ coautoresIds: [third.user.id, other.user.id.toUpperCase()] });
    expect(made).toMatchObject({
      autor: 'Irene De Prueba, Tomás De Prueba, Otilia De Prueba',
      autorPrincipalId: author.user.id,
      autorPrincipal: { id: author.user.id, email: author.user.email },
      coautoresIds: [third.user.id, other.user.id],
      coautores: [{ nombres: 'Tomás' }, { nombres: 'Otilia' }],
    });
    expect(made.autores.map(({ afiliaciones }) => afiliaciones)).toEqual([[], ['Universidad del Sur'], []]);
    // They are asked, and until they answer they are names.
    expect(made.autores.map(({ id }) => id)).toEqual([author.user.id, null, null]);
  });

  it('refuses co-authors unknown, gone, repeated, or oneself', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const gone = await platform().person('Gema', 'AUTOR');
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    const lists = [
      ['01890000-0000-7000-8000-000000000000'],
      [gone.user.id],
      [other.user.id, other.user.id],
      [author.user.id],
      [author.user.id.toUpperCase()],
    ];
    for (const coautoresIds of lists)
      expect(await problemOf(create({ coautoresIds }))).toMatchObject({
        status: 422,
        code: 'coautor_no_valido',
        errors: [{ field: 'coautoresIds' }],
      });
  });

  it('takes nothing else from the client: estado, version, author and dates are the platform’s', async () => {
    const forged = {
      id: '01890000-0000-7000-8000-000000000000',
      estado: 'PUBLICADO',
      versionActual: 9,
      ronda: 9,
      vistas: 9,
      prioridad: 'ALTA',
      autorPrincipalId: other.user.id,
      autorPrincipal: { id: other.user.id },
      autor: 'Otra',
      autores: [{ id: other.user.id, nombres: 'Otra' }],
      elevadaPorId: other.user.id,
      fechaCreacion: '2001-01-01T00:00:00.000Z',
      fechaPublicacion: '2001-01-01T00:00:00.000Z',
      revisiones: [{ estado: 'ACEPTADA' }],
      contenido: 'Texto',
      licencia: 'javascript:alert(1)',
    };
    const made = await create(forged);
    expect(made).toMatchObject({
      estado: 'BORRADOR',
      versionActual: 0,
      ronda: 1,
      vistas: 0,
      prioridad: 'MEDIA',
      autorPrincipalId: author.user.id,
      autor: 'Irene De Prueba',
      fechaPublicacion: null,
      contenido: '',
      licencia: null,
    });
    expect(made.id).not.toBe(forged.id);
    expect(Date.parse(made.fechaCreacion)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is for authors and administrators', async () => {
    for (const role of ['LECTOR', 'REVISOR', 'EDITOR'] as const) {
      const person = await platform().person('Nadie', role);
      expect(await problemOf(create({}, person))).toMatchObject({ status: 403 });
    }
    const admin = await platform().person('Ada', 'ADMIN');
    expect(await create({}, admin)).toMatchObject({ autorPrincipalId: admin.user.id });
  });
});
