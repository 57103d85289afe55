/** The mails that remind, in both languages. They name works, never people: whoever is hidden stays so. */
import type { MailLanguage, WrittenMail } from '#server/features/mail/frame.ts';
import { fillTemplate, type Template } from '#server/features/mail/messages.ts';

/** What each mail is filled with. `enlace` is an absolute address. */
export interface ReminderValues {
  reviewDue: { nombre: string; titulo: string; plazo: string; enlace: string };
  reviewOverdue: { nombre: string; titulo: string; plazo: string; enlace: string };
  changesWaiting: { nombre: string; titulo: string; tiempo: string; enlace: string };
  worksWaiting: { nombre: string; lista: string; enlace: string };
}
export type ReminderMail = keyof ReminderValues;

const automatic = {
  es: 'Es un recordatorio automático. Si ya está hecho, gracias: no tienes que hacer nada más.',
  en: 'This is an automatic reminder. If it is done already, thank you: there is nothing else to do.',
};

const templates: Record<ReminderMail, Record<MailLanguage, Template>> = {
  reviewDue: {
    es: {
      asunto: 'Tu revisión de «{titulo}»: plazo hasta el {plazo}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Gracias por revisar «{titulo}». El plazo termina el {plazo}.',
        'Si necesitas más tiempo, o si al final no puedes revisarla, dilo desde la misma página: preferimos saberlo pronto.',
      ],
      boton: 'Ir a mis revisiones',
      pie: [automatic.es],
    },
    en: {
      asunto: 'Your review of “{titulo}”: due on {plazo}',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'Thank you for reviewing “{titulo}”. Your review is due on {plazo}.',
        'If you need more time, or cannot review it after all, say so on the same page: we would rather know soon.',
      ],
      boton: 'Go to my reviews',
      pie: [automatic.en],
    },
  },
  reviewOverdue: {
    es: {
      asunto: 'Tu revisión de «{titulo}»: el plazo terminó el {plazo}',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'El plazo de tu revisión de «{titulo}» terminó el {plazo}, y quien la escribió sigue esperando una respuesta.',
        'Todavía puedes enviarla. Si no te va a ser posible, dilo desde la misma página: buscaremos a otra persona.',
      ],
      boton: 'Ir a mis revisiones',
      pie: [automatic.es],
    },
    en: {
      asunto: 'Your review of “{titulo}” was due on {plazo}',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        'Your review of “{titulo}” was due on {plazo}, and whoever wrote it is still waiting for an answer.',
        'You can still send it. If that will not be possible, say so on the same page: we will look for somebody else.',
      ],
      boton: 'Go to my reviews',
      pie: [automatic.en],
    },
  },
  changesWaiting: {
    es: {
      asunto: '«{titulo}» espera tu nueva versión',
      saludo: 'Hola, {nombre}:',
      parrafos: [
        'Hace {tiempo} que «{titulo}» espera los cambios que se pidieron. Las revisiones y la carta de quien la edita están en la obra.',
        'Cuando quieras, prepara una nueva versión: el texto y las revisiones se abren uno al lado de las otras.',
      ],
      boton: 'Abrir la obra',
      pie: [automatic.es],
    },
    en: {
      asunto: '“{titulo}” is waiting for your new version',
      saludo: 'Hello, {nombre}:',
      parrafos: [
        '“{titulo}” has been waiting for {tiempo} for the changes that were asked for. The reviews and the editor’s letter are with the work.',
        'Whenever you like, prepare a new version: the text and its reviews open side by side.',
      ],
      boton: 'Open the work',
      pie: [automatic.en],
    },
  },
  worksWaiting: {
    es: {
      asunto: 'Obras que te esperan',
      saludo: 'Hola, {nombre}:',
      parrafos: ['Estas obras esperan algo de ti, la que más tiempo lleva primero:', '{lista}'],
      boton: 'Ir a mi panel',
      pie: [automatic.es],
    },
    en: {
      asunto: 'Works that are waiting for you',
      saludo: 'Hello, {nombre}:',
      parrafos: ['These works are waiting for something from you, the longest wait first:', '{lista}'],
      boton: 'Go to my dashboard',
      pie: [automatic.en],
    },
  },
};

export const reminderText = <K extends ReminderMail>(
  kind: K,
  language: MailLanguage,
  values: ReminderValues[K],
): WrittenMail => fillTemplate(templates[kind][language], language, { ...values });
