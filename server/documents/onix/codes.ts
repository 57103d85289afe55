/**
 * What a book says, in the code lists of ONIX for Books.
 * Source: EDItEUR, ONIX Code Lists 150 (form), 175 (form detail), ISO 639-2/B (list 74).
 */
import type { BookFormat } from '#contract/particulars.ts';

export interface ProductForm {
  form: string;
  detail?: string;
}

/** Lists 150 and 175: of a printed book its binding, of a file that it is downloaded, and as what. */
export const productForms: Record<BookFormat, ProductForm> = {
  TAPA_BLANDA: { form: 'BC' },
  TAPA_DURA: { form: 'BB' },
  PDF: { form: 'ED', detail: 'E107' },
  EPUB: { form: 'ED', detail: 'E101' },
};

/** What this site gives to be read is a file; a printed book has to be asked for. */
export const isFile = (format: BookFormat): boolean => productForms[format].form === 'ED';

/** Of ISO 639-1 those of which works here are written or translated; of any other language nothing is said, rather than a guess. */
const languageCodes: Record<string, string> = {
  ...{ es: 'spa', en: 'eng', pt: 'por', fr: 'fre', it: 'ita', de: 'ger', ca: 'cat', gl: 'glg', eu: 'baq', la: 'lat' },
  ...{ ar: 'ara', he: 'heb', qu: 'que', gn: 'grn', ay: 'aym', nl: 'dut', ru: 'rus', zh: 'chi', ja: 'jpn', el: 'gre' },
};
/** 'spa' of 'es'; undefined of a language that is not known here. */
export const languageCode = (language: string): string | undefined =>
  language.length === 3 ? language : languageCodes[language];
