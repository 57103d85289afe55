/** GET /admin/attention: what an administrator should look at first. */
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { jobs, mails, publications } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('what needs attention', (platform) => {
  let admin: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
  });
  beforeEach(async () => {
    await platform().services.db.delete(jobs);
    await platform().services.db.delete(mails);
  });
  const all = async () => (await admin.call.attention()).asuntos;
  /** What is there from the beginning aside. */
  const asuntos = async () =>
    (await all()).filter(({ tipo }) => tipo !== 'DATOS_DEL_SITIO' && tipo !== 'PUESTA_EN_MARCHA');
  const mail = (estado: 'FALLIDO' | 'GUARDADO' | 'DESCARTADO') =>
    platform()
      .services.db.insert(mails)
      .values({ id: uuid(), para: 'ana@prueba.test', asunto: '', texto: '', html: '', secreto: false, estado });
  const job = (tipo: string, estado: 'FALLIDO' | 'HECHO', daysAgo: number) =>
    platform()
      .services.db.insert(jobs)
      .values({ id: uuid(), tipo, estado, fechaFin: new Date(Date.now() - daysAgo * 86_400_000) });

  it('is nothing where nothing waits', async () => {
    expect(await asuntos()).toEqual([]);
  });

  it('is mails that were given up until somebody settles them, and mails that have no server to leave by', async () => {
    for (const estado of ['FALLIDO', 'DESCARTADO', 'GUARDADO', 'GUARDADO'] as const) await mail(estado);
    expect(await asuntos()).toEqual([
      { tipo: 'CORREOS_FALLIDOS', total: 1 },
      { tipo: 'SIN_CORREO', total: 2 },
    ]);
  });

  it('is tasks that failed this week, unless the same went well since', async () => {
    await job('limpieza', 'FALLIDO', 2);
    await job('limpieza', 'HECHO', 3);
    await job('textos', 'FALLIDO', 9);
    expect(await asuntos()).toEqual([{ tipo: 'TAREAS_FALLIDAS', total: 1 }]);
    await job('limpieza', 'HECHO', 1);
    expect(await asuntos()).toEqual([]);
  });

  it('is who waits for a role', async () => {
    const irene = await platform().person('Irene', 'AUTOR');
    await irene.call.requestRole({ body: { rol: 'REVISOR' } });
    const waits = await asuntos();
    expect(waits.find(({ tipo }) => tipo === 'SOLICITUDES_DE_ROL')?.total).toBe(1);
    await admin.call.decideRoleRequest({ params: { id: irene.user.id }, body: { conceder: false } });
    expect((await asuntos()).map(({ tipo }) => tipo)).not.toContain('SOLICITUDES_DE_ROL');
  });

  it('is approved works, until they are public', async () => {
    const irene = await platform().person('Irene', 'AUTOR');
    const body = { titulo: 'Mareas', resumen: 'R.', palabrasClave: ['mar'] };
    const work = await irene.call.createPublication({ body });
    const put = (estado: 'APROBADO' | 'PUBLICADO') =>
      platform().services.db.update(publications).set({ estado }).where(eq(publications.id, work.id));
    await put('APROBADO');
    expect(await asuntos()).toContainEqual({ tipo: 'OBRAS_POR_PUBLICAR', total: 1 });
    const produce = (etapaProduccion: 'CORRECCION' | null) =>
      platform().services.db.update(publications).set({ etapaProduccion }).where(eq(publications.id, work.id));
    await produce('CORRECCION');
    expect((await asuntos()).map(({ tipo }) => tipo)).not.toContain('OBRAS_POR_PUBLICAR');
    await produce(null);
    await put('PUBLICADO');
    expect((await asuntos()).map(({ tipo }) => tipo)).not.toContain('OBRAS_POR_PUBLICAR');
  });

  it('is what the public site says of the press, until each of it is replaced or left blank', async () => {
    const left = async () => (await all()).find(({ tipo }) => tipo === 'DATOS_DEL_SITIO')?.total;
    expect(await left()).toBe(7);
    const { cifras, planes, horarioGeneral } = defaultSettings;
    const blank = { es: '', en: '' };
    const none = { nombre: blank, precio: blank, texto: blank, ventajas: blank };
    await admin.call.changeSettings({ body: { telefono: '', direccion: 'Rúa do Vilar, 1' } });
    expect(await left()).toBe(5);
    await admin.call.changeSettings({
      body: {
        contacto: 'revista@uni.test',
        horarioGeneral: { ...horarioGeneral, es: 'De nueve a dos' },
        horarioSoporte: blank,
        cifras: { ...cifras, satisfaccion: '' },
        planes: { ...planes, basico: none },
      },
    });
    expect(await left()).toBeUndefined();
    expect(await platform().guest.getIdentity()).toMatchObject({ telefono: '', direccion: 'Rúa do Vilar, 1' });
    expect((await platform().guest.getSiteFacts()).planes.basico.nombre.es).toBe('');
    const { activity } = await admin.call.activity({ query: { type: 'settings.changed', limit: 1 } });
    expect(activity[0]?.message).toContain('cifras de la portada: 10,000+, 2,500+, 50+, 95% → 10,000+, 2,500+, 50+;');
    expect(activity[0]?.message).toContain(
      'planes para instituciones: Básico Gratis, Profesional $49/mes, Enterprise Desde $149/mes → Profesional $49/mes,',
    );
    await admin.call.changeSettings({ body: { contacto: defaultSettings.contacto } });
    expect(await left()).toBe(1);
  });

  it('is for administrators', async () => {
    const editor = await platform().person('Elena', 'EDITOR');
    expect(await problemOf(editor.call.attention())).toMatchObject({ status: 403 });
  });
});
