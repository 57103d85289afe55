/** The mails of the editors' desk, in both languages. They name works, never people who may be hidden. */
import { journal } from './mail-frame.ts';
import { chosenInSettings } from './small-print.ts';
import type { StandardMails } from './standard-mail.ts';

export const thanksMail: StandardMails = {
  es: {
    asunto: 'Gracias por {tu|su} revisión de «{titulo}»',
    cuerpo: `Hola, {nombre}:

Gracias por leer «{titulo}» con tanto cuidado y por escribir {tu|su} revisión. Sin ese trabajo, que casi nunca se ve, {revista} no existiría.

Ojalá podamos volver a contar {contigo|con usted}.`,
    boton: 'Ver mis revisiones',
    pie: `{Recibes este correo porque revisaste|Recibe este correo porque revisó} una obra en ${journal}.\n${chosenInSettings.es}`,
  },
  en: {
    asunto: 'Thank you for your review of “{titulo}”',
    cuerpo: `Hello, {nombre}:

Thank you for reading “{titulo}” so carefully and for writing your review. Without that work, which is hardly ever seen, {revista} would not exist.

We hope to be able to count on you again.`,
    boton: 'See my reviews',
    pie: `You receive this mail because you reviewed a work at ${journal}.\n${chosenInSettings.en}`,
  },
};

export const deadlineMovedMail: StandardMails = {
  es: {
    asunto: '{Tu|Su} revisión de «{titulo}»: nuevo plazo, hasta el {plazo}',
    cuerpo: `Hola, {nombre}:

El plazo de {tu|su} revisión de «{titulo}» ha cambiado: ahora termina el {plazo}.

Si no {te viene bien, dilo|le viene bien, dígalo} desde la misma página: preferimos saberlo pronto.`,
    boton: 'Ir a mis revisiones',
    pie: `{Recibes este correo porque tienes|Recibe este correo porque tiene} una revisión asignada en ${journal}.\n${chosenInSettings.es}`,
  },
  en: {
    asunto: 'Your review of “{titulo}”: now due on {plazo}',
    cuerpo: `Hello, {nombre}:

The deadline of your review of “{titulo}” has changed: it is now due on {plazo}.

If that does not suit you, say so on the same page: we would rather know soon.`,
    boton: 'Go to my reviews',
    pie: `You receive this mail because a review is assigned to you at ${journal}.\n${chosenInSettings.en}`,
  },
};

export const reviewResumedMail: StandardMails = {
  es: {
    asunto: '«{titulo}» está de nuevo en revisión',
    cuerpo: `Hola, {nombre}:

Sus autores han corregido la forma de «{titulo}», y {tu revisión puede seguir. Lo que tuvieras escrito está donde lo dejaste|su revisión puede seguir. Lo que tuviera escrito está donde lo dejó}; la versión que se revisa es la nueva.

Los días que la obra estuvo fuera no cuentan: {tu|su} plazo termina ahora el {plazo}.

Gracias por la espera.`,
    boton: 'Ir a mis revisiones',
    pie: `{Recibes este correo porque tienes|Recibe este correo porque tiene} una revisión asignada en ${journal}.\n${chosenInSettings.es}`,
  },
  en: {
    asunto: '“{titulo}” is in review again',
    cuerpo: `Hello, {nombre}:

The authors have corrected the form of “{titulo}”, and your review can go on. What you had written is where you left it; the version under review is the new one.

The days that the work was away do not count: your review is now due on {plazo}.

Thank you for waiting.`,
    boton: 'Go to my reviews',
    pie: `You receive this mail because a review is assigned to you at ${journal}.\n${chosenInSettings.en}`,
  },
};

export const reviewWithdrawnMail: StandardMails = {
  es: {
    asunto: 'Ya no hace falta {tu|su} revisión de «{titulo}»',
    cuerpo: `Hola, {nombre}:

{Te habíamos pedido que revisaras|Le habíamos pedido que revisara} «{titulo}». Su ronda ha terminado antes, así que no {tienes|tiene} que hacer nada más.

Gracias por estar ahí. Ojalá podamos contar {contigo|con usted} en otra ocasión.`,
    boton: 'Ver mis revisiones',
    pie: `{Recibes este correo porque tenías|Recibe este correo porque tenía} una revisión pedida en ${journal}.\n${chosenInSettings.es}`,
  },
  en: {
    asunto: 'Your review of “{titulo}” is no longer needed',
    cuerpo: `Hello, {nombre}:

We had asked you to review “{titulo}”. Its round has ended before, so there is nothing left for you to do.

Thank you for being there. We hope to count on you another time.`,
    boton: 'See my reviews',
    pie: `You receive this mail because a review was asked of you at ${journal}.\n${chosenInSettings.en}`,
  },
};

/** By an editor, who says why; the review may have been begun. */
export const reviewTakenBackMail: StandardMails = {
  es: {
    asunto: 'Retiramos la petición de revisar «{titulo}»',
    cuerpo: `Hola, {nombre}:

{Te habíamos pedido que revisaras|Le habíamos pedido que revisara} «{titulo}». Retiramos la petición, así que no {tienes|tiene} que hacer nada más.

El motivo:
{motivo}

Si {habías empezado a escribir tu revisión, tu texto sigue siendo tuyo: lo encontrarás en la página de tus|había empezado a escribir su revisión, su texto sigue siendo suyo: lo encontrará en la página de sus} revisiones.

Gracias por {tu tiempo y tu|su tiempo y su} disposición. Ojalá podamos contar {contigo|con usted} en otra ocasión.`,
    boton: 'Ver mis revisiones',
    pie: `{Recibes este correo porque tenías|Recibe este correo porque tenía} una revisión pedida en ${journal}.\n${chosenInSettings.es}`,
  },
  en: {
    asunto: 'We are taking back our request to review “{titulo}”',
    cuerpo: `Hello, {nombre}:

We had asked you to review “{titulo}”. We are taking back that request, so there is nothing left for you to do.

The reason:
{motivo}

If you had begun to write your review, your text is still yours: you will find it on the page of your reviews.

Thank you for your time and your willingness. We hope to count on you another time.`,
    boton: 'See my reviews',
    pie: `You receive this mail because a review was asked of you at ${journal}.\n${chosenInSettings.en}`,
  },
};
