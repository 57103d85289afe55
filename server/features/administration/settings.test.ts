/** The platform's settings: who changes what, what of it is told, and where it then holds (issue 5). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultSettings, type SettingsChanges } from '#contract/entities/system.ts';
import { longest } from '#contract/limits.ts';
import { png, whitePng } from '#server/documents/metadata/pictures.fixture.ts';
import { mails } from '#server/platform/database/schema.ts';
import { openSettings } from '#server/platform/settings-store.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

const question = {
  id: 'rigor',
  tipo: 'PUNTUACION',
  etiqueta: '¿Cómo de riguroso es el método?',
  etiquetaEn: '',
  opciones: [],
  obligatorio: true,
  paraAutor: true,
} as const;
const asked = (fields: Partial<{ id: string; etiqueta: string; opciones: string[] }> = {}) => ({
  ...question,
  opciones: [],
  ...fields,
});

describePlatform('the settings of the platform', (platform) => {
  let admin: TestPerson;
  let other: TestPerson;
  let editor: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    other = await platform().person('Otilia', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
  });
  beforeEach(() => platform().settings(defaultSettings));
  const change = (body: SettingsChanges, by = admin) => by.call.changeSettings({ body });
  const lastEntry = async () => (await admin.call.activity({ query: { limit: 1 } })).activity[0];

  it('are all an administrator’s; of an editor those of the workflow', async () => {
    expect(await change({ nombre: 'Humedal', plazoRevisionDias: 30 })).toMatchObject({ nombre: 'Humedal' });
    expect(await change({ modoFlujo: 'profesional' }, editor)).toMatchObject({ modoFlujo: 'profesional' });
    expect(await problemOf(change({ nombre: 'Mía', modoFlujo: 'minimalista' }, editor))).toMatchObject({
      status: 403,
      errors: [{ field: 'nombre' }],
    });
  });

  it('say in the activity record from what to what each went, in words', async () => {
    await change({ sitioPublico: true, recordarAntesDias: [3, 10], institucion: 'Universidad del Sur' });
    expect(await lastEntry()).toMatchObject({ type: 'settings.changed', userId: admin.user.id });
    expect((await lastEntry())?.message).toBe(
      'Ajustes cambiados: institución: ninguno → Universidad del Sur; sitio público: no → sí; ' +
        'días de recordatorio antes del plazo: 7, 2 → 3, 10.',
    );
  });

  it('have entries of the menu that anybody may open alone, and every page comes with them', async () => {
    const entry = (direccion: string, es = 'Normas') => ({
      texto: { es, en: '' },
      direccion,
      parte: 'CABECERA' as const,
    });
    const long = `https://otro.example/${'a'.repeat(longest.link)}`;
    for (const wrong of ['javascript:alert(1)', '/dashboard', '//otro.example', 'http://otro.example', '', long])
      expect(await problemOf(change({ menu: [entry('/catalogo'), entry(wrong)] }))).toMatchObject({
        status: 422,
        errors: [{ field: 'menu.1.direccion' }],
      });
    const twice = { menu: [entry('/blog', 'Uno'), entry('/catalogo'), entry('/blog', 'Dos')] };
    expect(await problemOf(change(twice))).toMatchObject({
      status: 422,
      errors: [{ field: 'menu.2.direccion', code: 'direccion_repetida' }],
    });
    // In header and footer one may lead to the same page.
    const both = [entry('/blog'), { ...entry('/blog'), parte: 'PIE' as const }];
    expect(await change({ menu: both })).toMatchObject({ menu: both });
    await change({ menu: [] });
    const nameless = change({ menu: [entry('/catalogo', '  ')] });
    expect(await problemOf(nameless)).toMatchObject({ errors: [{ field: 'menu.0.texto.es', code: 'vacio' }] });
    expect(await problemOf(change({ menu: [entry('/catalogo', 'a'.repeat(300))] }))).toMatchObject({
      errors: [{ field: 'menu.0.texto.es', code: 'texto_largo' }],
    });
    const many = change({ menu: Array.from({ length: 9 }, (_, at) => entry(`/catalogo?anio=${2000 + at}`)) });
    expect(await problemOf(many)).toMatchObject({ status: 422, errors: [{ field: 'menu' }] });
    const menu = [entry('https://revistas.example.org/normas'), entry('/catalogo?tipo=TESIS', 'Tesis')];
    await change({ menu });
    expect((await platform().guest.getIdentity()).menu).toEqual(menu);
    expect((await lastEntry())?.message).toBe(
      'Ajustes cambiados: entradas añadidas al menú del sitio: ninguno → ' +
        'Normas (https://revistas.example.org/normas), Tesis (/catalogo?tipo=TESIS).',
    );
    expect(await problemOf(change({ menu: [] }, editor))).toMatchObject({ status: 403 });
  });

  it('say of the review form which questions came, went, changed and moved', async () => {
    const second = asked({ id: 'datos', etiqueta: '¿Están los datos?' });
    await change({ formularioRevision: [asked(), second] });
    expect((await lastEntry())?.message).toContain(
      'formulario de revisión: ninguna pregunta → 2 preguntas (añadidas: «',
    );
    await change({ formularioRevision: [second, asked({ etiqueta: '¿Es riguroso?' })] });
    expect((await lastEntry())?.message).toContain(
      '2 preguntas → 2 preguntas (cambiadas: «¿Es riguroso?»; otro orden)',
    );
    await change({ formularioRevision: [] });
    expect((await lastEntry())?.message).toContain(
      '2 preguntas → ninguna pregunta (quitadas: «¿Están los datos?», «¿Es',
    );
  });

  it('say holidays by their days', async () => {
    const festivos = [
      { desde: '2026-12-24', hasta: '2027-01-06' },
      { desde: '2027-05-01', hasta: '2027-05-01' },
    ];
    expect(await change({ festivos })).toMatchObject({ festivos });
    expect((await lastEntry())?.message).toContain('festivos: ninguno → 2026-12-24 – 2027-01-06, 2027-05-01');
  });

  it('leave no entry where nothing changes', async () => {
    await change({ nombre: 'Uno' });
    const before = await lastEntry();
    await change({ nombre: 'Uno', formularioRevision: [] });
    expect(await lastEntry()).toEqual(before);
  });

  it('are not overwritten unseen: the second administrator is told what they are now', async () => {
    const antes = { nombre: 'Pliego', contacto: defaultSettings.contacto };
    await change({ nombre: 'De Otilia', antes }, other);
    const refused = await problemOf(change({ nombre: 'De Ada', antes }));
    expect(refused).toMatchObject({
      status: 409,
      code: 'ajustes_cambiados',
      errors: [{ field: 'nombre', message: 'Ahora: De Otilia.' }],
    });
    expect((await admin.call.getSettings()).nombre).toBe('De Otilia');
    // What nobody else touched is changed all the same, and who has seen it may insist.
    expect(await change({ contacto: 'hola@revista.test', antes })).toMatchObject({ nombre: 'De Otilia' });
    expect(await change({ nombre: 'De Ada', antes: { nombre: 'De Otilia' } })).toMatchObject({ nombre: 'De Ada' });
  });

  it('are changed by one of many who began from the same', async () => {
    const antes = { nombre: 'Pliego' };
    const names = ['A', 'B', 'C', 'D', 'E'];
    const outcomes = await Promise.allSettled(
      names.map((nombre, n) => change({ nombre, antes }, n % 2 ? admin : other)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { nombre } = await admin.call.getSettings();
    expect(outcomes[names.indexOf(nombre)]?.status).toBe('fulfilled');
  });

  it('hold in every process', async () => {
    const elsewhere = await openSettings(platform().services.database);
    await change({ nombre: 'En todas partes' });
    await expect.poll(() => elsewhere.get().nombre).toBe('En todas partes');
  });

  it.each([
    ['issn', '1234-5678'],
    ['issnImpreso', '12345679'],
    ['color', 'rojo'],
    ['color', '#0b5563;}body{display:none'],
    ['licencia', 'javascript:alert(1)'],
    ['prefijoDoi', '11.1000'],
    ['contacto', 'sin arroba'],
    ['contacto', 'a@b.test\r\nBcc: c@d.test'],
    ['nombre', ' '],
    ['plazoRevisionDias', 0],
    ['recordarAntesDias', [1, 400]],
    ['festivos', [{ desde: '2026-05-02', hasta: '2026-05-01' }]],
    ['festivos', [{ desde: 'mañana', hasta: '2026-05-01' }]],
  ])('refuse %s as %j, and name it', async (field, value) => {
    const { statusCode, body } = await platform().inject({
      method: 'PATCH',
      url: '/api/settings',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { [field]: value },
    });
    expect(statusCode).toBe(422);
    expect(JSON.parse(body).errors[0].field.split('.')[0]).toBe(field);
    expect(await admin.call.getSettings()).toEqual(defaultSettings);
  });

  it('take an ISSN by its check digit, X too', async () => {
    expect(await change({ issn: '0378-5955', issnImpreso: '2434-561X' })).toMatchObject({ issn: '0378-5955' });
  });

  it('name the place of what is wrong in the review form', async () => {
    const wrong: [Parameters<typeof asked>[0], string][] = [
      [{ etiqueta: ' ' }, 'formularioRevision.1.etiqueta'],
      [{ id: 'rigor' }, 'formularioRevision.1.id'],
      [{ opciones: ['una', ''] }, 'formularioRevision.1.opciones.1'],
    ];
    for (const [fields, field] of wrong) {
      const formularioRevision = [asked(), asked({ id: 'otra', ...fields })];
      expect(await problemOf(change({ formularioRevision }))).toMatchObject({ status: 422, errors: [{ field }] });
    }
    for (const opciones of [['una'], ['una', 'una']]) {
      const formularioRevision = [{ ...asked({ opciones }), tipo: 'OPCION' as const }];
      const field = 'formularioRevision.0.opciones';
      expect(await problemOf(change({ formularioRevision }))).toMatchObject({ errors: [{ field }] });
    }
  });

  it('give every page the journal’s identity, and nothing else', async () => {
    await change({ nombre: 'Humedal', color: '#7a1f3d' });
    const identity = await platform().guest.getIdentity();
    expect(identity).toMatchObject({ nombre: 'Humedal', color: '#7a1f3d' });
    expect(Object.keys(identity)).not.toContain('identidadRevision');
  });

  it('keep the mark as a clean picture, one at a time, for everybody', async () => {
    const text = Buffer.concat([png, Buffer.from('GPS')]).toString('base64');
    const { logo } = await admin.call.changeLogo({ body: { logo: text } });
    const served = await platform().inject({ method: 'GET', url: logo });
    expect(served.headers['content-type']).toBe('image/png');
    expect(served.rawPayload.includes('GPS')).toBe(false);
    expect((await lastEntry())?.message).toBe('Ajustes cambiados: logotipo: el de la plataforma → uno propio.');
    const next = await admin.call.changeLogo({ body: { logo: text } });
    expect((await platform().inject({ method: 'GET', url: logo })).statusCode).toBe(404);
    expect((await admin.call.removeLogo()).logo).toBe('');
    expect((await platform().inject({ method: 'GET', url: next.logo })).statusCode).toBe(404);
    expect(await problemOf(admin.call.changeLogo({ body: { logo: btoa('<svg/>') } }))).toMatchObject({
      code: 'logo_no_valido',
    });
    expect(await problemOf(editor.call.removeLogo())).toMatchObject({ status: 403 });
  });

  it('keep the cover image as a clean picture, for everybody, beside the mark', async () => {
    const imagen = Buffer.concat([whitePng(1200, 630), Buffer.from('GPS')]).toString('base64');
    const { logo } = await admin.call.changeLogo({ body: { logo: png.toString('base64') } });
    const { imagenPortada } = await admin.call.changeCoverImage({ body: { imagen } });
    expect((await lastEntry())?.message).toBe('Ajustes cambiados: imagen de portada: ninguna → una propia.');
    expect(await platform().guest.getIdentity()).toMatchObject({ logo, imagenPortada });
    const served = await platform().inject({ method: 'GET', url: imagenPortada });
    expect(served.headers['content-type']).toBe('image/png');
    expect(served.rawPayload.includes('GPS')).toBe(false);
    const next = await admin.call.changeCoverImage({ body: { imagen } });
    expect((await platform().inject({ method: 'GET', url: imagenPortada })).statusCode).toBe(404);
    expect(await admin.call.removeCoverImage()).toMatchObject({ logo, imagenPortada: '' });
    expect((await platform().inject({ method: 'GET', url: next.imagenPortada })).statusCode).toBe(404);
    expect((await platform().inject({ method: 'GET', url: logo })).statusCode).toBe(200);
    await admin.call.removeLogo();
    expect(await problemOf(editor.call.changeCoverImage({ body: { imagen } }))).toMatchObject({ status: 403 });
  });

  it.each([
    ['too small', whitePng(1199, 630)],
    ['too flat', whitePng(1200, 629)],
    ['too large', whitePng(4097, 700)],
    ['no picture', Buffer.from('<svg/>')],
  ])('refuse a cover image that is %s, and say what would do', async (_, bytes) => {
    const body = { imagen: bytes.toString('base64') };
    expect(await problemOf(admin.call.changeCoverImage({ body }))).toMatchObject({
      code: 'imagen_portada_no_valida',
      detail: expect.stringMatching(/1200 × 630 .*4096/),
    });
    expect(await platform().guest.getIdentity()).toMatchObject({ imagenPortada: '' });
  });

  it('begin new works with the journal’s licence, and sign its mails', async () => {
    const licencia = 'https://creativecommons.org/licenses/by/4.0/';
    await change({ licencia, nombre: 'Humedal & Cía' });
    const author = await platform().person('Irene', 'AUTOR');
    const work = { titulo: 'Mareas', resumen: 'Tres años.', palabrasClave: ['mar'] };
    expect(await author.call.createPublication({ body: work })).toMatchObject({ licencia });
    await platform().services.db.delete(mails);
    await platform().guest.forgotPassword({ body: { email: author.user.email } });
    const [mail] = await platform().services.db.select().from(mails);
    expect(mail?.texto).toContain('-- \nHumedal & Cía\n');
    expect(mail?.html).toContain('>Humedal &amp; Cía</td>');
  });

  it('put journal, publisher and ISSN into JATS and citations of works that name no other', async () => {
    await change({ nombre: 'Humedal', institucion: 'Universidad del Sur', issn: '0378-5955' });
    const author = await platform().person('Irene', 'AUTOR');
    const create = (metadatos: Record<string, string>) =>
      author.call.createPublication({ body: { titulo: 'Mareas', resumen: 'R.', palabrasClave: ['mar'], metadatos } });
    const jats = async (id: string) =>
      (
        await platform().inject({
          method: 'GET',
          url: `/api/publications/${id}/export/jats`,
          headers: { authorization: `Bearer ${author.token}` },
        })
      ).body;
    const ours = await create({});
    expect(await jats(ours.id)).toContain('<journal-title>Humedal</journal-title>');
    expect(await jats(ours.id)).toContain('<issn pub-type="epub">0378-5955</issn>');
    expect(await jats(ours.id)).toContain('<publisher-name>Universidad del Sur</publisher-name>');
    const theirs = await create({ revista: 'Mar' });
    expect(await jats(theirs.id)).not.toContain('0378-5955');
    const cited = await author.call.citePublication({ params: { id: ours.id, estilo: 'apa' } });
    expect(cited.texto).toContain('Humedal');
  });
});
