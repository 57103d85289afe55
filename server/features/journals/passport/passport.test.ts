/** The indexing passport of a journal over the API: what it reads, and the notes that people keep in it. */
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Passport } from '#contract/entities/passport.ts';
import { principalJournal } from '#contract/journals.ts';
import { authorships, issues, issueWorks, manuscripts, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { type Cast, draft, published } from '#server/testing/works.ts';
import { findWorkFacts } from './facts-queries.ts';

describePlatform('the indexing passport of a journal', (platform) => {
  let cast: Cast;
  let admin: TestPerson;
  const params = { id: principalJournal };
  beforeAll(async () => {
    cast = {
      author: await platform().person('Ana', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    admin = await platform().person('Inés', 'ADMIN');
  });
  const read = () => admin.call.readPassport({ params });
  const of = (passport: Passport, clave: string) =>
    passport.indices.flatMap(({ criterios }) => criterios).find((each) => each.clave === clave);
  const note = (criterio: string, texto: string, antes?: string | null) =>
    admin.call.writePassportNote({ params: { ...params, criterio }, body: { texto, antes } });

  it('looks at what is published, at the board and at the texts, and leads to what mends the rest', async () => {
    const before = await read();
    expect(before).toMatchObject({ obras: 0, revista: { principal: true } });
    expect(of(before, 'latindex.1')).toMatchObject({ resultado: 'FALTA', remedio: 'consejo', evidencia: null });
    expect(of(before, 'latindex.13')).toMatchObject({ resultado: 'FALTA', cuenta: { con: 0, de: 0 } });
    expect(of(before, 'dialnet.inclusion')).toMatchObject({ resultado: 'NO_COMPROBADO', fuente: null });

    await platform().settings({ institucion: 'Universidad de los Andes', issn: '2049-3630' });
    const member = { pais: 'MX', orcid: null };
    await admin.call.changeBoard({
      params,
      body: {
        consejo: [
          { ...member, nombre: 'Ana Ruiz', cargo: 'DIRECCION', afiliacion: 'UNIVERSIDAD de los Ándes, Bogotá' },
          { ...member, nombre: 'Luis Paz', cargo: 'CONSEJO_EDITORIAL', afiliacion: 'Universidad de los Andes' },
          { ...member, nombre: 'Eva Sol', cargo: 'CONSEJO_EDITORIAL', afiliacion: 'Universidad de Chile' },
          { ...member, nombre: 'Ada Mar', cargo: 'CONSEJO_CIENTIFICO', afiliacion: 'UNAM' },
        ],
      },
    });
    await admin.call.writeJournalText({
      params: { ...params, tipo: 'normas' },
      body: { markdown: 'Hasta 6000 palabras.' },
    });
    const work = await published(cast);
    const after = await read();
    expect(after.obras).toBe(1);
    expect(of(after, 'latindex.1')).toMatchObject({
      resultado: 'CUMPLE',
      evidencia: '/revistas/revista',
      remedio: null,
    });
    expect(of(after, 'latindex.5')).toMatchObject({ resultado: 'CUMPLE', evidencia: '/revistas/revista/normas' });
    expect(of(after, 'latindex.7')).toMatchObject({ resultado: 'CUMPLE', obligatorio: true });
    expect(of(after, 'latindex.17')).toMatchObject({ resultado: 'CUMPLE', cuenta: { con: 2, de: 3 } });
    expect(of(after, 'latindex.26')).toMatchObject({ resultado: 'CUMPLE', evidencia: `/catalogo/${work.id}` });
    expect(of(after, 'latindex.36')).toMatchObject({
      resultado: 'FALTA',
      remedio: 'obras',
      obras: [{ id: work.id, titulo: work.titulo }],
    });
    expect(of(after, 'latindex.18')).toMatchObject({ resultado: 'PERSONA', nota: null });
    expect(of(after, 'latindex.18')?.fuente).toMatchObject({ publicada: '2020-04', leida: '2026-11-27' });
  });

  it('finds who of the board signs', async () => {
    await platform().settings({ institucion: 'Universidad de los Andes' });
    const before = of(await read(), 'latindex.16')?.cuenta;
    const work = await published(cast);
    const [signer] = work.autores;
    if (!before || !signer) throw new Error('Nobody signs.');
    const outside = async (institucion: string, afiliaciones: string[]) => {
      await platform().settings({ institucion });
      const { db } = platform().services;
      await db.update(authorships).set({ afiliaciones }).where(eq(authorships.publicacionId, work.id));
      return of(await read(), 'latindex.16')?.cuenta;
    };
    const [none, one] = [0, 1].map((con) => ({ con: before.con + con, de: before.de + 1 }));
    expect(await outside('Universidad de los Andes', [])).toEqual(none);
    expect(await outside('Universidad de los Andes', ['UNIVERSIDAD DE LOS ÁNDES, Facultad de Derecho'])).toEqual(none);
    expect(await outside('Universidad de los Andes, Facultad de Derecho', ['Universidad de los Andes'])).toEqual(none);
    expect(await outside('Universidad de los Andes', ['Universidad de Chile'])).toEqual(one);
    await admin.call.changeBoard({
      params,
      body: {
        consejo: [{ nombre: `${signer.nombres} ${signer.apellidos}`.toUpperCase(), cargo: 'CONSEJO_EDITORIAL' }],
      },
    });
    expect(of(await read(), 'latindex.16')?.cuenta).toEqual({ con: 0, de: before.de + 1 });
  });

  it('says the same of one work, with where it is mended, to who runs it and nobody else', async () => {
    const work = await published(cast);
    const passport = await cast.editor.call.readWorkPassport({ params: { id: work.id } });
    const said = (clave: string) =>
      passport.indices.flatMap(({ criterios }) => criterios).find((each) => each.clave === clave);
    expect(said('latindex.26')).toMatchObject({ cumple: true, evidencia: `/catalogo/${work.id}`, remedio: null });
    expect(said('scielo.doi')).toMatchObject({ cumple: false, evidencia: null, remedio: 'doi' });
    expect(said('scielo.orcid')).toMatchObject({ cumple: false, cuenta: { con: 0, de: 1 }, remedio: 'aviso' });
    // Every criterion of works that the journal counts is there, and comes to the same where it is its only work.
    const whole = await read();
    for (const { criterios } of whole.indices)
      for (const { clave, obras } of criterios)
        if (obras.some(({ id }) => id === work.id)) expect(said(clave), clave).toMatchObject({ cumple: false });
    expect(said('buenas-practicas.figuras-alternativa')).toMatchObject({ cumple: true, cuenta: null });
    expect(said('buenas-practicas.referencias-doi')).toMatchObject({ cumple: false, remedio: 'aviso' });
    const params = { id: work.id };
    expect(await problemOf(cast.author.call.readWorkPassport({ params }))).toMatchObject({ status: 403 });
    const draftOf = await draft(cast.author);
    expect(await problemOf(cast.editor.call.readWorkPassport({ params: { id: draftOf.id } }))).toMatchObject({
      status: 404,
    });
  });

  it('takes pages, volume and number as the record has them: of its number, else as they were written', async () => {
    const work = await published(cast);
    const { db } = platform().services;
    const said = async (metadatos: Record<string, string>) => {
      await db.update(publications).set({ metadatos }).where(eq(publications.id, work.id));
      const [facts] = await findWorkFacts(db, [work.id], { revistaId: principalJournal, institution: '' });
      return facts && { isPaged: facts.isPaged, hasVolume: facts.hasVolume, isNumbered: facts.isNumbered };
    };
    const none = { isPaged: false, hasVolume: false, isNumbered: false };
    expect(await said({})).toEqual(none);
    expect(await said({ paginaInicial: ' ', volumen: '' })).toEqual(none);
    expect(await said({ paginaInicial: '7' })).toEqual({ ...none, isPaged: true });
    expect(await said({ elocation: 'e7' })).toEqual({ ...none, isPaged: true });
    expect(await said({ volumen: '3' })).toEqual({ ...none, hasVolume: true, isNumbered: true });
    expect(await said({ numero: '2' })).toEqual({ ...none, isNumbered: true });

    const whole = { volumen: '9', numero: '2', paginaInicial: '7' };
    const passport = async () => (await cast.editor.call.readWorkPassport({ params: { id: work.id } })).indices;
    const met = async (clave: string) =>
      (await passport()).flatMap(({ criterios }) => criterios).find((each) => each.clave === clave)?.cumple;
    await said({});
    expect([await met('pubmed.volumen'), await met('google-academico.cita')]).toEqual([false, false]);
    await said(whole);
    expect([await met('pubmed.volumen'), await met('google-academico.cita')]).toEqual([true, true]);

    // Its number says no volume and no pages: the volume that was written is no longer its own, its pages are.
    const [issue] = await db
      .insert(issues)
      .values({
        id: uuid(),
        revistaId: principalJournal,
        volumen: '',
        numero: '1',
        anio: 2026,
        fechaPublicacion: new Date(),
      })
      .returning();
    if (!issue) throw new Error('no number');
    await db.insert(issueWorks).values({ publicacionId: work.id, numeroId: issue.id, orden: 1 });
    expect(await said(whole)).toEqual({ isPaged: true, hasVolume: false, isNumbered: true });
    await db.update(issueWorks).set({ articulo: 'e1' }).where(eq(issueWorks.publicacionId, work.id));
    expect(await said({})).toEqual({ isPaged: true, hasVolume: false, isNumbered: true });
  });

  it('leads to what mends it: under embargo to the embargo, and nowhere for days that nobody writes', async () => {
    const work = await published(cast);
    const { db } = platform().services;
    const until = new Date(Date.now() + 30 * 86_400_000);
    const embargo = { embargoDia: until.toISOString().slice(0, 10), embargoZona: 'UTC', embargoHasta: until };
    const said = async (clave: string) => {
      const { indices } = await cast.editor.call.readWorkPassport({ params: { id: work.id } });
      return indices.flatMap(({ criterios }) => criterios).find((each) => each.clave === clave);
    };
    await db
      .update(publications)
      .set({ ...embargo, fechaAceptacion: null })
      .where(eq(publications.id, work.id));
    expect(await said('google-academico.pdf')).toMatchObject({ cumple: false, remedio: 'embargo' });
    expect(await said('latindex.32')).toMatchObject({ cumple: false, remedio: 'embargo' });
    expect(await said('scielo.fechas')).toMatchObject({ cumple: false, remedio: null });
    // Without a text an embargo that ends mends nothing.
    await db.update(manuscripts).set({ contenido: '' }).where(eq(manuscripts.publicacionId, work.id));
    expect(await said('google-academico.pdf')).toMatchObject({ cumple: false, remedio: 'aviso' });
  });

  it('keeps a note with who wrote it and when, and writes it over nobody’s', async () => {
    const { nota } = await note('latindex.18', ' Está en el Directorio. ', null);
    expect(nota).toMatchObject({ texto: 'Está en el Directorio.', por: expect.stringContaining('Inés') });
    expect(of(await read(), 'latindex.18')?.nota).toEqual(nota);
    const { activity } = await admin.call.activity();
    expect(activity[0]?.message).toContain('pasaporte de indización cambiado');
    // Sent twice it is one note.
    expect(await note('latindex.18', 'Está en el Directorio.', null)).toEqual({ nota });
    expect(await problemOf(note('latindex.18', 'Otra cosa.', null))).toMatchObject({
      status: 409,
      code: 'revista_cambiada',
    });
    const other = await note('latindex.18', 'Otra cosa.', nota?.fecha);
    expect(other.nota?.texto).toBe('Otra cosa.');
    expect(await note('latindex.18', '', other.nota?.fecha)).toEqual({ nota: null });
    expect(of(await read(), 'latindex.18')?.nota).toBeNull();
  });

  it('knows no criterion but its own, and no journal that there is not', async () => {
    expect(await problemOf(note('latindex.99', 'Nada.'))).toMatchObject({ status: 404 });
    const nowhere = { id: '0190a000-0000-7000-8000-0000000000ff' };
    expect(await problemOf(admin.call.readPassport({ params: nowhere }))).toMatchObject({ status: 404 });
  });
});
