/** The mails that invite somebody to review, in both languages. They say what the work is about, never who wrote it. */
import type { Language } from '#contract/vocabulary.ts';
import { journal } from './mail-frame.ts';
import type { StandardMails } from './standard-mail.ts';

/** What every invitation says, in whichever words, where the review will be published. */
export const publishedReviewWords: Record<Language, string> = {
  es: 'Esta revista publica las revisiones: si la obra se publica, {tu|su} revisión se publicará con ella y con {tu|su} nombre, junto a la respuesta de los autores. Lo que {escribas|escriba} solo para la redacción no se publica nunca.',
  en: 'This journal publishes its reviews: if the work is published, your review will be published with it and with your name, beside the authors’ answer. What you write for the editors alone is never published.',
};

export const invitationMail: StandardMails = {
  es: {
    asunto: '¿{Puedes|Puede} revisar «{titulo}»?',
    cuerpo: `Hola, {nombre}:

Nos gustaría que {revisaras|revisara} «{titulo}». Creemos que {tu|su} lectura le vendría muy bien.

Trata de esto:
{resumen}

Quien edita la obra {te|le} dice:
{indicaciones}

La revisión se entrega a más tardar el {plazo}.

{Dinos si puedes|Díganos si puede} antes del {vence}. Las dos respuestas abren una página; nada cambia hasta que {respondas|responda} en ella, y no hace falta iniciar sesión.`,
    boton: 'Aceptar',
    otroBoton: 'Declinar',
    pie: `{Recibes|Recibe} este correo porque ${journal} {te pide una revisión. El enlace es solo tuyo: no lo reenvíes|le pide una revisión. El enlace es solo suyo: no lo reenvíe}.`,
  },
  en: {
    asunto: 'Could you review “{titulo}”?',
    cuerpo: `Hello, {nombre}:

We would like you to review “{titulo}”. We believe that it would benefit from your expertise.

This is what it is about:
{resumen}

Its editor says to you:
{indicaciones}

The review is due on {plazo}.

Tell us by {vence} whether you can. Both answers open a page; nothing changes until you answer there, and you need not log in.`,
    boton: 'Accept',
    otroBoton: 'Decline',
    pie: `You receive this mail because ${journal} asks you for a review. The link is yours alone: do not forward it.`,
  },
};

/** To who has no account: it says who writes, and that the one made for them reads this work alone. */
export const strangersInvitationMail: StandardMails = {
  es: {
    asunto: '¿{Puedes|Puede} revisar «{titulo}» para {revista}?',
    cuerpo: `Hola, {nombre}:

{Te|Le} escribimos desde {revista}. Nos gustaría que {revisaras|revisara} «{titulo}»: creemos que {tu|su} lectura le vendría muy bien.

Trata de esto:
{resumen}

Quien edita la obra {te|le} dice:
{indicaciones}

La revisión se entrega antes del {plazo}.

{Dinos si puedes|Díganos si puede} antes del {vence}. Las dos respuestas abren una página; nada cambia hasta que {respondas en ella. Si aceptas, allí mismo eliges una contraseña para leer la obra, y solo esa obra. Si declinas, no necesitas|responda en ella. Si acepta, allí mismo elige una contraseña para leer la obra, y solo esa obra. Si declina, no necesita} nada más.`,
    boton: 'Aceptar',
    otroBoton: 'Declinar',
    pie: `{Recibes|Recibe} este correo porque quien edita una obra en ${journal} cree que {eres|es} la persona indicada para revisarla. El enlace es solo {tuyo: no lo reenvíes. Si no respondes, no te|suyo: no lo reenvíe. Si no responde, no le} escribiremos más sobre ella.`,
  },
  en: {
    asunto: 'Could you review “{titulo}” for {revista}?',
    cuerpo: `Hello, {nombre}:

We write to you from {revista}. We would like you to review “{titulo}”, and believe that it would gain from your reading.

This is what it is about:
{resumen}

Its editor says to you:
{indicaciones}

The review is due on {plazo}.

Tell us by {vence} whether you can. Both answers open a page; nothing changes until you answer there. If you accept, you choose a password on the same page to read the work, and that work alone. If you decline, there is nothing else to do.`,
    boton: 'Accept',
    otroBoton: 'Decline',
    pie: `You receive this mail because an editor at ${journal} believes that you are the right person to review this work. The link is yours alone: do not forward it. If you do not answer, we will not write to you about it again.`,
  },
};
