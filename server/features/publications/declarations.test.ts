/** What authors declare of a work: what their journal asks for, what keeps it from being sent, and what each version keeps of it. */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { noDemands } from '#contract/declarations.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, reopened, sentIn } from '#server/testing/works.ts';

describePlatform('a declaration', (platform) => {
  let admin: TestPerson;
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    author = await platform().person('Ana', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  afterEach(() => platform().settings({ declaraciones: noDemands }));
  const asks = (declaraciones: Partial<Record<keyof typeof noDemands, 'SE_PIDE' | 'NECESARIA'>>) =>
    platform().settings({ declaraciones: { ...noDemands, ...declaraciones } });
  type Changes = Parameters<TestPerson['call']['updatePublication']>[0]['body']['declaraciones'];
  const declare = (id: string, declaraciones: Changes, by = author) =>
    by.call.updatePublication({ params: { id }, body: { declaraciones } });
  const read = (id: string, by: Pick<TestPerson, 'call'> = author) => by.call.getPublication({ params: { id } });
  const send = (id: string) => author.call.submitReview({ params: { id } });
  const said = { respuesta: 'HAY', texto: 'Ana asesora a la empresa que vende el sensor.' } as const;

  it('is a word that nobody reads where none is asked for', async () => {
    const work = await inReview(author);
    for (const who of [author, editor, admin, reviewer])
      expect(Object.keys(await read(work.id, who)).filter((key) => key.startsWith('declara'))).toEqual([]);
  });

  it('is asked of its authors by the work, and of nobody who only reads it', async () => {
    await asks({ conflictos: 'NECESARIA', datos: 'SE_PIDE' });
    const { id } = await draft(author);
    expect((await read(id)).declaracionesPedidas).toEqual({ conflictos: 'NECESARIA', datos: 'SE_PIDE' });
    await declare(id, { conflictos: { respuesta: 'NINGUNO' } });
    await send(id);
    expect((await read(id, editor)).declaracionesPedidas).toEqual({ conflictos: 'NECESARIA', datos: 'SE_PIDE' });
    expect(await read(id, reviewer)).not.toHaveProperty('declaracionesPedidas');
  });

  it('that is needed and not there, or not whole, keeps a work from being sent, and is named', async () => {
    await asks({ conflictos: 'NECESARIA', etica: 'NECESARIA', datos: 'SE_PIDE' });
    const { id } = await draft(author);
    // The act is offered: who does it is told what is missing.
    expect((await read(id)).acciones).toContain('ENVIAR_A_REVISION');
    expect(await problemOf(send(id))).toMatchObject({
      status: 422,
      code: 'faltan_declaraciones',
      message:
        'Para enviar a revisión, la revista pide declaraciones que faltan o están incompletas: conflictos de interés, aprobación ética.',
      errors: [{ field: 'declaraciones.conflictos' }, { field: 'declaraciones.etica' }],
    });
    await declare(id, { conflictos: { respuesta: 'HAY' }, etica: { respuesta: 'APROBADA', comite: 'CEI' } });
    expect(await problemOf(send(id))).toMatchObject({
      errors: [{ field: 'declaraciones.conflictos.texto' }, { field: 'declaraciones.etica.codigo' }],
    });
    const byEstado = author.call.changeEstado({ params: { id }, body: { estado: 'EN_REVISION' } });
    expect(await problemOf(byEstado)).toMatchObject({ code: 'faltan_declaraciones' });
    await declare(id, { conflictos: said, etica: { respuesta: 'NO_PROCEDE' } });
    expect((await send(id)).estado).toBe('EN_REVISION');
  });

  it('that is only asked for stops nothing', async () => {
    await asks({ conflictos: 'SE_PIDE', ia: 'SE_PIDE' });
    const { id } = await draft(author);
    expect((await send(id)).estado).toBe('EN_REVISION');
  });

  it('is asked for by a journal of its own', async () => {
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales' } });
    await admin.call.changeJournal({
      params: { id: revistaId },
      body: { publica: true, ajustes: { declaraciones: { ...noDemands, ia: 'NECESARIA' } } },
    });
    const [here, there] = [await draft(author), await draft(author, { revistaId })];
    expect((await send(here.id)).estado).toBe('EN_REVISION');
    expect(await problemOf(send(there.id))).toMatchObject({ errors: [{ field: 'declaraciones.ia' }] });
    await declare(there.id, { ia: { respuesta: 'NO_USADA' } });
    expect((await send(there.id)).estado).toBe('EN_REVISION');
    // What the platform asks for holds where the journal has nothing of its own.
    await admin.call.changeJournal({ params: { id: revistaId }, body: { heredados: ['declaraciones'] } });
    expect(await read(there.id)).not.toHaveProperty('declaracionesPedidas');
  });

  it('is changed one by one, by any of the authors, and taken away by null', async () => {
    const { id } = await draft(author, { coauthors: [coauthor] });
    await declare(id, { conflictos: said });
    await declare(id, { ia: { respuesta: 'NO_USADA' } }, coauthor);
    expect((await read(id)).declaraciones).toEqual({ conflictos: said, ia: { respuesta: 'NO_USADA' } });
    await declare(id, { conflictos: { respuesta: 'NINGUNO', texto: said.texto } });
    expect((await read(id)).declaraciones).toEqual({
      conflictos: { respuesta: 'NINGUNO' },
      ia: { respuesta: 'NO_USADA' },
    });
    await declare(id, { conflictos: null, ia: null });
    expect(await read(id)).not.toHaveProperty('declaraciones');
  });

  it('names funders by ROR iDs with right check digits', async () => {
    const { id } = await draft(author);
    const by = (ror: string) =>
      declare(id, { financiacion: { respuesta: 'CON_FINANCIACION', financiadores: [{ nombre: 'CSIC', ror }] } });
    expect(await problemOf(by('https://ror.org/02gfc7t73'))).toMatchObject({
      status: 422,
      errors: [{ field: 'declaraciones.financiacion.financiadores.0.ror', code: 'ror' }],
    });
    expect((await by('02gfc7t72')).declaraciones?.financiacion?.financiadores).toEqual([
      { nombre: 'CSIC', ror: 'https://ror.org/02gfc7t72', ayudas: [] },
    ]);
  });

  it('is of a draft alone', async () => {
    const { id } = await inReview(author);
    expect(await problemOf(declare(id, { conflictos: said }))).toMatchObject({ code: 'solo_borradores' });
    expect(await problemOf(declare(id, { conflictos: said }, reviewer))).toMatchObject({ status: 403 });
  });

  it('is kept with the version that was sent, and the next has its own', async () => {
    const { id } = await reopened({ author, editor, reviewer });
    expect((await author.call.getVersion({ params: { id, numero: 1 } })).declaraciones).toBeUndefined();
    await declare(id, { conflictos: said });
    await send(id);
    const ofVersion = async (numero: number) =>
      (await editor.call.getVersion({ params: { id, numero } })).declaraciones;
    expect([await ofVersion(1), await ofVersion(2)]).toEqual([undefined, { conflictos: said }]);
    await author.call.changeEstado({
      params: { id },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Falta una tabla.' },
    });
    await declare(id, { conflictos: { respuesta: 'NINGUNO' } });
    await send(id);
    expect([await ofVersion(2), await ofVersion(3)]).toEqual([
      { conflictos: said },
      { conflictos: { respuesta: 'NINGUNO' } },
    ]);
  });

  it('is no word to reviewers who must not know the authors, but that it was made', async () => {
    const hidden = await sentIn(platform(), 'doble ciego', async () => {
      const { id } = await draft(author);
      await declare(id, { conflictos: said, ia: { respuesta: 'NO_USADA' } });
      return send(id);
    });
    const seen = (work: Partial<Publication>) => [work.declaraciones, work.declaradas];
    expect(seen(await read(hidden.id, reviewer))).toEqual([undefined, ['conflictos', 'ia']]);
    const version = await reviewer.call.getVersion({ params: { id: hidden.id, numero: 1 } });
    expect([version.declaraciones, version.declaradas]).toEqual([undefined, ['conflictos', 'ia']]);
    expect(JSON.stringify([await read(hidden.id, reviewer), version])).not.toContain('sensor');
    expect(seen(await read(hidden.id, editor))).toEqual([
      { conflictos: said, ia: { respuesta: 'NO_USADA' } },
      undefined,
    ]);
    const open = await draft(author);
    await declare(open.id, { conflictos: said });
    await send(open.id);
    expect(seen(await read(open.id, reviewer))).toEqual([{ conflictos: said }, undefined]);
  });

  it('is read by everybody once the work is published, and told in its record', async () => {
    await asks({ conflictos: 'SE_PIDE' });
    const { id } = await published({ author, editor, reviewer });
    expect(await platform().guest.readWork({ params: { id } })).not.toHaveProperty('declaraciones');
    await platform().settings({ declaraciones: noDemands });
    const own = await draft(author);
    await declare(own.id, { conflictos: said });
    await send(own.id);
    await admin.call.changeEstado({
      params: { id: own.id },
      body: { estado: 'RETIRADO', motivo: 'Fuera de alcance.' },
    });
    await admin.call.changeEstado({ params: { id: own.id }, body: { estado: 'PUBLICADO', motivo: 'Apelada.' } });
    const seen = await platform().guest.readWork({ params: { id: own.id } });
    expect([seen.declaraciones, seen.declaracionesPedidas]).toEqual([{ conflictos: said }, undefined]);
  });

  it('that is asked for is told in words, from what to what, in the record of activity', async () => {
    await admin.call.changeSettings({ body: { declaraciones: { ...noDemands, conflictos: 'NECESARIA' } } });
    const { activity } = await admin.call.activity({ query: { type: 'settings.changed', limit: 1 } });
    expect(activity[0]?.message).toContain('declaraciones de los autores: ninguna → conflictos de interés (necesaria)');
  });
});
