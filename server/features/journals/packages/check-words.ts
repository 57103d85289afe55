/** What checks of works are called where a package says what is missing. */
import type { Words } from '#contract/words.ts';
import type { WorkCheck } from '../passport/work-checks.ts';

export const checkWords: Record<WorkCheck, Words> = {
  worksSigned: { es: 'Autoría', en: 'Authors' },
  worksAffiliated: { es: 'Afiliación de todos los autores', en: 'Affiliation of all authors' },
  worksWithOrcid: { es: 'ORCID de todos los autores', en: 'ORCID iD of all authors' },
  worksDated: { es: 'Fechas de recepción y aceptación', en: 'Dates of receipt and acceptance' },
  worksPlaced: { es: 'Volumen o número', en: 'Volume or issue' },
  worksCited: { es: 'Páginas o número de artículo', en: 'Pages or article number' },
  worksCitedWhole: {
    es: 'Volumen o número, con las páginas o el número de artículo',
    en: 'Volume or issue, with the pages or the article number',
  },
  worksVolumed: { es: 'Volumen', en: 'Volume' },
  worksSummed: { es: 'Resumen', en: 'Summary' },
  worksSummedTwice: { es: 'Resumen en dos lenguas', en: 'Summary in two languages' },
  worksKeyed: { es: 'Palabras clave', en: 'Keywords' },
  worksKeyedTwice: { es: 'Palabras clave en dos lenguas', en: 'Keywords in two languages' },
  worksInEnglish: { es: 'Título y resumen en inglés', en: 'Title and summary in English' },
  worksKeyedInEnglish: { es: 'Palabras clave en inglés', en: 'Keywords in English' },
  worksWithDoi: { es: 'DOI registrado', en: 'Registered DOI' },
  worksLicensed: { es: 'Licencia', en: 'Licence' },
  worksOfScielo: { es: 'Licencia que acepta SciELO', en: 'Licence that SciELO takes' },
  worksOpen: { es: 'Sin embargo', en: 'No embargo' },
  worksReadable: { es: 'Texto o PDF que se pueda leer', en: 'A text or PDF to be read' },
  worksReferring: { es: 'Referencias', en: 'References' },
  formats: { es: 'Texto en XML', en: 'Text in XML' },
};
