/** Views of the queue: kept under a name, for one person alone. */
import { beforeAll, expect, it } from 'vitest';
import { mostViews, type ViewFilters } from '#contract/entities/queue.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('a view of the queue', (platform) => {
  let editor: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Ada', 'ADMIN');
  });
  const save = (nombre: string, filtros: ViewFilters = {}, by = editor) =>
    by.call.saveQueueView({ body: { nombre, filtros } });
  const kept = async (by = editor) => (await by.call.listQueueViews()).vistas;

  it('keeps the filters and the order under a name, and is found again by its keeper alone', async () => {
    const filtros = { de: 'mias', espera: 'VENCIDA', prioridad: 'ALTA', dias: 14, orden: 'plazo' } as const;
    const view = await save('Lo que arde', filtros);
    expect(await kept()).toEqual([{ id: view.id, nombre: 'Lo que arde', filtros }]);
    expect(await kept(other)).toEqual([]);
    const params = { id: view.id };
    const missing = { code: 'no_encontrado' };
    const renaming = other.call.changeQueueView({ params, body: { nombre: 'Mía' } });
    expect(await problemOf(renaming)).toMatchObject(missing);
    expect(await problemOf(other.call.removeQueueView({ params }))).toMatchObject(missing);
    expect((await kept())[0]).toMatchObject({ nombre: 'Lo que arde' });
  });

  it('takes another name or other filters, and is removed', async () => {
    const { id } = await save('Primera');
    const params = { id };
    await editor.call.changeQueueView({ params, body: { nombre: 'Segunda' } });
    const changed = await editor.call.changeQueueView({ params, body: { filtros: { search: 'mareas' } } });
    expect(changed).toEqual({ id, nombre: 'Segunda', filtros: { search: 'mareas' } });
    expect(await kept()).toContainEqual(changed);
    await editor.call.removeQueueView({ params });
    expect((await kept()).map((view) => view.id)).not.toContain(id);
    expect(await problemOf(editor.call.removeQueueView({ params }))).toMatchObject({ code: 'no_encontrado' });
  });

  it('has a name of its own, whatever the letter case and the accents', async () => {
    const { id } = await save('Sin revisión');
    const taken = { code: 'vista_ya_guardada', errors: [{ field: 'nombre' }] };
    expect(await problemOf(save('sin REVISION'))).toMatchObject(taken);
    const { id: another } = await save('Otra');
    const params = { id: another };
    expect(await problemOf(editor.call.changeQueueView({ params, body: { nombre: 'Sin revisión' } }))).toMatchObject(
      taken,
    );
    // Its own name is not taken.
    await editor.call.changeQueueView({ params: { id }, body: { nombre: 'Sin Revisión' } });
    await save('Sin revisión', {}, other);
  });

  it('is one of a bounded number, also when they are saved at once', async () => {
    const keeper = await platform().person('Kira', 'EDITOR');
    const names = Array.from({ length: mostViews + 3 }, (_, n) => `Vista ${n}`);
    const saved = await Promise.allSettled(names.map((name) => save(name, {}, keeper)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostViews);
    expect(await kept(keeper)).toHaveLength(mostViews);
    expect(await problemOf(save('Otra más', {}, keeper))).toMatchObject({ status: 409, code: 'vistas_completas' });
  });

  it('holds nothing that the queue is not narrowed down by', async () => {
    for (const filtros of [{ pagina: 2 }, { dias: 0 }, { espera: 'NADA' }, { search: 'x'.repeat(301) }]) {
      const headers = { authorization: `Bearer ${editor.token}` };
      const payload = { nombre: 'Rara', filtros };
      const response = await platform().inject({ method: 'POST', url: '/api/editorial/views', headers, payload });
      expect(response.statusCode).toBe(422);
    }
  });
});
