/** How every mail looks: one message as plain text and as a small HTML page that needs nothing from outside. */

import type { PlatformSettings } from '#contract/entities/system.ts';
import type { Language } from '#contract/vocabulary.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { withTreatment } from './treatment.ts';

/** Stands for the journal's name until the mail is signed with it: a private-use character, which no text has. */
export const journal = '\uE0A1';

/** What a mail says, its values filled in. */
export interface MailWords {
  asunto: string;
  /** As 'Hola, Ana:'. */
  saludo?: string;
  parrafos: readonly string[];
  boton?: { texto: string; enlace: string };
  /** Another answer than the button's, as weighty as it in plain text. */
  otroBoton?: { texto: string; enlace: string };
  /** Small print under the line. */
  pie: readonly string[];
}

export interface WrittenMail {
  asunto: string;
  texto: string;
  html: string;
}

/** Both parts of a mail. Everything of the letter is plain text and escaped in the HTML; line breaks are kept. */
export const writeMail = (letter: MailWords, language: Language): WrittenMail => ({
  // A subject is one line, whatever a person wrote into it.
  asunto: letter.asunto.replace(/\s+/g, ' ').trim(),
  texto: plainText(letter),
  html: page(letter, language),
});

/** The mail as it leaves: in the name of the journal, and with the treatment that it gives people. */
export function signedBy<M extends WrittenMail>(
  { nombre, tratamiento }: Pick<PlatformSettings, 'nombre' | 'tratamiento'>,
  mail: M,
): M {
  const sign = (text: string, name: string) => withTreatment(text, tratamiento).replaceAll(journal, name);
  return {
    ...mail,
    // A subject is one line, whatever the journal is called.
    asunto: sign(mail.asunto, nombre.replace(/\s+/g, ' ')),
    texto: sign(mail.texto, nombre),
    html: sign(mail.html, escapeMarkup(nombre)),
  };
}

function plainText({ saludo, parrafos, boton, otroBoton, pie }: MailWords): string {
  const buttons = [boton, otroBoton].flatMap((each) => (each ? [`${each.texto}:\n${each.enlace}`] : []));
  const body = [...(saludo ? [saludo] : []), ...parrafos, ...buttons];
  return `${body.join('\n\n')}\n\n-- \n${journal}\n${pie.join('\n')}\n`;
}

// Mail readers know little of style sheets: everything stands on its element. Colours as in web/styles/tokens.css.
const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

function page({ asunto, saludo, parrafos, boton, otroBoton, pie }: MailWords, language: Language): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;${sans};font-size:16px;line-height:1.55;color:#151b1e;overflow-wrap:anywhere">${lines(text)}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;${sans};font-size:13px;line-height:1.5;color:#506069">${lines(text)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(asunto)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f6f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;${serif};font-size:24px;color:#0b5563">${journal}</td></tr>
<tr><td style="padding:32px 32px 16px;background:#ffffff;border:1px solid #d5dcdf;border-radius:8px">
${[...(saludo ? [saludo] : []), ...parrafos].map(paragraph).join('\n')}
${boton ? button(boton) : ''}${otroBoton ? quietButton(otroBoton) : ''}
</td></tr>
<tr><td style="padding:16px 0 0">${pie.map(small).join('\n')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const button = ({ texto, enlace }: NonNullable<MailWords['boton']>) =>
  `<p style="margin:8px 0 24px"><a href="${escapeMarkup(enlace)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0b5563;color:#ffffff;${sans};font-size:16px;text-decoration:none">${escapeMarkup(texto)}</a></p>
<p style="margin:0 0 16px;${sans};font-size:13px;line-height:1.5;color:#506069;word-break:break-all">${escapeMarkup(enlace)}</p>`;

const quietButton = ({ texto, enlace }: NonNullable<MailWords['otroBoton']>) =>
  `
<p style="margin:0 0 24px"><a href="${escapeMarkup(enlace)}" style="display:inline-block;padding:12px 24px;border:1px solid #0b5563;border-radius:6px;color:#0b5563;${sans};font-size:16px;text-decoration:none">${escapeMarkup(texto)}</a></p>`;

const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>\n');
