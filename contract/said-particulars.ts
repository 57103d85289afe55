/** The particulars of a book, a thesis or a report as they are read, each under its name: on pages, in files and where versions are compared. */
import { particularWords } from './particular-words.ts';
import {
  bookFormats,
  namedPerson,
  type ParticularField,
  particularFields,
  particularsOf,
  type Said,
} from './particulars.ts';
import type { Tipo } from './vocabulary.ts';

export interface SaidParticular {
  field: ParticularField;
  term: string;
  text: string;
}

/** @param day a calendar day in words, as the page or the file writes it */
export function particularsIn(
  work: { tipo: Tipo; ficha?: Said | undefined },
  language: string,
  day: (date: string) => string,
): SaidParticular[] {
  const { fields, formats, leadsTo } = particularWords(language);
  const said: Said = particularsOf(work);
  return particularFields[work.tipo].flatMap((field): SaidParticular[] => {
    if (field === 'isbn')
      return bookFormats.flatMap((format) => {
        const text = said.isbn?.[format];
        return text ? [{ field, term: `ISBN (${formats[format]})`, text }] : [];
      });
    // Said with its collection.
    if (field === 'numeroColeccion' && said.coleccion) return [];
    const text = textOf(field);
    return text ? [{ field, term: fields[field], text }] : [];
  });

  function textOf(field: Exclude<ParticularField, 'isbn'>): string | undefined {
    if (field === 'editores' || field === 'directores' || field === 'tribunal')
      return said[field]?.map(namedPerson).join('; ');
    if (field === 'grado') return said.grado && leadsTo[said.grado];
    if (field === 'fechaDefensa') return said.fechaDefensa && day(said.fechaDefensa);
    if (field === 'coleccion') return [said.coleccion, said.numeroColeccion].filter(Boolean).join(', ');
    return said[field];
  }
}
