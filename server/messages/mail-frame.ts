/** How every mail looks: one message as plain text and as a small HTML page that needs nothing from outside. */

import type { PlatformSettings } from '#contract/entities/system.ts';
import { faceOf } from '#contract/face.ts';
import type { Language } from '#contract/vocabulary.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { leftOpen, withTreatment } from './treatment.ts';

/** Stands for the journal's name until the mail is signed with it: a private-use character, which no text has. */
export const journal = '\uE0A1';
/** Likewise for the address at which people choose what they are written. */
export const settingsAddress = '\uE0A5';
/** Likewise for what of the journal's face is in a mail. All of them: `unmarked` in treatment.ts. */
const styles = '\uE0A6';
const mark = '\uE0A7';
const accentMark = '\uE0A8';
const fillMark = '\uE0A9';
const publisher = '\uE0AA';

interface Answer {
  texto: string;
  /** An absolute address. */
  enlace: string;
}

/** What a mail says, its values filled in. */
export interface MailWords {
  asunto: string;
  /** As 'Hola, Ana:'. */
  saludo?: string;
  parrafos: readonly string[];
  boton?: Answer;
  /** Another answer than the button's: a link below it, as weighty as it in plain text. */
  otroBoton?: Answer;
  /** Small print under the line. */
  pie: readonly string[];
}

/** A letter with `{name}` places for its values, and `{tu|su}` where the treatment makes a difference. */
export type Template = Omit<MailWords, 'boton'> & {
  /** The button's words; it leads to `enlace`. */
  boton?: string;
};

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

/** What of the journal a mail carries. */
type Signature = Pick<PlatformSettings, 'nombre' | 'institucion' | 'tratamiento' | 'logo' | 'color'>;

/**
 * The mail as it leaves: in the name and the face of the journal, and with the treatment that it gives people.
 * @param site what its addresses begin with; '' where that is not known, and no picture can be shown
 */
export function signedBy<M extends WrittenMail>(
  { nombre, institucion, tratamiento, logo, color }: Signature,
  mail: M,
  site: string,
): M {
  const faces = faceOf(color);
  const settings = `${site}/configuracion`;
  const sign = (text: string, name: string, settings: string) =>
    withTreatment(text, tratamiento)
      .replaceAll(journal, () => name)
      .replaceAll(settingsAddress, () => settings);
  const named = escapeMarkup(nombre);
  return {
    ...mail,
    // A subject is one line, whatever the journal is called.
    asunto: sign(mail.asunto, nombre.replace(/\s+/g, ' '), settings),
    texto: sign(mail.texto, nombre, settings).replace(publisher, () => institucion && `${institucion}\n`),
    html: sign(mail.html, named, lines(settings, shortened))
      .replace(styles, mailStyles(faces))
      .replace(mark, () => (logo && site ? picture(escapeMarkup(site + logo), named) : named))
      .replace(publisher, () => (institucion ? ` · ${escapeMarkup(institucion)}` : ''))
      .replaceAll(accentMark, faces.light.accent)
      .replaceAll(fillMark, faces.light.accentFill),
  };
}

function plainText({ saludo, parrafos, boton, otroBoton, pie }: MailWords): string {
  const buttons = [boton, otroBoton].flatMap((each) => (each ? [`${each.texto}:\n${each.enlace}`] : []));
  const body = [...(saludo ? [saludo] : []), ...parrafos, ...buttons];
  return `${body.join('\n\n')}\n\n-- \n${journal}\n${publisher}${pie.join('\n')}\n`;
}

// Mail readers know little of style sheets: the light theme stands on each element, for those that leave the sheet out.
const serif = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif";
const sans = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const { paper, sheet, ink, muted, line, lineStrong, onAccent } = faceOf('').light;
const outside = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Letters of a first paragraph that says no more than whom it is for: what a mailbox shows beside the subject is the next. */
const greeting = 40;

/** A sheet on the journal's paper: its mark above, the subject as title over a fold, and what is said; below it the small print. */
function page({ asunto, saludo, parrafos, boton, otroBoton, pie }: MailWords, language: Language): string {
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;${sans};font-size:16px;line-height:1.55;color:${ink};overflow-wrap:anywhere">${lines(text)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(asunto)}</title>
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(parrafos.find((each) => each.length > greeting) ?? parrafos[0] ?? '')}</div>
<table ${outside} class="paper" style="background:${paper}">
<tr><td align="center" class="edge" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${outside} style="max-width:600px">
<tr><td class="accent" style="padding:0 0 16px;${serif};font-size:24px;line-height:1.2;color:${accentMark}">${mark}</td></tr>
<tr><td class="sheet" style="background:${sheet};border:1px solid ${line};border-radius:2px">
<table ${outside}>
<tr><td class="room title ink" style="padding:28px 32px 20px;${serif};font-size:28px;line-height:1.25;color:${ink};overflow-wrap:anywhere"><h1 style="margin:0;font:inherit">${escapeMarkup(asunto)}</h1></td></tr>
<tr><td class="room fold" style="padding:24px 32px 16px;border-top:1px solid ${lineStrong}">
${[...(saludo ? [saludo] : []), ...parrafos].map(paragraph).join('\n')}
${boton ? answers(boton, otroBoton, language) : ''}
</td></tr>
</table>
</td></tr>
<tr><td style="padding:20px 0 0">${small(`<strong>${journal}</strong>${publisher}`)}
${pie.map((text) => small(lines(text, shortened))).join('\n')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** In both themes: what the elements say by themselves is the light one. */
function mailStyles({ light, dark }: ReturnType<typeof faceOf>): string {
  const night: [string, string][] = [
    ['paper', `background:${dark.paper}`],
    ['sheet', `background:${dark.sheet}`],
    ['sheet', `border-color:${dark.line}`],
    ['fold', `background:linear-gradient(${dark.wash},${dark.sheet}) top/100% 10px no-repeat`],
    ['fold', `border-color:${dark.lineStrong}`],
    ['ink', `color:${dark.ink}`],
    ['muted', `color:${dark.muted}`],
    ['accent', `color:${dark.accent}`],
    ['fill', `background:${dark.accentFill}`],
  ];
  const rules = (before: string) => night.map(([name, rule]) => `${before}.${name}{${rule}!important}`).join('\n');
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.fold{background:linear-gradient(${light.wash},${light.sheet}) top/100% 10px no-repeat}
@media (max-width:480px){.edge{padding:16px 8px!important}.room{padding-left:20px!important;padding-right:20px!important}.title{font-size:22px!important}}
@media (prefers-color-scheme:dark){
${rules('')}
}
/* As Outlook on the web turns a mail dark. */
${rules('[data-ogsc] ')}
`;
}

/** On white, since it may be dark and let its ground through; its name where pictures are not loaded. */
const picture = (address: string, name: string) =>
  `<img src="${address}" alt="${name}" height="36" style="display:inline-block;height:36px;width:auto;max-width:100%;padding:6px 8px;background:#ffffff;border-radius:2px">`;

const small = (markup: string) =>
  `<p class="muted" style="margin:0 0 8px;${sans};font-size:13px;line-height:1.5;color:${muted};overflow-wrap:anywhere">${markup}</p>`;

const openByHand: Record<Language, string> = {
  es: 'Si el botón no se abre, {copia|copie} esta dirección en {tu|su} navegador:',
  en: 'If the button does not open, copy this address into your browser:',
};

function answers({ texto, enlace }: Answer, other: Answer | undefined, language: Language): string {
  const second = other
    ? `<p style="margin:0 0 16px"><a class="accent" href="${escapeMarkup(other.enlace)}" style="display:inline-block;padding:10px 0;color:${accentMark};${sans};font-size:16px;text-decoration:underline">${escapeMarkup(other.texto)}</a></p>\n`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 ${other ? 4 : 20}px"><tr><td class="fill" style="background:${fillMark};border-radius:2px;mso-padding-alt:12px 24px"><a class="on" href="${escapeMarkup(enlace)}" style="display:inline-block;padding:12px 24px;color:${onAccent};${sans};font-size:16px;font-weight:600;line-height:1.25;text-decoration:none">${escapeMarkup(texto)}</a></td></tr></table>
${second}${small(`${escapeMarkup(leftOpen(openByHand[language]))}<br>\n<span style="word-break:break-all">${escapeMarkup(enlace)}</span>`)}`;
}

const addresses = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]»”])/;

/** A text with its line breaks, its addresses as links that say where they lead. */
const lines = (text: string, said = (address: string) => address) =>
  text
    .split(addresses)
    .map((part, at) => {
      const shown = escapeMarkup(at % 2 ? said(part) : part);
      return at % 2 ? `<a class="accent" href="${escapeMarkup(part)}" style="color:${accentMark}">${shown}</a>` : shown;
    })
    .join('')
    .replaceAll('\n', '<br>\n');

/** In the small print, whose links are ours: without what only machines read of them. */
const shortened = (address: string) => address.replace(/^https?:\/\//, '').replace(/[?#].*$/, '');
