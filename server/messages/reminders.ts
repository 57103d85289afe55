/** The mails that remind, in both languages. They name works, never people: whoever is hidden stays so. */
import type { Language } from '#contract/vocabulary.ts';
import { chosenInSettings } from './small-print.ts';
import type { StandardMails } from './standard-mail.ts';

const automatic = {
  es: `Es un recordatorio automático. Si ya está hecho, gracias: no {tienes|tiene} que hacer nada más.\n${chosenInSettings.es}`,
  en: `This is an automatic reminder. If it is done already, thank you: there is nothing else to do.\n${chosenInSettings.en}`,
};

/** The small print of a reminder that an editor sends, instead of the one above. */
export const remindedByHand: Record<Language, string> = {
  es: '{Te|Se} lo recuerda la redacción. Si ya está hecho, gracias: no {tienes|tiene} que hacer nada más.',
  en: 'The editors are reminding you. If it is done already, thank you: there is nothing else to do.',
};

/** To who was asked and has not said whether they will: nobody has agreed to anything yet. */
export const unansweredMail: StandardMails = {
  es: {
    asunto: '¿{Puedes|Puede} revisar «{titulo}»? Esperamos {tu|su} respuesta',
    cuerpo: `Hola, {nombre}:

{Te|Le} invitamos a revisar «{titulo}» y todavía no sabemos si {puedes|puede}. Plazo para entregar la revisión: {plazo}.

{Dinos que sí o que no desde su página. Si no puedes|Díganos que sí o que no desde su página. Si no puede}, no pasa nada: cuanto antes lo sepamos, antes buscaremos a otra persona.`,
    boton: 'Responder',
    pie: automatic.es,
  },
  en: {
    asunto: 'Could you review “{titulo}”? We await your answer',
    cuerpo: `Hello, {nombre}:

We invited you to review “{titulo}”, and do not know yet whether you can. The review is due on: {plazo}.

Say yes or no on its page. If you cannot, never mind: the sooner we know, the sooner we look for somebody else.`,
    boton: 'Answer',
    pie: automatic.en,
  },
};

export const reviewDueMail: StandardMails = {
  es: {
    asunto: '{Tu|Su} revisión de «{titulo}»: plazo hasta el {plazo}',
    cuerpo: `Hola, {nombre}:

Gracias por revisar «{titulo}». El plazo termina el {plazo}.

Si {necesitas más tiempo, o si al final no puedes revisarla, dilo|necesita más tiempo, o si al final no puede revisarla, dígalo} desde la misma página: preferimos saberlo pronto.`,
    boton: 'Abrir la revisión',
    pie: automatic.es,
  },
  en: {
    asunto: 'Your review of “{titulo}”: due on {plazo}',
    cuerpo: `Hello, {nombre}:

Thank you for reviewing “{titulo}”. Your review is due on {plazo}.

If you need more time, or cannot review it after all, say so on the same page: we would rather know soon.`,
    boton: 'Open the review',
    pie: automatic.en,
  },
};

export const reviewOverdueMail: StandardMails = {
  es: {
    asunto: '{Tu|Su} revisión de «{titulo}»: el plazo terminó el {plazo}',
    cuerpo: `Hola, {nombre}:

El plazo de {tu|su} revisión de «{titulo}» terminó el {plazo}, y quien la escribió sigue esperando una respuesta.

Todavía {puedes enviarla. Si no te va a ser posible, dilo|puede enviarla. Si no le va a ser posible, dígalo} desde la misma página: buscaremos a otra persona.`,
    boton: 'Abrir la revisión',
    pie: automatic.es,
  },
  en: {
    asunto: 'Your review of “{titulo}” was due on {plazo}',
    cuerpo: `Hello, {nombre}:

Your review of “{titulo}” was due on {plazo}, and whoever wrote it is still waiting for an answer.

You can still send it. If that will not be possible, say so on the same page: we will look for somebody else.`,
    boton: 'Open the review',
    pie: automatic.en,
  },
};

export const changesWaitingMail: StandardMails = {
  es: {
    asunto: '«{titulo}» espera {tu|su} nueva versión',
    cuerpo: `Hola, {nombre}:

Hace {tiempo} que «{titulo}» espera los cambios que se pidieron. Las revisiones y la carta de quien la edita están en la obra.

{Cuando quieras, prepara|Cuando quiera, prepare} una nueva versión: el texto y las revisiones se abren uno al lado de las otras.`,
    boton: 'Abrir la obra',
    pie: automatic.es,
  },
  en: {
    asunto: '“{titulo}” is waiting for your new version',
    cuerpo: `Hello, {nombre}:

“{titulo}” has been waiting for {tiempo} for the changes that were asked for. The reviews and the editor’s letter are with the work.

Whenever you like, prepare a new version: the text and its reviews open side by side.`,
    boton: 'Open the work',
    pie: automatic.en,
  },
};

/** The same of a work that was returned for its form: it has no reviews to read, and nothing was decided. */
export const returnedWaitingMail: StandardMails = {
  es: {
    asunto: '«{titulo}» espera {tu|su} nueva versión',
    cuerpo: `Hola, {nombre}:

Hace {tiempo} que «{titulo}» volvió a {ti|usted} por una cuestión de forma. Nada se ha decidido sobre ella: lo que hay que corregir está en la carta de quien la edita, en la página de la obra.

Cuando la {corrijas y la envíes|corrija y la envíe}, seguirá donde estaba.`,
    boton: 'Abrir la obra',
    pie: automatic.es,
  },
  en: {
    asunto: '“{titulo}” is waiting for your new version',
    cuerpo: `Hello, {nombre}:

“{titulo}” came back to you {tiempo} ago for a matter of form. Nothing has been decided about it: what is to be corrected stands in its editor’s letter, on the page of the work.

Once you correct it and send it, it goes on where it was.`,
    boton: 'Open the work',
    pie: automatic.en,
  },
};

/** Of the changes of copy-editing, or of proofs, that wait for an answer: before their deadline and after it. */
export const productionWaitingMail: StandardMails = {
  es: {
    asunto: 'La producción de «{titulo}» espera {tu|su} respuesta',
    cuerpo: `Hola, {nombre}:

«{titulo}» está casi lista para publicarse: solo falta {tu|su} respuesta. Plazo para darla: {plazo}.

Está en la página de la obra, en «Producción».`,
    boton: 'Abrir la obra',
    pie: automatic.es,
  },
  en: {
    asunto: 'The production of “{titulo}” awaits your answer',
    cuerpo: `Hello, {nombre}:

“{titulo}” is nearly ready to be published: only your answer is missing. It is due on: {plazo}.

It is on the page of the work, under “Production”.`,
    boton: 'Open the work',
    pie: automatic.en,
  },
};

export const worksWaitingMail: StandardMails = {
  es: {
    asunto: 'Obras que {te|le} esperan',
    cuerpo: `Hola, {nombre}:

Estas obras esperan algo de {ti|usted}, la que más tiempo lleva primero:

{lista}`,
    boton: 'Ir a mi panel',
    pie: automatic.es,
  },
  en: {
    asunto: 'Works that are waiting for you',
    cuerpo: `Hello, {nombre}:

These works are waiting for something from you, the longest wait first:

{lista}`,
    boton: 'Go to my dashboard',
    pie: automatic.en,
  },
};

/** The same where only one waits, and the link leads to it. */
export const workWaitingMail: StandardMails = {
  es: {
    asunto: 'Una obra {te|le} espera',
    cuerpo: `Hola, {nombre}:

Esta obra espera algo de {ti|usted}:

{lista}`,
    boton: 'Abrir la obra',
    pie: automatic.es,
  },
  en: {
    asunto: 'A work is waiting for you',
    cuerpo: `Hello, {nombre}:

This work is waiting for something from you:

{lista}`,
    boton: 'Open the work',
    pie: automatic.en,
  },
};
