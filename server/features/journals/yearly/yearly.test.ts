/** The yearly report of a journal: each figure of a year that is worked out here by hand, and what becomes of odd years. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DecisionAction } from '#contract/letters.ts';
import { mostDisciplines } from '#contract/yearly-report.ts';
import { findStepDays, measureSteps } from '#server/features/editorial/times-queries.ts';
import {
  activity,
  authorships,
  boardMembers,
  decisions,
  manuscripts,
  organisationLoads,
  organisations,
  publications,
  reviews,
  translatedTexts,
  users,
  versions,
} from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { measureDays } from './add-up.ts';
import { mergeSmall, reviewersOf } from './merge-small.ts';
import { readYearly } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-yearly-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** poppler-utils read PDF files; without them only what needs no reader is tested. */
const hasPoppler = !spawnSync('pdfinfo', ['-v']).error;

const said = (program: string, ...parts: string[]) =>
  execFileSync(program, parts, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

const andes = { ror: 'https://ror.org/02mhbdp94', nombre: 'Universidad de los Andes', pais: 'CO' };
const chile = { ror: 'https://ror.org/047gc3g35', nombre: 'Universidad de Chile', pais: 'CL' };
const hospital = { ror: 'https://ror.org/02gfc7t72', nombre: 'Hospital de la Universidad de los Andes', pais: 'CL' };
const unam = { ror: 'https://ror.org/01tmp8f25', nombre: 'Universidad Nacional Autónoma de México', pais: 'MX' };
const empty = { type: 'doc' as const, content: [] };
const on = (day: string) => new Date(`${day}T10:00:00Z`);

interface Signer {
  afiliaciones: string[];
  ror?: string;
}
interface Made {
  revistaId: string;
  /** Of its first version. */
  version?: string;
  recibida?: string | null;
  decisiones?: [DecisionAction, string, string?][];
  aceptada?: string;
  publicada?: string;
  idioma?: string;
  categoria?: string;
  firma?: Signer[];
  estado?: 'BORRADOR' | 'EN_REVISION' | 'RETIRADO' | 'PUBLICADO';
  resumenEn?: string;
}

describePlatform('the yearly report of a journal', (platform) => {
  let admin: TestPerson;
  let journal: string;
  let other: string;
  const db = () => platform().services.db;
  const read = (anio?: number, id = journal) => admin.call.readYearlyReport({ params: { id }, query: { anio } });
  const take = (formato: string, query: string, language = 'es') =>
    platform().inject({
      url: `/api/revistas/${journal}/informe-anual/${formato}${query}`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
    });

  async function work(made: Made): Promise<string> {
    const { recibida = null, version = recibida, firma = [], decisiones = [], estado, resumenEn } = made;
    const id = uuid();
    await db()
      .insert(publications)
      .values({
        ...{ id, titulo: `Obra ${id}`, resumen: 'Su resumen.', tipo: 'ARTICULO', palabrasClave: [], autor: 'Alguien' },
        estado: estado ?? (made.publicada ? 'PUBLICADO' : 'EN_REVISION'),
        ...{ revistaId: made.revistaId, idioma: made.idioma ?? 'es', categoria: made.categoria ?? null },
        traducciones: resumenEn ? [{ idioma: resumenEn, titulo: 'T', resumen: 'R', palabrasClave: [] }] : [],
        versionActual: 1,
        fechaEnvio: recibida === null ? null : on(recibida),
        fechaAceptacion: made.aceptada ? on(made.aceptada) : null,
        fechaPublicacion: made.publicada ? on(made.publicada) : null,
      });
    await db()
      .insert(versions)
      .values({
        ...{ publicacionId: id, numero: 1, ronda: 1, fecha: on(version ?? '2026-01-15') },
        ...{ titulo: 'Obra', resumen: '', palabrasClave: [], metadatos: {}, traducciones: [], autor: 'Alguien' },
        ...{ documento: empty, contenido: '', referencias: [] },
      });
    await db().insert(manuscripts).values({ publicacionId: id, documento: empty, contenido: '', referencias: [] });
    for (const [orden, { afiliaciones, ror }] of firma.entries())
      await db()
        .insert(authorships)
        .values({
          ...{ publicacionId: id, orden, nombres: 'Ana', apellidos: `Firma${orden}`, afiliaciones },
          rors: ror ? [{ afiliacion: afiliaciones[0] ?? '', ror }] : [],
        });
    for (const [accion, fecha, revocada] of decisiones)
      await db()
        .insert(decisions)
        .values({
          ...{ id: uuid(), publicacionId: id, ronda: 1, version: 1, accion, estado: 'EN_REVISION', fecha: on(fecha) },
          fechaRevocacion: revocada ? on(revocada) : null,
        });
    return id;
  }

  async function reviewer(name: string, afiliacion: string, afiliacionRor?: string): Promise<string> {
    const id = uuid();
    await db()
      .insert(users)
      .values({
        ...{ id, nombres: name, apellidos: 'Secreta', email: `${id}@lab.test`, passwordHash: '', roles: ['REVISOR'] },
        ...{ afiliacion, afiliacionRor: afiliacionRor ?? null },
      });
    return id;
  }

  async function reviewed(
    publicacionId: string,
    revisorId: string,
    { asked, done, due, declined }: { asked: string; done?: string; due?: string; declined?: string },
  ): Promise<void> {
    await db()
      .insert(reviews)
      .values({
        ...{ id: uuid(), publicacionId, ronda: 1, revisorId, numero: 1, estado: 'ACEPTADA' },
        fechaAsignacion: on(asked),
        fechaCompletada: done ? on(done) : null,
        fechaLimite: due ? on(due) : null,
        fechaDeclinada: declined ? on(declined) : null,
      });
  }

  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    const make = (clave: string) => admin.call.createJournal({ body: { clave, nombre: `Anales ${clave}` } });
    journal = (await make('anales')).id;
    other = (await make('otra')).id;
    await admin.call.changeJournal({
      params: { id: journal },
      body: { ajustes: { institucion: andes.nombre, issn: '2049-3630' } },
    });
    const cargaId = uuid();
    await db().insert(organisationLoads).values({ id: cargaId, nombre: 'ror.json', vigente: true, conservada: true });
    for (const { ror, nombre, pais } of [andes, chile, hospital, unam])
      await db()
        .insert(organisations)
        .values({ cargaId, ror, nombre, pais, otros: [], siglas: '', ciudad: '', estado: 'active', sucesoras: [] });

    const revistaId = journal;
    const a = await work({
      ...{ revistaId, recibida: '2025-01-10', aceptada: '2025-03-01', publicada: '2025-03-31', categoria: 'Ecología' },
      decisiones: [['APROBAR', '2025-03-01']],
      firma: [{ afiliaciones: ['UNIVERSIDAD de los Ándes'] }, { afiliaciones: [chile.nombre], ror: chile.ror }],
    });
    const b = await work({
      ...{ revistaId, recibida: '2024-12-02', aceptada: '2025-02-10', publicada: '2025-02-20' },
      ...{ categoria: ' ECOLOGIA', idioma: 'en', resumenEn: 'es' },
      decisiones: [['APROBAR', '2025-02-10']],
      // Its ROR iD says so, whatever its name; and one without a word of where they are.
      firma: [{ afiliaciones: ['Uniandes', 'Otra casa'], ror: andes.ror }, { afiliaciones: [] }],
    });
    await db()
      .insert(translatedTexts)
      .values({
        ...{ publicacionId: b, version: 0, idioma: 'es', orden: 0, esOriginal: false, documento: empty, contenido: '' },
      });
    const c = await work({
      revistaId,
      recibida: '2025-05-01',
      decisiones: [['RECHAZAR', '2025-05-31']],
      estado: 'RETIRADO',
    });
    await work({
      ...{ revistaId, recibida: '2025-06-01', estado: 'RETIRADO' },
      decisiones: [['RECHAZAR_SIN_REVISION', '2025-06-06']],
    });
    const e = await work({ revistaId, recibida: '2025-07-01', estado: 'BORRADOR' });
    for (const timestamp of [on('2025-07-05'), on('2025-07-09')])
      await db()
        .insert(activity)
        .values({ type: 'publication.takenBack', severity: 'warning', timestamp, publicacionId: e });
    const f = await work({
      ...{ revistaId, recibida: '2025-08-01', estado: 'RETIRADO' },
      decisiones: [
        ['APROBAR', '2025-09-10', '2025-09-11'],
        ['RECHAZAR', '2025-09-20'],
      ],
    });
    // Published elsewhere and brought here in 2026: without a day of receipt, and with one.
    await work({ revistaId, publicada: '2025-04-15', version: '2026-02-01', firma: [{ afiliaciones: [' '] }] });
    await work({
      ...{ revistaId, version: '2026-02-01', recibida: '2024-10-01', aceptada: '2025-01-09', publicada: '2025-01-19' },
      categoria: 'Derecho',
      // A house of its own, though its name has that of the publisher in it.
      firma: [{ afiliaciones: [hospital.nombre], ror: hospital.ror }],
    });
    const gone = await work({ revistaId, recibida: '2025-11-01' });
    await db()
      .update(publications)
      .set({ fechaEliminacion: on('2025-11-02') })
      .where(eq(publications.id, gone));
    // Beside the year, by a day at each end.
    await work({ revistaId, recibida: '2024-12-31', decisiones: [['RECHAZAR', '2026-01-01']], estado: 'RETIRADO' });

    const fromChile = await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => reviewer(name, chile.nombre, chile.ror)),
    );
    const [one = '', two = '', three = '', four = ''] = fromChile;
    const inside = await reviewer('Dentro', andes.nombre, andes.ror);
    const byName = await reviewer('Nombre', 'Facultad de Derecho, universidad de los andes');
    const erased = await reviewer('', '');
    const mexican = await reviewer('Sola', unam.nombre, unam.ror);
    await reviewed(a, one, { asked: '2025-01-20', done: '2025-02-01', due: '2025-02-10' });
    await reviewed(a, two, { asked: '2025-01-21', done: '2025-02-15', due: '2025-02-10' });
    await reviewed(b, three, { asked: '2024-12-20', done: '2025-01-15' });
    await reviewed(b, one, { asked: '2025-01-02', done: '2025-01-20' });
    await reviewed(c, four, { asked: '2025-05-05', done: '2025-05-20' });
    await reviewed(c, inside, { asked: '2025-05-05', done: '2025-05-20' });
    await reviewed(c, byName, { asked: '2025-05-05', done: '2025-05-20' });
    await reviewed(f, erased, { asked: '2025-08-10', done: '2025-08-20' });
    await reviewed(f, mexican, { asked: '2025-08-10', done: '2025-08-20' });
    // Declined, and handed in when the year was over.
    await reviewed(f, two, { asked: '2025-08-10', declined: '2025-08-11' });
    await reviewed(f, three, { asked: '2025-08-10', done: '2026-01-01' });

    const member = { revistaId, nombre: 'Alguien' };
    await db()
      .insert(boardMembers)
      .values([
        { ...member, id: uuid(), orden: 0, cargo: 'DIRECCION', afiliacion: andes.nombre, pais: 'CO' },
        { ...member, id: uuid(), orden: 1, cargo: 'CONSEJO_EDITORIAL', afiliacion: unam.nombre, pais: 'MX' },
        { ...member, id: uuid(), orden: 2, cargo: 'CONSEJO_EDITORIAL' },
        { ...member, id: uuid(), orden: 3, cargo: 'EQUIPO_TECNICO', afiliacion: andes.nombre, pais: 'CO' },
      ]);
  });

  it('counts what was received, decided and published, each work once', async () => {
    const { obras, aceptacion, anio, completo, comienzo } = await read(2025);
    expect({ anio, completo, comienzo }).toEqual({ anio: 2025, completo: true, comienzo: null });
    expect(obras).toEqual({
      // The six of 2025, the withdrawn and the deleted among them.
      recibidas: 6,
      // b was asked for in 2024.
      enviadasARevision: 3,
      aceptadas: 2,
      rechazadas: 2,
      rechazadasSinRevision: 1,
      retiradas: 1,
      publicadas: 4,
      sinFechaRecepcion: 1,
    });
    expect(aceptacion).toEqual({ decididas: 5, aceptadas: 2, tasa: 0.4 });
  });

  it('has the medians of the days, also of what was received elsewhere', async () => {
    expect((await read(2025)).tiempos.sort((one, other) => (one.paso < other.paso ? -1 : 1))).toEqual([
      // 50, 70 and 100.
      { paso: 'ACEPTACION', obras: 3, dias: 70 },
      // 30, 50, 50 (by the decision that stands) and 70.
      { paso: 'PRIMERA_DECISION', obras: 4, dias: 50 },
      // 10, 10 and 30.
      { paso: 'PUBLICACION', obras: 3, dias: 10 },
      { paso: 'RECHAZO_SIN_REVISION', obras: 1, dias: 5 },
    ]);
  });

  it('says who is of the publisher and of which country, and tells small groups of reviewers together', async () => {
    const { revisores, endogamia, paises } = await read(2025);
    expect(revisores).toEqual({ personas: 8, revisiones: 9, aTiempo: 8, tarde: 1 });
    expect(endogamia.autores).toEqual({ dentro: 2, fuera: 2, sinDato: 2, otros: 0 });
    expect(endogamia.consejo).toEqual({ dentro: 1, fuera: 1, sinDato: 1, otros: 0 });
    // Two of the house are too few, and one of whom nothing is known makes them three.
    expect(endogamia.revisores).toEqual({ dentro: null, fuera: 5, sinDato: null, otros: 3 });
    expect(paises.autores).toEqual({
      grupos: [
        { pais: 'CL', cuantos: 2 },
        { pais: 'CO', cuantos: 1 },
      ],
      ...{ otros: 0, sinDato: 3 },
    });
    expect(paises.revisores).toEqual({ grupos: [{ pais: 'CL', cuantos: 4 }], otros: 4, sinDato: null });
    expect(paises.consejo).toMatchObject({ otros: 0, sinDato: 1 });
    expect(endogamia.criterios.map(({ clave }) => clave)).toEqual(['latindex.16', 'latindex.17', 'doaj.endogamia']);
    for (const { fuente } of endogamia.criterios) expect(fuente?.leida).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('comes to the same however its works are divided, and to what the editors’ figures measure of all at once', async () => {
    const now = new Date();
    const inOne = await readYearly(platform().services, journal, 2025, now, 100_000);
    expect(inOne.obras.publicadas).toBeGreaterThan(3);
    for (const size of [1, 2, 3, 7])
      expect(await readYearly(platform().services, journal, 2025, now, size)).toEqual(inOne);
    expect(await readYearly(platform().services, journal, 2025, now)).toEqual(inOne);
    // By SQL of the whole platform at once, of which this journal's works and those of the other are all there are.
    const since = new Date(Date.UTC(2000, 0, 1));
    const ids = (await db().select({ id: publications.id }).from(publications)).map(({ id }) => id);
    const parts = [ids.slice(0, 5), ids.slice(5, 6), ids.slice(6)];
    const found = await Promise.all(
      parts.map((works) => findStepDays(db(), { since, until: new Date(Date.UTC(2100, 0, 1)) }, works)),
    );
    const byStep = (rows: readonly { paso: string }[]) => rows.toSorted((a, b) => (a.paso < b.paso ? -1 : 1));
    // What says no day of receipt is in no step of a journal's own report.
    const whole = (await measureSteps(db(), since)).filter(({ paso }) => paso === 'PUBLICACION' || paso === 'CAMBIOS');
    const added = measureDays(found.flat()).filter(({ paso }) => paso === 'PUBLICACION' || paso === 'CAMBIOS');
    expect(whole.length).toBeGreaterThan(0);
    expect(byStep(added)).toEqual(byStep(whole));
  });

  it('counts languages, with those of translations, and disciplines however they are spelt', async () => {
    const { idiomas, disciplinas, genero } = await read(2025);
    expect(idiomas).toEqual([
      { idioma: 'es', obras: 3, textos: 1, resumenes: 1 },
      { idioma: 'en', obras: 1, textos: 0, resumenes: 0 },
    ]);
    expect(disciplinas).toEqual({
      grupos: [
        { nombre: expect.stringMatching(/^ecolog[ií]a$/i), obras: 2 },
        { nombre: 'Derecho', obras: 1 },
      ],
      ...{ otras: 0, sinDato: 1 },
    });
    expect(genero).toBe('NO_SE_PIDE');
  });

  it('has nothing of a year without works, and refuses one that has not begun', async () => {
    const before = await read(1990);
    expect(before).toMatchObject({ anio: 1990, comienzo: null, tiempos: [], idiomas: [] });
    expect(Object.values(before.obras).every((count) => count === 0)).toBe(true);
    expect(before.aceptacion).toEqual({ decididas: 0, aceptadas: 0, tasa: null });
    expect(before.endogamia.revisores).toEqual({ dentro: 0, fuera: 0, sinDato: 0, otros: 0 });
    const present = new Date().getUTCFullYear();
    expect(await problemOf(read(present + 1))).toMatchObject({ status: 422, errors: [{ field: 'anio' }] });
    expect(await problemOf(read(2025, uuid()))).toMatchObject({ status: 404 });
    // A journal without anything has this year alone; one that begins in a year says when.
    expect(await read(undefined, other)).toMatchObject({ anio: present, anios: [present], comienzo: null });
    const anios = Array.from({ length: present - 2024 + 1 }, (_, back) => present - back);
    expect(await read(2024)).toMatchObject({ comienzo: '2024-10-01', anios });
    // Without a year it is of the last that has ended.
    const { services } = platform();
    expect(await readYearly(services, journal, undefined, on('2026-11-28'))).toMatchObject({
      ...{ anio: 2025, completo: true, anios: [2026, 2025, 2024] },
    });
  });

  it('names forty disciplines, and counts those beyond together', async () => {
    const { id } = await admin.call.createJournal({ body: { clave: 'amplia', nombre: 'De todo' } });
    const names = Array.from({ length: mostDisciplines + 1 }, (_, at) => `Disciplina ${10 + at}`);
    for (const categoria of names) await work({ revistaId: id, publicada: '2025-04-15', categoria });
    const grupos = names.slice(0, mostDisciplines).map((nombre) => ({ nombre, obras: 1 }));
    expect((await read(2025, id)).disciplinas).toEqual({ grupos, otras: 1, sinDato: 0 });
  });

  it('counts a work where it is, under whichever name its journal has', async () => {
    const id = await work({ revistaId: other, recibida: '2025-10-01', decisiones: [['RECHAZAR', '2025-10-20']] });
    const [here, there] = [await read(2025), await read(2025, other)];
    expect(there).toMatchObject({ comienzo: '2025-10-01', obras: { recibidas: 1, rechazadas: 1 } });
    await db().update(publications).set({ revistaId: journal }).where(eq(publications.id, id));
    await admin.call.changeJournal({ params: { id: other }, body: { ajustes: { nombre: 'Con otro nombre' } } });
    expect(await read(2025, other)).toMatchObject({ revista: { nombre: 'Con otro nombre' }, obras: { recibidas: 0 } });
    expect((await read(2025)).obras).toEqual({
      ...here.obras,
      recibidas: here.obras.recibidas + 1,
      rechazadas: here.obras.rechazadas + 1,
    });
    await db().delete(publications).where(eq(publications.id, id));
  });

  it('is a table and a record for programs, with the same figures', async () => {
    const json = await take('json', '?anio=2025');
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    const { fecha, ...figures } = await read(2025);
    expect({ ...JSON.parse(json.body), fecha }).toEqual({ ...figures, fecha });
    const csv = await take('csv', '?anio=2025');
    expect(csv.headers['content-disposition']).toContain('Informe%20anual%20anales%202025.csv');
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFF"apartado";"grupo";"medida";"valor"');
    for (const line of [
      '"obras";"";"recibidas";6',
      '"aceptacion";"";"tasa";0,4',
      '"tiempos";"ACEPTACION";"dias";70',
      '"endogamia";"revisores";"dentro";""',
      '"paises";"revisores";"CL";4',
      '"idiomas";"es";"resumenes";1',
      '"genero";"";"genero";"NO_SE_PIDE"',
    ])
      expect(lines).toContain(line);
    for (const { body } of [json, csv]) expect(body).not.toMatch(/Secreta|Sola|Nacional Autónoma/);
    expect((await take('xlsx', '?anio=2025')).statusCode).toBe(422);
  });

  it.runIf(hasPoppler)(
    'is a tagged PDF with tables that carry headings, in both languages, asked for twice at once',
    async () => {
      const made = await Promise.all([take('pdf', '?anio=2025'), take('pdf', '?anio=2025', 'en')]);
      const [es = '', en = ''] = made.map((answer, at) => {
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
        const path = join(folder, `${at}.pdf`);
        writeFileSync(path, answer.rawPayload);
        expect(said('pdfinfo', path)).toMatch(/Tagged:\s+yes/);
        const structure = said('pdfinfo', '-struct', path);
        expect(structure.match(/^\s*Table/gm)?.length).toBe(11 - 1);
        expect(structure).toMatch(/^\s*TH/m);
        return said('pdftotext', '-layout', path, '-');
      });
      expect(es).toMatch(/Informe anual de 2025/);
      expect(es).toMatch(/Tasa de aceptación\s+40\s% \(2 de 5\)/);
      expect(es).toContain('No se pide: la plataforma no pregunta a nadie su género');
      expect(en).toMatch(/Acceptance rate\s+40% \(2 of 5\)/);
      expect(es).not.toMatch(/Secreta|Sola|Nacional Autónoma/);
    },
  );
});

it('leaves nobody alone in a group, nor in what is left of the sum', () => {
  const groups = (said: Record<string, number>) => new Map(Object.entries(said));
  expect(mergeSmall(groups({ CL: 5, CO: 1, MX: 2 }), 0)).toEqual({ told: groups({ CL: 5 }), unknown: 0, others: 3 });
  // The next small one goes along.
  expect(mergeSmall(groups({ CL: 5, CO: 3, MX: 1 }), 0)).toEqual({ told: groups({ CL: 5 }), unknown: 0, others: 4 });
  expect(mergeSmall(groups({ CL: 5, MX: 1 }), 2)).toEqual({ told: groups({ CL: 5 }), unknown: null, others: 3 });
  expect(mergeSmall(groups({ CL: 1 }), 0)).toEqual({ told: new Map(), unknown: 0, others: 1 });
  expect(mergeSmall(groups({ CL: 4, CO: 3 }), 1)).toEqual({ told: groups({ CL: 4, CO: 3 }), unknown: 1, others: 0 });
});

it('lets nobody be found by what one table of the reviewers says and the other does not', () => {
  const of = (pais: string | null, dentro: boolean | null, cuantos: number) => ({ pais, dentro, cuantos });
  // One of the publisher, who would be what is left of three others without the two of whom the other table knows no country.
  expect(
    reviewersOf([of('CO', true, 1), of('CL', false, 3), of('MX', false, 1), of('PE', false, 1), of(null, null, 2)]),
  ).toEqual({
    standing: { dentro: null, fuera: 5, sinDato: null, otros: 3 },
    countries: { grupos: [{ pais: 'CL', cuantos: 3 }], otros: 5, sinDato: null },
  });
  // The other way about: with who is of no known institution goes a group, or they would be all others that there are.
  expect(reviewersOf([of('CO', true, 5), of('CL', false, 6), of('MX', false, 1), of(null, null, 4)])).toEqual({
    standing: { dentro: null, fuera: 7, sinDato: null, otros: 9 },
    countries: {
      grupos: [
        { pais: 'CL', cuantos: 6 },
        { pais: 'CO', cuantos: 5 },
      ],
      ...{ otros: 5, sinDato: null },
    },
  });
  // Two and two are the only four of which neither group may be told.
  expect(reviewersOf([of('CO', true, 2), of('CO', false, 2), of(null, null, 1)])).toEqual({
    standing: { dentro: null, fuera: null, sinDato: null, otros: 5 },
    countries: { grupos: [], otros: 5, sinDato: null },
  });
  // Where both can say it, they do.
  expect(reviewersOf([of('CO', true, 3), of('CL', false, 3), of(null, false, 1), of(null, null, 1)])).toEqual({
    standing: { dentro: 3, fuera: 4, sinDato: 1, otros: 0 },
    countries: {
      grupos: [
        { pais: 'CL', cuantos: 3 },
        { pais: 'CO', cuantos: 3 },
      ],
      ...{ otros: 0, sinDato: 2 },
    },
  });
});

it('takes the median as the database does, to a tenth', () => {
  const of = (...dias: number[]) => measureDays([{ paso: 'CAMBIOS', dias }])[0]?.dias;
  expect([of(3), of(1, 2), of(9, 1, 4), of(0.1, 0.2), of(0.35), of(2.25), of(1.05)]).toEqual([
    3, 1.5, 4, 0.2, 0.4, 2.3, 1.1,
  ]);
});
