/** The mails of the editors' desk, in both languages. They name works, never people who may be hidden. */
import type { MailLanguage, WrittenMail } from '#server/features/mail/frame.ts';
import { fillTemplate, type Template } from '#server/features/mail/messages.ts';

/** What each mail is filled with. `enlace` is an absolute address. */
export interface DeskValues {
  thanks: { nombre: string; titulo: string; revista: string; enlace: string };
  deadlineMoved: { nombre: string; titulo: string; plazo: string; enlace: string };
}

const templates: Record<keyof DeskValues, Record<MailLanguage, Template>> = {
  thanks: {
    es: {
      asunto: 'Gracias por tu revisión de «{titulo}»',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Gracias por leer «{titulo}» con tanto cuidado y por escribir tu revisión. Sin ese trabajo, que casi nunca se ve, {revista} no existiría.',
        'Ojalá podamos volver a contar contigo.',
      ],
      boton: 'Ver mis revisiones',
      pie: ['Recibes este correo porque revisaste una obra en Pliego.'],
    },
    en: {
      asunto: 'Thank you for your review of “{titulo}”',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'Thank you for reading “{titulo}” so carefully and for writing your review. Without that work, which is hardly ever seen, {revista} would not exist.',
        'We hope to be able to count on you again.',
      ],
      boton: 'See my reviews',
      pie: ['You receive this mail because you reviewed a work at Pliego.'],
    },
  },
  deadlineMoved: {
    es: {
      asunto: 'Tu revisión de «{titulo}»: nuevo plazo, hasta el {plazo}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'El plazo de tu revisión de «{titulo}» ha cambiado: ahora termina el {plazo}.',
        'Si tampoco te viene bien, dilo desde la misma página: preferimos saberlo pronto.',
      ],
      boton: 'Ir a mis revisiones',
      pie: ['Recibes este correo porque tienes una revisión asignada en Pliego.'],
    },
    en: {
      asunto: 'Your review of “{titulo}”: now due on {plazo}',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'The deadline of your review of “{titulo}” has changed: it is now due on {plazo}.',
        'If that does not suit you either, say so on the same page: we would rather know soon.',
      ],
      boton: 'Go to my reviews',
      pie: ['You receive this mail because a review is assigned to you at Pliego.'],
    },
  },
};

export const deskMail = <K extends keyof DeskValues>(
  kind: K,
  language: MailLanguage,
  values: DeskValues[K],
): WrittenMail => fillTemplate(templates[kind][language], language, { ...values });
