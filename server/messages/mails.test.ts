import { describe, expect, it } from 'vitest';
import { type MailKind, type MailValues, mailText } from './mails.ts';

const enlace = 'https://pliego.example/reset-password?token=a&b';
const values: MailValues = {
  resetPassword: { nombre: 'Ana', enlace },
  passwordChanged: { nombre: 'Ana', enlace },
  accountDeleted: { nombre: 'Ana' },
  verifyEmail: { nombre: 'Ana', enlace },
  askToSign: { nombre: 'Ana', titulo: 'Mareas', tipo: 'artículo', enlace },
  accountJoined: { nombre: 'Ana', correo: 'otra@example.org', dias: '30', enlace },
  accountMerged: { nombre: 'Ana', correo: 'otra@example.org', dias: '30', enlace },
  accountMergedUnknown: { nombre: 'Ana', dias: '30', enlace },
  enterWithOther: { nombre: 'Ana', correo: 'otra@example.org', enlace },
  mergeUndone: { nombre: 'Ana', correo: 'ana@example.org', enlace },
  roleGranted: { nombre: 'Ana', rol: 'revisor', enlace },
  roleDeclined: { nombre: 'Ana', rol: 'revisor', enlace },
  accountMade: { nombre: 'Irene', enlace, terminos: 'https://t.test/', privacidad: 'https://p.test/' },
  test: { nombre: 'Irene', enlace },
  confirmSubscription: { enlace },
  message: { nombre: 'Ana', remite: 'Irene Gil', asunto: 'Una duda', mensaje: 'Buenos días.' },
  unsignedMessage: { nombre: 'Ana', asunto: 'Una duda', mensaje: 'Buenos días.' },
  contact: { nombre: 'Ana', email: 'ana@prueba.test', asunto: 'Una duda', mensaje: 'Primera línea\nSegunda línea' },
};
const kinds = Object.keys(values) as MailKind[];

describe.each(kinds)('the mail %s', (kind) => {
  it.each(['es', 'en'] as const)('fills every place in %s, in both parts', (language) => {
    const { asunto, texto, html } = mailText(kind, language, values[kind]);
    expect(asunto).not.toBe('');
    for (const part of [asunto, texto, html]) expect(part).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
    if ('enlace' in values[kind]) {
      expect(texto).toContain(enlace);
      expect(html).toContain('href="https://pliego.example/reset-password?token=a&amp;b"');
    }
  });

  it('differs between the languages', () => {
    expect(mailText(kind, 'es', values[kind]).texto).not.toBe(mailText(kind, 'en', values[kind]).texto);
  });
});

describe('what a person wrote into a mail', () => {
  const written = mailText('contact', 'es', {
    nombre: '<b>Ana</b>',
    email: 'ana@prueba.test',
    asunto: 'Una\r\nBcc: otra@prueba.test',
    mensaje: '<script>alert(1)</script>\n{email} & "comillas"',
  });

  it('is escaped in the HTML, its line breaks kept', () => {
    expect(written.html).not.toMatch(/<script|<b>/);
    expect(written.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>\n{email} &amp; &quot;comillas&quot;');
  });

  it('stands as it is in the plain text', () => {
    expect(written.texto).toContain('<script>alert(1)</script>\n{email} & "comillas"');
  });

  it('stays on the one line of the subject', () => {
    expect(written.asunto).toBe('Contacto: Una Bcc: otra@prueba.test');
  });
});
