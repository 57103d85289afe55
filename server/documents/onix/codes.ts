/**
 * What a book says, in the code lists of ONIX for Books.
 * Source: EDItEUR, ONIX Code Lists 150 (form), 175 (form detail), ISO 639-2/B (list 74).
 */
import type { BookFormat } from '#contract/particulars.ts';
import { libraryLetters } from '#server/documents/model/language-codes.ts';

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

/** 'spa' of 'es'; undefined of a language that is not in the list: nothing is said, rather than a guess. */
export function languageCode(language: string): string | undefined {
  const code = libraryLetters(language);
  return code.length === 3 ? code : undefined;
}
