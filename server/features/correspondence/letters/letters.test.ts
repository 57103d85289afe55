/** The templates of letters and mails: as they come, as administrators change them, and back. */

import { beforeAll, describe, expect, it } from 'vitest';
import { letterTemplateKinds, missingPlaces, unknownPlaces } from '#contract/letter-templates.ts';
import { languages } from '#contract/vocabulary.ts';
import { standardMails } from '#server/messages/mails-by-template.ts';
import { standardLetters } from '#server/messages/standard-letters.ts';
import { treated } from '#server/messages/treatment.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

const standard = { ...standardLetters, ...standardMails };

describe('the letters and mails as they come', () => {
  it.each(letterTemplateKinds)(
    'of %s leave only places that are known, all they must, and the same in both',
    (kind) => {
      const placesOf = (language: (typeof languages)[number]) => {
        const { asunto, cuerpo } = standard[kind][language];
        expect(unknownPlaces(kind, 'asunto', asunto)).toEqual([]);
        expect(unknownPlaces(kind, 'cuerpo', cuerpo)).toEqual([]);
        expect(missingPlaces(kind, 'cuerpo', cuerpo)).toEqual([]);
        return [...(asunto + cuerpo).matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
      };
      expect(placesOf('en')).toEqual(placesOf('es'));
    },
  );
});

describePlatform('letter templates', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
  });
  const params = { clave: 'RECHAZAR_SIN_REVISION', idioma: 'es' } as const;
  const body = { asunto: 'No: {titulo}', cuerpo: 'Lo sentimos, {autores}. {motivo}' };

  it('are there for every decision that authors are told of and every mail of the process, in both languages', async () => {
    await admin.call.changeSettings({ body: { etapaProduccion: true } });
    const { plantillas } = await editor.call.listLetterTemplates();
    expect(plantillas).toHaveLength(letterTemplateKinds.length * languages.length);
    await admin.call.changeSettings({ body: { etapaProduccion: false } });
    expect(plantillas.every(({ cambiada }) => !cambiada)).toBe(true);
  });

  it('are changed by administrators, used from then on, and taken back', async () => {
    const author = await platform().person('Irene', 'AUTOR');
    expect(await admin.call.changeLetterTemplate({ params, body })).toEqual({ ...params, ...body, cambiada: true });
    const { id } = await inReview(author);
    const letter = { params: { id }, query: { accion: params.clave } };
    expect(await editor.call.standardLetter(letter)).toEqual({ idioma: 'es', ...body });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } });
    const { mails } = await admin.call.listMails({ query: { limit: 1 } });
    expect(mails[0]).toMatchObject({ para: author.user.email, asunto: 'No: Una obra' });
    expect(mails[0]?.texto).toContain('Lo sentimos, Irene De Prueba. Fuera de ámbito.');
    expect(await admin.call.resetLetterTemplate({ params })).toMatchObject({
      cambiada: false,
      asunto: 'Sobre tu obra «{titulo}»',
      cuerpo: treated(standardLetters[params.clave].es.cuerpo, 'tu'),
    });
  });

  it('say «usted» where the press does, in their small print and their preview too, but for those in the administrators’ own words', async () => {
    const author = await platform().person('Úrsula', 'AUTOR');
    const { id } = await inReview(author);
    const invitation = { clave: 'INVITACION', idioma: 'es' } as const;
    await admin.call.changeLetterTemplate({ params, body });
    await admin.call.changeSettings({ body: { tratamiento: 'usted' } });
    try {
      const standardOf = (accion: 'APROBAR' | 'RECHAZAR_SIN_REVISION') =>
        editor.call.standardLetter({ params: { id }, query: { accion } });
      expect(await standardOf('APROBAR')).toMatchObject({ asunto: 'Su obra «{titulo}» ha sido aprobada' });
      expect(await standardOf('RECHAZAR_SIN_REVISION')).toMatchObject(body);
      const letter = {
        idioma: 'es',
        asunto: 'Prueba',
        cuerpo: 'Lea {titulo} hasta el {vence}.\n\n{indicaciones}\n\n{a|b}',
      } as const;
      const preview = await admin.call.previewLetterTemplate({ params: invitation, body: letter });
      expect(preview.texto).toContain('{a|b}');
      expect(preview.texto).toContain('El enlace es solo suyo: no lo reenvíe.');
      await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } });
      const { mails } = await admin.call.listMails({ query: { limit: 1 } });
      expect(mails[0]?.texto).toContain('Recibe este correo porque firma esta obra.');
    } finally {
      await admin.call.changeSettings({ body: { tratamiento: 'tu' } });
      await admin.call.resetLetterTemplate({ params });
    }
  });

  it('refuse places that do not exist, by their name', async () => {
    for (const attempt of [
      () => admin.call.changeLetterTemplate({ params, body: { ...body, cuerpo: 'Hola, {nombre}' } }),
      () => admin.call.previewLetterTemplate({ params, body: { ...body, cuerpo: 'Hola, {nombre}' } }),
    ])
      expect(await problemOf(attempt())).toMatchObject({ code: 'marca_desconocida', errors: [{ field: 'cuerpo' }] });
  });

  it('are previewed with an example', async () => {
    const mail = await admin.call.previewLetterTemplate({ params, body });
    expect(mail.asunto).toBe('No: Nieblas que riegan');
    expect(mail.texto + mail.html).not.toMatch(/\{\w+\}/);
  });

  it.each(letterTemplateKinds)('as they come, of %s, can be saved and previewed', async (clave) => {
    for (const idioma of languages) {
      const { asunto, cuerpo } = standard[clave][idioma];
      const mail = await admin.call.previewLetterTemplate({ params: { clave, idioma }, body: { asunto, cuerpo } });
      expect(mail.asunto + mail.texto + mail.html).not.toMatch(/\{\w+\}|undefined|null/);
    }
  });

  it('are not an editor’s to change', async () => {
    for (const attempt of [
      () => editor.call.changeLetterTemplate({ params, body }),
      () => editor.call.resetLetterTemplate({ params }),
    ])
      expect(await problemOf(attempt())).toMatchObject({ status: 403 });
  });
});
