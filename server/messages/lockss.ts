/** The pages that say that LOCKSS and CLOCKSS may keep what was published (server/features/public-pages/lockss.ts), in both languages at once. */
import type { Language } from '#contract/vocabulary.ts';

/** Word for word as their crawlers look for it, in no other language. */
export const lockssStatements = [
  'LOCKSS system has permission to collect, preserve, and serve this Archival Unit',
  'CLOCKSS system has permission to ingest, preserve, and serve this Archival Unit',
] as const;

interface Texts {
  title: string;
  /** What it is for, and for whom. */
  intro: string;
  journals: string;
  years: string;
  issues: string;
  works: string;
  more: string;
  none: string;
}

export const lockssTexts: Record<Language, Texts> = {
  es: {
    title: 'Permiso de preservación digital',
    intro:
      'Las bibliotecas de las redes LOCKSS y CLOCKSS pueden guardar copias de lo que aquí se publica en acceso abierto, para que no se pierda. Esta página les da permiso y les dice dónde está cada cosa.',
    journals: 'Revistas y colecciones',
    years: 'Por años',
    issues: 'Números',
    works: 'Obras',
    more: 'Más obras de este año',
    none: 'Todavía no hay nada publicado.',
  },
  en: {
    title: 'Permission for digital preservation',
    intro:
      'The libraries of the LOCKSS and CLOCKSS networks may keep copies of what is published here in open access, so that it is not lost. This page gives them leave and tells them where everything is.',
    journals: 'Journals and collections',
    years: 'By year',
    issues: 'Issues',
    works: 'Works',
    more: 'More works of this year',
    none: 'Nothing has been published yet.',
  },
};
