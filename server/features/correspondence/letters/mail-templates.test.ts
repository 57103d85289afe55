/** Mails that administrators word themselves: used from then on, in each language, with nothing of theirs lost. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOfProduction, type MailTemplateKind } from '#contract/letter-templates.ts';
import type { ProductionStep } from '#contract/production.ts';
import type { Language } from '#contract/vocabulary.ts';
import { noticesToMail } from '#server/events/notify.ts';
import { dayInWords } from '#server/messages/day-words.ts';
import { jobs } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, inReview, reviewed } from '#server/testing/works.ts';

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

  describe('of production, to who signs first', () => {
    beforeAll(() => admin.call.changeSettings({ body: { etapaProduccion: true } }));
    afterAll(() => admin.call.changeSettings({ body: { etapaProduccion: false, tratamiento: 'tu' } }));
    const ofProduction = {
      asunto: '«{titulo}»: {cambios}',
      cuerpo: '{nombre}, {titulo}, {cambios} hasta el {plazo}: {enlace}',
    };

    /** Both mails of a work: changes to answer, and proofs, each without what the platform puts below. */
    const asked = async (by: TestPerson) => {
      const { id } = await approved({ author: by, editor, reviewer }, { titulo: 'Siete fuentes' });
      const params = { id };
      const step = (call: TestPerson['call'], paso: ProductionStep) =>
        call.takeProductionStep({ params, body: { paso } });
      const text = ['Se mide el caudal.', 'Nadie más lo hace.'];
      const content = text.map((each) => ({
        type: 'paragraph' as const,
        content: [{ type: 'text' as const, text: each }],
      }));
      await editor.call.saveProductionText({ params, body: { documento: { type: 'doc', content } } });
      const { cambios, fechaLimite } = await step(editor.call, 'ENVIAR_CORRECCION');
      const changes = await lastTo(by);
      for (const { clave } of cambios) await by.call.answerChange({ params: { id, clave }, body: { aceptado: true } });
      await step(by.call, 'DEVOLVER_CORRECCION');
      await step(editor.call, 'PASAR_A_PRUEBAS');
      await step(editor.call, 'ENVIAR_PRUEBAS');
      const proofs = await lastTo(by);
      const day = (language: Language) => dayInWords(new Date(fechaLimite ?? ''), language);
      const said = (mail: typeof changes) => [mail?.asunto, mail?.texto.split(/\n\n(?=Abrir en|Open in)/)[0]];
      return { id, cambios: cambios.length, day, changes, proofs, said: [said(changes), said(proofs)] };
    };

    it('says by itself what it always said, with the treatment of the press, once, and leads to the work', async () => {
      const { id, cambios, day, changes, proofs, said } = await asked(author);
      expect(said).toEqual([
        [
          'Los cambios de la corrección esperan tu respuesta',
          `Hola, Irene:\n\nLa redacción ha corregido el texto de «Siete fuentes»: cambios, ${cambios}. Acéptalos o responde a cada uno antes del ${day('es')}.`,
        ],
        [
          'Las pruebas esperan tu visto bueno',
          `Hola, Irene:\n\nLas pruebas de «Siete fuentes» están listas: es lo que se publicará. Apruébalas o pide correcciones antes del ${day('es')}.`,
        ],
      ]);
      for (const mail of [changes, proofs]) {
        expect(mail).toMatchObject({ publicacionId: id, enlaceBaja: null });
        expect(mail?.texto).toMatch(new RegExp(`Abrir en .+:\\n\\S+/publications/${id}\\n`));
        expect(mail?.texto).toContain('Recibes este correo porque firmas esta obra.');
      }
      // What it says is read on the platform, too, and mailed once: no mail of the notice waits besides.
      const { notifications } = await author.call.listNotifications({ query: {} });
      const told = notifications.filter(({ titulo }) => [changes?.asunto, proofs?.asunto].includes(titulo));
      expect(told).toHaveLength(2);
      const queued = await platform().services.db.select().from(jobs).where(eq(jobs.tipo, noticesToMail.tipo));
      const waiting = queued.flatMap(({ datos }) => noticesToMail.datos.parse(datos).ids);
      expect(told.filter(({ id }) => waiting.includes(id))).toEqual([]);

      await admin.call.changeSettings({ body: { tratamiento: 'usted' } });
      const formal = await asked(author);
      expect(formal.said).toEqual([
        [
          'Los cambios de la corrección esperan su respuesta',
          `Hola, Irene:\n\nLa redacción ha corregido el texto de «Siete fuentes»: cambios, ${cambios}. Acéptelos o responda a cada uno antes del ${day('es')}.`,
        ],
        [
          'Las pruebas esperan su visto bueno',
          `Hola, Irene:\n\nLas pruebas de «Siete fuentes» están listas: es lo que se publicará. Apruébelas o pida correcciones antes del ${day('es')}.`,
        ],
      ]);
      await admin.call.changeSettings({ body: { tratamiento: 'tu' } });

      const english = { theme: null, language: 'en', notifications: true } as const;
      const ann = await platform().account({ nombres: 'Ann', preferencias: english }, 'AUTOR');
      expect((await asked(ann)).said).toEqual([
        [
          'The changes of copy-editing await your answer',
          `Hello, Ann:\n\nThe editors have copy-edited the text of “Siete fuentes”: changes, ${cambios}. Accept or answer each of them before ${day('en')}.`,
        ],
        [
          'The proofs await your approval',
          `Hello, Ann:\n\nThe proofs of “Siete fuentes” are ready: they are what will be published. Approve them or ask for corrections before ${day('en')}.`,
        ],
      ]);
    });

    it('goes out in the administrators’ words', async () => {
      await word('CORRECCION_POR_RESPONDER', ofProduction);
      await word('PRUEBAS_POR_APROBAR', {
        asunto: 'Pruebas de {titulo}',
        cuerpo: 'Hasta el {plazo}: {titulo}, de {revista}.',
      });
      const { id, cambios, day, changes, said } = await asked(author);
      expect(said[0]?.[0]).toBe(`«Siete fuentes»: ${cambios}`);
      expect(changes?.texto).toMatch(
        new RegExp(`^Irene, Siete fuentes, ${cambios} hasta el ${day('es')}: http\\S+/publications/${id}\\n`),
      );
      expect(said[1]).toEqual([
        'Pruebas de Siete fuentes',
        expect.stringContaining(`Hasta el ${day('es')}: Siete fuentes, de `),
      ]);
      for (const clave of ['CORRECCION_POR_RESPONDER', 'PRUEBAS_POR_APROBAR'] as const)
        await admin.call.resetLetterTemplate({ params: { clave, idioma: 'es' } });
    });

    it('goes to nobody whose account is blocked', async () => {
      const blocked = await platform().person('Blas', 'AUTOR');
      const { id } = await approved({ author: blocked, editor, reviewer });
      await admin.call.changeUser({ params: { id: blocked.user.id }, body: { estado: 'BLOQUEADO' } });
      const before = await mailsTo(platform(), blocked.user.email);
      for (const paso of ['PASAR_A_PRUEBAS', 'ENVIAR_PRUEBAS'] as const)
        await editor.call.takeProductionStep({ params: { id }, body: { paso } });
      expect(await mailsTo(platform(), blocked.user.email)).toEqual(before);
    });

    it('is refused with a place that it never had, or without its day, by the name of the field', async () => {
      expect(await problemOf(word('PRUEBAS_POR_APROBAR', ofProduction))).toMatchObject({
        code: 'marca_desconocida',
        errors: [
          { field: 'asunto', message: expect.stringContaining('{cambios}') },
          { field: 'cuerpo', message: expect.stringContaining('{cambios}') },
        ],
      });
      expect(
        await problemOf(word('CORRECCION_POR_RESPONDER', { ...ofProduction, cuerpo: '«{titulo}», de {autores}' })),
      ).toMatchObject({
        code: 'marca_desconocida',
        errors: [{ field: 'cuerpo', message: expect.stringContaining('{autores}') }],
      });
      expect(
        await problemOf(word('CORRECCION_POR_RESPONDER', { ...ofProduction, cuerpo: '«{titulo}»' })),
      ).toMatchObject({
        code: 'falta_marca',
        errors: [{ field: 'cuerpo', message: expect.stringContaining('{plazo}') }],
      });
    });

    it('is listed where the stage is wanted, or where it is worded', async () => {
      const listed = async () =>
        (await editor.call.listLetterTemplates()).plantillas.flatMap(({ clave, idioma }) =>
          isOfProduction(clave) ? [`${clave} ${idioma}`] : [],
        );
      const both = (clave: MailTemplateKind) => [`${clave} es`, `${clave} en`];
      const ofProofs = both('PRUEBAS_POR_APROBAR');
      const all = [...both('CORRECCION_POR_RESPONDER'), ...ofProofs, ...both('PRODUCCION_EN_ESPERA')];
      expect(await listed()).toEqual(all);
      await admin.call.changeSettings({ body: { etapaProduccion: false } });
      expect(await listed()).toEqual([]);
      await word('PRUEBAS_POR_APROBAR', { asunto: 'Pruebas', cuerpo: '{titulo}, {plazo}' });
      expect(await listed()).toEqual(ofProofs);
      await admin.call.resetLetterTemplate({ params: { clave: 'PRUEBAS_POR_APROBAR', idioma: 'es' } });
      await admin.call.changeSettings({ body: { etapaProduccion: true } });
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
