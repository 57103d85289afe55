/** The mail that invites somebody to sign a work, in both languages. */
import type { StandardMails } from './standard-mail.ts';

export const coauthorshipMail: StandardMails = {
  es: {
    asunto: '{Te|Le} invitan a firmar «{titulo}»',
    cuerpo: `Hola, {nombre}:

{invita} dice que {has|ha} participado en la obra «{titulo}» y {te|le} invita a figurar en su autoría.

{Abre el enlace para aceptar o declinar. Si aceptas, podrás|Abra el enlace para aceptar o declinar. Si acepta, podrá} leerla y trabajar en ella mientras sea un borrador. El enlace sirve una sola vez, durante 30 días.`,
    boton: 'Ver la invitación',
    pie: 'Si no {conoces esta obra, declina la invitación o no hagas nada: nadie te|conoce esta obra, decline la invitación o no haga nada: nadie le} añadirá a una cuenta.',
  },
  en: {
    asunto: 'You are invited to sign “{titulo}”',
    cuerpo: `Hello, {nombre}:

{invita} says that you took part in the work “{titulo}”, and invites you to be named among its authors.

Open the link to accept or decline. If you accept, you can read it and work on it while it is a draft. The link works once, for 30 days.`,
    boton: 'See the invitation',
    pie: 'If you do not know this work, decline the invitation or do nothing: no account will be tied to it.',
  },
};
