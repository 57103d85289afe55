/** Letters and mails in the words of one journal among several: what it does not word goes out in the platform's. */
import { beforeAll, describe, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, inReview } from '#server/testing/works.ts';

describePlatform('a journal’s own letters', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  let author: TestPerson;
  let revista: string;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
    author = await platform().person('Irene', 'AUTOR');
    revista = (await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales del Sur' } })).id;
    await admin.call.changeJournal({ params: { id: revista }, body: { publica: true } });
  });

  const letter = { clave: 'RECHAZAR_SIN_REVISION', idioma: 'es' } as const;
  const invitation = { clave: 'INVITACION', idioma: 'es' } as const;
  const platformWords = { asunto: 'No: {titulo}', cuerpo: 'Lo sentimos, {autores}. {motivo}' };
  const ownWords = { asunto: 'Anales y {titulo}', cuerpo: 'Aquí no cabe, {autores}. {motivo}' };
  const standard = async (id: string) =>
    editor.call.standardLetter({ params: { id }, query: { accion: letter.clave } });
  const changed = async (call: TestPerson['call'], query: { revista?: string } = {}) =>
    (await call.listLetterTemplates({ query })).plantillas.filter(({ cambiada }) => cambiada);

  it('hold for its works alone, before the platform’s, and end with going back to these', async () => {
    const here = await inReview(author);
    const there = await inReview(author, { revistaId: revista });
    await admin.call.changeLetterTemplate({ params: letter, body: platformWords });
    expect(await standard(there.id)).toMatchObject(platformWords);
    expect(await admin.call.changeLetterTemplate({ params: letter, query: { revista }, body: ownWords })).toEqual({
      ...letter,
      ...ownWords,
      cambiada: true,
    });
    expect(await standard(there.id)).toMatchObject(ownWords);
    expect(await standard(here.id)).toMatchObject(platformWords);
    expect(await changed(editor.call, { revista })).toEqual([{ ...letter, ...ownWords, cambiada: true }]);
    expect(await changed(editor.call)).toEqual([{ ...letter, ...platformWords, cambiada: true }]);

    await editor.call.changeEstado({ params: { id: there.id }, body: { estado: 'RETIRADO', motivo: 'Es de otra.' } });
    const mail = (await mailsTo(platform(), author.user.email)).at(-1);
    expect(mail?.asunto).toBe('Anales y Una obra');
    expect(mail?.texto).toContain('Aquí no cabe, Irene De Prueba. Es de otra.');

    expect(await admin.call.resetLetterTemplate({ params: letter, query: { revista } })).toEqual({
      ...letter,
      ...platformWords,
      cambiada: false,
    });
    await admin.call.resetLetterTemplate({ params: letter });
    expect(await standard((await inReview(author, { revistaId: revista })).id)).toMatchObject({
      asunto: 'Sobre tu obra «{titulo}»',
    });
  });

  it('invite reviewers, and are previewed in its name', async () => {
    const body = {
      asunto: '{revista} pide tu lectura',
      cuerpo: '{nombre}: «{titulo}», hasta el {vence}.\n\n{indicaciones}',
    };
    await admin.call.changeLetterTemplate({ params: invitation, query: { revista }, body });
    const preview = await admin.call.previewLetterTemplate({ params: invitation, query: { revista }, body });
    expect(preview.asunto).toBe('Anales del Sur pide tu lectura');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const there = await inReview(author, { revistaId: revista });
    await editor.call.assignReviewer({ params: { id: there.id }, body: { revisorId: reviewer.user.id } });
    expect((await mailsTo(platform(), reviewer.user.email)).at(-1)?.asunto).toBe('Anales del Sur pide tu lectura');
    const here = await inReview(author);
    await editor.call.assignReviewer({ params: { id: here.id }, body: { revisorId: reviewer.user.id } });
    expect((await mailsTo(platform(), reviewer.user.email)).at(-1)?.asunto).toBe('¿Puedes revisar «Una obra»?');
    await admin.call.resetLetterTemplate({ params: invitation, query: { revista } });
  });

  it('ask authors for their answer in production, and are listed where a journal wants the stage', async () => {
    const proofs = { clave: 'PRUEBAS_POR_APROBAR', idioma: 'es' } as const;
    const words = (asunto: string) => ({ asunto, cuerpo: '{nombre}: «{titulo}», hasta el {plazo}.' });
    const isListed = async (query: { revista?: string } = {}) =>
      (await editor.call.listLetterTemplates({ query })).plantillas.some(({ clave }) => clave === proofs.clave);
    expect([await isListed(), await isListed({ revista })]).toEqual([false, false]);
    await admin.call.changeJournal({ params: { id: revista }, body: { ajustes: { etapaProduccion: true } } });
    // The platform's words are those of its journals that have none of their own.
    expect([await isListed(), await isListed({ revista })]).toEqual([true, true]);
    expect(await isListed({ revista: principalJournal })).toBe(true);

    const reviewer = await platform().person('Rosa', 'REVISOR');
    const sendProofs = async () => {
      const { id } = await approved({ author, editor, reviewer }, { revistaId: revista });
      for (const paso of ['PASAR_A_PRUEBAS', 'ENVIAR_PRUEBAS'] as const)
        await editor.call.takeProductionStep({ params: { id }, body: { paso } });
      return (await mailsTo(platform(), author.user.email)).at(-1);
    };
    expect((await sendProofs())?.asunto).toBe('Las pruebas esperan tu visto bueno');
    await admin.call.changeLetterTemplate({ params: proofs, body: words('De la plataforma: {titulo}') });
    expect((await sendProofs())?.asunto).toBe('De la plataforma: Una obra');
    await admin.call.changeLetterTemplate({ params: proofs, query: { revista }, body: words('{revista} y {titulo}') });
    const own = await sendProofs();
    expect(own?.asunto).toBe('Anales del Sur y Una obra');
    expect(own?.texto).toMatch(/^Irene: «Una obra», hasta el \d+ de \w+ de \d+\.\n/);
    await admin.call.resetLetterTemplate({ params: proofs, query: { revista } });
    await admin.call.resetLetterTemplate({ params: proofs });
    await admin.call.changeJournal({ params: { id: revista }, body: { heredados: ['etapaProduccion'] } });
    expect([await isListed(), await isListed({ revista })]).toEqual([false, false]);
  });

  it('are checked as the platform’s, told in the record with its name, and of the principal journal are the platform’s', async () => {
    const wrong = { ...ownWords, cuerpo: 'Hola, {nombre}' };
    expect(
      await problemOf(admin.call.changeLetterTemplate({ params: letter, query: { revista }, body: wrong })),
    ).toMatchObject({ code: 'marca_desconocida', errors: [{ field: 'cuerpo' }] });
    await admin.call.changeLetterTemplate({ params: letter, query: { revista }, body: ownWords });
    await admin.call.resetLetterTemplate({ params: letter, query: { revista } });
    const { activity } = await admin.call.activity({ query: { limit: 2 } });
    expect(activity.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Revista «Anales del Sur»: plantilla devuelta a la de la plataforma, «.+», en español\.$/),
      expect.stringMatching(/^Revista «Anales del Sur»: plantilla cambiada, «.+», en español\.$/),
    ]);
    const ofPrincipal = { params: letter, query: { revista: principalJournal } };
    await admin.call.changeLetterTemplate({ ...ofPrincipal, body: platformWords });
    expect(await changed(editor.call)).toMatchObject([platformWords]);
    await admin.call.resetLetterTemplate(ofPrincipal);
    expect(await changed(editor.call)).toEqual([]);
  });

  describe('of a journal that is not there, or not theirs', () => {
    it('are nobody’s', async () => {
      const nowhere = { revista: '00000000-0000-4000-8000-0000000000aa' };
      for (const attempt of [
        () => admin.call.listLetterTemplates({ query: nowhere }),
        () => admin.call.changeLetterTemplate({ params: letter, query: nowhere, body: ownWords }),
        () => admin.call.resetLetterTemplate({ params: letter, query: nowhere }),
        () => admin.call.previewLetterTemplate({ params: letter, query: nowhere, body: ownWords }),
      ])
        expect(await problemOf(attempt())).toMatchObject({ status: 404, code: 'no_encontrado' });
    });

    it('are not there for who edits another alone', async () => {
      const narrowed = await platform().person('Nuria', 'EDITOR');
      await admin.call.changeUser({
        params: { id: narrowed.user.id },
        body: { ambitos: { EDITOR: [principalJournal] } },
      });
      expect(await problemOf(narrowed.call.listLetterTemplates({ query: { revista } }))).toMatchObject({ status: 404 });
      expect((await narrowed.call.listLetterTemplates({ query: {} })).plantillas.length).toBeGreaterThan(0);
    });
  });
});
