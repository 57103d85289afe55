/** What reviewers who handed in say to one another and to the editors, under the mask of the work. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mostMessages } from '#contract/entities/discussion.ts';
import { dayMs } from '#contract/time.ts';
import type { ReviewIdentity } from '#contract/vocabulary.ts';
import { digestAll } from '#server/features/correspondence/notifications/send-digests.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { addressOf, type LiveReader, readLive } from '#server/testing/live.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';
import { insertMessage } from './queries.ts';

const handedIn = { estado: 'DEVUELTA', comentarios: 'Falta una tabla.' } as const;

describePlatform('the discussion of a round', (platform) => {
  const people: Record<string, TestPerson> = {};
  const who = (name: string) => people[name] ?? expect.fail(`nobody is called ${name}`);
  /** The work of the test at hand, and its reviews by their reviewers. */
  let id: string;
  let reviewIds: Record<string, string>;

  beforeAll(async () => {
    for (const [name, ...roles] of [
      ['author', 'AUTOR', 'EDITOR', 'ADMIN'],
      ['coauthor', 'AUTOR', 'REVISOR'],
      ['editor', 'EDITOR'],
      ['colleague', 'EDITOR'],
      ['both', 'EDITOR', 'REVISOR'],
      ['admin', 'ADMIN'],
      ['first', 'REVISOR'],
      ['second', 'REVISOR'],
      ['pending', 'REVISOR'],
      ['stranger', 'REVISOR'],
    ] as const)
      people[name] = await platform().person(`Persona${name}`, ...roles);
  });
  beforeEach(async () => {
    await platform().settings({ discusionEntreRevisores: true, identidadRevision: 'doble ciego' });
    await staged();
  });

  /** A work with two reviews handed in and one under way. */
  async function staged(mode: ReviewIdentity = 'doble ciego') {
    await platform().settings({ identidadRevision: mode });
    ({ id } = await inReview(who('author'), { coauthors: [who('coauthor')] }));
    await who('editor').call.setHandlingEditor({
      params: { id },
      body: { editorId: who('editor').user.id, anterior: null },
    });
    reviewIds = {};
    for (const name of ['first', 'second', 'pending']) await assign(name);
    for (const name of ['first', 'second']) await handIn(name);
  }
  const assign = async (name: string) => {
    const body = { revisorId: who(name).user.id };
    reviewIds[name] = (await who('editor').call.assignReviewer({ params: { id }, body })).id;
  };
  const handIn = (name: string, body: object = handedIn) =>
    who(name).call.updateReview({ params: { id: reviewIds[name] ?? '' }, body });
  const read = (name: string, query: { ronda?: number; page?: number; limit?: number } = {}) =>
    who(name).call.readDiscussion({ params: { id }, query });
  const write = (name: string, texto: string, ronda = 1) =>
    who(name).call.writeMessage({ params: { id }, body: { ronda, texto } });
  const linesFor = async (name: string) =>
    (await read(name)).mensajes.map(({ autor, texto }) => `${autor ?? 'La redacción'}: ${texto}`);
  const decide = (estado: 'APROBADO' | 'CAMBIOS_SOLICITADOS') =>
    who('editor').call.changeEstado({ params: { id }, body: { estado } });
  const state = async (name: string) =>
    (await who(name).call.getReview({ params: { id: reviewIds[name] ?? '' } })).discusion;

  it('is not there where the press does not allow it, whatever was said before', async () => {
    await write('first', '¿Y el error típico?');
    await platform().settings({ discusionEntreRevisores: false });
    for (const name of ['first', 'editor', 'admin']) expect(await problemOf(read(name))).toMatchObject({ status: 404 });
    expect(await problemOf(write('first', 'Hola.'))).toMatchObject({ status: 404 });
    expect(await state('first')).toBeUndefined();
    const { cuentas } = await who('editor').call.editorialDesk({ params: { id } });
    expect(cuentas).not.toHaveProperty('discusion');
  });

  it('is between reviewers who handed in and who runs the work, in the order in which it was said', async () => {
    await write('first', '¿Y el error típico?');
    await write('editor', 'Lo pediremos.');
    await write('second', 'De acuerdo.');
    expect((await read('second')).mensajes.map(({ texto }) => texto)).toEqual([
      '¿Y el error típico?',
      'Lo pediremos.',
      'De acuerdo.',
    ]);
    expect(await read('admin')).toMatchObject({ estado: 'ABIERTA', total: 3, acciones: ['ESCRIBIR'], rondas: [1] });
    expect(await state('first')).toBe('ABIERTA');
    const { cuentas } = await who('editor').call.editorialDesk({ params: { id } });
    expect(cuentas.discusion).toBe(3);
  });

  it('is nothing to who has not handed in, but that they may then; after it they read all of it', async () => {
    await write('first', '¿Y el error típico?');
    for (const name of ['pending', 'stranger']) {
      expect(await problemOf(read(name))).toMatchObject({ status: 404, code: 'no_encontrado' });
      expect(await problemOf(write(name, 'Hola.'))).toMatchObject({ status: 404 });
    }
    expect(await state('pending')).toBe('AL_ENTREGAR');
    await handIn('pending');
    expect(await linesFor('pending')).toEqual(['Revisor 1: ¿Y el error típico?']);
  });

  it.each([
    ['doble ciego', 'Revisor 1', 'Revisor 2', 'La redacción'],
    ['simple ciego', 'Revisor 1', 'Revisor 2', 'La redacción'],
    ['abierta', 'Personafirst De Prueba', 'Personasecond De Prueba', 'Personaeditor De Prueba'],
  ] as const)('«%s»: reviewers read one another as %s, editors read names', async (mode, first, second, editors) => {
    await staged(mode);
    await write('first', 'Uno.');
    await write('editor', 'Dos.');
    expect(await linesFor('second')).toEqual([`${first}: Uno.`, `${editors}: Dos.`]);
    expect(await linesFor('editor')).toEqual(['Personafirst De Prueba: Uno.', 'Personaeditor De Prueba: Dos.']);
    // One's own name is no secret to oneself; how the others read it is said beside.
    expect(await linesFor('first')).toContain('Personafirst De Prueba: Uno.');
    expect(await read('first')).toMatchObject({ firma: { nombre: first } });
    expect(await read('second')).toMatchObject({ firma: { nombre: second } });
    const named = mode === 'abierta';
    expect(await read('editor')).toMatchObject({
      firma: named ? { modo: 'NOMBRE', nombre: editors } : { modo: 'REDACCION', nombre: null },
    });
  });

  it('an editor who also reviews the work is read as the editors until they handed in, and as a reviewer then', async () => {
    await write('both', 'Como redacción.');
    const before = await linesFor('first');
    await assign('both');
    // What they wrote says nothing of their having become one.
    expect(await linesFor('first')).toEqual(before);
    expect(await read('both')).toMatchObject({ firma: { modo: 'REDACCION', nombre: null } });
    await handIn('both');
    await write('both', 'Como revisor.');
    expect(await linesFor('first')).toEqual(['La redacción: Como redacción.', 'Revisor 4: Como revisor.']);
    expect(await read('both')).toMatchObject({ firma: { nombre: 'Revisor 4' } });
    expect(JSON.stringify(await read('first'))).not.toContain('Personaboth');
  });

  it('who let their name be known is read by it', async () => {
    await write('first', 'Uno.');
    const body = { personaId: who('first').user.id, motivo: 'Queremos firmar los informes.' };
    const asked = await who('editor').call.askConsent({ params: { id }, body });
    await who('first').call.answerConsent({ params: { id: asked.id }, body: { acepta: true } });
    expect(await linesFor('second')).toEqual(['Personafirst De Prueba: Uno.']);
    expect(await read('first')).toMatchObject({ firma: { nombre: 'Personafirst De Prueba' } });
  });

  it('never reaches the authors, editors and administrators among them included', async () => {
    const said = 'Secreto de quienes revisan';
    const message = await write('first', said);
    for (const name of ['author', 'coauthor']) {
      expect(await problemOf(read(name))).toMatchObject({ status: 404 });
      expect(await problemOf(write(name, 'Hola.'))).toMatchObject({ status: 404 });
      const params = { id: message.id };
      const { call } = who(name);
      expect(await problemOf(call.editMessage({ params, body: { texto: 'x' } }))).toMatchObject({ status: 404 });
      expect(await problemOf(call.removeMessage({ params }))).toMatchObject({ status: 404 });
      const { notifications } = await call.listNotifications({ query: { limit: 100 } });
      expect(notifications.filter(({ titulo }) => /discusión|Mensaje/.test(titulo))).toEqual([]);
    }
    const { call } = who('author');
    const recorded = async (by: TestPerson, query = {}) =>
      (await by.call.activity({ query: { limit: 100, ...query } })).activity.filter(({ type }) =>
        type.startsWith('discussion.'),
      );
    expect(await recorded(who('author'))).toEqual([]);
    expect(await recorded(who('author'), { persona: who('first').user.id })).toEqual([]);
    expect((await call.activity({ query: { type: 'discussion' } })).total).toBe(0);
    expect((await recorded(who('admin'))).length).toBeGreaterThan(0);
    await decide('CAMBIOS_SOLICITADOS');
    const answers = await Promise.all([
      call.getPublication({ params: { id } }),
      call.publicationHistory({ params: { id } }),
      call.reviewsOfPublication({ params: { id } }),
      call.listDecisions({ params: { id } }),
      call.listMails(),
    ]);
    const told = JSON.stringify(answers);
    expect(told).not.toContain(said);
    expect(told).not.toContain('Mensaje en la discusión');
    expect(told).not.toContain('"discusion"');
  });

  it('is in no mail that an administrator among the authors reads, in an open mode neither', async () => {
    await staged('abierta');
    await write('first', 'Uno.');
    await digestAll(platform().services, new Date(Date.now() + 2 * dayMs), new AbortController().signal);
    const about = (by: TestPerson) =>
      by.call
        .listMails({ query: { limit: 100 } })
        .then(({ mails }) => mails.filter(({ texto }) => texto.includes('en la discusión sobre')).length);
    expect(await about(who('admin'))).toBeGreaterThan(0);
    expect(await about(who('author'))).toBe(0);
  });

  it('tells the others of a new message, and not who has yet to hand in', async () => {
    const told = async (act: () => Promise<unknown>) => {
      const count = (name: string) =>
        who(name)
          .call.listNotifications()
          .then(({ total }) => total);
      const names = Object.keys(people);
      const before = await Promise.all(names.map(count));
      await act();
      const after = await Promise.all(names.map(count));
      return names.filter((_, index) => after[index] !== before[index]);
    };
    expect(await told(() => write('first', 'Uno.'))).toEqual(['editor', 'second']);
    expect(await told(() => write('editor', 'Dos.'))).toEqual(['first', 'second']);
    // Who of the editors spoke in it is told from then on.
    expect(await told(() => write('colleague', 'Tres.'))).toEqual(['editor', 'first', 'second']);
    expect(await told(() => write('second', 'Cuatro.'))).toEqual(['editor', 'colleague', 'first']);
    await who('first').call.muteWork({ params: { id } });
    expect(await told(() => write('second', 'Cinco.'))).toEqual(['editor', 'colleague']);
    const { notifications } = await who('second').call.listNotifications();
    expect(notifications[0]).toMatchObject({
      clase: 'MENSAJE',
      tipo: 'REVISION',
      obra: { revisionId: reviewIds.second },
    });
  });

  it('is heard of live by who has a part in it, and by nobody else', async () => {
    const names = ['first', 'second', 'editor', 'pending', 'author', 'coauthor', 'stranger'];
    const address = await addressOf(platform().app);
    const readers = new Map<string, LiveReader>();
    for (const name of names) readers.set(name, await readLive(address, who(name).token));
    const heard = (name: string) => readers.get(name)?.heard ?? [];
    for (const name of names) await expect.poll(() => heard(name).map(({ ambito }) => ambito)).toContain('listo');
    await write('first', 'Uno.');
    for (const name of ['first', 'second', 'editor'])
      await expect
        .poll(() => heard(name))
        .toContainEqual(expect.objectContaining({ ambito: 'discusion', publicacionId: id }));
    for (const name of ['pending', 'author', 'coauthor', 'stranger'])
      expect(heard(name).filter(({ ambito }) => ambito !== 'listo')).toEqual([]);
    for (const reader of readers.values()) reader.leave();
  });

  it('takes the same twice in a row as one: a button pressed twice says nothing new', async () => {
    const [one, other] = await Promise.all([write('first', 'Uno.'), write('first', 'Uno.')]);
    expect(other.id).toBe(one.id);
    expect((await read('first')).total).toBe(1);
    await write('second', 'Dos.');
    await write('first', 'Uno.');
    expect((await read('first')).total).toBe(3);
  });

  it('one’s own is changed while nobody else wrote since, and deleted as long as the round is open', async () => {
    const own = await write('first', 'Falta la tabla 3.');
    expect(own.acciones).toEqual(['EDITAR', 'ELIMINAR']);
    const params = { id: own.id };
    const { call } = who('first');
    const edited = await call.editMessage({ params, body: { texto: 'Falta la tabla 2.' } });
    expect(edited).toMatchObject({ texto: 'Falta la tabla 2.', fechaEdicion: expect.any(String) });
    const others = who('second').call;
    expect(await problemOf(others.editMessage({ params, body: { texto: 'x' } }))).toMatchObject({
      code: 'sin_permiso',
    });
    expect(await problemOf(others.removeMessage({ params }))).toMatchObject({ code: 'sin_permiso' });
    await write('second', 'Sí.');
    const [mine] = (await read('first')).mensajes;
    expect(mine?.acciones).toEqual(['ELIMINAR']);
    expect(await problemOf(call.editMessage({ params, body: { texto: 'x' } }))).toMatchObject({
      code: 'mensaje_seguido',
    });
    await call.removeMessage({ params });
    const [gone] = (await read('second')).mensajes;
    expect(gone).toMatchObject({ autor: 'Revisor 1', texto: '', fechaEliminacion: expect.any(String), acciones: [] });
    expect(await problemOf(call.removeMessage({ params }))).toMatchObject({ status: 404 });
    const { cuentas } = await who('editor').call.editorialDesk({ params: { id } });
    expect(cuentas.discusion).toBe(1);
  });

  it('is read and no more once the round is decided, and open again where the decision is revoked', async () => {
    const own = await write('first', 'Uno.');
    await decide('CAMBIOS_SOLICITADOS');
    expect(await read('first')).toMatchObject({ estado: 'CERRADA', acciones: [], mensajes: [{ acciones: [] }] });
    expect(await state('first')).toBe('CERRADA');
    expect(await state('pending')).toBeUndefined();
    const { call } = who('first');
    const params = { id: own.id };
    for (const attempt of [
      () => write('first', 'Dos.'),
      () => write('editor', 'Dos.'),
      () => call.editMessage({ params, body: { texto: 'Dos.' } }),
      () => call.removeMessage({ params }),
    ])
      expect(await problemOf(attempt())).toMatchObject({ status: 409, code: 'discusion_cerrada' });
    await who('editor').call.changeEstado({
      params: { id },
      body: { estado: 'EN_REVISION', acto: 'revocar', motivo: 'La carta era de otra obra.' },
    });
    expect(await read('first')).toMatchObject({ estado: 'ABIERTA', acciones: ['ESCRIBIR'] });
    await write('first', 'Dos.');
  });

  it('is of its round alone: who reviewed an earlier one reads that one', async () => {
    await write('first', 'De la primera.');
    await decide('CAMBIOS_SOLICITADOS');
    await who('author').call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    await who('author').call.submitReview({ params: { id } });
    await assign('second');
    await handIn('second');
    await write('second', 'De la segunda.', 2);
    expect(await read('second')).toMatchObject({ ronda: 2, rondas: [2, 1], total: 1 });
    expect(await read('second', { ronda: 1 })).toMatchObject({ estado: 'CERRADA', total: 1 });
    expect(await problemOf(read('first'))).toMatchObject({ status: 404 });
    expect(await read('first', { ronda: 1 })).toMatchObject({ rondas: [1], mensajes: [{ texto: 'De la primera.' }] });
    for (const ronda of [2, 3]) expect(await problemOf(read('first', { ronda }))).toMatchObject({ status: 404 });
    expect(await problemOf(read('editor', { ronda: 3 }))).toMatchObject({ status: 404 });
    expect(await problemOf(write('second', 'Tarde.', 1))).toMatchObject({ code: 'discusion_cerrada' });
  });

  it('is no longer a reviewer’s whose review is not handed in any more; what they said stays', async () => {
    await write('first', 'Uno.');
    await handIn('first', { estado: 'EN_PROCESO' });
    expect(await problemOf(read('first'))).toMatchObject({ status: 404 });
    expect(await state('first')).toBe('AL_ENTREGAR');
    expect(await linesFor('second')).toEqual(['Revisor 1: Uno.']);
  });

  it('keeps what somebody said whose account is erased, under no name', async () => {
    const gone = await platform().person('Efímera', 'REVISOR');
    people.gone = gone;
    await assign('gone');
    await handIn('gone');
    await write('gone', 'Queda dicho.');
    await who('admin').call.deleteUser({ params: { id: gone.user.id } });
    delete people.gone;
    expect(await linesFor('second')).toEqual(['Revisor 4: Queda dicho.']);
    expect(await linesFor('editor')).toEqual(['Cuenta eliminada: Queda dicho.']);
  });

  it('is read a page at a time, the last first, and ends somewhere', async () => {
    for (const texto of ['1', '2', '3']) await write('first', texto);
    const page = await read('second', { limit: 2 });
    expect(page).toMatchObject({ total: 3, totalPages: 2, mensajes: [{ texto: '2' }, { texto: '3' }] });
    expect(await read('second', { limit: 2, page: 2 })).toMatchObject({ mensajes: [{ texto: '1' }] });
    const { db } = platform().services;
    for (let count = 3; count < mostMessages; count++)
      await insertMessage(db, {
        id: crypto.randomUUID(),
        publicacionId: id,
        ronda: 1,
        autorId: who('first').user.id,
        texto: String(count),
      });
    expect(await problemOf(write('second', 'Una más.'))).toMatchObject({ code: 'discusion_llena' });
  });
});
