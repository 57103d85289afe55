/** The placeholder pages that an administrator fills (docs/specification.md 2). */
import { expect, it } from 'vitest';
import { type Manuscript, manuscriptSchema } from '#contract/entities/manuscript.ts';
import { pageSlugs } from '#contract/vocabulary.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { eventsChannel } from '#server/events/events.ts';
import { sitePages } from '#server/platform/database/schema.ts';
import { signal } from '#server/platform/database/signals.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { pageByDefault } from './by-default.ts';

const noText: Manuscript = { type: 'doc', content: [] };

describePlatform('a page of the site', (platform) => {
  let known: TestPerson | undefined;
  const admin = async () => {
    known ??= await platform().person('Inés', 'ADMIN');
    return known.call;
  };
  const write = async (markdown: string) =>
    (await admin()).writePage({ params: { slug: 'ayuda' }, body: { markdown } });
  const read = async () => (await admin()).readPage({ params: { slug: 'ayuda' } });

  it.each(pageSlugs)('%s has nothing until it is written', async (slug) => {
    const { porDefecto, ...page } = await (await admin()).readPage({ params: { slug } });
    expect(page).toEqual({ slug, markdown: '', documento: null, fechaActualizacion: null });
    expect(porDefecto === null).toBe(slug !== 'privacidad' && slug !== 'accesibilidad');
  });

  it('on data and on access says by default what the settings say, in both languages, until somebody writes it', async () => {
    const call = await admin();
    const read = async (slug: 'privacidad' | 'accesibilidad') => {
      const { porDefecto } = await platform().guest.readPage({ params: { slug } });
      for (const documento of Object.values(porDefecto ?? {}))
        expect(manuscriptSchema.safeParse(documento).error).toBeUndefined();
      return { es: plainText(porDefecto?.es ?? noText), en: plainText(porDefecto?.en ?? noText) };
    };
    const settings = {
      ...{ responsableDatos: 'Universidad del Humedal, Q1234567A', delegadoDatos: 'datos@humedal.test' },
      ...{ conservarRegistroAnios: 7, conservarCorreosDias: 45, accesibilidadRevisada: '2026-05-12' },
      ...{ autoridadDatos: 'la Agencia de Protección', accesibilidadReclamaciones: 'https://humedal.test/quejas' },
    };
    await call.changeSettings({ body: settings });
    const privacy = await read('privacidad');
    for (const said of ['Universidad del Humedal, Q1234567A', 'datos@humedal.test', '7 años', '45 días', 'la Agencia'])
      expect(privacy.es).toContain(said);
    expect(privacy.en).toContain('7 years');
    // A rule by which the platform's own copies lie there for longer than the setting says is what holds.
    const { env, settings: kept } = platform().services;
    const horizon = (BACKUP_TO?: string) =>
      plainText(pageByDefault({ env: { ...env, BACKUP_TO }, settings: kept }, 'privacidad')?.es ?? noText);
    expect(horizon()).toContain('desaparece en 90 días como mucho');
    expect(horizon('/copias')).toContain('desaparece en 372 días como mucho');
    // No word of a service that gets nothing.
    expect(privacy.es).not.toMatch(/Crossref|DataCite/);
    await call.changeSettings({ body: { agenciaDoi: 'DATACITE' } });
    expect((await read('privacidad')).es).toContain('DataCite');
    const access = await read('accesibilidad');
    expect(access.es).toContain('12 de mayo de 2026');
    expect(JSON.stringify(await platform().guest.readPage({ params: { slug: 'accesibilidad' } }))).toContain(
      'https://humedal.test/quejas',
    );
    await call.changeSettings({ body: { agenciaDoi: 'NINGUNA', accesibilidadReclamaciones: '' } });
    expect((await read('accesibilidad')).es).not.toContain('artículo 13');
    const { porDefecto, documento } = await call.writePage({
      params: { slug: 'privacidad' },
      body: { markdown: 'La nuestra.' },
    });
    expect([porDefecto, documento === null]).toEqual([null, false]);
    const emptied = await call.writePage({ params: { slug: 'privacidad' }, body: { markdown: '' } });
    expect(emptied.porDefecto).not.toBeNull();
  });

  it('is what the administrator wrote, as a document', async () => {
    const written = await write('# Leer\n\nEl *catálogo* está [abierto](https://pliego.example).');
    expect(written).toMatchObject({ slug: 'ayuda', avisos: [] });
    expect(written.documento?.content[0]).toMatchObject({ type: 'heading' });
    const { avisos, ...page } = written;
    expect(await read()).toEqual(page);
    expect(page.fechaActualizacion).not.toBeNull();
  });

  it('shows a change at once', async () => {
    await write('Uno.');
    expect((await read()).markdown).toBe('Uno.');
    await write('Dos.');
    expect((await read()).markdown).toBe('Dos.');
  });

  it('shows a change that another process made', async () => {
    await write('Uno.');
    await read();
    const { db } = platform().services;
    await db.update(sitePages).set({ markdown: 'De otro proceso.' });
    expect((await read()).markdown).toBe('Uno.');
    await signal(db, eventsChannel, JSON.stringify({ type: 'page.written' }));
    expect((await read()).markdown).toBe('De otro proceso.');
  });

  it('is not written over what somebody else has written meanwhile', async () => {
    const { fechaActualizacion: first } = await write('Uno.');
    const other = (await platform().person('Bruno', 'ADMIN')).call;
    const from = (antes: string | null, markdown: string) =>
      other.writePage({ params: { slug: 'ayuda' }, body: { markdown, antes } });
    const { fechaActualizacion: second } = await write('Dos.');
    expect(await problemOf(from(first, 'Tres.'))).toMatchObject({ status: 409, code: 'pagina_cambiada' });
    expect(await problemOf(from(first, ''))).toMatchObject({ code: 'pagina_cambiada' });
    expect((await read()).markdown).toBe('Dos.');
    const both = await Promise.allSettled([from(second, 'Tres.'), from(second, 'Cuatro.')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await write('');
    expect(await problemOf(from(second, 'Tres.'))).toMatchObject({ code: 'pagina_cambiada' });
    expect(await from(null, 'Tres.')).toMatchObject({ markdown: 'Tres.' });
  });

  it('says what of the text was left out, and in which line', async () => {
    const { avisos } = await write('Hola.\n\n![Una foto](https://otra.example/foto.png)');
    expect(avisos).toHaveLength(1);
    expect(avisos[0]).toContain('https://otra.example/foto.png');
  });

  it('links to pages of this site and to others, and to no host in disguise', async () => {
    const { documento, avisos } = await write('[a](/contacto?x=1) [b](https://b.test/) [c](//c.test) [d](/\\\\d.test)');
    const hrefs = [...JSON.stringify(documento).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['/contacto?x=1', 'https://b.test/']);
    expect(avisos).toHaveLength(2);
  });

  it('carries nothing that would run', async () => {
    const { documento } = await write('<script>alert(1)</script>\n\n[aquí](javascript:alert(1))');
    expect(JSON.stringify(documento)).not.toMatch(/<script|javascript:/);
  });

  it.each(['', ' \n '])('goes back to having nothing when emptied (%j)', async (markdown) => {
    await write('Hola.');
    const emptied = await write(markdown);
    expect(emptied).toMatchObject({ markdown: '', documento: null, fechaActualizacion: null, avisos: [] });
    expect((await read()).documento).toBeNull();
  });

  it('leaves an entry in the activity record', async () => {
    await write('Hola.');
    await write('');
    const { activity } = await (await admin()).activity();
    expect(activity.slice(0, 2).map(({ message }) => message)).toEqual([
      'Página del sitio vaciada: «Centro de ayuda».',
      'Página del sitio escrita: «Centro de ayuda».',
    ]);
  });

  it.each(['LECTOR', 'AUTOR', 'REVISOR', 'EDITOR'] as const)(
    'is not written by %s, and is read by them',
    async (role) => {
      const person = await platform().person('Otra', role);
      const attempt = person.call.writePage({ params: { slug: 'ayuda' }, body: { markdown: 'No.' } });
      expect(await problemOf(attempt)).toMatchObject({ status: 403 });
      expect(await person.call.readPage({ params: { slug: 'ayuda' } })).toMatchObject({ slug: 'ayuda' });
    },
  );

  it('is for guests where the site is open; terms, privacy and the statement on access always', async () => {
    const asGuest = (slug: (typeof pageSlugs)[number]) =>
      platform()
        .guest.readPage({ params: { slug } })
        .then(
          () => slug,
          () => undefined,
        );
    const readable = async () => (await Promise.all(pageSlugs.map(asGuest))).filter(Boolean);
    expect(await readable()).toEqual(['terminos', 'privacidad', 'accesibilidad']);
    const attempt = platform().guest.readPage({ params: { slug: 'ayuda' } });
    expect(await problemOf(attempt)).toMatchObject({ code: 'sesion_requerida' });
    await platform().settings({ sitioPublico: true });
    expect(await readable()).toEqual([...pageSlugs]);
    await platform().settings({ sitioPublico: false });
  });

  it('has one of six names', async () => {
    expect((await platform().inject({ method: 'GET', url: '/api/pages/otra' })).statusCode).toBe(422);
  });

  it.each([
    ['of more than 200,000 characters', 'a'.repeat(200_001)],
    ['with a formula without end', `$$\n${'a'.repeat(30_000)}\n$$`],
    ['nested without end', `${'> '.repeat(300)}a`],
    ['nested deeper than the stack', `${'- '.repeat(800)}a`],
  ])('takes no text %s', async (_, markdown) => {
    await write('Lo de antes.');
    expect(await problemOf(write(markdown))).toMatchObject({ status: 422 });
    expect((await read()).markdown).toBe('Lo de antes.');
  });
});
