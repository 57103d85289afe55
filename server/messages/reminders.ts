/** The mails that remind, in both languages. They name works, never people: whoever is hidden stays so. */
import type { StandardMails } from './standard-mail.ts';

const automatic = {
  es: 'Es un recordatorio automático. Si ya está hecho, gracias: no tienes que hacer nada más.',
  en: 'This is an automatic reminder. If it is done already, thank you: there is nothing else to do.',
};

export const reviewDueMail: StandardMails = {
  es: {
    asunto: 'Tu revisión de «{titulo}»: plazo hasta el {plazo}',
    cuerpo: `Hola, {nombre}:

Gracias por revisar «{titulo}». El plazo termina el {plazo}.

Si necesitas más tiempo, o si al final no puedes revisarla, dilo desde la misma página: preferimos saberlo pronto.`,
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
    asunto: 'Tu revisión de «{titulo}»: el plazo terminó el {plazo}',
    cuerpo: `Hola, {nombre}:

El plazo de tu revisión de «{titulo}» terminó el {plazo}, y quien la escribió sigue esperando una respuesta.

Todavía puedes enviarla. Si no te va a ser posible, dilo desde la misma página: buscaremos a otra persona.`,
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
    asunto: '«{titulo}» espera tu nueva versión',
    cuerpo: `Hola, {nombre}:

Hace {tiempo} que «{titulo}» espera los cambios que se pidieron. Las revisiones y la carta de quien la edita están en la obra.

Cuando quieras, prepara una nueva versión: el texto y las revisiones se abren uno al lado de las otras.`,
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

export const worksWaitingMail: StandardMails = {
  es: {
    asunto: 'Obras que te esperan',
    cuerpo: `Hola, {nombre}:

Estas obras esperan algo de ti, la que más tiempo lleva primero:

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
    asunto: 'Una obra te espera',
    cuerpo: `Hola, {nombre}:

Esta obra espera algo de ti:

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
