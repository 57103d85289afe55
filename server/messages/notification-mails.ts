/** The mails that notifications become, in both languages; what a notification says was written in its reader's (server/events/notify.ts). */
import type { Language } from '#contract/vocabulary.ts';
import type { Template } from './mail-frame.ts';
import { journal, type WrittenMail } from './mail-frame.ts';
import { fillTemplate } from './mails.ts';

const now: Record<Language, Template> = {
  es: {
    asunto: '{titulo}',
    saludo: 'Hola, {nombre}:',
    parrafos: ['{mensaje}'],
    boton: `Abrir en ${journal}`,
    pie: [
      '{Recibes este aviso porque así lo elegiste en tu|Recibe este aviso porque así lo eligió en su} configuración.',
      'Para no recibir más avisos de este tipo por correo: {baja}',
    ],
  },
  en: {
    asunto: '{titulo}',
    saludo: 'Hello, {nombre}:',
    parrafos: ['{mensaje}'],
    boton: `Open in ${journal}`,
    pie: [
      'You receive this notice because you chose so in your settings.',
      'To get no more mails of this kind: {baja}',
    ],
  },
};

const digest: Record<Language, Template> = {
  es: {
    asunto: `Lo que ha pasado en ${journal}`,
    saludo: 'Hola, {nombre}:',
    parrafos: ['Esto es lo que ha pasado desde el último resumen y aún no {has|ha} leído:', '{lista}'],
    boton: 'Ver mis notificaciones',
    pie: [
      '{Puedes elegir qué te llega, y cuándo, en tu|Puede elegir qué le llega, y cuándo, en su} configuración.',
      'Para dejar de recibir este resumen: {baja}',
    ],
  },
  en: {
    asunto: `What has happened in ${journal}`,
    saludo: 'Hello, {nombre}:',
    parrafos: ['This has happened since the last summary, and you have not read it yet:', '{lista}'],
    boton: 'See my notifications',
    pie: ['What reaches you, and when, is yours to choose in your settings.', 'To get this summary no more: {baja}'],
  },
};

/** Both, as they come. */
export const noticeTemplates: Readonly<Record<Language, readonly Template[]>> = {
  es: [now.es, digest.es],
  en: [now.en, digest.en],
};

/** One notification, as soon as it happens. `enlace` and `baja` are absolute addresses. */
export const noticeMail = (
  language: Language,
  values: { nombre: string; titulo: string; mensaje: string; enlace: string; baja: string },
): WrittenMail => fillTemplate(now[language], language, values);

/** The day's mail. */
export const digestMail = (
  language: Language,
  values: { nombre: string; lista: string; enlace: string; baja: string },
): WrittenMail => fillTemplate(digest[language], language, values);
