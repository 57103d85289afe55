/** A journal's past: tables with PDFs, what agencies answer, JATS articles; checked, published, stopped, gone on with, repeated, undone. */
import { eq, inArray } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Load } from '#contract/entities/load.ts';
import { principalJournal } from '#contract/journals.ts';
import type { LoadField } from '#contract/loads.ts';
import {
  activity,
  files,
  issues,
  issueWorks,
  jobs,
  loadLines,
  mails,
  notifications,
  publications,
  versionFiles,
} from '#server/platform/database/schema.ts';
import { loadFilesOf, placeOfLoadFile } from '#server/platform/files/places.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { checking } from './check.ts';
import { removeOldLoadFiles } from './remove-old-files.ts';
import { publishing } from './run.ts';
import { undoing } from './undo.ts';

const pdf = (words: string) =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
const porDefecto = { idioma: 'es', tipo: 'ARTICULO' as const, licencia: null };
const heading = 'Título;Autores;Año;Volumen;Número;Páginas;DOI;Archivo';
const ror = 'https://ror.org/02gfc7t72';
const article = (title: string, doi: string, figure = '') => `<?xml version="1.0" encoding="UTF-8"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="es" article-type="research-article"><front>
<journal-meta><journal-title-group><journal-title>Otra</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="doi">${doi}</article-id>
<title-group><article-title>${title}</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Ruiz</surname><given-names>Ana</given-names></name><aff><institution-wrap><institution-id institution-id-type="ror">${ror}</institution-id><institution>UNAM</institution></institution-wrap></aff></contrib></contrib-group>
<pub-date pub-type="epub"><day>3</day><month>5</month><year>2009</year></pub-date>
<volume>9</volume><issue>1</issue><fpage>10</fpage><lpage>20</lpage>
<abstract><p>De qué trata.</p></abstract></article-meta></front>
<body><sec><title>Uno</title><p>Un texto entero.</p>${figure}</sec></body></article>`;

describePlatform('a load of a journal’s past', (platform) => {
  let admin: TestPerson;
  let stop: () => Promise<void>;
  const kinds = [checking, publishing, undoing];
  const start = async () => {
    stop = await startJobs(platform().services.database, kinds, platform().services);
  };
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    await start();
  });
  afterAll(() => stop());
  // Each comes from an address of its own (testing/platform.ts): together they begin more loads than one address may in a minute.
  beforeEach(() => platform().person('Otra'));
  const db = () => platform().services.db;

  const begin = (nombre: string, content: BlobPart, revistaId: string = principalJournal) =>
    admin.call.startLoad({ query: { revistaId, nombre }, body: new File([content], nombre) });
  const add = (id: string, nombre: string, content: BlobPart) =>
    admin.call.addLoadFile({ params: { id }, query: { nombre }, body: new File([content], nombre) });
  async function settled(id: string): Promise<Load> {
    await expect
      .poll(async () => (await admin.call.getLoad({ params: { id } })).trabajo?.estado, { timeout: 120_000 })
      .toMatch(/HECHO|FALLIDO|CANCELADO/);
    return admin.call.getLoad({ params: { id } });
  }
  async function check(load: Load, columnas: (LoadField | null)[] = load.columnas) {
    await admin.call.checkLoad({ params: { id: load.id }, body: { columnas, porDefecto } });
    return settled(load.id);
  }
  async function run({ id }: Pick<Load, 'id'>) {
    await admin.call.runLoad({ params: { id } });
    return settled(id);
  }
  const linesOf = async ({ id }: Pick<Load, 'id'>) =>
    (await admin.call.loadLines({ params: { id }, query: { limit: 100 } })).lineas;
  const faultsOf = async (load: Pick<Load, 'id'>) =>
    (await linesOf(load)).map(({ linea, fallos }) => [
      linea,
      ...fallos.map(({ codigo, columna }) => `${codigo} ${columna ?? ''}`.trim()),
    ]);
  const published = (titulo: string) => db().select().from(publications).where(eq(publications.titulo, titulo));

  it('is the administrators’ alone, and of a journal that there is', async () => {
    const editor = await platform().person('Eva', 'EDITOR');
    expect(await problemOf(editor.call.listLoads({}))).toMatchObject({ code: 'sin_permiso' });
    expect(await problemOf(begin('a.csv', `${heading}\n`, '00000000-0000-4000-8000-00000000dead'))).toMatchObject({
      code: 'no_encontrado',
    });
  });

  it('publishes a table in an encoding of 1998 with its PDFs, as it was then, and tells nobody', async () => {
    const text = `${heading}\r\nLas ci\xe9nagas;"Nu\xf1ez, \xc1lvaro; de la Cruz, Ana";1998;12;3;15-28;10.99999/c.1;cienagas.pdf\r\nEl r\xedo;Luis P\xe9rez;06/1998;12;3;1-14;;rio\r\n`;
    const load = await begin('pasado.csv', Buffer.from(text, 'latin1'));
    expect(load).toMatchObject({ clase: 'CSV', codificacion: 'windows-1252', separador: ';' });
    expect(load.columnas).toEqual(['titulo', 'autores', 'fecha', 'volumen', 'numero', 'paginas', 'doi', 'archivo']);
    await add(load.id, 'Ciénagas.PDF', pdf('c'));
    await add(load.id, 'varios.zip', zipSync({ 'carpeta/rio.pdf': pdf('r'), 'carpeta/notas.txt': Buffer.from('x') }));
    const [told, sent] = [await db().$count(notifications), await db().$count(mails)];
    const checked = await check(load);
    expect(checked.cuentas).toMatchObject({ lineas: 2, nuevas: 2, rechazadas: 0, hechas: 0 });
    // The check wrote no work.
    expect(await published('Las ciénagas')).toEqual([]);
    expect((await run(load)).cuentas).toMatchObject({ hechas: 2, creadas: 2 });
    const [work] = await published('Las ciénagas');
    expect(work).toMatchObject({
      estado: 'PUBLICADO',
      doi: '10.99999/c.1',
      estadoDoi: 'REGISTRADO',
      autor: 'Álvaro Nuñez, Ana de la Cruz',
      vistas: 0,
    });
    expect(work?.fechaPublicacion?.toISOString().slice(0, 10)).toBe('1998-01-01');
    const shown = await platform().guest.getPublication({ params: { id: work?.id ?? '' } });
    expect(shown).toMatchObject({
      apareceEn: { volumen: '12', numero: '3', anio: 1998 },
      metadatos: { paginaInicial: '15', paginaFinal: '28' },
    });
    expect(
      await db()
        .select({ bytes: files.bytes })
        .from(files)
        .where(eq(files.publicacionId, work?.id ?? '')),
    ).toEqual([{ bytes: pdf('c').length }]);
    // By their pages, though the file had them the other way.
    const [issue] = await db().select().from(issues).where(eq(issues.volumen, '12'));
    const contents = await platform().guest.readIssue({ params: { id: issue?.id ?? '' } });
    expect(contents.contenido.map(({ titulo }) => titulo)).toEqual(['El río', 'Las ciénagas']);
    expect([await db().$count(notifications), await db().$count(mails)]).toEqual([told, sent]);
  });

  it('changes nothing where the same comes again, without its PDFs, and completes what is wanting', async () => {
    const text = `${heading};Resumen\nLas ciénagas;Álvaro Nuñez;1998;12;3;15-28;https://doi.org/10.99999/C.1;cienagas.pdf;\nEl río;Luis Pérez;1998;12;3;1-14;;rio.pdf;Un resumen.\n`;
    const load = await begin('otra vez.csv', text);
    const before = await db().select().from(activity);
    const checked = await check(load);
    expect(checked.cuentas).toMatchObject({ iguales: 1, completar: 1, nuevas: 0, rechazadas: 0 });
    expect((await linesOf(load))[1]?.completa).toEqual(['resumen']);
    await run(load);
    expect((await published('El río')).map(({ resumen }) => resumen)).toEqual(['Un resumen.']);
    const kinds = (await db().select().from(activity)).slice(before.length).map(({ type }) => type);
    expect(kinds.sort()).toEqual(['journal.loaded', 'publication.completed']);
    // How the columns were named is remembered by their headings.
    const columnas = [...checked.columnas].reverse().map(() => null as LoadField | null);
    columnas.splice(0, 3, 'titulo', 'autores', 'fecha');
    await check(load, columnas);
    expect((await begin('y otra.csv', text)).columnas).toEqual(columnas);
  });

  it('refuses lines by the column and the reason, and publishes the others', async () => {
    const rows = [
      heading,
      ';Ana Ruiz;2001;;;;;',
      'Sin fecha;Ana Ruiz;hacia 1900;;;;;',
      'Mal DOI;Ana Ruiz;2001;;;;11.1/x;',
      'Futura;Ana Ruiz;2190;;;;;',
      'Sin archivo;Ana Ruiz;2001;;;;;falta.pdf',
      'Doble;Ana Ruiz;2001;;;;;doble.pdf',
      'Falso;Ana Ruiz;2001;;;;;falso.pdf',
      'Quién;"Ruiz, Ana, Gil, Luis";2001;;;;;',
      'Buena;Ana Ruiz;2001;7;1;3;;',
      'Otro año;Ana Ruiz;2002;7;1;9;;',
      'Buena;Ana Ruiz;2001;7;1;3;;',
    ];
    const load = await begin('malas.csv', rows.join('\n'));
    await add(load.id, 'doble.pdf', pdf('1'));
    await add(load.id, 'z.zip', zipSync({ 'a/doble.pdf': pdf('2'), 'falso.pdf': Buffer.from('MZ no soy un PDF') }));
    await check(load);
    expect(await faultsOf(load)).toEqual([
      [2, 'falta Título'],
      [3, 'fecha Año'],
      [4, 'doi DOI'],
      [5, 'fecha_futura Año'],
      [6, 'archivo_no_esta Archivo'],
      [7, 'archivo_repetido Archivo'],
      [8, 'archivo_no_es_pdf Archivo'],
      [9, 'autores Autores'],
      [10],
      [11, 'numero_otro_anio Número'],
      [12, 'repetida'],
    ]);
    expect((await run(load)).cuentas).toMatchObject({ rechazadas: 10, hechas: 1, creadas: 1 });
    const report = await platform().inject({
      method: 'GET',
      url: `/api/cargas/${load.id}/informe`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(report.body.split('\r\n')).toHaveLength(13);
    expect(report.body).toContain('Columna «Año»: «hacia 1900» no es una fecha ni un año.');
    expect(
      await problemOf(
        admin.call.checkLoad({
          params: { id: load.id },
          body: { columnas: load.columnas.map(() => null), porDefecto },
        }),
      ),
    ).toMatchObject({
      code: 'datos_no_validos',
    });
  });

  it('takes nothing for a formula in its report', async () => {
    const load = await begin('formula.csv', `${heading}\n=HYPERLINK("x");Ana Ruiz;2001;;;;;\n`);
    await check(load);
    const { body } = await platform().inject({
      method: 'GET',
      url: `/api/cargas/${load.id}/informe`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(body).toContain(`"'=HYPERLINK`);
  });

  it('reads what Crossref and DataCite answer, in their envelopes, and finds PDFs by DOI', async () => {
    const crossref = {
      message: {
        items: [
          {
            ...{
              DOI: '10.99999/x.7',
              title: ['Un <i>título</i>'],
              type: 'journal-article',
              volume: '4',
              issue: '2',
              page: '7-9',
            },
            author: [{ given: 'Ana', family: 'Ruiz', ORCID: 'http://orcid.org/0000-0002-1825-0097' }],
            issued: { 'date-parts': [[2003, 5]] },
            abstract: '<jats:title>Abstract</jats:title><jats:p>De qué &amp; cómo.</jats:p>',
          },
          {
            DOI: '10.99999/x.9',
            title: ['Fe de erratas'],
            type: 'journal-article',
            issued: { 'date-parts': [[2003, 6]] },
          },
        ],
      },
    };
    const datacite = {
      data: [
        {
          attributes: {
            ...{ doi: '10.99999/d.8', titles: [{ title: 'De DataCite' }], publicationYear: 2011 },
            creators: [{ name: 'Gil, Luis' }],
            container: { volume: '5', issue: '1', firstPage: '1' },
          },
        },
      ],
    };
    const parts = {
      'c.json': JSON.stringify(crossref),
      'd.json': JSON.stringify(datacite),
      '10.99999_x.7.pdf': pdf('x'),
    };
    const bytes = Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)] as const);
    const load = await begin('doi.zip', zipSync(Object.fromEntries(bytes)));
    expect(load).toMatchObject({ clase: 'JSON', cabeceras: [] });
    expect((await check(load)).cuentas).toMatchObject({ lineas: 3, nuevas: 3 });
    await run(load);
    // What names nobody is the journal's own.
    expect((await published('Fe de erratas'))[0]).toMatchObject({ autor: 'Pliego' });
    const [work] = await published('Un título');
    expect(work).toMatchObject({ resumen: 'De qué & cómo.', doi: '10.99999/x.7', autor: 'Ana Ruiz' });
    expect(await db().$count(versionFiles, eq(versionFiles.publicacionId, work?.id ?? ''))).toBe(1);
    expect((await published('De DataCite'))[0]).toMatchObject({ autor: 'Luis Gil' });
    const one = await begin('uno.json', JSON.stringify(crossref.message.items[0]));
    expect((await check(one)).cuentas).toMatchObject({ lineas: 1, iguales: 1 });
  });

  it('publishes JATS folders with their pictures and PDF, and says which article cannot be read', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const figure = '<fig id="f1"><caption><p>Una</p></caption><graphic xlink:href="f1.png"/></fig>';
    const load = await begin(
      'jats.zip',
      zipSync({
        'a1/a1.xml': Buffer.from(article('De JATS', '10.99999/j.1', figure)),
        'a1/f1.png': png,
        'a1/a1.pdf': pdf('a1'),
        'a2/roto.xml': Buffer.from('<article><front>'),
      }),
    );
    expect(load.clase).toBe('JATS');
    expect((await check(load)).cuentas).toMatchObject({ nuevas: 1, rechazadas: 1 });
    expect((await run(load)).cuentas).toMatchObject({ hechas: 1, creadas: 1 });
    const [work] = await published('De JATS');
    const shown = await platform().guest.getPublication({ params: { id: work?.id ?? '' } });
    expect(shown).toMatchObject({
      contenido: expect.stringContaining('Un texto entero.'),
      apareceEn: { volumen: '9', numero: '1', anio: 2009 },
      autores: [{ rors: [{ afiliacion: 'UNAM', ror }] }],
    });
    expect(shown.portada).toBeDefined();
    expect(await db().$count(files, eq(files.publicacionId, work?.id ?? ''))).toBe(1);
  });

  it('refuses what is no table, lies of itself, or climbs out of its folder', async () => {
    for (const [nombre, content] of [
      ['a.pdf', pdf('a')],
      ['a.csv', 'solo una línea'],
      ['vacio.csv', ''],
      ['sin datos.zip', zipSync({ 'a.pdf': pdf('a') })],
      ['roto.zip', Buffer.from('PK\x03\x04 nada')],
      ['bomba.zip', zipSync({ 'a.csv': new Uint8Array(80_000_000) }, { level: 9 })],
    ] as const)
      expect(await problemOf(begin(nombre, content)), nombre).toMatchObject({ code: 'archivo_no_incorporado' });
    const climbing = await begin(
      'fuera.zip',
      zipSync({
        'obras.csv': Buffer.from(`${heading}\nFuera;Ana Ruiz;2001;;;;;../../fuera.pdf\n`),
        '../../fuera.pdf': pdf('f'),
      }),
    );
    await check(climbing);
    expect(await faultsOf(climbing)).toEqual([[2, 'archivo_no_esta Archivo']]);
    const bad = await begin('no.json', '{"nada": 1}');
    expect((await check(bad)).impedimento).toContain('Crossref');
  });

  it('brings each work in once where two people load the same at once', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, n) => `A la vez ${n};Ana Ruiz;2005;21;${1 + (n % 3)};${n + 1};${n % 2 ? `10.99999/v.${n}` : ''};`,
    );
    const text = [heading, ...rows].join('\n');
    const loads = [await begin('uno.csv', text), await begin('dos.csv', text)];
    for (const load of loads) await check(load);
    await stop();
    // Two processes do what two people asked for.
    const both = await Promise.all(
      [0, 1].map(() => startJobs(platform().services.database, kinds, platform().services)),
    );
    await Promise.all(loads.map((load) => admin.call.runLoad({ params: { id: load.id } })));
    const done = await Promise.all(loads.map(({ id }) => settled(id)));
    await Promise.all(both.map((end) => end()));
    await start();
    expect(done.reduce((sum, { cuentas }) => sum + cuentas.creadas, 0)).toBe(12);
    expect((await db().select().from(publications)).filter(({ titulo }) => titulo.startsWith('A la vez'))).toHaveLength(
      12,
    );
    expect(await db().$count(issues, eq(issues.volumen, '21'))).toBe(3);
  });

  it('goes on where it stopped: a full disk, a cancelled job, a server that ends', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => `Sigue ${n};Ana Ruiz;2006;22;1;${n + 1};;s${n}.pdf`);
    const load = await begin('sigue.csv', [heading, ...rows].join('\n'));
    await add(load.id, 's.zip', zipSync(Object.fromEntries(rows.map((_, n) => [`s${n}.pdf`, pdf(String(n))]))));
    await check(load);
    await stop();
    // As a disk that is full from the tenth file on says it.
    const { services } = platform();
    let left = 9;
    const full = {
      ...services.files,
      put: (...given: Parameters<typeof services.files.put>) =>
        left-- > 0
          ? services.files.put(...given)
          : Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    };
    const onFullDisk = await startJobs(services.database, [{ ...publishing, tries: 1 }], { ...services, files: full });
    await admin.call.runLoad({ params: { id: load.id } });
    expect((await settled(load.id)).trabajo?.estado).toBe('FALLIDO');
    await onFullDisk();
    expect((await admin.call.getLoad({ params: { id: load.id } })).cuentas).toMatchObject({ hechas: 9, creadas: 9 });
    // Now it is cancelled before anybody does it, and asked for again; the server ends in the middle.
    const { trabajo } = await admin.call.runLoad({ params: { id: load.id } });
    await admin.call.cancelJob({ params: { id: trabajo?.id ?? '' } });
    await admin.call.runLoad({ params: { id: load.id } });
    await start();
    await expect.poll(async () => db().$count(loadLines, eq(loadLines.creada, true))).toBeGreaterThan(12);
    await stop();
    await start();
    expect((await settled(load.id)).cuentas).toMatchObject({ hechas: 40, creadas: 40, rechazadas: 0 });
    const works = (await db().select().from(publications)).filter(({ titulo }) => titulo.startsWith('Sigue'));
    expect(works).toHaveLength(40);
    const ids = works.map(({ id }) => id);
    expect(await db().$count(files, inArray(files.publicacionId, ids))).toBe(40);
    expect(await db().$count(issueWorks, inArray(issueWorks.publicacionId, ids))).toBe(40);
    // Nothing lies in the store that no work has.
    const stored: string[] = [];
    for await (const { name } of services.files.list('obras/')) stored.push(name.split('/').at(-1) ?? '');
    const known = new Set((await db().select({ id: files.id }).from(files)).map(({ id }) => id));
    expect(stored.filter((id) => !known.has(id))).toEqual([]);
  });

  it('is undone but for what somebody touched, and can be brought in again', async () => {
    const load = await begin(
      'deshacer.csv',
      `${heading}\nSe va;Ana Ruiz;2007;;;;10.99999/u.1;\nSe queda;Ana Ruiz;2007;;;;10.99999/u.2;\n`,
    );
    await check(load);
    await run(load);
    const [kept] = await published('Se queda');
    await db()
      .insert(activity)
      .values({
        type: 'publication.edited',
        severity: 'info',
        publicacionId: kept?.id ?? '',
        datos: { titulo: 'Se queda' },
      });
    await admin.call.undoLoad({ params: { id: load.id } });
    expect((await settled(load.id)).cuentas).toMatchObject({ creadas: 1 });
    expect((await published('Se va'))[0]?.fechaEliminacion).not.toBeNull();
    expect((await published('Se queda'))[0]?.fechaEliminacion).toBeNull();
    expect(await problemOf(admin.call.runLoad({ params: { id: load.id } }))).toMatchObject({
      code: 'carga_sin_comprobar',
    });
    expect((await check(load)).cuentas).toMatchObject({ nuevas: 1, iguales: 1 });
    expect((await run(load)).cuentas).toMatchObject({ creadas: 2 });
    await admin.call.removeLoad({ params: { id: load.id } });
    expect(await problemOf(admin.call.getLoad({ params: { id: load.id } }))).toMatchObject({ code: 'no_encontrado' });
    expect((await published('Se va')).filter(({ fechaEliminacion }) => fechaEliminacion === null)).toHaveLength(1);
    expect(await db().$count(jobs, eq(jobs.estado, 'FALLIDO'))).toBe(1);
  });

  it('gives a work that is restored after that its DOI again, unless another has it now', async () => {
    const line = (titulo: string, doi: string) => `${heading}\n${titulo};Ana Ruiz;2007;;;;${doi};\n`;
    const undone = async (titulo: string, doi: string) => {
      const load = await begin(`${titulo}.csv`, line(titulo, doi));
      await check(load);
      await run(load);
      await admin.call.undoLoad({ params: { id: load.id } });
      await settled(load.id);
      const [work] = await published(titulo);
      return work?.id ?? '';
    };
    const restored = async (id: string) => admin.call.restorePublication({ params: { id } });
    const back = await undone('Vuelve', '10.99999/u.3');
    expect((await restored(back)).metadatos.doi).toBe('10.99999/u.3');
    const late = await undone('Tarde', '10.99999/u.4');
    const again = await begin('otra.csv', line('Tarde', '10.99999/u.4'));
    await check(again);
    await run(again);
    expect((await restored(late)).metadatos.doi).toBeUndefined();
  });

  it('keeps its files for ninety days, and a month after the last thing done; lines, report and undoing stay', async () => {
    const { services } = platform();
    const load = await begin('vieja.csv', `${heading}\nQueda;Ana Ruiz;2007;;;;;\n`);
    await check(load);
    expect((await run(load)).cuentas).toMatchObject({ creadas: 1 });
    const another = await begin('nueva.csv', `${heading}\nNadie la toca;Ana Ruiz;2007;;;;;\n`);
    const stray = placeOfLoadFile(load.id, crypto.randomUUID());
    await services.files.put(stray, 'resto');
    const stored = async () => {
      const names: string[] = [];
      for await (const { name } of services.files.list(loadFilesOf(load.id))) names.push(name);
      return names.length;
    };
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    const filesOf = async ({ id }: Load) => (await admin.call.getLoad({ params: { id } })).archivos.total;
    // What broke off goes after a day; what is of a load stays as long as it may be done again.
    await removeOldLoadFiles(services, later(2));
    expect([await stored(), await filesOf(load)]).toEqual([1, 1]);
    await removeOldLoadFiles(services, later(91));
    expect([await filesOf(load), await filesOf(another)]).toEqual([1, 0]);
    await db()
      .delete(jobs)
      .where(eq(jobs.unico, `cargas:${load.id}`));
    await removeOldLoadFiles(services, later(89));
    expect([await stored(), await filesOf(load)]).toEqual([1, 1]);
    await removeOldLoadFiles(services, later(91));
    expect([await stored(), await filesOf(load)]).toEqual([0, 0]);
    const { columnas } = load;
    const params = { id: load.id };
    for (const asked of [
      () => admin.call.checkLoad({ params, body: { columnas, porDefecto } }),
      () => add(load.id, 'tarde.pdf', pdf('t')),
    ])
      expect(await problemOf(asked())).toMatchObject({ code: 'carga_sin_archivos' });
    expect(await linesOf(load)).toHaveLength(1);
    await admin.call.undoLoad({ params });
    expect((await settled(load.id)).cuentas).toMatchObject({ creadas: 0 });
  });

  it('takes no more than ten thousand lines', async () => {
    const rows = Array.from({ length: 10_001 }, (_, n) => `Larga ${n};Ana Ruiz;2008;${100 + (n % 50)};${n % 7};${n};;`);
    const tooMany = await begin('muchas.csv', [heading, ...rows].join('\n'));
    expect((await check(tooMany)).impedimento).toContain('10 000');
  });
});
