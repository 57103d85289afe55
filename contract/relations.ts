/**
 * What follows a published work, and is tied to it in both directions: notices, which are works of their own, and new editions.
 * The kinds are COPE's (Retraction Guidelines, 2019) and Crossref's (update types); JATS has its own words for them.
 */
import { longest } from './limits.ts';
import type { Language } from './vocabulary.ts';
import type { Words } from './words.ts';

/** Corrección: of what its authors got wrong. Fe de erratas: of what the press did. */
export const noticeKinds = ['CORRECCION', 'ERRATA', 'PREOCUPACION', 'RETRACTACION'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const relationKinds = [...noticeKinds, 'NUEVA_EDICION'] as const;
export type RelationKind = (typeof relationKinds)[number];

export const isNoticeKind = (kind: RelationKind): kind is NoticeKind => kind !== 'NUEVA_EDICION';

/** Who signs a notice: the journal, or the work's own authors, who are asked. */
export const noticeSigners = ['REVISTA', 'AUTORIA'] as const;
export type NoticeSigner = (typeof noticeSigners)[number];

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
  return whole.length <= longest.title
    ? whole
    : `${whole.slice(0, longest.title - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The kind in words, in the language of what is read; Spanish where we have no words in it. */
export const relationName = (kind: RelationKind, idioma: string): string =>
  relationWords[kind][idioma === 'en' ? 'en' : ('es' satisfies Language)];

/** Where a work stands to another, for exports: `sobre` is what it is about, `posterior` what came after it. */
export type RelationSide = 'sobre' | 'posterior';
