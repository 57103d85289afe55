import { describe, expect, it } from 'vitest';
import { contrastOf } from '#contract/accent.ts';
import { defaultSettings } from '#contract/entities/system.ts';
import { everyMail, sampleAddress, sampleValues } from './every-mail.fixture.ts';
import { signedBy } from './mail-frame.ts';
import { type MailKind, mailText } from './mails.ts';
import { withTreatment } from './treatment.ts';

const values = sampleValues;
const kinds = Object.keys(values) as MailKind[];

describe.each(kinds)('the mail %s', (kind) => {
  it.each(['es', 'en'] as const)('fills every place in %s, in both parts', (language) => {
    const { asunto, texto, html } = mailText(kind, language, values[kind]);
    expect(asunto).not.toBe('');
    for (const part of [asunto, texto, html.replace(/<style>.*?<\/style>/s, '')])
      expect(withTreatment(part, 'tu')).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
    if ('enlace' in values[kind]) {
      expect(texto).toContain(sampleAddress);
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

describe.each(['', '#ffe600', '#050505', '#fafafa'])('every mail of a journal whose colour is "%s"', (color) => {
  const settings = { ...defaultSettings, nombre: 'Orilla & Cía', institucion: 'Universidad del Delta', color };
  const mails = (['es', 'en'] as const).flatMap((language) =>
    Object.entries(everyMail(language)).map(([name, mail]) => ({
      name: `${name} ${language}`,
      ...signedBy(settings, mail, 'https://orilla.example'),
    })),
  );

  it.each(mails)('$name leaves nothing open, says whose it is, and has one button', ({ html, texto, asunto }) => {
    for (const part of [html.replace(/<style>.*?<\/style>/s, ''), texto, asunto])
      expect(part).not.toMatch(/[\uE0A1-\uE0AF]|undefined|\{\w*\}|\{\w+\|/);
    expect(html).toContain('Orilla &amp; Cía');
    expect(texto).toContain('-- \nOrilla & Cía\nUniversidad del Delta\n');
    expect(html.split('class="on"').length).toBeLessThanOrEqual(2);
    expect(html).not.toMatch(/<img|url\(/);
  });

  it('is read in the light theme, which needs no style sheet, and in the dark one', () => {
    const [{ html = '' } = {}] = mails;
    for (const night of [false, true]) {
      const of = (name: string, property: string) => {
        const inDark = html.split('prefers-color-scheme:dark').at(-1)?.split('/*')[0] ?? '';
        const found = night
          ? new RegExp(`\\.${name}\\{${property}:(#\\w{6})`).exec(inDark)
          : new RegExp(`class="[^"]*\\b${name}\\b[^"]*"[^>]*[";]${property}:(#\\w{6})`).exec(html);
        return found?.[1] ?? `no ${property} of .${name}`;
      };
      for (const words of ['ink', 'accent'])
        for (const ground of ['sheet', 'paper']) {
          const pair = [of(words, 'color'), of(ground, 'background')] as const;
          expect(contrastOf(...pair), `${words} ${ground} ${pair}`).toBeGreaterThanOrEqual(4.5);
        }
      expect(contrastOf(of('muted', 'color'), of('paper', 'background'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf('#ffffff', of('fill', 'background'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(of('fill', 'background'), of('sheet', 'background'))).toBeGreaterThanOrEqual(3);
    }
  });
});

it('shows the journal’s mark, with its name where pictures are not loaded, but not from an address that nobody knows', () => {
  const mail = mailText('verifyEmail', 'es', sampleValues.verifyEmail);
  const settings = { ...defaultSettings, nombre: 'Orilla', logo: '/files/identidad/marca.png' };
  expect(signedBy(settings, mail, 'https://orilla.example').html).toContain(
    '<img src="https://orilla.example/files/identidad/marca.png" alt="Orilla"',
  );
  expect(signedBy(settings, mail, '').html).not.toContain('<img');
});
