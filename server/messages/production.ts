/** What production asks of a work's main author, in both languages: the notices and the mails say it in the same words. */
import type { Language } from '#contract/vocabulary.ts';
import { journal } from './mail-frame.ts';
import { roundLetters } from './standard-letters.ts';
import type { StandardMails } from './standard-mail.ts';

/** A subject, and what is asked. */
type Asked = Readonly<Record<Language, readonly [titulo: string, mensaje: string]>>;

export const changesToAnswer: Asked = {
  es: [
    'Los cambios de la corrección esperan {tu|su} respuesta',
    'La redacción ha corregido el texto de «{titulo}»: cambios, {cambios}. {Acéptalos|Acéptelos} o {responde|responda} a cada uno antes del {plazo}.',
  ],
  en: [
    'The changes of copy-editing await your answer',
    'The editors have copy-edited the text of “{titulo}”: changes, {cambios}. Accept or answer each of them before {plazo}.',
  ],
};

export const proofsToApprove: Asked = {
  es: [
    'Las pruebas esperan {tu|su} visto bueno',
    'Las pruebas de «{titulo}» están listas: es lo que se publicará. {Apruébalas|Apruébelas} o {pide|pida} correcciones antes del {plazo}.',
  ],
  en: [
    'The proofs await your approval',
    'The proofs of “{titulo}” are ready: they are what will be published. Approve them or ask for corrections before {plazo}.',
  ],
};

const mailOf = ({ es, en }: Asked): StandardMails => ({
  es: {
    asunto: es[0],
    cuerpo: `Hola, {nombre}:\n\n${es[1]}`,
    boton: `Abrir en ${journal}`,
    pie: roundLetters.es.pie,
  },
  en: {
    asunto: en[0],
    cuerpo: `Hello, {nombre}:\n\n${en[1]}`,
    boton: `Open in ${journal}`,
    pie: roundLetters.en.pie,
  },
});

export const changesToAnswerMail = mailOf(changesToAnswer);
export const proofsToApproveMail = mailOf(proofsToApprove);
