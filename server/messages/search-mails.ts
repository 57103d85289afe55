/** The mail of what is new in the searches that somebody keeps, in both languages. */
import type { Language } from '#contract/vocabulary.ts';
import type { Template } from './mail-frame.ts';
import { journal, type WrittenMail } from './mail-frame.ts';
import { fillTemplate } from './mails.ts';

const news: Record<Language, Template> = {
  es: {
    asunto: `Obras nuevas en {tus|sus} búsquedas de ${journal}`,
    saludo: 'Hola, {nombre}:',
    parrafos: [
      'Esto es lo que se ha publicado desde la última vez en las búsquedas que {guardaste|guardó}:',
      '{lista}',
    ],
    boton: 'Ver mis búsquedas guardadas',
    pie: [
      '{Puedes|Puede} cambiar cada cuánto llega este correo, pausar una búsqueda o quitarla en {tu|su} configuración.',
      'Para pausar todas y no recibir más este correo: {baja}',
    ],
  },
  en: {
    asunto: `New works in your searches of ${journal}`,
    saludo: 'Hello, {nombre}:',
    parrafos: ['This has been published since the last time in the searches that you keep:', '{lista}'],
    boton: 'See my saved searches',
    pie: [
      'How often this mail comes, and which searches are in it, is yours to change in your settings.',
      'To pause them all and get this mail no more: {baja}',
    ],
  },
};

/** As they come. */
export const searchTemplates: Readonly<Record<Language, readonly Template[]>> = { es: [news.es], en: [news.en] };

const counted: Record<Language, (total: number) => string> = {
  es: (total) => (total === 1 ? 'una obra nueva' : `${total} obras nuevas`),
  en: (total) => (total === 1 ? 'one new work' : `${total} new works`),
};
const more: Record<Language, string> = { es: 'Verlas todas', en: 'See them all' };

interface News {
  nombre: string;
  total: number;
  works: readonly { titulo: string; autor: string; enlace: string }[];
  /** Of the search itself. */
  enlace: string;
}

/** What is new in one search, as a paragraph of the mail. */
export function newsOfSearch(language: Language, { nombre, total, works, enlace }: News): string {
  const lines = works.map((work) => `• ${work.titulo}. ${work.autor}\n  ${work.enlace}`);
  const all = total > works.length ? [`${more[language]}: ${enlace}`] : [];
  return [`${nombre} (${counted[language](total)})`, ...lines, ...all].join('\n');
}

/** `enlace` and `baja` are absolute addresses. */
export const newsMail = (
  language: Language,
  values: { nombre: string; lista: string; enlace: string; baja: string },
): WrittenMail => fillTemplate(news[language], language, values);
