/** Who follows, cancels and tries again which job. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { jobs } from '#server/platform/database/schema.ts';
import { enqueue, queueTurn } from '#server/platform/jobs/queue.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

const paso = { clave: 'datos.obras', valores: { obra: 1, obras: 3 } } as const;
const kind = { tipo: 'prueba', datos: z.object({ secreto: z.string().optional() }) };

describePlatform('jobs', (platform) => {
  let editor: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Inés', 'ADMIN');
  });
  beforeEach(() => platform().services.db.delete(jobs));
  const queue = (of?: TestPerson) =>
    enqueue(platform().services.db, kind, { secreto: 'x' }, of ? { creadoPorId: of.user.id } : {});
  const set = (id: string, fields: Partial<typeof jobs.$inferInsert>) =>
    platform().services.db.update(jobs).set(fields).where(eq(jobs.id, id));

  it('are followed by who asked for them, without what they were given', async () => {
    const id = await queue(editor);
    expect(await editor.call.getJob({ params: { id } })).toMatchObject({ id, tipo: 'prueba', estado: 'PENDIENTE' });
    await set(id, { estado: 'HECHO', progreso: { parte: 1, paso }, resultado: { asignadas: 3 } });
    const job = await editor.call.getJob({ params: { id } });
    expect(job).toMatchObject({ estado: 'HECHO', progreso: { parte: 1, paso }, resultado: { asignadas: 3 } });
    expect(job).not.toHaveProperty('datos');
  });

  it('of others are not there', async () => {
    const other = await platform().person('Otra', 'EDITOR');
    for (const id of [await queue(editor), await queue()]) {
      expect(await problemOf(other.call.getJob({ params: { id } }))).toMatchObject({ status: 404 });
      expect(await problemOf(other.call.cancelJob({ params: { id } }))).toMatchObject({ status: 404 });
    }
    expect(await problemOf(platform().guest.getJob({ params: { id: await queue(editor) } }))).toMatchObject({
      status: 401,
    });
  });

  it('show administrators how they go, and only the results of the platform’s own', async () => {
    const [asked, own] = [await queue(editor), await queue()];
    for (const id of [asked, own]) await set(id, { estado: 'HECHO', resultado: { personas: ['Rubén'] } });
    expect(await admin.call.getJob({ params: { id: asked } })).toMatchObject({ estado: 'HECHO', resultado: null });
    expect(await admin.call.getJob({ params: { id: own } })).toMatchObject({ resultado: { personas: ['Rubén'] } });
  });

  it('are listed for administrators, the last first, by state and kind', async () => {
    const [first, second] = [await queue(), await queue(editor)];
    await set(first, { estado: 'FALLIDO', error: 'No hay red', fechaCreacion: new Date('2026-01-01') });
    const list = async (query: Parameters<typeof admin.call.listJobs>[0]) => (await admin.call.listJobs(query)).jobs;
    expect((await list({})).map(({ id }) => id)).toEqual([second, first]);
    expect(await list({ query: { estado: 'FALLIDO' } })).toMatchObject([{ id: first, error: 'No hay red' }]);
    expect(await list({ query: { tipo: 'otra' } })).toEqual([]);
    expect(await admin.call.listJobs({ query: { limit: 1 } })).toMatchObject({ total: 2, totalPages: 2 });
    expect(await problemOf(editor.call.listJobs())).toMatchObject({ status: 403 });
  });

  it('are cancelled by who asked for them or by an administrator, once', async () => {
    for (const person of [editor, admin]) {
      const params = { id: await queue(editor) };
      expect(await person.call.cancelJob({ params })).toMatchObject({ estado: 'CANCELADO' });
      expect(await problemOf(person.call.cancelJob({ params }))).toMatchObject({ code: 'trabajo_terminado' });
    }
  });

  it('that failed are queued again by an administrator, and no others', async () => {
    const params = { id: await queue(editor) };
    expect(await problemOf(admin.call.retryJob({ params }))).toMatchObject({ code: 'trabajo_sin_fallo' });
    await set(params.id, { estado: 'FALLIDO', error: 'No hay red', intentos: 3, fechaFin: new Date() });
    expect(await problemOf(editor.call.retryJob({ params }))).toMatchObject({ status: 403 });
    const again = await admin.call.retryJob({ params });
    expect(again).toMatchObject({ estado: 'PENDIENTE', error: null, intentos: 0, fechaFin: null });
  });

  it('that come by themselves are brought forward by an administrator, unless they are being done', async () => {
    const { db } = platform().services;
    const params = { tipo: 'limpieza' };
    const turns = () => db.select().from(jobs).where(eq(jobs.tipo, 'limpieza'));
    await queueTurn(db, { tipo: 'limpieza', everyMs: 3_600_000 });
    const [turn] = await turns();
    for (const _ of ['once', 'and again']) {
      const now = await admin.call.runJobNow({ params });
      expect(now).toMatchObject({ id: turn?.id, tipo: 'limpieza', estado: 'PENDIENTE' });
      expect(Date.parse(now.fechaPrevista)).toBeLessThanOrEqual(Date.now() + 1000);
    }
    await set(turn?.id ?? '', { estado: 'EN_CURSO' });
    expect(await problemOf(admin.call.runJobNow({ params }))).toMatchObject({ code: 'trabajo_en_curso' });
    await set(turn?.id ?? '', { estado: 'CANCELADO', fechaFin: new Date() });
    // None is queued: another is.
    expect(await admin.call.runJobNow({ params })).toMatchObject({ estado: 'PENDIENTE' });
    expect(await turns()).toHaveLength(2);
    const { activity } = await admin.call.activity({ query: { type: 'system.jobBroughtForward' } });
    expect(activity[0]?.message).toBe('Tarea adelantada por administración: «Limpiar lo que ya no sirve».');
  });

  it('that are done for somebody are nobody’s to bring forward', async () => {
    for (const tipo of ['asignacion', 'correo', 'prueba'])
      expect(await problemOf(admin.call.runJobNow({ params: { tipo } }))).toMatchObject({ status: 404 });
    expect(await problemOf(editor.call.runJobNow({ params: { tipo: 'limpieza' } }))).toMatchObject({ status: 403 });
    expect(await problemOf(admin.call.runJobNow({ params: { tipo: '../x' } }))).toMatchObject({ status: 422 });
  });
});
