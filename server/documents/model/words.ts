/** The words that files put around a work, in the work's own language: Spanish where they are not known. */
import type { Tipo } from '#contract/vocabulary.ts';

const es = {
  abstract: 'Resumen',
  keywords: 'Palabras clave',
  references: 'Referencias',
  notes: 'Notas',
  note: 'Nota',
  backToText: 'Volver',
  formula: 'Fórmula',
  figure: 'Figura',
  table: 'Tabla',
  missingPicture: 'La imagen no está disponible.',
  cutTable: 'La tabla tiene más columnas de las que caben en una página: está completa en la versión HTML.',
  received: 'Recibido',
  accepted: 'Aceptado',
  published: 'Publicado',
  licence: 'Licencia',
  draft: 'Borrador',
  version: 'Versión',
  retracted: 'Retractado',
  contributions: 'Contribuciones',
  hiddenAuthors: 'Autoría anónima',
  contents: 'Contenido',
  corresponding: 'Autoría de correspondencia.',
  volume: 'vol.',
  issue: 'n.º',
  issn: 'ISSN',
  printedIssn: 'ISSN (impreso)',
  howToCite: 'Cómo citar',
  toText: 'Ir al texto',
  affiliations: 'Afiliaciones',
  online: 'En línea',
  subject: { ARTICULO: 'Artículo', REPORTE: 'Reporte', TESIS: 'Tesis', LIBRO: 'Libro' } satisfies Record<Tipo, string>,
};
export type Words = typeof es;

const others: Record<string, Words> = {
  en: {
    abstract: 'Abstract',
    keywords: 'Keywords',
    references: 'References',
    notes: 'Notes',
    note: 'Note',
    backToText: 'Back',
    formula: 'Formula',
    figure: 'Figure',
    table: 'Table',
    missingPicture: 'The picture is not available.',
    cutTable: 'The table has more columns than a page can hold: the HTML version has all of it.',
    received: 'Received',
    accepted: 'Accepted',
    published: 'Published',
    licence: 'Licence',
    draft: 'Draft',
    version: 'Version',
    retracted: 'Retracted',
    contributions: 'Contributions',
    hiddenAuthors: 'Anonymous authors',
    contents: 'Contents',
    corresponding: 'Corresponding author.',
    volume: 'vol.',
    issue: 'no.',
    issn: 'ISSN',
    printedIssn: 'ISSN (print)',
    howToCite: 'How to cite',
    toText: 'Skip to the text',
    affiliations: 'Affiliations',
    online: 'Online',
    subject: { ARTICULO: 'Article', REPORTE: 'Report', TESIS: 'Thesis', LIBRO: 'Book' },
  },
  pt: {
    abstract: 'Resumo',
    keywords: 'Palavras-chave',
    references: 'Referências',
    notes: 'Notas',
    note: 'Nota',
    backToText: 'Voltar',
    formula: 'Fórmula',
    figure: 'Figura',
    table: 'Tabela',
    missingPicture: 'A imagem não está disponível.',
    cutTable: 'A tabela tem mais colunas do que cabem em uma página: está completa na versão HTML.',
    received: 'Recebido',
    accepted: 'Aceito',
    published: 'Publicado',
    licence: 'Licença',
    draft: 'Rascunho',
    version: 'Versão',
    retracted: 'Retratado',
    contributions: 'Contribuições',
    hiddenAuthors: 'Autoria anônima',
    contents: 'Sumário',
    corresponding: 'Autoria de correspondência.',
    volume: 'v.',
    issue: 'n.º',
    issn: 'ISSN',
    printedIssn: 'ISSN (impresso)',
    howToCite: 'Como citar',
    toText: 'Ir para o texto',
    affiliations: 'Afiliações',
    online: 'Em linha',
    subject: { ARTICULO: 'Artigo', REPORTE: 'Relatório', TESIS: 'Tese', LIBRO: 'Livro' },
  },
};

/** By the primary language tag, `es`. */
export const wordsIn = (language: string): Words => others[language] ?? es;

/** 'Figura 1. ' before a caption that follows, 'Figura 1' alone. */
export function captionLabel(label: string | undefined, hasCaption: boolean): string {
  if (!label) return '';
  return hasCaption ? `${label}${/[.:]$/.test(label) ? '' : '.'} ` : label;
}

const days = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
/** '1 de marzo de 2026'. */
export const longDay = (day: string, language: string): string => days(language).format(new Date(`${day}T00:00:00Z`));
