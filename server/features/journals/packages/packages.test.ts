/** Packages for indices over the API: what is asked for, what is in them, and what they say is missing. */
import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { packageFaultWords } from '#contract/package-words.ts';
import type { PackageKind } from '#contract/packages.ts';
import { refuse } from '#contract/refuse.ts';
import { readXml } from '#server/documents/xml/xml.ts';
import { jobs, publications } from '#server/platform/database/schema.ts';
import { placeOfPackage } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { canValidate, validate } from '#server/testing/schemas.ts';
import { approved, type Cast, published, reviewed } from '#server/testing/works.ts';
import { removeOldPackages } from '../../administration/jobs/clean.ts';
import { type PackageData, packing, writePackage } from './pack.ts';

const params = { id: principalJournal };
const site = 'https://pliego.example';

describePlatform('packages for indices', (platform) => {
  let cast: Cast;
  let admin: TestPerson;
  let work: { id: string; titulo: string };
  beforeAll(async () => {
    cast = {
      author: await platform().person('Ana', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    admin = await platform().person('Inés', 'ADMIN');
    await platform().settings({ institucion: 'Universidad de los Andes', issn: '2049-3630' });
    work = await published(cast, { titulo: 'Humedales & riberas' });
  });

  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'pliego-prueba-'));
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };
  const unpacked = (zip: string) => {
    const into = folder();
    execFileSync('unzip', ['-q', zip, '-d', into]);
    const files = new Map<string, Buffer>();
    for (const entry of readdirSync(into, { recursive: true, encoding: 'utf8' }))
      if (statSync(join(into, entry)).isFile()) files.set(entry, readFileSync(join(into, entry)));
    return files;
  };
  const text = (files: Map<string, Buffer>, ending: string) =>
    [...files].find(([name]) => name.endsWith(ending))?.[1].toString('utf8') ?? '';

  /** At an address of its own, as a platform in service has. */
  const written = async (
    clase: PackageKind,
    changes: Partial<PackageData> = {},
    others: Partial<Pick<Services, 'files'>> = {},
  ) => {
    const services = { ...platform().services, env: { ...platform().services.env, PUBLIC_URL: site }, ...others };
    const scratch = folder();
    const path = join(scratch, 'paquete.zip');
    const datos = { revistaId: principalJournal, clase, ...changes };
    const job = { datos, signal: new AbortController().signal, progress: () => {} };
    const content = await writePackage(services, job, path, scratch);
    return { content, files: unpacked(path) };
  };
  const firstOf = (content: { faltas: { campo: string }[] }) => content.faltas.map(({ campo }) => campo);

  it('has SciELO’s in folders and with names as it asks, and says what is missing', async () => {
    const { content, files } = await written('scielo', { acronimo: 'rbx' });
    expect(content.obras).toBe(1);
    const names = [...files.keys()].sort();
    // Nothing places it in a number: it is ahead of print.
    const stem = `2049-3630-rbx-${work.id}`;
    expect(names).toEqual([
      expect.stringMatching(new RegExp(`^2049-3630-rbx-nahead-01\\d\\d/${stem}\\.pdf$`)),
      expect.stringMatching(new RegExp(`^2049-3630-rbx-nahead-01\\d\\d/${stem}\\.xml$`)),
      'LEEME.txt',
      'faltas.csv',
    ]);
    expect(text(files, '.pdf')).toMatch(/^%PDF/);
    expect(firstOf(content)).toContain('worksWithDoi');
    expect(text(files, 'faltas.csv')).toContain('Falta: DOI registrado');
    expect(text(files, 'faltas.csv')).toContain(`${site}/editorial/${work.id}`);
    expect(text(files, 'LEEME.txt')).toContain('Acrónimo en los nombres: «rbx».');
    expect(text(files, 'LEEME.txt')).toContain('Package for SciELO');
  });

  it('has DOAJ’s as its schema asks', async () => {
    const { content, files } = await written('doaj');
    expect([...files.keys()].sort()).toEqual(['LEEME.txt', 'doaj-1.json', 'doaj-1.xml', 'faltas.csv']);
    expect(content.fuera).toEqual([]);
    expect(text(files, '.xml')).toContain('Humedales &amp; riberas');
    expect(JSON.parse(text(files, '.json'))).toMatchObject([{ bibjson: { title: 'Humedales & riberas' } }]);
    if (canValidate) validate('doaj', [text(files, '.xml')]);
  });

  it('has Redalyc’s with what Marcalyc takes, Dialnet’s with its contents, PubMed’s and the archive’s with checksums', async () => {
    const redalyc = await written('redalyc');
    const inside = [...redalyc.files.keys()].find((name) => name.endsWith('marcalyc.zip')) ?? '';
    expect(inside).toMatch(/^0001-\w{8}\/marcalyc\.zip$/);
    const dialnet = await written('dialnet');
    expect(text(dialnet.files, 'sumario.csv')).toContain('"Humedales & riberas"');
    expect(text(dialnet.files, 'sumario.ris')).toMatch(/^TY {2}- JOUR/);
    expect([...dialnet.files.keys()]).toContain('numero-001/001.pdf');
    const pubmed = await written('pubmed');
    const articles = readXml(text(pubmed.files, '.xml').replace(/<!DOCTYPE[^>]*>/, ''));
    expect(articles.children).toHaveLength(1);
    const kept = await written('preservacion');
    const manifest = text(kept.files, '/manifest-sha512.txt');
    expect(manifest.split('\n').filter(Boolean)).toHaveLength(2);
    expect(manifest).toMatch(/^[0-9a-f]{128} {2}data\/\d{4}\/0001-\w{8}\/articulo\.xml$/m);
  });

  it('says that pages, volume and number are missing where its records have none, and there alone', async () => {
    const { db } = platform().services;
    const paged = { volumen: '3', numero: '2', paginaInicial: '11', paginaFinal: '20' };
    const asked = ['Volumen', 'Páginas o número de artículo', 'Volumen o número'].map((que) => `"Falta: ${que}"`);
    for (const [metadatos, isSaid] of [
      [paged, true],
      [{}, false],
    ] as const) {
      await db.update(publications).set({ metadatos }).where(eq(publications.id, work.id));
      const pubmed = await written('pubmed', { obras: [work.id] });
      expect(text(pubmed.files, '.xml').includes('<Volume>3</Volume>')).toBe(isSaid);
      const lists = ['pubmed', 'doaj'].map(async (clase) =>
        text((await written(clase as PackageKind, { obras: [work.id] })).files, 'faltas.csv'),
      );
      const lacking = (await Promise.all(lists)).join('');
      expect(asked.map((line) => lacking.includes(line))).toEqual(asked.map(() => !isSaid));
      expect(firstOf(pubmed.content).includes('worksVolumed')).toBe(!isSaid);
      expect(text(pubmed.files, 'LEEME.txt').includes('- Volumen: 1')).toBe(!isSaid);
    }
  });

  it('leaves out what readers do not have, and says why', async () => {
    const secret = await approved(cast, { titulo: 'Todavía no' });
    const closed = await published(cast, { titulo: 'Bajo embargo', tipo: 'TESIS' });
    const { db } = platform().services;
    const until = new Date(Date.now() + 30 * 86_400_000);
    const embargo = { embargoDia: until.toISOString().slice(0, 10), embargoZona: 'UTC', embargoHasta: until };
    await db.update(publications).set(embargo).where(eq(publications.id, closed.id));
    const { content, files } = await written('preservacion', { obras: [secret.id, closed.id, work.id] });
    expect(content.obras).toBe(1);
    expect(content.fuera).toEqual([
      { motivo: 'EMBARGO', obras: 1, ejemplos: [{ id: closed.id, titulo: 'Bajo embargo' }] },
    ]);
    expect([...files.values()].some((bytes) => bytes.includes('Todavía no'))).toBe(false);
    expect(
      await problemOf(admin.call.startPackage({ params, body: { clase: 'doaj', obras: [secret.id] } })),
    ).toMatchObject({ code: 'paquete_vacio' });
  });

  it('says of DOAJ’s that nothing is in it where the platform has no address', async () => {
    const scratch = folder();
    const datos = { revistaId: principalJournal, clase: 'doaj' as const };
    const job = { datos, signal: new AbortController().signal, progress: () => {} };
    const content = await writePackage(platform().services, job, join(scratch, 'p.zip'), scratch);
    expect(content).toMatchObject({ obras: 0, fuera: [{ motivo: 'SIN_DIRECCION' }, { motivo: 'EMBARGO' }] });
    expect([...unpacked(join(scratch, 'p.zip')).keys()].sort()).toEqual(['LEEME.txt', 'faltas.csv']);
  });

  it('has all of a work or nothing, whatever becomes of it while its files are made', async () => {
    const { db, files: store } = platform().services;
    const other = await published(cast, { titulo: 'La que se cierra' });
    const obras = [other.id, work.id];
    const until = new Date(Date.now() + 30 * 86_400_000);
    const close = { embargoDia: until.toISOString().slice(0, 10), embargoZona: 'UTC', embargoHasta: until };
    const open = { embargoDia: null, embargoZona: null, embargoHasta: null };
    const change = (changes: Partial<typeof publications.$inferInsert>) =>
      db.update(publications).set(changes).where(eq(publications.id, other.id));
    const untypeset = async () => {
      throw refuse('pdf_no_compuesto');
    };
    /** The first look for a PDF, when its pictures and its XML are made already, is where it happens. */
    const during = (happens: () => Promise<unknown>) => {
      let isDone = false;
      return new Proxy(store, {
        get: (target, key: keyof typeof store) => {
          const own = target[key];
          if (typeof own !== 'function') return own;
          if (key !== 'get') return own.bind(target);
          return async (name: string) => {
            if (!isDone) {
              isDone = true;
              await happens();
            }
            return target.get(name);
          };
        },
      });
    };
    for (const clase of ['scielo', 'redalyc', 'dialnet', 'preservacion'] as const)
      for (const [motivo, happens] of [
        ['EMBARGO', () => change(close)],
        ['RETRACTADA', () => change({ estado: 'RETIRADO' })],
        ['NO_PUBLICADA', () => change({ fechaEliminacion: new Date() })],
        ['NO_COMPUESTA', untypeset],
      ] as const) {
        const { content, files } = await written(clase, { obras }, { files: during(happens) });
        await change({ ...open, estado: 'PUBLICADO', fechaEliminacion: null });
        const named = `${clase} ${motivo}`;
        expect(content.obras, named).toBe(1);
        const [out] = content.fuera;
        expect(out, named).toEqual({
          motivo,
          obras: 1,
          ejemplos: [{ id: expect.any(String), titulo: expect.any(String) }],
        });
        const [left, kept] = out?.ejemplos[0]?.id === other.id ? [other, work] : [work, other];
        const texts = [...files].filter(([name]) => name !== 'LEEME.txt' && name !== 'faltas.csv');
        const holds = (wanted: string) =>
          texts.some(([name, bytes]) => name.includes(wanted) || bytes.includes(wanted));
        expect(holds(left.id), named).toBe(false);
        expect(holds(kept.id), named).toBe(true);
        // Numbers run on as if it had never been there.
        if (clase !== 'scielo')
          expect(
            texts.some(([name]) => /0002-|002\.pdf/.test(name)),
            named,
          ).toBe(false);
        expect(text(files, 'faltas.csv')).toContain(`Fuera: ${packageFaultWords[motivo].es}`);
        expect(text(files, 'LEEME.txt')).toContain(packageFaultWords[motivo].en);
      }
  });

  it('keeps retracted works in the archive’s, and leaves them out of the others and says so', async () => {
    const gone = await published(cast, { titulo: 'Con datos erróneos' });
    await cast.editor.call.changeEstado({
      params: { id: gone.id },
      body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' },
    });
    const kept = await written('preservacion', { obras: [gone.id] });
    expect(kept.content).toMatchObject({ obras: 1, fuera: [] });
    expect(text(kept.files, 'articulo.xml')).toContain('Con datos erróneos');
    for (const clase of ['scielo', 'redalyc', 'doaj', 'dialnet', 'pubmed'] as const) {
      const { content, files } = await written(clase, { obras: [gone.id] });
      expect(content.obras).toBe(0);
      expect(content.fuera).toEqual([
        { motivo: 'RETRACTADA', obras: 1, ejemplos: [{ id: gone.id, titulo: 'Con datos erróneos' }] },
      ]);
      expect([...files.keys()].sort()).toEqual(['LEEME.txt', 'faltas.csv']);
      expect(text(files, 'faltas.csv')).toContain('Fuera: Está retractada');
      expect(text(files, 'LEEME.txt')).toContain('It was retracted: 1');
    }
    // What was never out is in none, refused or not.
    const refused = await reviewed(cast, { titulo: 'Rechazada' });
    await cast.editor.call.changeEstado({
      params: { id: refused.id },
      body: { estado: 'RETIRADO', motivo: 'No encaja.' },
    });
    expect((await written('preservacion', { obras: [refused.id, gone.id] })).content.obras).toBe(1);
  });

  it('is made once however often it is asked for, kept for a week, and downloaded by a link', async () => {
    const body = { clase: 'dialnet' as const, obras: [work.id] };
    const [first, second] = await Promise.all([
      admin.call.startPackage({ params, body }),
      admin.call.startPackage({ params, body }),
    ]);
    expect(second.id).toBe(first.id);
    const { services } = platform();
    const { paquete } = { paquete: first.id };
    expect(await problemOf(admin.call.linkPackage({ params: { ...params, paquete } }))).toMatchObject({ status: 404 });
    const [row] = await services.db.select().from(jobs).where(eq(jobs.id, first.id));
    let result: unknown;
    await packing.work(services, {
      ...{ id: first.id, datos: row?.datos as PackageData, creadoPorId: admin.user.id, intento: 1 },
      ...{ signal: new AbortController().signal, progress: () => {} },
      finish: async (act) => {
        result = await act();
      },
    });
    const ended = { estado: 'HECHO' as const, resultado: result, fechaFin: new Date() };
    await services.db.update(jobs).set(ended).where(eq(jobs.id, first.id));
    const { paquetes } = await admin.call.listPackages({ params });
    expect(paquetes.find(({ id }) => id === first.id)).toMatchObject({
      ...{ clase: 'dialnet', estado: 'HECHO', elegidas: 1, numeros: null, contenido: { obras: 1, fuera: [] } },
    });
    const { url } = await admin.call.linkPackage({ params: { ...params, paquete } });
    const { statusCode, headers, rawPayload } = await platform().inject({ method: 'GET', url });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain('.zip');
    const zip = join(folder(), 'p.zip');
    await pipeline([rawPayload], createWriteStream(zip));
    expect([...unpacked(zip).keys()]).toContain('numero-001/sumario.csv');
    // A link of one kind opens nothing of another.
    const changed = url.replace('/files/paquetes/', '/files/mis-datos/');
    expect((await platform().inject({ method: 'GET', url: changed })).statusCode).toBeGreaterThanOrEqual(400);
    const late = new Date(Date.now() + 8 * 86_400_000);
    expect(await removeOldPackages(services, late)).toBe(1);
    expect(await problemOf(admin.call.linkPackage({ params: { ...params, paquete } }))).toMatchObject({ status: 404 });
  });

  it('leaves nothing where it is stopped', async () => {
    const { services } = platform();
    const stop = new AbortController();
    stop.abort(new Error('cancelled'));
    const making = packing.work(services, {
      ...{ id: work.id, datos: { revistaId: principalJournal, clase: 'doaj' as const }, creadoPorId: null, intento: 1 },
      ...{ signal: stop.signal, progress: () => {}, finish: async () => {} },
    });
    await expect(making).rejects.toThrow('cancelled');
    const left: string[] = [];
    for await (const { name } of services.files.list(placeOfPackage(principalJournal, '').replace('.zip', '')))
      left.push(name);
    expect(left).toEqual([]);
  });

  it('refuses what is asked for in two ways, and numbers and journals that there are not', async () => {
    const none = '0190a000-0000-7000-8000-0000000000ff';
    const start = (body: Parameters<typeof admin.call.startPackage>[0]['body'], id: string = principalJournal) =>
      problemOf(admin.call.startPackage({ params: { id }, body }));
    expect(await start({ clase: 'doaj', obras: [none], numeros: [none] })).toMatchObject({
      status: 422,
      errors: [{ field: 'obras', code: 'numeros_u_obras' }],
    });
    expect(await start({ clase: 'doaj', numeros: [none] })).toMatchObject({ status: 404 });
    expect(await start({ clase: 'doaj' }, none)).toMatchObject({ status: 404 });
    expect(await start({ clase: 'scielo', acronimo: '../x' })).toMatchObject({
      status: 422,
      errors: [{ field: 'acronimo' }],
    });
  });
});
