/** Numbers where there are several journals: each bears the name of its own, wherever it is named. */
import { beforeAll, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { readExportedIssue } from './read-exported-issue.ts';

describePlatform('a number of another journal', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  let other: string;
  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
    other = (await admin.call.createJournal({ body: { clave: 'tesis', nombre: 'Tesis del sur' } })).id;
    await admin.call.changeJournal({
      params: { id: other },
      body: { ajustes: { issn: '1234-5679', institucion: 'Universidad del Sur', color: '#b3541e' } },
    });
  });
  const show = (publica: boolean) => admin.call.changeJournal({ params: { id: other }, body: { publica } });
  const plan = (id: string, buscar?: string) => admin.call.issuePlan({ params: { id }, query: { buscar } });
  const begin = (numero: string, revistaId?: string) =>
    admin.call.createIssue({ body: { revistaId, volumen: '1', numero, anio: 2026 } });
  const approved = async (titulo: string, revistaId?: string) => {
    const { id } = await admin.call.createPublication({
      body: { revistaId, titulo, resumen: 'De agua.', palabrasClave: ['agua'] },
    });
    await admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', motivo: 'Ya revisada.' } });
    return id;
  };
  const put = async (id: string, obras: string[]) => admin.call.addToIssue({ params: { id }, body: { obras } });
  const publish = async (id: string) =>
    admin.call.publishIssue({ params: { id }, body: { revision: (await plan(id)).revision } });

  it('says its journal in its page, in lists and in its file, and no word of journals where there is one', async () => {
    const own = await begin('1');
    const { id } = await begin('1', other);
    expect(own).not.toHaveProperty('revista');
    await show(true);
    const work = await approved('Los muros del puerto', other);
    await put(id, [work]);
    await publish(id);
    const guest = platform().guest;
    expect(await guest.readIssue({ params: { id } })).toMatchObject({
      revistaId: other,
      revista: { clave: 'tesis', nombre: 'Tesis del sur', issn: '1234-5679', color: '#b3541e', principal: false },
    });
    const exported = await readExportedIssue(platform().services, null, id, '');
    expect(exported.revista).toMatchObject({
      nombre: 'Tesis del sur',
      issn: '1234-5679',
      institucion: 'Universidad del Sur',
    });
    expect(exported.obras[0]?.obra.revista).toMatchObject({ nombre: 'Tesis del sur' });
    const { numeros, total } = await guest.listIssues({ query: { revistaId: other } });
    expect([numeros[0]?.revista, total]).toEqual([{ clave: 'tesis', nombre: 'Tesis del sur' }, 1]);
    expect((await guest.listIssues({ query: { revistaId: principalJournal } })).total).toBe(0);
    const { revistas } = await guest.listJournals();
    expect(
      revistas.map(({ clave, publicadas, ultimoNumero, numera }) => [clave, publicadas, ultimoNumero?.id, numera]),
    ).toEqual([
      ['revista', 0, undefined, false],
      ['tesis', 1, id, false],
    ]);
    await show(false);
    expect((await guest.listIssues({})).numeros[0]).not.toHaveProperty('revista');
  });

  it('is left out of what is published while it is prepared, for who prepares it, too', async () => {
    await begin('7', other);
    const { numeros, total } = await admin.call.listIssues({ query: { estado: 'PUBLICADO' } });
    expect(numeros.every(({ estado }) => estado === 'PUBLICADO')).toBe(true);
    expect(total).toBe(numeros.length);
    expect((await admin.call.listIssues({})).total).toBeGreaterThan(total);
  });

  it('is prepared by who edits its journal, and they are told whose numbers they prepare', async () => {
    await show(true);
    await admin.call.changeUser({ params: { id: editor.user.id }, body: { ambitos: { EDITOR: [other] } } });
    const { revistas } = await editor.call.listJournals();
    expect(revistas.map(({ clave, numera }) => [clave, numera])).toEqual([
      ['revista', false],
      ['tesis', true],
    ]);
    await show(false);
  });

  it('takes in works that are found by title or byline, whatever the accents', async () => {
    const { id } = await begin('9');
    const [reed] = [await approved('Cañas del río'), await approved('Piedra y cal')];
    const found = async (words: string) => (await plan(id, words)).disponibles.map(({ titulo }) => titulo);
    expect(await found('canas del RIO')).toEqual(['Cañas del río']);
    expect(await found('inés')).toEqual(expect.arrayContaining(['Cañas del río', 'Piedra y cal']));
    expect(await found('100% _')).toEqual([]);
    expect((await plan(id)).hayMas).toBe(false);
    await put(id, [reed]);
    expect(await found('cañas')).toEqual([]);
  });
});
