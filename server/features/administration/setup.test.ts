/** The first hour: its steps, by what the platform shows and by what an administrator says of them. */
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Setup } from '#contract/entities/setup.ts';
import { principalJournal } from '#contract/journals.ts';
import { type SetupStep, setupSteps } from '#contract/setup.ts';
import { blankFacts } from '#contract/site-examples.ts';
import { mails, publications } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';

describePlatform('the first hour', (platform) => {
  let admin: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
  });
  const estadoOf = ({ pasos }: Setup, step: SetupStep) => pasos.find(({ paso }) => paso === step)?.estado;
  const now = async (step: SetupStep) => estadoOf(await admin.call.readSetup(), step);
  const left = async () =>
    (await admin.call.attention()).asuntos.find(({ tipo }) => tipo === 'PUESTA_EN_MARCHA')?.total;

  it('has every step before it in an empty platform, and says so first of all', async () => {
    const { pasos, conServidorDeCorreo } = await admin.call.readSetup();
    expect(pasos).toEqual(setupSteps.map((paso) => ({ paso, estado: 'PENDIENTE', comprobado: false })));
    expect(conServidorDeCorreo).toBe(false);
    expect((await admin.call.attention()).asuntos[0]).toEqual({ tipo: 'PUESTA_EN_MARCHA', total: setupSteps.length });
  });

  it('keeps what is said of a step, until it is taken back; two who say it of two steps both have it', async () => {
    const say = (paso: SetupStep, estado: 'PENDIENTE' | 'HECHO' | 'OMITIDO') =>
      admin.call.markSetupStep({ params: { paso }, body: { estado } });
    await Promise.all([say('cartas', 'HECHO'), say('correo', 'OMITIDO')]);
    expect([await now('cartas'), await now('correo')]).toEqual(['HECHO', 'OMITIDO']);
    expect(await left()).toBe(setupSteps.length - 2);
    expect(estadoOf(await say('cartas', 'PENDIENTE'), 'cartas')).toBe('PENDIENTE');
    expect(await left()).toBe(setupSteps.length - 1);
    expect((await admin.call.getSettings()) as object).not.toHaveProperty('puestaEnMarcha');
  });

  it('sees for itself what was done, whatever was said', async () => {
    const params = { id: principalJournal };
    const { call } = admin;
    await call.changeSettings({ body: { nombre: 'Anales' } });
    expect(await now('nombre')).toBe('PENDIENTE');
    await call.changeSettings({ body: { contacto: 'redaccion@anales.test' } });
    await call.changeJournal({ params, body: { descripcion: { es: 'De química.', en: '' } } });
    await call.writeJournalText({ params: { ...params, tipo: 'alcance' }, body: { markdown: 'Toda la química.' } });
    await call.changeSettings({
      body: { issn: '0378-5955', sitioPublico: true, modoFlujo: 'profesional', tratamiento: 'usted' },
    });
    await call.changeSettings({ body: { ...blankFacts, cifras: { ...blankFacts.cifras, autores: '12' } } });
    await call.changeBoard({ params, body: { consejo: [{ nombre: 'Ana Ruiz', cargo: 'DIRECCION' }] } });
    const anuncio = { clase: 'CONVOCATORIA' as const, titulo: { es: 'Envíen', en: '' }, texto: { es: '', en: '' } };
    await call.changeAnnouncements({ params, body: { anuncios: [{ ...anuncio, fecha: '2026-11-01' }] } });
    expect(await now('correo')).toBe('OMITIDO');
    await platform().services.db.insert(mails).values({
      id: uuid(),
      para: 'ana@prueba.test',
      asunto: '',
      texto: '',
      html: '',
      secreto: false,
      estado: 'ENVIADO',
    });
    const { pasos } = await call.readSetup();
    expect(pasos).toEqual(setupSteps.map((paso) => ({ paso, estado: 'HECHO', comprobado: true })));
    expect(await left()).toBeUndefined();
  });

  it('leads nobody once a work was sent, though its steps can be found', async () => {
    await admin.call.changeSettings({ body: { sitioPublico: false } });
    expect(await left()).toBe(1);
    const irene = await platform().person('Irene', 'AUTOR');
    const { id } = await irene.call.createPublication({
      body: { titulo: 'Mareas', resumen: 'R.', palabrasClave: ['mar'] },
    });
    expect(await left()).toBe(1);
    await platform().services.db.update(publications).set({ estado: 'EN_REVISION' }).where(eq(publications.id, id));
    expect(await left()).toBeUndefined();
    expect(await now('acceso')).toBe('PENDIENTE');
  });
});
