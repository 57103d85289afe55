/** What people read of notices and editions: their kinds, and the titles of notices. */
import { longest } from './limits.ts';
import type { NoticeKind, RelationKind } from './relations.ts';
import { beginningOf } from './text.ts';
import type { Words } from './words.ts';

/** As they stand inside a sentence, and after a title of their own. */
export const relationWords: Record<RelationKind, Words> = {
  CORRECCION: { es: 'corrección', en: 'correction' },
  ERRATA: { es: 'fe de erratas', en: 'erratum' },
  PREOCUPACION: { es: 'expresión de preocupación', en: 'expression of concern' },
  RETRACTACION: { es: 'retractación', en: 'retraction' },
  NUEVA_EDICION: { es: 'nueva edición', en: 'new edition' },
};

const titles: Record<string, Record<NoticeKind, string>> = {
  es: {
    CORRECCION: 'Corrección a:',
    ERRATA: 'Fe de erratas de:',
    PREOCUPACION: 'Expresión de preocupación sobre:',
    RETRACTACION: 'Retractación de:',
  },
  en: {
    CORRECCION: 'Correction to:',
    ERRATA: 'Erratum to:',
    PREOCUPACION: 'Expression of concern about:',
    RETRACTACION: 'Retraction of:',
  },
  pt: {
    CORRECCION: 'Correção a:',
    ERRATA: 'Errata de:',
    PREOCUPACION: 'Manifestação de preocupação sobre:',
    RETRACTACION: 'Retratação de:',
  },
};

/** 'Corrección a: La marea', in the work's language (Spanish where we have no words in it), as long as a title may be. */
export function noticeTitle(kind: NoticeKind, titulo: string, idioma: string): string {
  const whole = `${(titles[idioma] ?? titles.es)?.[kind] ?? ''} ${titulo}`;
  return whole.length <= longest.title ? whole : `${beginningOf(whole, longest.title - 1)}…`;
}
