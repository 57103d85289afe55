/** What reviewers get for their work: certificates, the figures of a year, records for ORCID. */
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { reviews } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { published, review as reviewOf, sentIn } from '#server/testing/works.ts';
import { newCode, readCode } from './codes.ts';
import { certifying, summarise } from './handed-in.ts';

describe('a code', () => {
  it('is found however it is typed, and nothing else is one', () => {
    expect(newCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(newCode()).not.toBe(newCode());
    expect(readCode(' 7k3m 9qtx–2abc-d4ef')).toBe('7K3M-9QTX-2ABC-D4EF');
    expect(readCode('OIL0000000000000')).toBe('0110-0000-0000-0000');
    for (const wrong of ['', '7K3M', '7K3M-9QTX-2ABC-D4EU', '7K3M-9QTX-2ABC-D4EFG', "'; drop table"])
      expect(readCode(wrong)).toBeUndefined();
  });
});

describe('the figures of a year', () => {
  const row = (
    handed: string,
    {
      asked = '2026-01-01',
      due,
      work = 'a',
      round = 1,
    }: { asked?: string; due?: string; work?: string; round?: number } = {},
  ) => ({
    id: handed,
    publicacionId: work,
    ronda: round,
    estado: 'ACEPTADA' as const,
    estadoRevisor: null,
    revistaId: principalJournal,
    fechaAsignacion: new Date(`${asked}T00:00:00Z`),
    fechaAceptada: null,
    enPlazo: due ? handed <= due : null,
    fechaCompletada: new Date(`${handed}T00:00:00Z`),
  });

  it('are of the last with reviews, where none is asked for', () => {
    const rows = [
      row('2025-05-05', { asked: '2025-05-01' }),
      row('2026-01-11', { due: '2026-01-11' }),
      row('2026-01-21', { due: '2026-01-20', round: 2 }),
      row('2026-01-05', { work: 'b' }),
    ];
    expect(summarise(rows, undefined)).toEqual({
      anios: [2026, 2025],
      anio: 2026,
      revisiones: 3,
      obras: 2,
      rondasSiguientes: 1,
      diasMediana: 10,
      conPlazo: 2,
      aTiempo: 1,
    });
    expect(summarise(rows, 2025)).toMatchObject({ revisiones: 1, diasMediana: 4, conPlazo: 0 });
    expect(summarise(rows, 2024)).toMatchObject({ revisiones: 0, diasMediana: null });
    expect(summarise([], undefined)).toMatchObject({ anios: [], anio: null, revisiones: 0 });
  });
});

describePlatform('a certificate', (platform, engine) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  const ids = { open: '', blind: '', inReview: '' };
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().account({ nombres: 'Rubén', apellidos: 'Zubizarreta' }, 'REVISOR');
    other = await platform().person('Olga', 'REVISOR');
    const cast = { author, editor, reviewer };
    ids.open = (await published(cast, { titulo: 'Obra abierta' })).id;
    ids.blind = await sentIn(
      platform(),
      'simple ciego',
      async () => (await published(cast, { titulo: 'Obra ciega' })).id,
    );
    const { id } = await author.call.createPublication({
      body: { titulo: 'Obra en curso', resumen: 'Su resumen.', palabrasClave: ['prueba'] },
    });
    await author.call.submitReview({ params: { id } });
    ids.inReview = id;
    await reviewOf({ editor, reviewer }, id);
  });
  const issue = (body: { anio?: number | null; conObras?: boolean } = {}, by = reviewer) =>
    by.call.issueCertificate({ body: { anio: null, conObras: true, ...body } });
  const check = (codigo: string) => platform().guest.readCertificate({ params: { codigo } });
  const fileOf = (url: string, language: string) =>
    platform().inject({
      url,
      headers: { authorization: `Bearer ${reviewer.token}`, 'accept-language': language },
    });
  const year = new Date().getUTCFullYear();

  it('says to anybody who reviewed how often for which journal, and names no work that hides who did or is not published', async () => {
    const { codigo } = await issue();
    const certificate = await check(codigo.toLowerCase().replaceAll('-', ' '));
    expect(certificate).toMatchObject({
      codigo,
      estado: 'VIGENTE',
      nombre: 'Rubén Zubizarreta',
      revista: 'Pliego',
      anio: null,
      revisiones: 3,
      porAnio: [{ anio: year, revisiones: 3 }],
      obras: [{ id: ids.open, titulo: 'Obra abierta', idioma: 'es' }],
    });
    expect(JSON.stringify(certificate)).not.toMatch(new RegExp(`ciega|en curso|${ids.blind}|${ids.inReview}`));
  });

  it('names one once it is published, and none where its reviewer wants that', async () => {
    const { codigo } = await issue();
    const silent = await issue({ conObras: false, anio: year });
    await editor.call.changeEstado({ params: { id: ids.inReview }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id: ids.inReview }, body: { estado: 'PUBLICADO' } });
    expect((await check(codigo)).obras.map(({ titulo }) => titulo).sort()).toEqual(['Obra abierta', 'Obra en curso']);
    expect((await check(silent.codigo)).obras).toEqual([]);
  });

  it('is given again where it says the same, however often and at once it is asked for', async () => {
    const [one, two] = await Promise.all([issue(), issue()]);
    expect(one.codigo).toBe(two.codigo);
    expect((await issue({ anio: year })).codigo).not.toBe(one.codigo);
  });

  it('is refused where there is nothing to certify', async () => {
    expect(await problemOf(issue({}, other))).toMatchObject({ status: 409, code: 'sin_revisiones' });
    expect(await problemOf(issue({ anio: 1999 }))).toMatchObject({ status: 409 });
  });

  it('counts no review that an editor wrote in the stead of its reviewer', async () => {
    const { id } = await author.call.createPublication({
      body: { titulo: 'Registrada', resumen: 'Su resumen.', palabrasClave: ['prueba'] },
    });
    await author.call.submitReview({ params: { id } });
    const assigned = await editor.call.assignReviewer({ params: { id }, body: { revisorId: other.user.id } });
    await editor.call.updateReview({
      params: { id: assigned.id },
      body: { estado: 'DEVUELTA', comentarios: 'Lo escribe la redacción.' },
    });
    expect(await other.call.reviewingSummary()).toMatchObject({ revisiones: 0, anios: [] });
  });

  it('is withdrawn by its reviewer alone; its page then says so and no more', async () => {
    const { codigo } = await issue({ anio: year, conObras: true });
    const params = { codigo };
    expect(await problemOf(other.call.withdrawCertificate({ params }))).toMatchObject({ status: 404 });
    expect(await problemOf(other.call.certificateFile({ params }))).toMatchObject({ status: 404 });
    await reviewer.call.withdrawCertificate({ params });
    await reviewer.call.withdrawCertificate({ params });
    const seen = await check(codigo);
    expect(seen).toMatchObject({ estado: 'RETIRADO', nombre: null, revisiones: 0, porAnio: [], obras: [] });
    expect(JSON.stringify(seen)).not.toContain('Zubizarreta');
    expect((await issue({ anio: year })).codigo).not.toBe(codigo);
    expect(await problemOf(check('0000-0000-0000-0000'))).toMatchObject({ status: 404 });
  });

  it('is had as a PDF, in the language of its reader', async () => {
    const { codigo } = await issue();
    for (const [language, name] of [
      ['es', 'Certificado de revisi'],
      ['en', 'Certificate of review'],
    ] as const) {
      const { headers, rawPayload } = await fileOf(`/api/certificates/${codigo}/pdf`, language);
      expect(String(headers['content-disposition'])).toContain(name);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('keeps the looks of its journal when that takes another name', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    const { settings } = platform().services;
    type Changes = Parameters<typeof admin.call.changeJournal>[0]['body'];
    /** Once it is so for whoever asks. */
    const changing = async (id: string, { publica, ajustes = {} }: Pick<Changes, 'publica' | 'ajustes'>) => {
      await admin.call.changeJournal({ params: { id }, body: { ...(publica !== undefined && { publica }), ajustes } });
      const isSo = () =>
        (publica === undefined || settings.journals().find((each) => each.id === id)?.publica === publica) &&
        settings.of(id).nombre === (ajustes.nombre ?? settings.of(id).nombre) &&
        settings.of(id).color === (ajustes.color ?? settings.of(id).color);
      await expect.poll(isSo).toBe(true);
    };
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales' } });
    await changing(revistaId, { publica: true, ajustes: { color: '#7a1f1f' } });
    const own = await platform().account({ nombres: 'Teo', apellidos: 'Quiroga' }, 'REVISOR');
    await published({ author, editor, reviewer: own }, { revistaId });
    const { codigo } = await issue({}, own);
    const file = async () =>
      (
        await platform().inject({
          url: `/api/certificates/${codigo}/pdf`,
          headers: { authorization: `Bearer ${own.token}` },
        })
      ).rawPayload;
    const house = async () => (await check(codigo)).casa;
    const before = await file();
    expect(await house()).toMatchObject({ clave: 'anales', nombre: 'Anales', color: '#7a1f1f' });
    await changing(revistaId, { ajustes: { nombre: 'Anales del Agua' } });
    expect((await check(codigo)).revista).toBe('Anales');
    expect(await house()).toMatchObject({ clave: 'anales', nombre: 'Anales del Agua', color: '#7a1f1f' });
    expect((await file()).equals(before)).toBe(true);
    // Readers are told of no journal that is being prepared.
    await changing(revistaId, { publica: false });
    expect(await house()).toBeUndefined();
    await changing(revistaId, { publica: true });
    // Another that has its name by now did not certify it.
    const { id: other } = await admin.call.createJournal({ body: { clave: 'otros-anales', nombre: 'Anales' } });
    await changing(other, { ajustes: { nombre: 'Anales' } });
    expect(await house()).toBeUndefined();
    expect((await file()).equals(before)).toBe(false);
    await changing(other, { ajustes: { nombre: 'Otros anales' } });
    expect(await house()).toMatchObject({ clave: 'anales' });
    expect((await file()).equals(before)).toBe(true);
    await changing(revistaId, { ajustes: { color: '#1f3a7a' } });
    expect((await file()).equals(before)).toBe(false);
    // Of several journals, or where the reviews are no more, it is the platform's.
    for (const rows of [[{ revistaId }, { revistaId: principalJournal }], []]) expect(certifying(rows)).toBeUndefined();
    const ofPlatform = await issue();
    expect((await check(ofPlatform.codigo)).casa).toBeUndefined();
  });

  it('forgets its reviewer with their account: its address stays, and says that it holds no more', async () => {
    const leaving = await platform().account({ nombres: 'Leonor', apellidos: 'Iturriaga' }, 'REVISOR');
    await published({ author, editor, reviewer: leaving });
    const { codigo } = await issue({}, leaving);
    await leaving.call.eraseOwnAccount({ body: { password: leaving.password, palabra: 'ELIMINAR' } });
    const seen = await check(codigo);
    expect(seen).toMatchObject({ estado: 'RETIRADO', nombre: null });
  });

  it('gives ORCID a record a review: with its work where that may be told, else with the year alone', async () => {
    const files = unzipSync((await fileOf('/api/reviews/orcid', 'es')).rawPayload);
    const records = Object.entries(files).filter(([name]) => name.endsWith('.xml'));
    const texts = records.map(([, bytes]) => Buffer.from(bytes).toString());
    expect(texts).toHaveLength(3);
    expect(texts.filter((text) => text.includes('Obra abierta'))).toHaveLength(1);
    expect(texts.join()).not.toMatch(/ciega|Zubizarreta/);
    const rows = await platform().services.db.select().from(reviews).where(eq(reviews.revisorId, reviewer.user.id));
    for (const { id } of rows) expect(texts.join()).not.toContain(id);
    expect(Object.keys(files)).toContain('LEEME.txt');
  });

  it.skipIf(engine !== 'postgres')('costs the same at any number of reviews', async () => {
    const session = 1;
    expect(await statementsOf(() => reviewer.call.reviewingSummary())).toBeLessThanOrEqual(session + 1);
    expect(await statementsOf(() => reviewer.call.listCertificates())).toBeLessThanOrEqual(session + 3);
  });
});
