/** Four eyes: whoever is bound by them does not lift them (docs/specification.md 8). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultStoredSettings, type SettingsChanges } from '#contract/entities/system.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('four eyes', (platform) => {
  let admin: TestPerson;
  let writer: TestPerson;
  let editor: TestPerson;
  let author: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    writer = await platform().person('Alba', 'ADMIN', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    author = await platform().person('Irene', 'AUTOR');
  });
  beforeEach(async () => {
    await platform().services.settings.change(defaultStoredSettings);
  });
  const change = (by: TestPerson, body: SettingsChanges) => by.call.changeSettings({ body });
  const now = async () => {
    const { modoFlujo, cuatroOjos } = await platform().guest.getSettings();
    return { modoFlujo, cuatroOjos };
  };
  const lastEntry = async () => (await admin.call.activity({ query: { limit: 1 } })).activity[0]?.message;
  /** Whether the editor who recorded its only review may decide the work. */
  const judgesTheirOwn = async (id: string) => {
    await editor.call.createReview({
      body: { publicacionId: id, estado: 'ACEPTADA', comentarios: 'Me convence.' },
    });
    return (await editor.call.getPublication({ params: { id } })).acciones.includes('APROBAR');
  };

  it('stay where an editor leaves the professional mode, also for what is in review', async () => {
    await change(admin, { modoFlujo: 'profesional' });
    const { id } = await inReview(author);
    await change(editor, { modoFlujo: 'minimalista' });
    expect(await now()).toEqual({ modoFlujo: 'minimalista', cuatroOjos: true });
    expect(await lastEntry()).toBe(
      'Ajustes cambiados: modo de flujo: profesional → minimalista; decide otra persona que quien revisó: no → sí.',
    );
    expect(await judgesTheirOwn(id)).toBe(false);
    const decision = editor.call.decide({ params: { id }, body: { estado: 'APROBADO', motivo: 'Lo apruebo yo.' } });
    expect(await problemOf(decision)).toMatchObject({ status: 403, code: 'cuatro_ojos' });
  });

  it('are switched on by editors, and not off, whatever mode they choose with it', async () => {
    await change(editor, { cuatroOjos: true });
    const refused = {
      status: 403,
      errors: [{ field: 'cuatroOjos', message: 'Los cuatro ojos solo los levanta la administración.' }],
    };
    expect(await problemOf(change(editor, { cuatroOjos: false }))).toMatchObject(refused);
    expect(await problemOf(change(editor, { cuatroOjos: false, modoFlujo: 'profesional' }))).toMatchObject(refused);
    await change(editor, { modoFlujo: 'profesional' });
    await change(editor, { modoFlujo: 'minimalista', cuatroOjos: true });
    expect(await now()).toEqual({ modoFlujo: 'minimalista', cuatroOjos: true });
    // Nobody undoes them by saying what they never were.
    await platform().services.settings.change({ modoFlujo: 'profesional', cuatroOjos: false });
    await change(editor, { modoFlujo: 'minimalista', cuatroOjos: false });
    expect(await now()).toEqual({ modoFlujo: 'minimalista', cuatroOjos: true });
  });

  it('are lifted by an administrator, but for works of that administrator’s own', async () => {
    await change(admin, { modoFlujo: 'profesional' });
    const [theirs, own] = [await inReview(author), await inReview(writer)];
    await change(writer, { modoFlujo: 'minimalista' });
    expect(await now()).toEqual({ modoFlujo: 'minimalista', cuatroOjos: false });
    expect(await lastEntry()).toContain('cuatro ojos levantados: no → sí, salvo en las obras de quien los levanta');
    expect(await judgesTheirOwn(theirs.id)).toBe(true);
    expect(await judgesTheirOwn(own.id)).toBe(false);
    await change(admin, { cuatroOjos: true });
    await change(admin, { cuatroOjos: false });
    expect((await editor.call.getPublication({ params: { id: own.id } })).acciones).toContain('APROBAR');
  });

  it('keep an administrator who lifts them from publishing a work of their own alone, at one stroke or in two', async () => {
    const { id } = await inReview(writer);
    await writer.call.changeEstado({
      params: { id },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Falta algo.' },
    });
    const offered = async () => (await writer.call.getPublication({ params: { id } })).acciones;
    expect(await offered()).toContain('PUBLICAR_SIN_APROBACION');
    await change(admin, { modoFlujo: 'profesional', cuatroOjos: true });
    await change(writer, { cuatroOjos: false });
    await change(writer, { modoFlujo: 'minimalista' });
    expect(await now()).toEqual({ modoFlujo: 'minimalista', cuatroOjos: false });
    expect(await offered()).not.toContain('PUBLICAR_SIN_APROBACION');
  });

  it('say nowhere who lifted them', async () => {
    await change(admin, { cuatroOjos: true });
    expect(JSON.stringify(await change(admin, { cuatroOjos: false }))).not.toContain(admin.user.id);
    expect(JSON.stringify(await platform().guest.getSettings())).not.toContain(admin.user.id);
  });
});
