/** Mails that administrators word themselves: used from then on, in each language, with nothing of theirs lost. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { MailTemplateKind } from '#contract/letter-templates.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, reviewed } from '#server/testing/works.ts';

describePlatform('a mail in the words of the journal', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  let author: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
    author = await platform().account({ nombres: 'Irene', apellidos: 'Quintanar' }, 'AUTOR');
  });
  beforeEach(async () => {
    reviewer = await platform().person('Rubén', 'REVISOR');
  });

  const word = (clave: MailTemplateKind, body: { asunto: string; cuerpo: string }) =>
    admin.call.changeLetterTemplate({ params: { clave, idioma: 'es' }, body });
  const lastTo = async ({ user }: TestPerson) => (await mailsTo(platform(), user.email)).at(-1);
  const invite = async () => {
    const { id } = await inReview(author, { titulo: 'Siete fuentes', resumen: 'Medimos el caudal.' });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
  };
  const inviteSaying = async (comentarios: string) => {
    const { id } = await inReview(author, { titulo: 'Siete fuentes', resumen: 'Medimos el caudal.' });
    await editor.call.createReview({ body: { publicacionId: id, revisorId: reviewer.user.id, comentarios } });
  };
  const invitation = {
    asunto: '{revista} te busca para «{titulo}»',
    cuerpo: '{nombre}: responde antes del {vence}. Es «{titulo}».\n\nNota:\n{indicaciones}\n\nResumen: {resumen}',
  };

  it('invites with them, and keeps the platform’s buttons', async () => {
    await word('INVITACION', invitation);
    await invite();
    const mail = await lastTo(reviewer);
    expect(mail?.asunto).toMatch(/^.+ te busca para «Siete fuentes»$/);
    expect(mail?.texto).toMatch(
      /^Rubén: responde antes del \d+ de \w+ de \d+\. Es «Siete fuentes»\.\n\nResumen: Medimos/,
    );
    expect(mail?.texto).toMatch(/Aceptar:\n\S+\?respuesta=aceptar\n\nDeclinar:\n\S+\?respuesta=declinar/);
    expect(mail?.secreto).toBe(true);
  });

  it('says what the editor says along with it, and in a blind mode names nobody who wrote the work', async () => {
    await platform().settings({ identidadRevision: 'doble ciego' });
    await word('INVITACION', invitation);
    await inviteSaying('Mira sobre todo los métodos.\n\nGracias.');
    const mail = await lastTo(reviewer);
    expect(mail?.texto).toContain('Nota:\nMira sobre todo los métodos.\n\nGracias.\n\nResumen: Medimos el caudal.');
    expect(`${mail?.asunto}${mail?.texto}${mail?.html}`).not.toMatch(/Irene|Quintanar/);
    await platform().settings({ identidadRevision: 'abierta' });
  });

  it('takes no place for one of the text’s that a value holds', async () => {
    await word('AGRADECIMIENTO', { asunto: 'Gracias, {nombre}', cuerpo: 'Por «{titulo}», de {revista}.\n\n{enlace}' });
    const { reviewId } = await reviewed({ author, editor, reviewer }, { titulo: 'Sobre {nombre}' });
    await editor.call.thankReviewer({ params: { id: reviewId } });
    const mail = await lastTo(reviewer);
    expect(mail?.asunto).toBe('Gracias, Rubén');
    expect(mail?.texto).toContain('Por «Sobre {nombre}», de ');
    expect(mail?.texto).toContain('Ver mis revisiones:\n');
  });

  it('leaves the other language as it came', async () => {
    const english = { theme: null, language: 'en', notifications: true } as const;
    reviewer = await platform().account({ nombres: 'Ann', preferencias: english }, 'REVISOR');
    await word('INVITACION', invitation);
    await invite();
    expect((await lastTo(reviewer))?.asunto).toBe('Could you review “Siete fuentes”?');
  });

  it('is refused without what it must say, or with a place that it never had', async () => {
    const without = { ...invitation, cuerpo: 'Hola, {nombre}: «{titulo}», antes del {vence}.' };
    expect(await problemOf(word('INVITACION', without))).toMatchObject({
      status: 422,
      code: 'falta_marca',
      errors: [{ field: 'cuerpo', message: expect.stringContaining('{indicaciones}') }],
    });
    const together = { ...invitation, cuerpo: invitation.cuerpo.replace('Es «{titulo}».', '{plazo}') };
    expect(await problemOf(word('INVITACION', together))).toMatchObject({
      code: 'falta_marca',
      errors: [{ field: 'cuerpo', message: expect.stringContaining('{titulo}, {vence}') }],
    });
    const naming = { asunto: 'De {autores}: {resumen}', cuerpo: `${invitation.cuerpo} {editor}` };
    expect(await problemOf(word('INVITACION', naming))).toMatchObject({
      code: 'marca_desconocida',
      errors: [
        { field: 'asunto', message: expect.stringContaining('{autores}, {resumen}') },
        { field: 'cuerpo', message: expect.stringContaining('{editor}') },
      ],
    });
  });

  it('is in the record of activity, changed and taken back', async () => {
    await word('INVITACION', invitation);
    const original = await admin.call.resetLetterTemplate({ params: { clave: 'INVITACION', idioma: 'es' } });
    expect(original).toMatchObject({ cambiada: false, asunto: '¿Puedes revisar «{titulo}»?' });
    const { activity } = await admin.call.activity({ query: { limit: 2 } });
    expect(activity.map(({ type, userId }) => [type, userId])).toEqual([
      ['letter.reset', admin.user.id],
      ['letter.changed', admin.user.id],
    ]);
  });
});
