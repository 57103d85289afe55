/** What editors say to one another about a work, and to themselves. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { reviewed } from '#server/testing/works.ts';

describePlatform('editorial notes', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let reviewer: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR', 'EDITOR', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR', 'AUTOR');
    id = (await reviewed({ author, editor, reviewer })).id;
  });
  const write = (texto: string, { by = editor, privada = false } = {}) =>
    by.call.addNote({ params: { id }, body: { texto, privada } });
  const textsFor = async (who: TestPerson) =>
    (await who.call.listNotes({ params: { id } })).notas.map(({ texto }) => texto);
  const notices = async (who: TestPerson) =>
    (await who.call.listNotifications()).notifications.filter(({ titulo }) => titulo === 'Nota editorial').length;

  it('are read by all who run the work, the oldest first, and changed by who wrote them', async () => {
    const note = await write('  ¿Pedimos una tercera?  ');
    expect(note).toMatchObject({
      texto: '¿Pedimos una tercera?',
      privada: false,
      acciones: ['RESOLVER', 'EDITAR', 'ELIMINAR'],
    });
    expect(note.autor).toEqual({ id: editor.user.id, nombre: 'Elena De Prueba' });
    await write('No hace falta.', { by: other });
    expect(await textsFor(other)).toEqual(['¿Pedimos una tercera?', 'No hace falta.']);
    const { notas } = await other.call.listNotes({ params: { id } });
    expect(notas.map(({ acciones }) => acciones.length)).toEqual([1, 3]);
    const edited = await editor.call.editNote({ params: { id: note.id }, body: { texto: '¿Una tercera?' } });
    expect(edited.fechaEdicion).not.toBeNull();
    const refused = other.call.editNote({ params: { id: note.id }, body: { texto: 'Otra cosa.' } });
    expect(await problemOf(refused)).toMatchObject({ code: 'sin_permiso' });
    expect(await problemOf(other.call.removeNote({ params: { id: note.id } }))).toMatchObject({ code: 'sin_permiso' });
    await editor.call.removeNote({ params: { id: note.id } });
    expect(await textsFor(editor)).toEqual(['No hace falta.']);
  });

  it('are one’s own where they are private: nobody else reads, changes or hears of them', async () => {
    const before = await notices(other);
    const note = await write('Me cuesta ser imparcial.', { privada: true });
    expect(await textsFor(editor)).toContain('Me cuesta ser imparcial.');
    expect(await textsFor(other)).not.toContain('Me cuesta ser imparcial.');
    const params = { id: note.id };
    expect(await problemOf(other.call.editNote({ params, body: { texto: 'x' } }))).toMatchObject({ status: 404 });
    expect(await problemOf(other.call.removeNote({ params }))).toMatchObject({ status: 404 });
    expect(await notices(other)).toBe(before);
    const { historia } = await other.call.publicationHistory({ params: { id } });
    expect(JSON.stringify(historia)).not.toContain('imparcial');
    const { activity } = await other.call.activity();
    expect(activity.filter(({ type }) => type === 'note.added')).toHaveLength(2);
  });

  it('tell the work’s other editors: who handles it and who takes part, all while that is nobody', async () => {
    const bystander = await platform().person('Sara', 'EDITOR');
    const work = await reviewed({ author, editor, reviewer });
    const say = (by: TestPerson) => by.call.addNote({ params: { id: work.id }, body: { texto: 'Hola.' } });
    const told = async (act: () => Promise<unknown>) => {
      const people = { editor, other, bystander, author, reviewer };
      const before = await Promise.all(Object.values(people).map(notices));
      await act();
      const after = await Promise.all(Object.values(people).map(notices));
      return Object.keys(people).filter((_, index) => after[index] !== before[index]);
    };
    expect(await told(() => say(editor))).toEqual(['other', 'bystander']);
    expect(await told(() => say(other))).toEqual(['editor']);
    const body = { editorId: bystander.user.id, anterior: null };
    await editor.call.setHandlingEditor({ params: { id: work.id }, body });
    expect(await told(() => say(editor))).toEqual(['other', 'bystander']);
  });

  it('never reach authors or reviewers, editors and administrators among the authors included', async () => {
    await write('Secreto de redacción.');
    for (const who of [author, reviewer]) {
      expect(await problemOf(who.call.listNotes({ params: { id } }))).toMatchObject({ status: 403 });
      const refused = who.call.addNote({ params: { id }, body: { texto: 'Hola.' } });
      expect(await problemOf(refused)).toMatchObject({ status: 403 });
    }
    const { notas } = await editor.call.listNotes({ params: { id } });
    const params = { id: notas.at(-1)?.id ?? '' };
    expect(await problemOf(author.call.removeNote({ params }))).toMatchObject({ status: 403 });
    const answers = await Promise.all([
      author.call.getPublication({ params: { id } }),
      author.call.publicationHistory({ params: { id } }),
      author.call.reviewsOfPublication({ params: { id } }),
      author.call.listNotifications(),
      author.call.activity(),
      reviewer.call.getPublication({ params: { id } }),
      reviewer.call.listNotifications(),
    ]);
    expect(JSON.stringify(answers)).not.toContain('Secreto de redacción');
  });

  it('are resolved and opened again by all who run the work: once each, and their writer is told', async () => {
    const work = await reviewed({ author, editor, reviewer });
    const params = {
      id: (await editor.call.addNote({ params: { id: work.id }, body: { texto: 'Falta el permiso.' } })).id,
    };
    const open = async (who: TestPerson) => (await who.call.editorialDesk({ params: { id: work.id } })).cuentas.notas;
    const told = async (who: TestPerson) =>
      (await who.call.listNotifications()).notifications.filter(({ titulo }) => titulo === 'Nota resuelta').length;
    expect((await other.call.listNotes({ params: { id: work.id } })).notas).toMatchObject([
      { fechaResuelta: null, resueltaPor: null, acciones: ['RESOLVER'] },
    ]);
    const [before, first] = [await told(editor), await open(editor)];
    const both = await Promise.all([other.call.resolveNote({ params }), editor.call.resolveNote({ params })]);
    const who = both.map(({ resueltaPor }) => resueltaPor?.id);
    expect(who[0]).toBe(who[1]);
    expect(both[0]?.fechaResuelta).toBe(both[1]?.fechaResuelta);
    expect(both[0]?.acciones).toEqual(['REABRIR']);
    expect([first, await open(editor), await open(other)]).toEqual([1, 0, 0]);
    expect((await told(editor)) - before).toBe(who[0] === other.user.id ? 1 : 0);
    const again = await editor.call.reopenNote({ params });
    expect(again).toMatchObject({ fechaResuelta: null, resueltaPor: null });
    expect(again.acciones).toEqual(['RESOLVER', 'EDITAR', 'ELIMINAR']);
    expect(await open(other)).toBe(1);
    const { activity } = await other.call.activity();
    const types = activity.map(({ type }) => type).filter((type) => /^note\.re/.test(type));
    expect(types).toEqual(['note.reopened', 'note.resolved']);
  });

  it('are resolved by their writer alone where they are private, and nothing is recorded', async () => {
    const before = (await other.call.activity()).total;
    const params = { id: (await write('Mirar las tablas.', { privada: true })).id };
    expect(await problemOf(other.call.resolveNote({ params }))).toMatchObject({ status: 404 });
    expect(await problemOf(author.call.resolveNote({ params }))).toMatchObject({ status: 403 });
    expect(await editor.call.resolveNote({ params })).toMatchObject({ resueltaPor: { id: editor.user.id } });
    expect((await other.call.activity()).total).toBe(before);
    await editor.call.removeNote({ params });
  });
});
